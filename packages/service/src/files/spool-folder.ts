import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import { makeFolder } from '../disk/durable-folders.ts'

// A file that is being written has a recent time. An hour without changes means that its process died.
const STALE_AFTER_MS = 3_600_000
// Long enough for a sweep or an operator to free some space, short enough that a client's retry still succeeds.
const FULL_DISK_RETRY_SECONDS = 30

/** Temporary files that are always deleted after use. */
type SpoolFolder = {
  inTemporaryFile<T>(use: (file: FileHandle, path: string) => Promise<T>): Promise<T>
}

/** Opens the folder and removes files of dead processes. */
export async function openSpoolFolder(folder: string, clock: Clock): Promise<SpoolFolder> {
  await makeFolder(folder)
  for (const name of await readdir(folder)) await removeStale(join(folder, name), clock() - STALE_AFTER_MS)
  return {
    async inTemporaryFile(use) {
      const path = join(folder, randomUUID())
      try {
        const file = await open(path, 'wx+', 0o600)
        try {
          return await use(file, path)
        } finally {
          await file.close()
        }
      } catch (error) {
        throw refusalOfFullDisk(error)
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

async function removeStale(path: string, oldestMs: number): Promise<void> {
  try {
    if ((await stat(path)).mtimeMs < oldestMs) await rm(path, { force: true })
  } catch (error) {
    // Its own process has removed it meanwhile.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

function refusalOfFullDisk(error: unknown): unknown {
  const code = codeOf(error)
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  const details = { retryAfterSeconds: FULL_DISK_RETRY_SECONDS, cause: error }
  return new Refusal('SystemThrottling', 'There is no room to store files at the moment; try again later', details)
}

/** Copies a stream into a file and returns its hash and size. A rejected stream stays unread and open. */
export async function copyInto(
  file: FileHandle,
  stream: Readable,
  maxBytes: number,
): Promise<{ bytes: number; sha256: string }> {
  const sha256 = createHash('sha256')
  let bytes = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const part: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    bytes += part.length
    if (bytes > maxBytes) {
      throw new Refusal('RequestTooLarge', `The file is larger than the ${maxBytes} bytes that are allowed`)
    }
    sha256.update(part)
    await file.writeFile(part)
  }
  return { bytes, sha256: sha256.digest('hex') }
}
