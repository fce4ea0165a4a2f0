import { cpuSecondsOfServer } from '../api/cpu-time.ts'
import { type CpuTime, type Round, runRound, type Window } from '../api/run-round.ts'
import type { JobsPlan } from './load-bare-jobs.ts'
import type { TasksPlan } from './load-tasks.ts'

/** Rounds in which the load and what is measured are one process: its CPU time counts with the database's. */
export function createRounds(postmaster: number, window: Window) {
  const cpuTime = (): CpuTime => ({ server: 0, database: cpuSecondsOfServer(postmaster) })
  const whole = (round: Round): Round => ({
    ...round,
    serverUs: round.loadUs,
    loadUs: 0,
    perCpuSecond: 1e6 / (round.loadUs + round.databaseUs),
  })
  return {
    tasks: async (plan: Omit<TasksPlan, keyof Window>): Promise<Round> =>
      whole(await runRound<TasksPlan>('../work/load-tasks.ts', { ...window, ...plan }, cpuTime)),
    bareJobs: async (plan: Omit<JobsPlan, keyof Window>): Promise<Round> =>
      whole(await runRound<JobsPlan>('../work/load-bare-jobs.ts', { ...window, ...plan }, cpuTime)),
  }
}
