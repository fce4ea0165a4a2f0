import type { Clock } from '../core/clock.ts'
import { isBlobKey } from './blob-key.ts'
import { contentDisposition } from './content-disposition.ts'
import { resolveS3Address, type S3Location } from './s3-location.ts'
import { createS3Signer, type S3Credentials } from './s3-signature.ts'
import type { UrlSigner } from './signed-urls.ts'

// The longest that S3 lets a presigned URL live: a week.
const MAX_SECONDS = 604_800

export type S3UrlOptions = S3Location &
  S3Credentials & {
    /** Under which address callers reach the storage, where it is not the service's own way to it. */
    publicEndpoint?: string
    clock: Clock
  }

/** Files by presigned URLs, so that their bytes pass no process of the service; uploads still come to the service. */
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
