// What the job queue can do by itself: jobs without tasks, in batches of the service's sizes.
import { createBatcher } from '../../packages/service/src/core/batch.ts'
import { jobQueue } from '../../packages/service/src/store/jobs/job-queue.ts'
import { createPool } from '../../packages/service/src/store/pool.ts'
import { silentLog } from '../../test/harness/test-cluster.ts'
import { answerRound, type Load } from '../api/answer-round.ts'
import type { Window } from '../api/run-round.ts'
import type { Place } from './stage.ts'

export type JobsPlan = Window & { place: Place; outstanding: number; slots: number }

answerRound<JobsPlan>(async ({ place, outstanding, slots }): Promise<Load> => {
  const db = createPool(place.connection, { max: 10, applicationName: 'bare jobs', log: silentLog })
  const latenciesMs: number[] = []
  const begun = new Map<string, number>()
  const waiting: string[] = []
  let [created, running, counting, over] = [0, 0, false, false]
  let wake = (): void => {}

  // The sizes of the service's own batches: creates, then ends (packages/service/src/service/compose-services.ts, packages/service/src/worker/start-worker.ts).
  const add = createBatcher<string, void>({
    maxItems: 256,
    concurrency: 2,
    async run(ids) {
      await jobQueue.add(db, ids)
      waiting.push(...ids)
      wake()
      return ids.map(() => undefined)
    },
  })
  const drop = createBatcher<string, void>({
    maxItems: 100,
    concurrency: 2,
    async run(ids) {
      await jobQueue.drop(db, ids)
      return ids.map(() => undefined)
    },
  })
  const create = async (): Promise<void> => {
    const id = String(++created)
    begun.set(id, performance.now())
    await add(id)
  }
  const end = async (id: string): Promise<void> => {
    await drop(id)
    running -= 1
    if (counting) latenciesMs.push(performance.now() - (begun.get(id) ?? 0))
    begun.delete(id)
    if (!over) void create()
    wake()
  }
  const claimAll = async (): Promise<void> => {
    while (!over || begun.size > 0) {
      let woken = false
      wake = () => {
        woken = true
      }
      const free = slots - running
      const chosen = waiting.splice(0, free)
      const ids = chosen.length > 0 ? await jobQueue.claim(db, chosen) : []
      running += ids.length
      for (const id of ids) void end(id)
      if (ids.length < free || free === 0) await new Promise<void>(resolve => (woken ? resolve() : (wake = resolve)))
    }
  }
  const claiming = claimAll()
  await Promise.all(Array.from({ length: outstanding }, create))
  return {
    latenciesMs,
    count: on => {
      counting = on
    },
    async stop() {
      over = true
      wake()
      await claiming
      await db.end()
    },
  }
})
