import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/core/clock.ts'
import { createS3Signer, EMPTY_SHA256, canonicalQuery, type S3Credentials } from '../../src/files/s3-signature.ts'

/** An S3 to test against. */
export type S3Server = S3Credentials & { endpoint: string; bucket: string; stop(): Promise<void> }

type Double = { run(): Promise<{ port: number }>; close(): Promise<void> }

// The package has no types.
const require = createRequire(import.meta.url)
const S3rver = require('@20minutes/s3rver') as new (options: object) => Double
const accounts = require('@20minutes/s3rver/lib/models/account') as {
  DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void }
}

/** A double in this process that checks signatures. It lets anonymous reads pass, and cannot abandon an upload. */
export async function startS3Double(): Promise<S3Server> {
  const credentials = { region: 'us-east-1', accessKeyId: 'kinora', secretAccessKey: 'a secret of the storage' }
  accounts.DUMMY_ACCOUNT.createKeyPair(credentials.accessKeyId, credentials.secretAccessKey)
  const directory = await mkdtemp(join(tmpdir(), 'kinora-s3-'))
  const bucket = 'media'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    ...credentials,
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** A request to the server that goes past the store under test; the path begins with the bucket. */
export async function ask(
  server: S3Server,
  method: string,
  path: string,
  query: Record<string, string> = {},
  body?: string,
): Promise<Response> {
  const signer = createS3Signer({ ...server, clock: systemClock })
  const { origin, host } = new URL(server.endpoint)
  const sha256 = body === undefined ? EMPTY_SHA256 : 'UNSIGNED-PAYLOAD'
  return fetch(`${origin}${path}?${canonicalQuery(query)}`, {
    method,
    headers: signer.signedHeaders({ method, host, path, query }, {}, sha256),
    ...(body !== undefined && { body }),
  })
}
