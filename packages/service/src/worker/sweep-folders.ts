import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isDead } from '../store/work/reap.ts'
import type { WorkerPorts } from './ports.ts'

const PREFIX = 'work-'

/** Where a worker's attempts have their folders: its name says whose it is. */
export const workFolderPath = (folder: string, workerId: string): string => join(folder, `${PREFIX}${workerId}`)

/**
 * Removes the folders of workers that were killed, on whose disk this one works. Twice found dead, some time apart: one
 * that merely lost its connection has it back by then.
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
      log.info({ folder: name }, 'removed what a dead worker had left')
    }
    suspects = dead
  }
}
