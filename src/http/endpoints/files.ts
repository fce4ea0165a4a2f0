import { Refusal } from '../../core/errors.ts'
import { SIGNED_QUERY } from '../../files/signed-urls.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendFile } from '../send-file.ts'

export const fileEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/files/{*}',
    tag: 'Files',
    summary: 'A file by its signed URL; no key is needed, and Range is heeded',
    readsQuery: SIGNED_QUERY,
    answer: { about: 'The file, or the part of it that was asked for', contentType: 'application/octet-stream' },
    read: serveFile,
  }),
]

async function serveFile(call: Call): Promise<Answer> {
  const { services, params, request } = call
  const key = params['*'] ?? ''
  const { expiresAtSeconds, fileName } = services.signer.verify(key, request.query as Record<string, unknown>)
  const file = await services.blobs.open(key)
  if (!file) throw new Refusal('NotFound', 'this file is no longer kept')
  const secondsLeft = Math.max(0, expiresAtSeconds - Math.ceil(services.clock() / 1000))
  return sendFile(call, file, { cacheControl: `private, max-age=${secondsLeft}`, fileName })
}
