import { createHash, hash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Clock, systemClock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import { blobKeyOf, factsOf, isBlobKey } from './blob-key.ts'
import type { BlobStore } from './blob-store.ts'
import { makeFolder, syncFolder } from './durable-folders.ts'

// A file that is being written has a fresh time; an hour of silence means that its process died.
const STALE_AFTER_MS = 3_600_000
// Long enough for a sweep or an operator to free some space, short enough that a client's retry still succeeds.
const FULL_DISK_RETRY_SECONDS = 30

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

function refusalOfFullDisk(error: unknown): unknown {
  const code = codeOf(error)
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  const details = { retryAfterSeconds: FULL_DISK_RETRY_SECONDS, cause: error }
  return new Refusal('SystemThrottling', 'There is no room to store files at the moment; try again later', details)
}

async function statOf(path: string): Promise<{ bytes: number; modifiedAt: number } | undefined> {
  try {
    const { size, mtimeMs } = await stat(path)
    return { bytes: size, modifiedAt: mtimeMs }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function removeOlderThan(folder: string, oldestMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await statOf(path)
    if (found && found.modifiedAt < oldestMs) await rm(path, { force: true })
  }
}

/** Blobs in a folder of this machine, or of a disk that several share. */
export async function createLocalBlobs(options: { folder: string; clock?: Clock }): Promise<BlobStore> {
  const { folder, clock = systemClock } = options
  // On the same file system as the blobs, so that the rename is atomic.
  const unfinished = join(folder, 'unfinished')
  await makeFolder(unfinished)
  await removeOlderThan(unfinished, clock() - STALE_AFTER_MS)

  const pathOf = (key: string): string => join(folder, key)
  const publishing = new Map<string, Promise<void>>()

  /** Calls `publish` unless the blob is there already or on its way: one that is only renamed is not yet durable. */
  async function publishOnce(key: string, bytes: number, publish: () => Promise<void>): Promise<void> {
    const other = publishing.get(key)
    if (other) return other
    const isThere = async (): Promise<boolean> => (await statOf(pathOf(key)))?.bytes === bytes
    const work = isThere().then(there => (there ? undefined : publish()))
    publishing.set(key, work)
    try {
      await work
    } finally {
      publishing.delete(key)
    }
  }

  async function inTemporaryFile<T>(use: (file: FileHandle, path: string) => Promise<T>): Promise<T> {
    const path = join(unfinished, randomUUID())
    try {
      const file = await open(path, 'wx')
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
  }

  // The bytes are synced before they get their name: a blob that can be found is whole, also after a power cut.
  async function moveInto(key: string, file: FileHandle, path: string): Promise<void> {
    await file.sync()
    await makeFolder(dirname(pathOf(key)))
    await rename(path, pathOf(key))
    await syncFolder(dirname(pathOf(key)))
  }

  return {
    async put(bytes, extension) {
      const key = blobKeyOf(hash('sha256', bytes, 'hex'), extension)
      await publishOnce(key, bytes.length, () =>
        inTemporaryFile(async (file, path) => {
          await file.writeFile(bytes)
          await moveInto(key, file, path)
        }),
      )
      return key
    },

    putStream(stream, { maxBytes, extension }) {
      return inTemporaryFile(async (file, path) => {
        const { bytes, sha256 } = await copy(stream, file, maxBytes)
        const key = blobKeyOf(sha256, extension)
        await publishOnce(key, bytes, () => moveInto(key, file, path))
        return { key, bytes, sha256 }
      })
    },

    async open(key) {
      if (!isBlobKey(key)) return undefined
      const found = await statOf(pathOf(key))
      return found && { ...found, ...factsOf(key), stream: range => createReadStream(pathOf(key), range) }
    },

    async head(key) {
      if (!isBlobKey(key)) return undefined
      const found = await statOf(pathOf(key))
      return found && { key, bytes: found.bytes, ...factsOf(key) }
    },

    async delete(key) {
      if (isBlobKey(key)) await rm(pathOf(key), { force: true })
    },
  }
}

async function copy(stream: Readable, file: FileHandle, maxBytes: number): Promise<{ bytes: number; sha256: string }> {
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
