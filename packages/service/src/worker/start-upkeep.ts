import { runEvery } from '../core/run-every.ts'
import {
  admitForIdleAccounts,
  admitOffPeakWork,
  expireOffPeak,
  requeueUnattended,
  UNATTENDED_MS,
} from './queue-upkeep.ts'
import type { WorkerPorts } from './ports.ts'
import { createReaper } from './reap-workers.ts'
import { createFolderSweep } from './sweep-folders.ts'

type UpkeepSettings = {
  /** Whether off-peak work may run now whatever else waits: the operator's window. */
  isOffPeakNow: () => boolean
  offPeakSeconds: number
}

// A worker is buried at the second look: the time in which one that lost its connection has it back.
const REAP_EVERY_MS = 300
const TIDY_EVERY_MS = 1_000
const SWEEP_EVERY_MS = 5_000

/** What any worker does for all of them: bury the dead, find what was lost, let off-peak work in and out. */
export function startUpkeep(workerId: string, settings: UpkeepSettings, ports: WorkerPorts): { stop(): void } {
  const every = (ms: number, name: string, work: () => Promise<void>) =>
    runEvery(ms, work, error => ports.log.debug({ reason: error.message }, `upkeep: ${name} comes later`))
  const tidy = async (): Promise<void> => {
    await expireOffPeak(settings.offPeakSeconds, ports)
    await admitOffPeakWork(settings.isOffPeakNow, ports)
    await admitForIdleAccounts(ports)
  }
  const chores = [
    every(REAP_EVERY_MS, 'reaping', createReaper(workerId, ports)),
    every(TIDY_EVERY_MS, 'tidying', tidy),
    every(UNATTENDED_MS / 3, 'reconciling', () => requeueUnattended(ports)),
    every(SWEEP_EVERY_MS, 'sweeping', createFolderSweep(ports)),
  ]
  return {
    // Whoever stops does not wait for it: what is not done here is done by another worker.
    stop() {
      for (const chore of chores) void chore.stop()
    },
  }
}
