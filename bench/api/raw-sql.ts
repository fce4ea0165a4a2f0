// What the database can do by itself: the same rows through bare `pg`, one statement outstanding on each session.
import { Client } from 'pg'
import { idSource } from '../../packages/service/src/core/ids.ts'
import type { ConnectionSettings, Tx } from '../../packages/service/src/store/pool.ts'
import { insertTasks } from '../../packages/service/src/store/tasks/insert-tasks.ts'
import { SHOWN_COLUMNS } from '../../packages/service/src/store/tasks/task-row.ts'
import { answerRound, type Load } from './answer-round.ts'
import type { Window } from './run-round.ts'
import { newTaskOf } from './new-task.ts'

export type SqlPlan = Window & {
  connection: ConnectionSettings
  sessions: number
  /** Rows of one insert, each insert a transaction; none: select a task by its primary key. */
  rowsPerCommit?: number
  accountIds: string[]
  taskIds: string[]
}

const SELECT = { name: 'bench-select', text: `select ${SHOWN_COLUMNS} from task where id = $1` }

// Far from the numbers that services take from the start.
const nextId = idSource(1_000, Date.now)

answerRound<SqlPlan>(async ({ connection, sessions, rowsPerCommit, accountIds, taskIds }): Promise<Load> => {
  const clients = Array.from({ length: sessions }, () => new Client(connection))
  await Promise.all(clients.map(client => client.connect()))
  const latenciesMs: number[] = []
  let [turn, counting, over] = [0, false, false]

  const insert = (tx: Tx): Promise<unknown> => {
    // All of one account, and of another than everybody else's at the moment: nobody waits for a row.
    const accountId = accountIds[turn++ % accountIds.length] ?? ''
    return insertTasks(
      tx,
      Array.from({ length: rowsPerCommit ?? 0 }, () => newTaskOf(accountId, nextId)),
    )
  }
  const select = (tx: Tx): Promise<unknown> => tx.query(SELECT, [taskIds[turn++ % taskIds.length]])
  const run = rowsPerCommit === undefined ? select : insert

  const keepBusy = async (client: Client): Promise<void> => {
    const tx: Tx = { query: async (statement, values = []) => (await client.query({ ...statement, values })).rows }
    while (!over) {
      const began = performance.now()
      await run(tx)
      const tookMs = performance.now() - began
      for (let row = 0; counting && row < (rowsPerCommit ?? 1); row++) latenciesMs.push(tookMs)
    }
    await client.end()
  }

  const busy = Promise.all(clients.map(keepBusy))
  return {
    latenciesMs,
    count: on => {
      counting = on
    },
    async stop() {
      over = true
      await busy
    },
  }
})
