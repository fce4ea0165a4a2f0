import { open } from 'node:fs/promises'
import type { BlobStore } from '../files/blob-store.ts'

/** Stores a made file; answers its key. */
export async function storeFile(blobs: BlobStore, path: string, extension: string): Promise<string> {
  const stream = (await open(path)).createReadStream()
  try {
    return (await blobs.putStream(stream, { maxBytes: Number.MAX_SAFE_INTEGER, extension })).key
  } finally {
    // A store that cannot take it leaves it open.
    stream.destroy()
  }
}
