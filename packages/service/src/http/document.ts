import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer, Call } from './endpoint.ts'

const packs = {
  // Quality 9: of the catalogue within 1 % of the best, in a tenth of its time.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Encoding = keyof typeof packs
const ENCODINGS = ['br', 'gzip'] as const satisfies Encoding[]

/** What is made once and sent as it is to everybody, who share one copy of its bytes. */
export type Document = {
  headers: Record<string, string>
  plain: Buffer
  /** Made when first asked for. */
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

/** Names bytes by what they are. */
export const hashEtag = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`

/** Whether the caller has this already. */
export function hasCopy({ headers }: Call['request'], etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map(one => one.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** Sends it in the best encoding that is accepted; to who has it already, only word of that. */
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

/** The best of ours that an `Accept-Encoding` names and does not rule out. */
export const acceptedEncoding = (accepted = ''): Encoding | undefined =>
  ENCODINGS.find(name => new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted))
