import type { Tx } from '../pool.ts'
import type { TaskState } from './task-row.ts'

/** How far a task has come, for whoever is told of its changes. */
export type TaskStage = { id: string; state: TaskState; attempt: number; updated_at: Date }

const STAGE = 'id, state, attempt, updated_at'

const SINCE = {
  name: 'task-changed-since',
  text: `select ${STAGE} from task
         where account_id = $1 and parent_id is null and id > $2 and (state not in ('success', 'failed') or updated_at > $3)
         order by id`,
}

/** The tasks of an account, of those with ids after one, that are unfinished or have changed since a time. */
export const findTasksChangedSince = (tx: Tx, accountId: string, afterId: string, since: Date): Promise<TaskStage[]> =>
  tx.query<TaskStage>(SINCE, [accountId, afterId, since])

const NOW = {
  name: 'task-stages',
  text: `select ${STAGE} from task where account_id = $1 and parent_id is null and id > $2
         union
         select ${STAGE} from task where id = any($3::bigint[])
         order by id`,
}

/** The tasks of an account after an id, and these. */
export const findStages = (tx: Tx, accountId: string, afterId: string, ids: readonly string[]): Promise<TaskStage[]> =>
  tx.query<TaskStage>(NOW, [accountId, afterId, ids])
