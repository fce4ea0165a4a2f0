import { createBatcher } from '../core/batch.ts'
import type { Services } from '../http/services.ts'
import { findKeysByHash, type KeyOnUse } from '../store/api-keys.ts'
import { type OwnTaskQuery, findOwnTasks } from '../store/tasks/find-tasks.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import { createTasksApart, type Outcome } from '../tasks/create-tasks.ts'

type BatchedQueries = Pick<Services, 'createTask' | 'findOwnTask' | 'findKey' | 'knownKeys'>

// At 64 connections a batch holds about that many; the bound keeps one transaction's locks and parameters small. Two at a
// time: one may wait for the disk while the next is being made up. More only splits batches.
const BATCH = { maxItems: 256, concurrency: 2 }

/** What nearly every request asks of the database: those that come together share a transaction or a statement. */
export function createBatchedQueries({
  db,
  reads,
  clock,
  queue,
  hints,
  log,
  metrics,
}: Pick<Services, 'db' | 'reads' | 'clock' | 'queue' | 'hints' | 'log' | 'metrics'>): BatchedQueries {
  const knownKeys = new Map<string, KeyOnUse>()
  return {
    createTask: createBatcher<NewTask, Outcome>({
      ...BATCH,
      run: async batch => {
        const outcomes = await createTasksApart(batch, { db, clock, queue, log })
        if (batch.some(task => task.admitted)) hints.give('work')
        for (const [index, outcome] of outcomes.entries())
          if ('answer' in outcome && !outcome.repeated)
            metrics.add('kinora_tasks_created_total', { generator: batch[index]?.type ?? '' })
        return outcomes
      },
    }),
    findOwnTask: createBatcher<OwnTaskQuery, LightTask | undefined>({
      ...BATCH,
      run: asks => findOwnTasks(reads, asks, new Date(clock())),
    }),
    findKey: createBatcher<string, KeyOnUse | undefined>({
      ...BATCH,
      run: async hashes => {
        const found = await findKeysByHash(db, hashes)
        // Only keys that exist are kept: what strangers make up leaves nothing behind.
        for (const [hash, key] of found) knownKeys.set(hash, key)
        return hashes.map(hash => found.get(hash))
      },
    }),
    knownKeys,
  }
}
