import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { runEvery } from '../core/timing.ts'
import {
  admitForIdleAccounts,
  admitOffPeakWork,
  expireOffPeak,
  requeueUnattended,
  UNATTENDED_MS,
} from './queue-upkeep.ts'
import type { WorkerPorts } from './ports.ts'
import { createReaper } from './reap-workers.ts'
import { isDead } from '../store/work/reap.ts'

type UpkeepSettings = {
  /** True if the operator's window lets off-peak work run now. */
  isOffPeakNow: () => boolean
  offPeakSeconds: number
}

// A worker is declared dead at the second check; until then it can regain its lock.
const REAP_EVERY_MS = 300
const TIDY_EVERY_MS = 1_000
const SWEEP_EVERY_MS = 5_000

/**
 * Work that any worker does for all: recover dead workers' tasks, requeue lost jobs, admit and expire off-peak work.
 */
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
    // A stopping worker does not wait; another worker does the rest.
    stop() {
      for (const chore of chores) void chore.stop()
    },
  }
}

const PREFIX = 'work-'

/** The folder of a worker's attempts; its name contains the worker's id. */
export const workFolderPath = (folder: string, workerId: string): string => join(folder, `${PREFIX}${workerId}`)

/**
 * Removes folders of killed workers on this disk. Like the reaper it needs two checks, because a worker that lost its
 * connection regains its lock.
 */
export function createFolderSweep({ db, log, workFolder }: WorkerPorts): () => Promise<void> {
  let suspects = new Set<string>()
  return async () => {
    const names = (await readdir(dirname(workFolder))).filter(
      name => /^work-\d+$/.test(name) && name !== basename(workFolder),
    )
    const dead = new Set<string>()
    for (const name of names) if (await db.transaction(tx => isDead(tx, name.slice(PREFIX.length)))) dead.add(name)
    for (const name of dead) {
      if (!suspects.has(name)) continue
      await rm(join(dirname(workFolder), name), { recursive: true, force: true })
      log.info({ folder: name }, 'removed the folder of a dead worker')
    }
    suspects = dead
  }
}
