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
  return {
    ...service,
    sign(key, { expiresInSeconds, fileName }) {
      if (!isBlobKey(key)) throw new RangeError(`${key} is not a blob key`)
      const path = pathOf(key)
      const query = fileName ? { 'response-content-disposition': contentDisposition(fileName) } : {}
      const seconds = Math.min(Math.ceil(expiresInSeconds), MAX_SECONDS)
      return `${origin}${path}?${signer.presignedQuery({ method: 'GET', host, path, query }, seconds)}`
    },
  }
}
