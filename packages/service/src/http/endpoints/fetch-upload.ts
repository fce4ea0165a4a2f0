import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSemaphore } from '@kinora/media/core/semaphore'
import { sniff } from '@kinora/media/formats/sniff'
import { url } from '../../catalog/words/words.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { Refusal, refuseField, refuseProblems } from '../../core/errors.ts'
import { MISPLACED } from '../../files/blob-store.ts'
import type { MediaReference } from '../../catalog/request-values.ts'
import { FetchFailed, FileTooLarge } from '../../net/fetch-failure.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { lockAccounts } from '../../store/accounts.ts'
import { fillUpload, finishUpload, insertUpload, sumSentBytes } from '../../store/uploads.ts'
import { resolveFiles } from '../../tasks/create/resolve-inputs.ts'
import { type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { clientClosedSignal } from '../caller-signals.ts'
import { uploadsFull } from '../guards/upload-gate.ts'
import { extensionOf } from './uploads.ts'

type Fetched = { id: string; key: string; bytes: number; sha256: string; format: string }

// The caller waits; agents' clients time out after a minute.
const TIMEOUT_MS = 40_000
// Each fetch holds two connections: the caller's and the remote one.
const fetching = createSemaphore(8)
const HEAD_BYTES = 4_096

export const fetchEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/tools/v2/files/fetch',
    tag: 'Uploads',
    summary: 'Fetch a file from its URL and keep it as an upload',
    scope: 'create',
    body: {
      name: 'upload fetch',
      summary: '',
      fields: {
        url: url({
          required: true,
          ofFile: true,
          about:
            'The address of the file, which the service downloads within 40 seconds; the URL of a file that the account has here is read from the store',
        }),
      },
    },
    answer: {
      about: 'The upload, finished',
      schema: objectSchema({
        id: field.id('The upload'),
        uri: field.text('Stands for the file in later requests'),
        bytes: field.count('Its size'),
        format: field.text('The format found in its first bytes; `bin` if it is no picture, clip or sound'),
        expires_at: field.time('Until when it can be used'),
      }),
    },
    prepare: async call => {
      call.body.values.fetched = await fetching.run(() => fetchUpload(call), clientClosedSignal(call))
    },
    change: async ({ services, caller, body }, tx) => {
      const { id, key, bytes, sha256, format } = body.values.fetched as Fetched
      const { settings, clock } = services
      const now = clock()
      const expiresAt = now + settings.uploadSeconds * 1000
      const times = { createdAt: new Date(now), expiresAt: new Date(expiresAt) }
      // The lock makes concurrent requests count each other.
      await lockAccounts(tx, [caller.accountId])
      await insertUpload(tx, { id, accountId: caller.accountId, ...times })
      await fillUpload(tx, id, { key, bytes, etag: sha256 })
      await finishUpload(tx, id, times.createdAt)
      if ((await sumSentBytes(tx, caller.accountId, times.createdAt)) > settings.uploadQuotaBytes)
        throw uploadsFull(settings.uploadQuotaBytes)
      return { json: { id, uri: `ssupload:?id=${id}`, bytes, format, expires_at: formatIsoTime(expiresAt) } }
    },
  }),
]

async function fetchUpload(call: Call): Promise<Fetched> {
  const { services, caller, body } = call
  const { uploadGate, nextId } = services
  const { accountId } = caller
  uploadGate.limitRate(accountId)
  await services.room.require()
  const id = nextId()
  const problems = await services.db.transaction(tx => resolveFiles(tx, accountId, body, services.clock()))
  if (problems.length > 0) throw refuseProblems(problems)
  const given = body.values.url as MediaReference
  return uploadGate.enter({ uploadId: id, accountId, declaredBytes: undefined }, async maxBytes => {
    if (typeof given !== 'string') return { id, ...(await copyOwn(given.blob, maxBytes, services)) }
    const folder = await mkdtemp(join(tmpdir(), 'kinora-fetch-'))
    try {
      const toFile = join(folder, 'file')
      const options = { toFile, maxBytes, timeoutMs: TIMEOUT_MS, signal: clientClosedSignal(call) }
      await services.fetchFile(given, options).catch(tellFailure)
      const format = extensionOf(sniff(await readHead(toFile)))
      return {
        id,
        format,
        ...(await services.blobs.putStream(createReadStream(toFile), { maxBytes, extension: format })),
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** A file of the account as an upload, which outlives its URL and its task. */
async function copyOwn(
  key: string,
  maxBytes: number,
  { blobs, log }: Pick<Call['services'], 'blobs' | 'log'>,
): Promise<Omit<Fetched, 'id'>> {
  const blob = await blobs.open(key)
  if (!blob) {
    log.error({ key }, MISPLACED)
    throw new Refusal(
      'InternalServiceFailure',
      'this file is kept, but not where this process can read it; its log says more',
    )
  }
  if (blob.bytes > maxBytes)
    throw new Refusal('RequestTooLarge', `url leads to a file of ${blob.bytes} bytes; ${maxBytes} are allowed`)
  const format = key.slice(key.lastIndexOf('.') + 1)
  return { format, ...(await blobs.putStream(blob.stream(), { maxBytes, extension: format })) }
}

function tellFailure(error: unknown): never {
  if (error instanceof FileTooLarge) throw new Refusal('RequestTooLarge', error.message)
  if (error instanceof FetchFailed) throw refuseField('url', `url could not be fetched: ${error.message}`)
  throw error
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
