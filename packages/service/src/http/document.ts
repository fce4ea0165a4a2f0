import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer, Call } from './endpoint.ts'

const packs = {
  // Quality 9 is within 1 % of the best size for the catalogue, in a tenth of the time.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Encoding = keyof typeof packs
const ENCODINGS = ['br', 'gzip'] as const satisfies Encoding[]

/** A document that is built once; all responses share its bytes. */
export type Document = {
  headers: Record<string, string>
  plain: Buffer
  /** Compressed on first use. */
  packed: (encoding: Encoding) => Promise<Buffer>
}

export function createDocument(text: string, headers: Record<string, string>): Document {
  const plain = Buffer.from(text)
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    headers: {
      ...headers,
      etag: hashEtag(plain),
      'cache-control': 'no-cache',
    },
    plain,
    packed: encoding => (made[encoding] ??= packs[encoding](plain)),
  }
}

/** An ETag from the hash of the bytes. */
export const hashEtag = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`

/** True if the caller's cached copy is current. */
export function hasCopy({ headers }: Call['request'], etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map(one => one.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** Sends the document in the best accepted encoding, or 304 if the caller has it. */
export async function sendDocument({ request, reply }: Call, { headers, plain, packed }: Document): Promise<Answer> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply.headers(headers).header('vary', 'accept-encoding')
  if (hasCopy(request, headers.etag ?? '')) {
    reply.code(304).send()
    return 'sent'
  }
  if (encoding) reply.header('content-encoding', encoding)
  reply.send(encoding ? await packed(encoding) : plain)
  return 'sent'
}

/** The best supported encoding that `Accept-Encoding` allows. */
export const acceptedEncoding = (accepted = ''): Encoding | undefined =>
  ENCODINGS.find(name => new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted))
