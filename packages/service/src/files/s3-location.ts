import { encodeStrictly } from './s3-signature.ts'

/** Where blobs lie in an S3: `forcePathStyle` names the bucket in the path, else in the host. */
export type S3Location = { endpoint: string; bucket: string; prefix?: string; forcePathStyle?: boolean }

type S3Address = { origin: string; host: string; pathOf: (key: string) => string }

/** How the objects of a place are addressed; paths come encoded as they are sent and signed. */
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
