// What the database can do by itself: the same rows through bare `pg`, one statement outstanding on each connection.
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isoOf } from '../../src/core/clock.ts'
import { idSource } from '../../src/core/ids.ts'
import type { ConnectionSettings, Tx } from '../../src/store/pool.ts'
import { insertTasks, type NewTask } from '../../src/store/tasks/insert-tasks.ts'
import { SHOWN_COLUMNS } from '../../src/store/tasks/task-row.ts'
import { answerRounds, type Window } from './round.ts'
import { HOLD, REQUEST } from './sample.ts'

export type SqlPlan = Window & {
  connection: ConnectionSettings
  connections: number
  /** Rows of one insert, each its own transaction; none: select a task by its primary key. */
  rowsPerCommit?: number
  accountIds: string[]
  taskIds: string[]
}

const SELECT = { name: 'bench-select', text: `select ${SHOWN_COLUMNS} from task where id = $1` }

// Far from the numbers that services take from the start.
const nextId = idSource(1_000, Date.now)

answerRounds<SqlPlan>(async (plan, marks) => {
  const clients = Array.from({ length: plan.connections }, () => new Client(plan.connection))
  await Promise.all(clients.map(client => client.connect()))
  const rows = plan.rowsPerCommit ?? 0
  const latenciesMs: number[] = []
  let [counting, over, turn] = [false, false, 0]

  const keepBusy = async (client: Client): Promise<void> => {
    const tx: Tx = { query: async (statement, values = []) => (await client.query({ ...statement, values })).rows }
    while (!over) {
      const began = performance.now()
      if (rows > 0) {
        // All of one account, so that no two transactions of this moment want the same row.
        const accountId = plan.accountIds[turn++ % plan.accountIds.length] ?? ''
        await insertTasks(
          tx,
          Array.from({ length: rows }, () => taskOf(accountId)),
        )
      } else {
        await tx.query(SELECT, [plan.taskIds[turn++ % plan.taskIds.length]])
      }
      const took = performance.now() - began
      for (let row = 0; counting && row < Math.max(rows, 1); row++) latenciesMs.push(took)
    }
  }

  const busy = clients.map(keepBusy)
  await sleep(plan.warmUpMs)
  counting = true
  await marks.begin()
  await sleep(plan.measuredMs)
  counting = false
  await marks.end()
  over = true
  await Promise.all(busy)
  await Promise.all(clients.map(client => client.end()))
  return latenciesMs
})

const taskOf = (accountId: string): NewTask => ({
  id: nextId(),
  ledgerId: nextId(),
  accountId,
  type: 'text2video',
  model: REQUEST.model,
  resolution: REQUEST.resolution,
  request: REQUEST,
  payload: '',
  offPeak: false,
  bgm: false,
  hold: HOLD,
  createdAt: isoOf(Date.now()),
  answer: '',
})
