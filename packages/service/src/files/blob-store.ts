import type { Readable } from 'node:stream'

/** `etag` is the quoted form that goes into the header as it is. */
type BlobInfo = { key: string; bytes: number; contentType: string; etag: string }

/** First and last byte, both included, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type OpenBlob = {
  bytes: number
  contentType: string
  etag: string
  /** Milliseconds since 1970. */
  modifiedAt: number
  /** Nothing is held open until this is called; a blob deleted in between makes the stream fail. */
  stream(range?: ByteRange): Readable
}

/**
 * Called with a key before a put checks whether its blob exists, and awaited, so that a sweep learns in time that the
 * blob is wanted again.
 */
export type OnArrival = (key: string) => Promise<void>

/**
 * Bytes kept under their own hash. A key says everything about its bytes, so a blob never changes once it is there, and
 * two tasks with the same result share one file: a key is deleted only when nothing refers to it any more.
 */
export type BlobStore = {
  /** Stores bytes once; the same bytes again cost a look whether they are there. Durable when it resolves. */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /**
   * Stores an upload while it arrives. Refuses above `maxBytes` with RequestTooLarge; a broken stream leaves nothing
   * behind. A refused stream is left unread and open, so that its owner can still answer on the same connection.
   */
  putStream(
    stream: Readable,
    options: { maxBytes: number; extension: string },
  ): Promise<{ key: string; bytes: number; sha256: string }>
  /** Undefined when there is no such blob, also for a text that is no key at all. */
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
