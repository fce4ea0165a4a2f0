import { Readable } from 'node:stream'
import { Refusal } from '../../core/errors.ts'
import { type OpenBlob, MISPLACED } from '../../files/blob-store.ts'
import { isHalfName, SIGNED_QUERY } from '../../files/signed-urls.ts'
import { isUsed } from '../../store/retention/blob-rows.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendFile } from '../send-file.ts'
import type { StoreServices } from '../services.ts'

export const fileEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/files/{*}',
    tag: 'Files',
    summary: 'A file by its signed URL; no key is needed, Range is supported',
    readsQuery: SIGNED_QUERY,
    answer: { about: 'The file, or the part of it that was asked for', contentType: 'application/octet-stream' },
    read: serveFile,
  }),
]

async function serveFile(call: Call): Promise<Answer> {
  const { services, params, request } = call
  const key = params['*'] ?? ''
  const { expiresAtSeconds, fileName } = services.signer.verify(key, request.query as Record<string, unknown>)
  const file = await services.blobs.open(key)
  if (!file) throw await whyMissing(key, services)
  const secondsLeft = Math.max(0, expiresAtSeconds - Math.ceil(services.clock() / 1000))
  const isCut = services.sandbox !== undefined && isHalfName(fileName)
  return sendFile(call, isCut ? breakOff(file) : file, { cacheControl: `private, max-age=${secondsLeft}`, fileName })
}

/** A sandbox file whose full download breaks off half-way and closes the connection. Range requests succeed. */
const breakOff = (file: OpenBlob): OpenBlob => ({
  ...file,
  stream: range => (range ? file.stream(range) : Readable.from(halfOf(file))),
})

async function* halfOf(file: OpenBlob): AsyncGenerator<Buffer> {
  yield* file.stream({ start: 0, end: Math.floor(file.bytes / 2) - 1 })
  throw new Error('the sandbox forces this download to break off')
}

/** Either the file has expired, or it is missing through no fault of the caller. */
async function whyMissing(key: string, { db, log }: StoreServices): Promise<Refusal> {
  if (!(await isUsed(db, key))) return new Refusal('NotFound', 'this file has been deleted')
  log.error({ key }, MISPLACED)
  return new Refusal(
    'InternalServiceFailure',
    'this file is kept, but not where this process can read it; its log says more',
  )
}
