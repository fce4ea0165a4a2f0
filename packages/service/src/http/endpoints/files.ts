import { Refusal } from '../../core/errors.ts'
import { MISPLACED } from '../../files/misplaced-files.ts'
import { SIGNED_QUERY } from '../../files/signed-urls.ts'
import { isUsed } from '../../store/retention/used-blobs.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendFile } from '../send-file.ts'
import type { Services } from '../services.ts'

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
  if (!file) throw await whyMissing(key, services)
  const secondsLeft = Math.max(0, expiresAtSeconds - Math.ceil(services.clock() / 1000))
  return sendFile(call, file, { cacheControl: `private, max-age=${secondsLeft}`, fileName })
}

/** Its time was over; or it should be here, and then it is not the caller who can do something about it. */
async function whyMissing(key: string, { db, log }: Services): Promise<Refusal> {
  if (!(await isUsed(db, key))) return new Refusal('NotFound', 'this file is no longer kept')
  log.error({ key }, MISPLACED)
  return new Refusal(
    'InternalServiceFailure',
    'this file is kept, but not where this process can read it; its log says more',
  )
}
