import { Readable } from 'node:stream'
import { Refusal } from '../core/errors.ts'
import type { OpenBlob } from '../files/blob-store.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { parseRange } from '../files/parse-range.ts'
import type { Answer, Call } from './endpoint.ts'

/** Sends a file, or the part of it that was asked for, or word that the client has it already. */
export function sendFile(
  { request, reply }: Call,
  file: OpenBlob,
  { cacheControl, fileName }: { cacheControl: string; fileName?: string | undefined },
): Answer {
  const { headers } = request
  const isHead = request.method === 'HEAD'
  // Range means something for GET only.
  const range = isHead || !rangeApplies(headers['if-range'], file) ? undefined : parseRange(headers.range, file.bytes)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.bytes}`)
    throw new Refusal('BadRequest', `the file has ${file.bytes} bytes; the range asks for none of them`, {
      status: 416,
    })
  }
  reply
    .header('etag', file.etag)
    .header('last-modified', httpDateOf(file.modifiedAt))
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl)
    .header('x-content-type-options', 'nosniff')
  if (fileName !== undefined) reply.header('content-disposition', contentDisposition(fileName))
  if (isUnchanged(headers, file)) {
    reply.code(304).send(isHead ? nothing() : undefined)
    return 'sent'
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  reply
    .code(range ? 206 : 200)
    .header('content-type', file.contentType)
    .header('content-length', end - start + 1)
  if (range) reply.header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  // When the client goes, Fastify destroys the stream and with it the open file.
  reply.send(isHead ? nothing() : file.stream(range))
  return 'sent'
}

/** The body of an answer to HEAD: Fastify leaves a Content-Length alone only beside a stream. */
const nothing = (): Readable => Readable.from([])

/** HTTP counts time in whole seconds. */
const httpDateOf = (ms: number): string => new Date(ms).toUTCString()

/** A part is sent only of the very file that the client has the rest of. */
const rangeApplies = (ifRange: unknown, file: OpenBlob): boolean =>
  ifRange === undefined || ifRange === file.etag || ifRange === httpDateOf(file.modifiedAt)

/** If-Modified-Since counts only where there is no If-None-Match (RFC 9110, 13.2.2). */
function isUnchanged(headers: Call['request']['headers'], file: OpenBlob): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known.trim() === '*' || known.split(',').some(one => one.trim().replace(/^W\//, '') === file.etag)
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(file.modifiedAt / 1000) * 1000 <= since
}
