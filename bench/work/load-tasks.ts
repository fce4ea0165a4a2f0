// The service's own work without its HTTP door: tasks are created, done, or both, as fast as it goes, in one process.
import { startWork } from '../../packages/service/src/service/work.ts'
import type { Services } from '../../packages/service/src/service/compose-services.ts'
import { answerRound, type Load } from '../api/answer-round.ts'
import type { Window } from '../api/run-round.ts'
import { admitWaiting } from './fill.ts'
import { hearEnds } from './hear-ends.ts'
import { instantEngine } from './instant-engine.ts'
import { newTaskOf } from '../api/new-task.ts'
import { openService } from './open-service.ts'
import type { Place } from './stage.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'

export type TasksPlan = Window & {
  place: Place
  /** Whose tasks are created or, if they wait already, done. */
  accountIds: string[]
  does: 'create' | 'work' | 'create and work'
  /** Creates or tasks under way at a time; a new one for each that ends. */
  outstanding: number
  slots: number
  /** Nothing: not even an order and a file, to see what the way there and back costs. */
  makes: 'one file' | 'nothing'
}

answerRound<TasksPlan>(async (plan): Promise<Load> => {
  const { place, accountIds, does, outstanding, slots, makes } = plan
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
    if (does === 'create') end(task.id)
  }
  const end = (id: string): void => {
    const at = begun.get(id) ?? Number.NaN
    begun.delete(id)
    if (counting) latenciesMs.push(performance.now() - at)
    if (over && begun.size === 0) drained()
    if (!over && does !== 'work') void create()
  }
  const startDoing = (heard: Services): ReturnType<typeof startWork> =>
    startWork(heard, settings, {
      router: soleEngine(instantEngine()),
      download: () => Promise.reject(new Error('nothing is downloaded here')),
      folder: place.folder,
      ...(makes === 'nothing' && { planOf: () => async () => ({ creations: [] }) }),
    })

  if (does === 'work') await admitWaiting(services, accountIds)
  const work = does === 'create' ? undefined : await startDoing(hearEnds(services, end))
  if (does !== 'work') await Promise.all(Array.from({ length: outstanding }, create))
  return {
    latenciesMs,
    count: on => {
      counting = on
    },
    async stop() {
      over = true
      // What is left over would be the next round's to do.
      if (begun.size > 0) await new Promise<void>(resolve => (drained = resolve))
      await work?.stop()
      await close()
    },
  }
})
