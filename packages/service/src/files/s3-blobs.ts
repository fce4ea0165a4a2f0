import { hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createSemaphore } from '@kinora/media/core/semaphore'
import { type Clock, systemClock } from '../core/clock.ts'
import { createBlobKey, readBlobKey, isBlobKey } from './blob-key.ts'
import type { BlobStore, OnArrival } from './blob-store.ts'
import { createS3Client, discardBody, type S3ClientOptions } from './s3-client.ts'
import { openS3Stream } from './open-s3-stream.ts'
import { type S3Source, uploadToS3 } from './upload-to-s3.ts'
import { copyInto, openSpoolFolder } from './spool-folder.ts'

// Each holds up to four parts of 8 MB in memory while it is sent.
const MAX_SPOOLED_UPLOADS = 4

export type S3BlobsOptions = Omit<S3ClientOptions, 'clock'> & {
  /** A local folder where uploads wait until their hash is known. */
  spoolFolder: string
  clock?: Clock
  onArrival?: OnArrival
}

/** Blobs in a bucket that all machines share. */
export async function createS3Blobs(options: S3BlobsOptions): Promise<BlobStore> {
  const { clock = systemClock, onArrival = async () => {} } = options
  const spool = await openSpoolFolder(options.spoolFolder, clock)
  const client = createS3Client({ ...options, clock })
  const semaphore = createSemaphore(MAX_SPOOLED_UPLOADS)
  const publishing = new Map<string, Promise<void>>()

  async function find(key: string): Promise<{ bytes: number; modifiedAt: number } | undefined> {
    const call = { operation: 'look for', key, method: 'HEAD', expects: [404] } as const
    const { status, headers } = await client.send(call, discardBody)
    if (status === 404) return undefined
    return { bytes: Number(headers['content-length']), modifiedAt: Date.parse(headers['last-modified'] ?? '') }
  }

  /** Uploads the blob unless S3 has it or it is being uploaded. */
  async function publishOnce(key: string, source: S3Source): Promise<void> {
    const other = publishing.get(key)
    if (other) return other
    const isThere = async (): Promise<boolean> => (await find(key))?.bytes === source.bytes
    const work = onArrival(key)
      .then(isThere)
      .then(there => (there ? undefined : uploadToS3(client, key, source, isThere)))
    publishing.set(key, work)
    try {
      await work
    } finally {
      publishing.delete(key)
    }
  }

  return {
    async put(bytes, extension) {
      const sha256 = hash('sha256', bytes)
      const key = createBlobKey(sha256, extension)
      const read = async (start: number, end: number): Promise<Uint8Array> => bytes.subarray(start, end)
      await publishOnce(key, { bytes: bytes.length, sha256, read })
      return key
    },

    putStream(stream, { maxBytes, extension }) {
      return spool.inTemporaryFile(async file => {
        const { bytes, sha256 } = await copyInto(file, stream, maxBytes)
        const key = createBlobKey(sha256, extension)
        const read = (start: number, end: number): Promise<Uint8Array> => readFrom(file, start, end)
        await semaphore.run(() => publishOnce(key, { bytes, sha256, read }))
        return { key, bytes, sha256 }
      })
    },

    async open(key) {
      const found = isBlobKey(key) ? await find(key) : undefined
      if (!found) return undefined
      const whole = { start: 0, end: found.bytes - 1 }
      const stream = (range = whole): Readable => {
        // An empty file has no byte range.
        if (found.bytes === 0) return Readable.from([])
        return openS3Stream(client, key, range, range.start === 0 && range.end === whole.end)
      }
      return { ...found, ...readBlobKey(key), stream }
    },

    async head(key) {
      const found = isBlobKey(key) ? await find(key) : undefined
      return found && { key, bytes: found.bytes, ...readBlobKey(key) }
    },

    async delete(key) {
      if (!isBlobKey(key)) return
      await client.send({ operation: 'delete', key, method: 'DELETE', expects: [404] }, discardBody)
    },
  }
}

async function readFrom(file: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(end - start)
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, start + filled)
    if (bytesRead === 0) throw new Error(`a spooled file ended at byte ${start + filled}, before ${end}`)
    filled += bytesRead
  }
  return buffer
}
