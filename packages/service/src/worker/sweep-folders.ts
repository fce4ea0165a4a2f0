import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isDead } from '../store/work/reap.ts'
import type { WorkerPorts } from './ports.ts'

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
