import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Clock, systemClock } from '../core/clock.ts'
import { createBlobKey, readBlobKey, isBlobKey } from './blob-key.ts'
import type { BlobStore, OnArrival } from './blob-store.ts'
import { makeFolder, syncFolder } from '../disk/durable-folders.ts'
import { copyInto, openSpoolFolder } from './spool-folder.ts'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

async function statOf(path: string): Promise<{ bytes: number; modifiedAt: number } | undefined> {
  try {
    const { size, mtimeMs } = await stat(path)
    return { bytes: size, modifiedAt: mtimeMs }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Blobs in a local folder or on a shared disk. */
export async function createLocalBlobs(options: {
  folder: string
  clock?: Clock
  onArrival?: OnArrival
}): Promise<BlobStore> {
  const { folder, clock = systemClock, onArrival = async () => {} } = options
  // On the same file system as the blobs, so that the rename is atomic.
  const spool = await openSpoolFolder(join(folder, 'unfinished'), clock)

  const pathOf = (key: string): string => join(folder, key)
  const publishing = new Map<string, Promise<void>>()

  /** Calls `publish` unless the blob exists or is being stored: a renamed file is not durable yet. */
  async function publishOnce(key: string, bytes: number, publish: () => Promise<void>): Promise<void> {
    const other = publishing.get(key)
    if (other) return other
    const isThere = async (): Promise<boolean> => (await statOf(pathOf(key)))?.bytes === bytes
    const work = onArrival(key)
      .then(isThere)
      .then(there => (there ? undefined : publish()))
    publishing.set(key, work)
    try {
      await work
    } finally {
      publishing.delete(key)
    }
  }

  // The bytes are synced before the rename, so that every visible blob is complete, even after a power cut.
  async function moveInto(key: string, file: FileHandle, path: string): Promise<void> {
    await file.sync()
    await makeFolder(dirname(pathOf(key)))
    await rename(path, pathOf(key))
    await syncFolder(dirname(pathOf(key)))
  }

  return {
    async put(bytes, extension) {
      const key = createBlobKey(hash('sha256', bytes, 'hex'), extension)
      await publishOnce(key, bytes.length, () =>
        spool.inTemporaryFile(async (file, path) => {
          await file.writeFile(bytes)
          await moveInto(key, file, path)
        }),
      )
      return key
    },

    putStream(stream, { maxBytes, extension }) {
      return spool.inTemporaryFile(async (file, path) => {
        const { bytes, sha256 } = await copyInto(file, stream, maxBytes)
        const key = createBlobKey(sha256, extension)
        await publishOnce(key, bytes, () => moveInto(key, file, path))
        return { key, bytes, sha256 }
      })
    },

    async open(key) {
      if (!isBlobKey(key)) return undefined
      const found = await statOf(pathOf(key))
      return found && { ...found, ...readBlobKey(key), stream: range => createReadStream(pathOf(key), range) }
    },

    async head(key) {
      if (!isBlobKey(key)) return undefined
      const found = await statOf(pathOf(key))
      return found && { key, bytes: found.bytes, ...readBlobKey(key) }
    },

    async delete(key) {
      if (isBlobKey(key)) await rm(pathOf(key), { force: true })
    },

    async keysIn(name) {
      const names = await readdir(join(folder, name)).catch((error: unknown): string[] => {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      })
      return names.map(one => `${name}/${one}`).filter(isBlobKey)
    },
  }
}
