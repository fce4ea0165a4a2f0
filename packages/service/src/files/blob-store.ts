import type { Readable } from 'node:stream'

/** `etag` is quoted, as in the header. */
type BlobInfo = { key: string; bytes: number; contentType: string; etag: string }

/** First and last byte, both included, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type OpenBlob = {
  bytes: number
  contentType: string
  etag: string
  /** Milliseconds since 1970. */
  modifiedAt: number
  /** Opens the blob when it is called. If the blob was deleted meanwhile, the stream fails. */
  stream(range?: ByteRange): Readable
}

/**
 * Called with a key before a put checks whether its blob exists, and awaited. A sweep then knows that the blob is in
 * use again.
 */
export type OnArrival = (key: string) => Promise<void>

/**
 * Stores bytes under their hash. A blob never changes, and two tasks with the same result share one file. A key is
 * deleted only when nothing refers to it.
 */
export type BlobStore = {
  /** Stores bytes. For bytes that are already stored, it only checks. Durable when it resolves. */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /**
   * Stores an upload while it arrives. Rejects above `maxBytes` with RequestTooLarge; a broken stream leaves nothing
   * behind. A rejected stream stays unread and open, so that its owner can still answer on the same connection.
   */
  putStream(
    stream: Readable,
    options: { maxBytes: number; extension: string },
  ): Promise<{ key: string; bytes: number; sha256: string }>
  /** Undefined if there is no such blob or the key is invalid. */
  open(key: string): Promise<OpenBlob | undefined>
  head(key: string): Promise<BlobInfo | undefined>
  /** Deleting a missing blob succeeds. */
  delete(key: string): Promise<void>
  /** The keys in a folder (`00` to `ff`), for stores that can contain unrecorded blobs. */
  keysIn?(folder: string): Promise<string[]>
}

/** The message for an operator when a file in use is missing here. */
export const MISPLACED =
  'a file that is in use is not in the storage of this process: all processes of a service must have the same data folder (KINORA_DATA_DIR) or keep files in S3 (KINORA_S3_ENDPOINT)'
