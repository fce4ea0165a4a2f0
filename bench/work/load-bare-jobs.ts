// What the job queue can do by itself: pg-boss alone, in batches of the service's sizes.
import { createHash } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { createBatcher } from '../../packages/service/src/core/batch.ts'
import { createPool } from '../../packages/service/src/store/pool.ts'
import { silentLog } from '../../test/harness/test-cluster.ts'
import { answerRound, type Load } from '../api/answer-round.ts'
import type { Window } from '../api/run-round.ts'
import type { Place } from './stage.ts'

export type JobsPlan = Window & {
  place: Place
  outstanding: number
  slots: number
  /** Statements prepared under names, as the service has them; pg-boss by itself prepares nothing. */
  prepared: boolean
}

const QUEUE = 'bare'

answerRound<JobsPlan>(async ({ place, outstanding, slots, prepared }): Promise<Load> => {
  const db = createPool(place.connection, { max: 10, applicationName: 'bare jobs', log: silentLog })
  const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24)
  const executeSql = async (text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> => ({
    rows: await db.query(prepared && values?.length ? { name: nameOf(text), text } : { text }, values),
  })
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false })
  await boss.start()
  if (!(await boss.getQueue(QUEUE))) await boss.createQueue(QUEUE)

  const latenciesMs: number[] = []
  const begun = new Map<string, number>()
  let [running, counting, over] = [0, false, false]
  let wake = (): void => {}

  // The sizes of the service's own batches: creates, then ends (packages/service/src/service/compose-services.ts, packages/service/src/worker/start-worker.ts).
  const insert = createBatcher<string, void>({
    maxItems: 256,
    concurrency: 2,
    async run(ids) {
      await boss.insert(
        QUEUE,
        ids.map(id => ({ id, data: {} })),
        { returnId: false },
      )
      wake()
      return ids.map(() => undefined)
    },
  })
  const complete = createBatcher<string, void>({
    maxItems: 100,
    concurrency: 2,
    async run(ids) {
      await boss.complete(QUEUE, ids)
      return ids.map(() => undefined)
    },
  })
  const create = async (): Promise<void> => {
    const id = crypto.randomUUID()
    begun.set(id, performance.now())
    await insert(id)
  }
  const end = async (id: string): Promise<void> => {
    await complete(id)
    running -= 1
    if (counting) latenciesMs.push(performance.now() - (begun.get(id) ?? 0))
    begun.delete(id)
    if (!over) void create()
    wake()
  }
  const fetchAll = async (): Promise<void> => {
    while (!over || begun.size > 0) {
      let woken = false
      wake = () => {
        woken = true
      }
      const free = slots - running
      const jobs = free > 0 ? await boss.fetch(QUEUE, { batchSize: free }) : []
      running += jobs.length
      for (const { id } of jobs) void end(id)
      if (jobs.length < free || free === 0) await new Promise<void>(resolve => (woken ? resolve() : (wake = resolve)))
    }
  }
  const fetching = fetchAll()
  await Promise.all(Array.from({ length: outstanding }, create))
  return {
    latenciesMs,
    count: on => {
      counting = on
    },
    async stop() {
      over = true
      wake()
      await fetching
      await boss.stop({ graceful: false, close: false })
      await db.end()
    },
  }
})
