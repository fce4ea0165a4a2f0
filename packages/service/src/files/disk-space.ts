import { MB } from '@kinora/media/core/units'
import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../core/errors.ts'
import { keepFor } from '../core/timing.ts'
import type { Log } from '../core/log.ts'

/** True if there is enough free space. */
export type DiskSpace = {
  /** Checks now: the caller has just failed and needs the reason. */
  isFull(): Promise<boolean>
  /** Refuses a request that needs storage. Checks at most once a second. */
  require(): Promise<void>
  /** Waits for free space; an abort ends the wait with the signal's reason. */
  wait(signal: AbortSignal): Promise<void>
  /** The free space for display; `fault` is empty if writing works. */
  describe(): Promise<{ freeBytes: number; totalBytes: number; minFreeBytes: number; fault: string }>
}

const KEPT_MS = 1_000
const LOOK_AGAIN_MS = 1_000
// Long enough for a sweep or an operator to free some space, short enough that a client's retry still succeeds.
const RETRY_SECONDS = 30
// A block of most file systems: smaller files may fit on a full disk.
const PROBE = Buffer.alloc(4_096)

/**
 * Watches the disk of the data folder. It counts as full if less than `minFreeBytes` are free, because the embedded
 * database stops when it cannot write its log. It also counts as full if a file cannot be written.
 */
export function createDiskSpace({
  folder,
  minFreeBytes,
  log,
  findFault = () => findDiskFault(folder, minFreeBytes),
}: {
  folder: string
  minFreeBytes: number
  log: Log
  findFault?: () => Promise<string | undefined>
}): DiskSpace {
  let last: string | undefined

  async function look(): Promise<string | undefined> {
    const fault = await findFault()
    if (fault !== undefined && last === undefined)
      log.error({ reason: fault }, 'there is not enough free disk space; work waits')
    if (fault === undefined && last !== undefined) log.warn('there is room to write again')
    last = fault
    return fault
  }
  const lately = keepFor(KEPT_MS, look)

  return {
    isFull: async () => (await look()) !== undefined,
    async require() {
      if ((await lately()) === undefined) return
      const message = 'there is not enough free disk space at the moment; try again later'
      throw new Refusal('SystemThrottling', message, { retryAfterSeconds: RETRY_SECONDS })
    },
    async wait(signal) {
      while ((await lately()) !== undefined) await sleep(LOOK_AGAIN_MS, undefined, { signal })
    },
    async describe() {
      const [{ bavail, blocks, bsize }, fault = ''] = await Promise.all([statfs(folder), lately()])
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, minFreeBytes, fault }
    },
  }
}

async function findDiskFault(folder: string, minFreeBytes: number): Promise<string | undefined> {
  const probe = join(folder, `room-${randomUUID()}`)
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < minFreeBytes)
      return `${Math.floor((bavail * bsize) / MB)} MB are free, and ${minFreeBytes / MB} shall be`
    await writeFile(probe, PROBE, { flag: 'wx', mode: 0o600 })
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}
