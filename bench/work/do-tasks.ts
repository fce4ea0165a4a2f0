// Tasks from create to end in one process: as many outstanding as asked for, a new one for each that ends.
import { startWork } from '../../src/cli/work.ts'
import { answerRound, type Load } from '../api/answer-round.ts'
import type { Window } from '../api/run-round.ts'
import { hearEnds } from './hear-ends.ts'
import { instantEngine } from './instant-engine.ts'
import { newTaskOf } from './new-task.ts'
import { openService } from './open-service.ts'
import type { Place } from './stage.ts'

export type TasksPlan = Window & {
  place: Place
  accountIds: string[]
  outstanding: number
  slots: number
  /** Nothing: not even an order and a file, to see what the way there and back costs. */
  makes: 'one file' | 'nothing'
}

answerRound<TasksPlan>(async ({ place, accountIds, outstanding, slots, makes }): Promise<Load> => {
  const { services, settings, close } = await openService(place, { KINORA_WORKER_SLOTS: String(slots) })
  const latenciesMs: number[] = []
  const begun = new Map<string, number>()
  let [turn, counting, over] = [0, false, false]
  let drained = (): void => {}

  const create = async (): Promise<void> => {
    const task = newTaskOf(accountIds[turn++ % accountIds.length] ?? '', services.nextId)
    begun.set(task.id, performance.now())
    const outcome = await services.createTask(task)
    if (!('answer' in outcome)) throw new Error('a task was not created', { cause: outcome })
  }
  const heard = hearEnds(services, id => {
    const at = begun.get(id)
    begun.delete(id)
    if (counting && at !== undefined) latenciesMs.push(performance.now() - at)
    if (!over) void create()
    else if (begun.size === 0) drained()
  })
  const work = await startWork(heard, settings, {
    engine: instantEngine(),
    download: () => Promise.reject(new Error('nothing is downloaded here')),
    folder: place.folder,
    ...(makes === 'nothing' && { planOf: () => async () => ({ creations: [] }) }),
  })
  await Promise.all(Array.from({ length: outstanding }, create))
  return {
    latenciesMs,
    count: on => {
      counting = on
    },
    async stop() {
      over = true
      // All of them: what is left would be the next round's to do.
      if (begun.size > 0) await new Promise<void>(resolve => (drained = resolve))
      await work.stop()
      await close()
    },
  }
})
