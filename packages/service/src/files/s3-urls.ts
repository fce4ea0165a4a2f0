import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../core/clock.ts'
import { isBlobKey } from './blob-key.ts'
import { contentDisposition } from './content-disposition.ts'
import { createS3Signer, type S3Credentials, encodeStrictly } from './s3-signature.ts'
import type { UrlSigner } from './signed-urls.ts'

/** The location of blobs in an S3. `forcePathStyle` puts the bucket in the path instead of the host. */
export type S3Location = { endpoint: string; bucket: string; prefix?: string; forcePathStyle?: boolean }

type S3Address = { origin: string; host: string; pathOf: (key: string) => string }

/** The addresses of objects; paths are encoded as they are sent and signed. */
export function resolveS3Address({ endpoint, bucket, prefix = '', forcePathStyle = true }: S3Location): S3Address {
  const { protocol, host: endpointHost, pathname } = new URL(endpoint)
  const host = forcePathStyle ? endpointHost : `${bucket}.${endpointHost}`
  const below = [...pathname.split('/').map(decodeURIComponent), forcePathStyle ? bucket : '', ...prefix.split('/')]
  const folder = below.filter(Boolean).map(part => `/${encodeStrictly(part)}`)
  return {
    origin: `${protocol}//${host}`,
    host,
    pathOf: key => `${folder.join('')}/${key.split('/').map(encodeStrictly).join('/')}`,
  }
}

const dispositionQuery = (disposition: string): Record<string, string> => ({
  'response-content-disposition': disposition,
})

/** The milliseconds of `20130524T000000Z`; undefined if it is no such time. */
function readAmzDate(text: string): number | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const ms = iso === text ? Number.NaN : Date.parse(iso)
  return Number.isNaN(ms) ? undefined : ms
}

// The longest lifetime of a presigned URL that S3 allows: a week.
const MAX_SECONDS = 604_800

export type S3UrlOptions = S3Location &
  S3Credentials & {
    /** The address at which callers reach the storage, if it differs from the service's. */
    publicEndpoint?: string
    clock: Clock
  }

/** Presigned URLs for files, so that their bytes do not pass through the service. Uploads still go to the service. */
export function createS3UrlSigner(service: UrlSigner, options: S3UrlOptions): UrlSigner {
  const { origin, host, pathOf } = resolveS3Address({
    ...options,
    endpoint: options.publicEndpoint || options.endpoint,
  })
  const signer = createS3Signer(options)
  // Every path is encoded like that of this key, which contains no character that needs it.
  const folder = `${origin}${pathOf('')}`
  /** True if this query is a presigned one of ours that has not expired: it is made again, and must be the same. */
  function isValid(query: string, key: string): boolean {
    const given = new URLSearchParams(query)
    const madeAt = readAmzDate(given.get('X-Amz-Date') ?? '')
    const seconds = Number(given.get('X-Amz-Expires'))
    if (madeAt === undefined || !(madeAt + seconds * 1_000 > options.clock())) return false
    const disposition = given.get('response-content-disposition')
    const target = {
      method: 'GET',
      host,
      path: pathOf(key),
      ...(disposition && { query: dispositionQuery(disposition) }),
    }
    const expected = Buffer.from(createS3Signer({ ...options, clock: () => madeAt }).presignedQuery(target, seconds))
    const received = Buffer.from(query)
    return expected.length === received.length && timingSafeEqual(expected, received)
  }

  return {
    ...service,
    read(url) {
      const [address = '', query = '', ...others] = url.split('?')
      const key = address.startsWith(folder) ? address.slice(folder.length) : ''
      if (!isBlobKey(key)) return service.read(url)
      // A URL that is expired or that somebody else signed is judged like any other.
      return others.length === 0 && isValid(query, key) ? { key } : undefined
    },
    sign(key, { expiresInSeconds, fileName }) {
      if (!isBlobKey(key)) throw new RangeError(`${key} is not a blob key`)
      const path = pathOf(key)
      const query = fileName ? dispositionQuery(contentDisposition(fileName)) : {}
      const seconds = Math.min(Math.ceil(expiresInSeconds), MAX_SECONDS)
      return `${origin}${path}?${signer.presignedQuery({ method: 'GET', host, path, query }, seconds)}`
    },
  }
}
