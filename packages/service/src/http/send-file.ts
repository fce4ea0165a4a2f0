import { Readable } from 'node:stream'
import { Refusal } from '../core/errors.ts'
import type { OpenBlob, ByteRange } from '../files/blob-store.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { Answer, Call } from './endpoint.ts'

/** Sends a file, the requested range, or 304 if the client has it. */
export function sendFile(
  { request, reply }: Call,
  file: OpenBlob,
  { cacheControl, fileName }: { cacheControl: string; fileName?: string | undefined },
): Answer {
  const { headers } = request
  const isHead = request.method === 'HEAD'
  // Range applies to GET only.
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
  // When the client disconnects, Fastify destroys the stream and closes the file.
  reply.send(isHead ? nothing() : file.stream(range))
  return 'sent'
}

/** The body of a HEAD answer: Fastify keeps Content-Length only with a stream. */
const nothing = (): Readable => Readable.from([])

/** HTTP dates have whole seconds. */
const httpDateOf = (ms: number): string => new Date(ms).toUTCString()

/** A range is sent only of the same file version. */
const rangeApplies = (ifRange: unknown, file: OpenBlob): boolean =>
  ifRange === undefined || ifRange === file.etag || ifRange === httpDateOf(file.modifiedAt)

/** If-Modified-Since applies only without If-None-Match (RFC 9110, 13.2.2). */
function isUnchanged(headers: Call['request']['headers'], file: OpenBlob): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known.trim() === '*' || known.split(',').some(one => one.trim().replace(/^W\//, '') === file.etag)
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(file.modifiedAt / 1000) * 1000 <= since
}

/**
 * Parses a Range header: a part, an unsatisfiable range (416), or undefined for the whole file. As RFC 9110 allows,
 * malformed headers, other units and several ranges count as none: no player asks for multipart bodies.
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  // Some clients send `bytes=0-` always; an empty file has no byte to name in Content-Range, so it is sent as a whole.
  if (!match || bytes === 0) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= bytes) return 'unsatisfiable'
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
