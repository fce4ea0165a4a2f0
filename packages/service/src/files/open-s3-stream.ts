import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { ByteRange } from './blob-store.ts'
import type { S3Client } from './s3-client.ts'
import { toFinalError, isTransientFailure } from './s3-failure.ts'

// A download that breaks off resumes at that byte, because the bytes of a key never change.
const MAX_BREAKS = 3

/** Streams the bytes of a range; `isWhole` says that the range is the whole blob. */
export function openS3Stream(client: S3Client, key: string, { start, end }: ByteRange, isWhole: boolean): Readable {
  const stopping = new AbortController()

  async function* bytes(): AsyncGenerator<Uint8Array> {
    let at = start
    for (let breaks = 0; at <= end; breaks += 1) {
      try {
        for await (const chunk of await open(at)) {
          at += chunk.length
          yield chunk
        }
        if (at <= end) throw Object.assign(new Error('the answer ended too early'), { code: 'ECONNRESET' })
      } catch (error) {
        if (!isTransientFailure(error) || breaks >= MAX_BREAKS) throw toFinalError({ operation: 'read', key }, error)
      }
    }
  }

  const open = (at: number): Promise<AsyncIterable<Uint8Array>> =>
    client.send(
      { operation: 'read', key, method: 'GET', headers: { range: `bytes=${at}-${end}` }, signal: stopping.signal },
      async ({ status, body }) => {
        if (status === 206 || (isWhole && at === 0)) return body
        body.destroy()
        throw new Error(`it answered ${status} to a range`)
      },
    )

  const out = new PassThrough()
  // If the reader stops, the request is aborted, also before it is answered.
  out.once('close', () => stopping.abort())
  // An error reaches the reader by the stream.
  pipeline(bytes, out, () => undefined)
  return out
}
