import { inTurns } from './figures.ts'
import { fillWaiting, freeSlots, prepare, putToWork, type Waiting } from './fill.ts'
import { PICK_UP_HEAD, pickUpRowsOf } from './measure-pick-up.ts'
import { type Size, TASK_HEAD, taskRowsOf } from './measure-tasks.ts'
import type { Table } from './report.ts'
import { createRounds } from './create-rounds.ts'
import type { Stage } from './stage.ts'
import { timeStatements } from './statements.ts'

const LOAD = { outstanding: 512, slots: 256, makes: 'nothing' } as const
const NONE: Waiting = { accounts: 0, each: 0, ofOneMore: 0, idle: 0 }
// Enough for a round, and little.
const FEW: Waiting = { accounts: 1_000, each: 50, ofOneMore: 0, idle: 0 }
const IDLE_ACCOUNTS = 100_000
const [AT_WORK, WORKERS] = [50_000, 500]

/** What it costs that a million tasks wait for slots of their accounts. */
export async function measureWaiting(stage: Stage, { turns, window }: Size, waiting: number): Promise<Table[]> {
  const { tasks } = createRounds(stage.postmaster, window)
  const half = Math.floor(waiting / 2)
  const all: Waiting = { accounts: 1_000, each: Math.floor(half / 1_000), ofOneMore: half, idle: IDLE_ACCOUNTS }
  const [few, many] = [await stage.addPlace('few'), await stage.addPlace('many')]
  const accountIds = await prepare(few, { accounts: 1_000, maxRunning: 1_000_000 })
  await prepare(many, { accounts: 1_000, maxRunning: 1_000_000 })
  await fillWaiting(few, NONE)
  const waitingIds = await fillWaiting(many, all)
  const million = `${waiting} waiting`

  const statements = [await timeStatements(few, accountIds), await timeStatements(many, waitingIds)]
  const pickUps = await pickUpRowsOf(
    [
      { name: 'nothing waits', place: few, processes: 1 },
      { name: million, place: many, processes: 1 },
    ],
    2,
    100,
  )
  const both = { ...LOAD, accountIds, does: 'create and work' } as const
  const through = await inTurns(turns, [() => tasks({ ...both, place: few }), () => tasks({ ...both, place: many })])
  await freeSlots(many)
  const drain = { ...LOAD, does: 'work' } as const
  const drained = await inTurns(turns, [
    async () => {
      const ids = await fillWaiting(few, FEW)
      await freeSlots(few)
      return tasks({ ...drain, place: few, accountIds: ids })
    },
    () => tasks({ ...drain, place: many, accountIds: waitingIds }),
  ])
  const atWork = await putToWork(many, AT_WORK, WORKERS).then(() => timeStatements(many, waitingIds))
  // The last, because what is created is left there.
  const create = { ...LOAD, accountIds, does: 'create' } as const
  const creates = await inTurns(turns, [
    async () => {
      await fillWaiting(few, NONE)
      return tasks({ ...create, place: few })
    },
    () => tasks({ ...create, place: many }),
  ])
  return [
    {
      title: `${waiting} waiting tasks`,
      about: `Half of them wait in 1000 accounts, half in one more, where every other is off-peak; all without a slot. ${IDLE_ACCOUNTS} more
accounts are idle. The plan does nothing.
*Creates* and *create to end* are other accounts' tasks beside those that wait; *waiting ones done* takes the waiting tasks
themselves, five of each account at a time, beside ${FEW.accounts * FEW.each} waiting.`,
      head: TASK_HEAD,
      rows: [
        ...taskRowsOf(['creates, nothing waits', `creates, ${million}`], creates),
        ...taskRowsOf(['create to end, nothing waits', `create to end, ${million}`], through),
        ...taskRowsOf(['waiting ones done, few', 'waiting ones done, all'], drained),
      ],
    },
    {
      title: `Pick-up with ${waiting} waiting tasks`,
      about: 'As above, API and worker in one process.',
      head: PICK_UP_HEAD,
      rows: pickUps,
    },
    {
      title: `Statements with ${waiting} waiting tasks`,
      about: `What every worker asks several times a second, every second or with every batch: median milliseconds, asked by one client.
*At work*: ${AT_WORK} of the tasks are in the hands of ${WORKERS} workers.`,
      head: ['', 'nothing waits', million, `and ${AT_WORK} at work`],
      rows: [...(statements[0] ?? [])].map(([name, ms]) =>
        [name, ms, statements[1]?.get(name), atWork.get(name)].map(cell =>
          typeof cell === 'string' ? cell : (cell ?? Number.NaN).toFixed(2),
        ),
      ),
    },
  ]
}
