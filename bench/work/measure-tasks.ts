import type { Round, Window } from '../api/run-round.ts'
import { inTurns, median, ratioOf } from './figures.ts'
import { prepare } from './fill.ts'
import type { Table } from './report.ts'
import { createRounds } from './create-rounds.ts'
import type { Stage } from './stage.ts'

export type Size = { turns: number; window: Window }

export const TASK_HEAD = [
  '',
  'a second',
  'ratio',
  'a CPU second',
  'ratio',
  'Node us',
  'PostgreSQL us',
  'p50 ms',
  'p99 ms',
]

export function taskRowsOf(names: readonly string[], taken: readonly Round[][]): string[][] {
  const first = taken[0] ?? []
  return names.map((name, index) => {
    const rounds = taken[index] ?? []
    const all = (field: keyof Round, of = rounds): number[] => of.map(round => round[field])
    const shown = (field: keyof Round): string => median(all(field)).toFixed(0).replace('NaN', '')
    const ratio = (field: keyof Round): string => ratioOf(all(field), all(field, first)).toFixed(2)
    return [
      name,
      shown('perSecond'),
      ratio('perSecond'),
      shown('perCpuSecond'),
      ratio('perCpuSecond'),
      shown('serverUs'),
      shown('databaseUs'),
      shown('p50Ms'),
      shown('p99Ms'),
    ]
  })
}

const SLOTS = 256
const ACCOUNTS = 1_000

/** From create to end, beside what the job queue does when nothing else is asked of it. */
export async function measureTasks(stage: Stage, { turns, window }: Size): Promise<Table> {
  const { tasks, bareJobs } = createRounds(stage.postmaster, window)
  const [place, bare] = [await stage.addPlace('tasks'), await stage.addPlace('bare')]
  await prepare(bare, { accounts: 0, maxRunning: 0 })
  const accountIds = await prepare(place, { accounts: ACCOUNTS, maxRunning: 1_000_000 })
  const load = { outstanding: 2 * SLOTS, slots: SLOTS }
  const both = { ...load, place, accountIds, does: 'create and work' } as const
  const taken = await inTurns(turns, [
    () => bareJobs({ ...load, place: bare }),
    () => tasks({ ...both, makes: 'nothing' }),
    () => tasks({ ...both, makes: 'one file' }),
  ])
  return {
    title: 'Tasks from create to end',
    about: `${2 * SLOTS} tasks of ${ACCOUNTS} accounts outstanding, ${SLOTS} slots, one process, no HTTP. *Jobs alone* are added, claimed and dropped in
batches of the same sizes, without tasks. *A plan that does nothing* is a task with all its states, its hold, charge and job;
*an engine that does nothing* adds the plan of text2video: the order's token and the result kept as steps, one file stored.`,
    head: TASK_HEAD,
    rows: taskRowsOf(['jobs alone', 'a plan that does nothing', 'an engine that does nothing'], taken),
  }
}
