import { MB } from '@kinora/media/core/units'
import { hash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { readBlobKey } from './blob-key.ts'
import { discardBody, type S3Client } from './s3-client.ts'
import { readXmlElement, S3Failure } from './s3-failure.ts'

/** Bytes that can be read repeatedly; `end` is exclusive. */
export type S3Source = { bytes: number; sha256: string; read(start: number, end: number): Promise<Uint8Array> }

/** Files up to this size are sent in one request. For larger ones, a lost connection should not lose everything. */
const MAX_IN_ONE_PUT = 16 * MB
// S3 accepts at most 10,000 parts of 5 MB to 5 GB: parts are larger only for files above 80 GB.
const PART_BYTES = 8 * MB
const MAX_PARTS = 10_000
// One connection rarely uses the full bandwidth; more than four gain little.
const PARTS_AT_ONCE = 4
// S3 joins the parts before it answers and meanwhile sends white space to keep the connection alive.
const COMPLETE_TIMEOUT_MS = 120_000
// The bytes of a key never change, but URLs expire; the shortest lifetime is an hour.
const CACHE_CONTROL = 'private, max-age=3600'

/** Stores a blob under its key. `isThere` checks whether S3 has it completely, in case an answer was lost. */
export async function uploadToS3(
  client: S3Client,
  key: string,
  source: S3Source,
  isThere: () => Promise<boolean>,
): Promise<void> {
  const headers = { 'content-type': readBlobKey(key).contentType, 'cache-control': CACHE_CONTROL }
  if (source.bytes > MAX_IN_ONE_PUT) return uploadInParts(client, key, source, headers, isThere)
  const body = { bytes: await source.read(0, source.bytes), sha256: source.sha256 }
  await client.send({ operation: 'put', key, method: 'PUT', headers, body }, discardBody)
}

async function uploadInParts(
  client: S3Client,
  key: string,
  source: S3Source,
  headers: Record<string, string>,
  isThere: () => Promise<boolean>,
): Promise<void> {
  const query = { uploads: '' }
  const uploadId = await client.send(
    { operation: 'begin upload of', key, method: 'POST', query, headers },
    async answer => readXmlElement(await text(answer.body), 'UploadId'),
  )
  if (!uploadId) throw new Error(`S3 began an upload of ${key} without telling its id`)
  try {
    const etags = await sendParts(client, key, source, uploadId)
    await complete(client, key, uploadId, etags)
  } catch (error) {
    if (error instanceof S3Failure && error.code === 'NoSuchUpload' && (await isThere())) return
    await abandon(client, key, uploadId)
    throw error
  }
}

/** The ETags of the parts, in order. If a part fails, the others are aborted, and all have ended when this rejects. */
async function sendParts(client: S3Client, key: string, source: S3Source, uploadId: string): Promise<string[]> {
  const partBytes = Math.max(PART_BYTES, Math.ceil(source.bytes / MAX_PARTS))
  const count = Math.ceil(source.bytes / partBytes)
  const etags: string[] = []
  const stopping = new AbortController()
  let next = 0
  const sendOnePartAfterAnother = async (): Promise<void> => {
    while (next < count && !stopping.signal.aborted) {
      const index = next++
      const start = index * partBytes
      const bytes = await source.read(start, Math.min(start + partBytes, source.bytes))
      const { headers } = await client.send(
        {
          operation: `put part ${index + 1} of`,
          key,
          method: 'PUT',
          query: { partNumber: String(index + 1), uploadId },
          body: { bytes, sha256: hash('sha256', bytes) },
          signal: stopping.signal,
        },
        discardBody,
      )
      etags[index] = headers.etag ?? ''
    }
  }
  const senders = Array.from({ length: Math.min(PARTS_AT_ONCE, count) }, () =>
    sendOnePartAfterAnother().catch((error: unknown) => {
      stopping.abort()
      throw error
    }),
  )
  const outcomes = await Promise.allSettled(senders)
  // The first failure aborted the others; their errors only say so.
  const failures = outcomes.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw failures.find(one => !isAbort(one)) ?? failures[0]
  return etags
}

const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || isAbort(error.cause))

async function complete(client: S3Client, key: string, uploadId: string, etags: string[]): Promise<void> {
  const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`
  const call = {
    operation: 'complete upload of',
    key,
    method: 'POST',
    query: { uploadId },
    headers: { 'content-type': 'application/xml' },
    body: { bytes: Buffer.from(xml), sha256: hash('sha256', xml) },
    timeoutMs: COMPLETE_TIMEOUT_MS,
  } as const
  await client.send(call, async ({ status, body }) => {
    const answer = await text(body)
    // S3 sends the status before the result is known: a failure has status 200 and is described in the body.
    if (answer.includes('<Error>')) throw new S3Failure(call, { status, body: answer })
  })
}

/** Unfinished parts cost money. If this fails too, the bucket's lifecycle rule removes them. */
async function abandon(client: S3Client, key: string, uploadId: string): Promise<void> {
  const call = { operation: 'abandon upload of', key, method: 'DELETE', query: { uploadId }, expects: [404] } as const
  await client.send(call, discardBody).catch(() => undefined)
}
