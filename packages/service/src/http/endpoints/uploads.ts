import { Readable } from 'node:stream'
import { MB, text } from '../../catalog/words/words.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { Refusal, refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import type { BlobStore } from '../../files/blob-store.ts'
import { SIGNED_QUERY } from '../../files/signed-urls.ts'
import { type Format, sniff } from '@kinora/media/formats/sniff'
import { lockAccounts } from '../../store/accounts.ts'
import {
  countOpenUploads,
  fillUpload,
  findUploads,
  finishUpload,
  insertUpload,
  sumSentBytes,
} from '../../store/uploads.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { uploadsFull } from '../guards/upload-gate.ts'

export const uploadEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/tools/v2/files/uploads',
    tag: 'Uploads',
    summary: 'Create an upload',
    scope: 'create',
    body: {
      name: 'upload',
      summary: 'No field is required',
      fields: { scene: text({ max: 64, unseen: true, about: 'Its purpose; accepted and ignored' }) },
    },
    bodyOptional: true,
    answer: {
      about:
        'PUT the bytes to `put_url`, then finish the upload; do all of this, and use the file, before `expires_at`',
      schema: objectSchema({
        id: field.id('The upload'),
        resource_id: field.id('The same, by the name that some clients read'),
        put_url: field.text('The signed URL for the PUT of the bytes; it needs no key'),
        expires_at: field.time('Until when the file can be written, finished and used'),
      }),
    },
    change: async ({ services, caller }, tx) => {
      const { settings, signer, clock, nextId } = services
      await services.room.require()
      const newId = nextId()
      const now = clock()
      const expiresAt = now + settings.uploadSeconds * 1000
      const times = { createdAt: new Date(now), expiresAt: new Date(expiresAt) }
      // The lock makes concurrent requests count each other.
      await lockAccounts(tx, [caller.accountId])
      if ((await countOpenUploads(tx, caller.accountId, times.createdAt)) >= settings.maxOpenUploads)
        throw tooManyOpen(settings.maxOpenUploads)
      await insertUpload(tx, { id: newId, accountId: caller.accountId, ...times })
      const putUrl = signer.signUpload(newId, { expiresInSeconds: settings.uploadSeconds })
      return { json: { id: newId, resource_id: newId, put_url: putUrl, expires_at: formatIsoTime(expiresAt) } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/files/uploads/{id}',
    tag: 'Uploads',
    summary: 'The bytes of an upload, at its signed `put_url`; no key is needed',
    readsQuery: SIGNED_QUERY,
    rawBody: true,
    answer: {
      about: 'The ETag to finish with, also as a header',
      schema: objectSchema({ etag: field.text('The SHA-256 of the bytes, in quotes') }),
    },
    create: async ({ services, params: { id = '' }, request, reply }) => {
      const { db, blobs, signer, settings, clock, uploadGate } = services
      signer.verifyUpload(id, request.query as Record<string, unknown>)
      // Checked before the body is read: a client that declares a length learns at once that it is too much.
      const declaredBytes = declaredBytesOf(request.headers['content-length'])
      if (declaredBytes !== undefined && declaredBytes > settings.maxUploadBytes)
        throw tooLarge(settings.maxUploadBytes)
      const [upload] = await findUploads(db, [id])
      if (!upload) throw uploadNotFound(id)
      if (upload.finished_at) throw alreadyFinished(id)
      const accountId = upload.account_id
      uploadGate.limitRate(accountId)
      await services.room.require()
      const sha256 = await uploadGate.enter({ uploadId: id, accountId, declaredBytes }, async maxBytes => {
        const { sha256: etag, ...blob } = await receive(request.raw, blobs, maxBytes)
        await db.transaction(async tx => {
          // An upload that outlived its reservation is counted again.
          await lockAccounts(tx, [accountId])
          if (!(await fillUpload(tx, id, { ...blob, etag }))) throw alreadyFinished(id)
          if ((await sumSentBytes(tx, accountId, new Date(clock()))) > settings.uploadQuotaBytes)
            throw uploadsFull(settings.uploadQuotaBytes)
        })
        return etag
      })
      reply.header('etag', `"${sha256}"`)
      return { json: { etag: `"${sha256}"` } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/tools/v2/files/uploads/{id}/finish',
    tag: 'Uploads',
    summary: 'Finish an upload',
    scope: 'create',
    body: {
      name: 'upload finish',
      summary: '',
      fields: {
        etag: text({ required: true, max: 200, about: 'The ETag in the answer to the PUT, with or without quotes' }),
      },
    },
    answer: {
      about: 'The uri is accepted in place of a URL of a picture, video or sound',
      schema: objectSchema({ uri: field.text('Stands for the file in later requests') }),
    },
    change: async ({ services, caller, params: { id = '' }, body }, tx) => {
      const now = services.clock()
      // Finish first, then check: finishing locks the row, so that no PUT changes the file before the end, and a
      // refusal rolls it back.
      await finishUpload(tx, id, new Date(now))
      const [upload] = await findUploads(tx, [id])
      if (upload?.account_id !== caller.accountId) throw uploadNotFound(id)
      if (upload.expires_at.getTime() <= now)
        throw new Refusal('ResultExpired', `upload ${id} has expired; ask for a new one`)
      if (upload.etag === null)
        throw new Refusal('BadRequest', `nothing has been uploaded to ${id}; PUT the file to its put_url first`)
      if (bareEtagOf(String(body.values.etag)) !== upload.etag) {
        throw refuseField(
          'etag',
          `etag must be the one that the PUT of the file answered, got ${quoteValue(body.values.etag)}`,
        )
      }
      return { json: { uri: `ssupload:?id=${id}` } }
    },
  }),
]

const uploadNotFound = (id: string): Refusal => new Refusal('NotFound', `there is no upload ${id}`)

const alreadyFinished = (id: string): Refusal =>
  new Refusal('Conflict', `upload ${id} is finished, its file is fixed; ask for a new upload`)

const tooManyOpen = (most: number): Refusal =>
  new Refusal('QuotaExceeded', `this account has ${most} uploads open; finish some, or wait until they expire`, {
    retryAfterSeconds: 60,
  })

/** Undefined if the length is not declared. */
const declaredBytesOf = (header: string | undefined): number | undefined =>
  header === undefined ? undefined : Number(header)

const tooLarge = (maxBytes: number): Refusal =>
  new Refusal('RequestTooLarge', `the file must be at most ${maxBytes / MB} MB (${maxBytes} bytes)`)

/** HTTP clients send an ETag with quotes, without them, or marked weak by a proxy that recompressed the answer. */
const bareEtagOf = (etag: string): string =>
  etag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase()

/** Stores a body while it arrives, under the format of its first bytes. */
async function receive(body: Readable, blobs: BlobStore, maxBytes: number): ReturnType<BlobStore['putStream']> {
  try {
    const head = await headOf(body)
    if (head.length === 0) throw new Refusal('BadRequest', 'the body is empty; it must be the bytes of the file')
    const whole = body.readableEnded ? Readable.from([head]) : body
    if (whole === body) body.unshift(head)
    return await blobs.putStream(whole, { maxBytes, extension: extensionOf(sniff(head)) })
  } catch (error) {
    if (body.destroyed && !body.readableEnded) throw new Refusal('BadRequest', 'the upload broke off', { cause: error })
    // Some clients read the refusal only after sending everything.
    body.resume()
    throw error
  }
}

// Enough to recognise every format.
const HEAD_BYTES = 4_096

/** The first bytes of a stream, or all of a shorter one. */
async function headOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks)
}

// Formats stored under their own extension; a jpeg is stored as .jpg.
const PICTURES: readonly Format[] = ['png', 'webp', 'bmp', 'gif']
const VIDEOS: readonly Format[] = ['mp4', 'mov', 'avi', 'webm']
const SOUNDS: readonly Format[] = ['mp3', 'wav', 'aac', 'm4a', 'flac', 'ogg']
const NAMED = new Set([...PICTURES, ...VIDEOS, ...SOUNDS, 'glb'])

/** Unknown formats are stored without a type, so that no browser treats them as a page. */
export const extensionOf = (format: Format | undefined): string =>
  format === 'jpeg' ? 'jpg' : format && NAMED.has(format) ? format : 'bin'
