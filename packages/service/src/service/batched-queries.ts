import { createBatcher } from '../core/batch.ts'
import type { HttpServices } from '../http/services.ts'
import { findKeysByHash, type ActiveKey } from '../store/api-keys.ts'
import { type OwnTaskQuery, findOwnTasks } from '../store/tasks/find-tasks.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import { createTasksApart, type Outcome } from '../tasks/create/create-tasks.ts'

type BatchedQueries = Pick<HttpServices, 'createTask' | 'findOwnTask' | 'findKey' | 'knownKeys'>

// 64 connections fill a batch of about 64. The limit keeps a transaction's locks and parameters few. Two batches run at
// a time, so that one is built while the other waits for the disk; more would only split them.
const BATCH = { maxItems: 256, concurrency: 2 }

/** Batches the queries that nearly every request needs: concurrent requests share a transaction or a statement. */
export function createBatchedQueries({
  db,
  reads,
  clock,
  queue,
  hints,
  log,
  metrics,
}: Pick<HttpServices, 'db' | 'reads' | 'clock' | 'queue' | 'hints' | 'log' | 'metrics'>): BatchedQueries {
  const knownKeys = new Map<string, ActiveKey>()
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
    findKey: createBatcher<string, ActiveKey | undefined>({
      ...BATCH,
      run: async hashes => {
        const found = await findKeysByHash(db, hashes)
        // Only existing keys are cached, so that made-up keys take no memory.
        for (const [hash, key] of found) knownKeys.set(hash, key)
        return hashes.map(hash => found.get(hash))
      },
    }),
    knownKeys,
  }
}
