import type { ByteRange } from './blob-store.ts'

/**
 * What a Range header asks for of a file: a part, something it does not have (416), or undefined for the whole file.
 * As RFC 9110 allows, a header that is malformed, in another unit or of several ranges counts as none: answering many
 * ranges costs a multipart body that no player asks for.
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
