import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../core/clock.ts'
import { Refusal } from '../core/errors.ts'
import { isId } from '../core/ids.ts'
import { isBlobKey } from './blob-key.ts'
import { deriveKey } from './secret-box.ts'

type SignOptions = { expiresInSeconds: number }

/** Names in the query of a signed URL. */
export const SIGNED_QUERY = ['expires', 'filename', 'signature'] as const

/** A parsed query. A repeated parameter is an array, which is rejected. */
type SignedQuery = Readonly<Record<string, unknown>>

/** A URL of a blob of this service. `why` completes a sentence that begins with the name of the field. */
export type OwnUrl = { key: string } | { why: string }

export type UrlSigner = {
  /** A URL to GET a blob. `fileName` is the name for saving; it is signed. */
  sign(key: string, options: SignOptions & { fileName?: string }): string
  verify(key: string, query: SignedQuery): { expiresAtSeconds: number; fileName: string | undefined }
  /**
   * Reads a URL that `sign` may have made: the key of its blob, or why it is no longer valid. Undefined for every other
   * URL. Nothing is requested.
   */
  read(url: string): OwnUrl | undefined
  /** A URL to PUT the bytes of one upload. */
  signUpload(id: string, options: SignOptions): string
  verifyUpload(id: string, query: SignedQuery): void
}

/** Signed URLs. Downloads and uploads use different keys, so that one URL cannot be used as the other. */
export function createUrlSigner(options: {
  secret: Buffer | string
  publicUrl: () => string
  clock: Clock
}): UrlSigner {
  const { secret, publicUrl, clock } = options
  // Key objects: createHmac converts a buffer on every call, and a URL then costs 20 us instead of 4 us.
  const download = createSecretKey(deriveKey(secret, 'kinora signed download url v1'))
  const upload = createSecretKey(deriveKey(secret, 'kinora signed upload url v1'))

  const nowSeconds = (): number => Math.floor(clock() / 1000)

  function urlOf(key: KeyObject, path: string, subject: string, expiresInSeconds: number, fileName = ''): string {
    const expires = String(nowSeconds() + Math.ceil(expiresInSeconds))
    const name = fileName && `&filename=${encodeURIComponent(fileName)}`
    const signature = signatureOf(key, subject, expires, fileName)
    return `${filesUrl()}${path}?expires=${expires}${name}&signature=${signature}`
  }

  const filesUrl = (): string => `${publicUrl().replace(/\/+$/, '')}/files/`

  return {
    sign(key, { expiresInSeconds, fileName }) {
      if (!isBlobKey(key)) throw new RangeError(`${key} is not a blob key`)
      return urlOf(download, key, key, expiresInSeconds, fileName)
    },

    verify(key, query) {
      if (!isBlobKey(key)) throw forbidden()
      const { expires, fileName } = checked(download, key, query)
      if (expires <= nowSeconds()) {
        throw new Refusal('ResultExpired', 'This URL has expired; query the task again for a fresh one')
      }
      return { expiresAtSeconds: expires, fileName: fileName || undefined }
    },

    read(url) {
      // Compared as text: another spelling of this address is another address.
      if (!url.startsWith(filesUrl())) return undefined
      const [key = '', ...query] = url.slice(filesUrl().length).split('?')
      if (!isBlobKey(key)) return undefined
      try {
        const { expires } = checked(download, key, readQuery(query.join('?')))
        return expires > nowSeconds()
          ? { key }
          : { why: 'is a URL of a file here that has expired; query its task again' }
      } catch {
        return { why: 'is a URL of a file here, but its signature is missing or wrong; use it exactly as it was given' }
      }
    },

    signUpload(id, { expiresInSeconds }) {
      if (!isId(id)) throw new RangeError(`${id} is not an id`)
      return urlOf(upload, `uploads/${id}`, id, expiresInSeconds)
    },

    verifyUpload(id, query) {
      if (!isId(id)) throw forbidden()
      const { expires } = checked(upload, id, query)
      if (expires <= nowSeconds()) throw new Refusal('Forbidden', 'This upload URL has expired; ask for a new one')
    },
  }
}

// Keys, ids and times are validated before, so only the last part can contain a line feed. Two different inputs never
// give the same string.
const signatureOf = (key: KeyObject, subject: string, expires: string, fileName: string): string =>
  createHmac('sha256', key).update(`v1\n${subject}\n${expires}\n${fileName}`).digest('base64url')

/** The claims of a query with a valid signature. Expiry is checked after the signature. */
function checked(key: KeyObject, subject: string, query: SignedQuery): { expires: number; fileName: string } {
  const { expires, signature, filename = '' } = query
  if (typeof expires !== 'string' || typeof signature !== 'string' || typeof filename !== 'string') throw forbidden()
  if (!/^[0-9]{1,12}$/.test(expires)) throw forbidden()
  // Signatures are compared as text: the last character of base64url has four spellings with the same decoded value.
  const expected = Buffer.from(signatureOf(key, subject, expires, filename))
  const received = Buffer.from(signature)
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) throw forbidden()
  return { expires: Number(expires), fileName: filename }
}

/** A query as a server parses it: a repeated parameter is an array. */
function readQuery(text: string): SignedQuery {
  const query = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(query.keys())].map(name => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

const forbidden = (): Refusal =>
  new Refusal('Forbidden', 'The signature of this URL is missing or wrong; use the URL exactly as it was given')

const HALF = 'half.'

/** The name of a truncated file in a sandbox URL, signed like any name. */
export const halfName = (key: string): string => `${HALF}${key.slice(key.lastIndexOf('.') + 1)}`

export const isHalfName = (fileName: string | undefined): boolean => fileName?.startsWith(HALF) === true
