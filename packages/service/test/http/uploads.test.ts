import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { after, before, type TestContext, test } from 'node:test'
import type { BlobStore } from '../../src/files/blob-store.ts'
import { findUploads } from '../../src/store/uploads.ts'
import { makeJpeg, makeMp4, makePng, svgText } from '../../../media/test/formats/sample-files.ts'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'

const UPLOADS = '/tools/v2/files/uploads'
const MB = 2 ** 20

let folder: string
let service: TestService

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-uploads-'))
  // An upload may be larger than a JSON body.
  service = await startService({ KINORA_DATA_DIR: folder, KINORA_MAX_BODY_MB: '1', KINORA_MAX_UPLOAD_MB: '3' })
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

type Upload = { id: string; put_url: string; expires_at: string }

async function open(key = service.key): Promise<Upload> {
  const answer = await service.request('POST', UPLOADS, { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.json as Upload
}

type Sent = { status: number; etag: string; json: Answered['json'] }

async function put(url: string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers })
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    json: (await response.json()) as Answered['json'],
  }
}

const finish = (id: string, etag: unknown, key = service.key): Promise<Answered> =>
  service.request('PUT', `${UPLOADS}/${id}/finish`, { body: { etag }, key })

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function storedOf(id: string): Promise<{ key: string; bytes: Buffer } | undefined> {
  const [row] = await findUploads(service.db, [id])
  const file = row?.blob_key ? await service.services.blobs.open(row.blob_key) : undefined
  return row?.blob_key && file ? { key: row.blob_key, bytes: await buffer(file.stream()) } : undefined
}

const filesKept = async (): Promise<string[]> =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
    .sort()

function assertRefused(answer: { status: number; json: Answered['json'] }, status: number, reason: string): void {
  assert.equal(answer.status, status, JSON.stringify(answer.json))
  assert.equal(answer.json.code, status)
  assert.equal(answer.json.reason, reason)
  assert.equal(typeof answer.json.metadata.trace_id, 'string')
}

test('a file is uploaded in three steps and then has a uri', async () => {
  const bytes = makePng(64, 64)
  const { id, put_url: putUrl, expires_at: expiresAt } = await open()
  assert.ok(putUrl.startsWith(`${service.url}/files/uploads/${id}?`))
  assert.match(expiresAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  const sent = await put(putUrl, bytes)
  assert.deepEqual(sent, { status: 200, etag: `"${sha256Of(bytes)}"`, json: { etag: `"${sha256Of(bytes)}"` } })
  const finished = await finish(id, sent.etag)
  assert.deepEqual([finished.status, finished.json], [200, { uri: `ssupload:?id=${id}` }])
  assert.deepEqual((await storedOf(id))?.bytes, bytes)
})

test('an upload can be used for the time in the setting', async () => {
  const before = service.services.clock()
  const { expires_at: expiresAt } = await open()
  const lifetimeMs = Date.parse(expiresAt) - before
  assert.ok(lifetimeMs >= 86_400_000 && lifetimeMs <= 86_400_000 + (service.services.clock() - before))
})

for (const [how, body] of [
  ['without a body', undefined],
  ['with an empty object', {}],
  ['with what some clients say it is for', { scene: 'vid' }],
  ['with fields nobody knows', { colour: 'red' }],
] as const) {
  test(`an upload can be requested ${how}`, async () => {
    const answer = await service.request('POST', UPLOADS, body && { body })
    assert.equal(answer.status, 200, answer.text)
    assert.equal(answer.headers.get('x-ignored-fields'), body && 'colour' in body ? 'colour' : null)
    assert.equal(answer.json.resource_id, answer.json.id)
  })
}

test('two requests with one Idempotency-Key open one upload', async () => {
  const headers = { 'idempotency-key': 'one upload' }
  const [first, second] = [await service.post(UPLOADS, {}, { headers }), await service.post(UPLOADS, {}, { headers })]
  assert.equal(second.text, first.text)
})

test('asking and finishing need a key with the scope create; the PUT needs none', async () => {
  const reader = await service.account({ scopes: ['read'] })
  assertRefused(await service.request('POST', UPLOADS, { key: null }), 401, 'Unauthorized')
  assertRefused(await service.request('POST', UPLOADS, { key: reader.key }), 403, 'Forbidden')
  assertRefused(await finish('1', 'x', reader.key), 403, 'Forbidden')
})

for (const contentType of [
  'application/json',
  'application/json; charset=utf-8',
  'text/html',
  'image/png',
  'nonsense',
  '',
]) {
  test(`bytes are stored unchanged when they are declared as ${JSON.stringify(contentType)}`, async () => {
    const bytes = Buffer.from('{"not": json')
    const { id, put_url: putUrl } = await open()
    assert.equal((await put(putUrl, bytes, { 'content-type': contentType })).status, 200)
    assert.deepEqual((await storedOf(id))?.bytes, bytes)
  })
}

for (const [what, extension, bytes] of [
  ['a png', 'png', makePng(8, 8)],
  ['a jpeg', 'jpg', makeJpeg(8, 8)],
  ['an mp4', 'mp4', makeMp4({ width: 64, height: 64, seconds: 1 })],
  ['an svg, which could run scripts,', 'bin', svgText()],
  ['a page', 'bin', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a single byte', 'bin', Buffer.from([7])],
] as const) {
  test(`${what} is stored as .${extension} under any declaration`, async () => {
    const { id, put_url: putUrl } = await open()
    assert.equal((await put(putUrl, bytes, { 'content-type': 'text/html' })).status, 200)
    const stored = await storedOf(id)
    assert.deepEqual(stored?.bytes, bytes)
    assert.equal(stored.key.split('.')[1], extension)
  })
}

const chunked = (bytes: Uint8Array): RequestInit => ({
  method: 'PUT',
  body: new Blob([new Uint8Array(bytes)]).stream(),
  duplex: 'half',
})

test('a file of exactly the largest size is accepted, with and without a length', async () => {
  const bytes = randomBytes(3 * MB)
  for (const send of [(url: string) => put(url, bytes), (url: string) => fetch(url, chunked(bytes))]) {
    const { id, put_url: putUrl } = await open()
    assert.equal((await send(putUrl)).status, 200)
    assert.deepEqual((await storedOf(id))?.bytes, bytes)
  }
})

test('a larger file is rejected and leaves nothing, with and without a length', async () => {
  const bytes = randomBytes(3 * MB + 1)
  const before = await filesKept()
  const { id, put_url: putUrl } = await open()
  assertRefused(await put(putUrl, bytes), 413, 'RequestTooLarge')
  const response = await fetch(putUrl, chunked(bytes))
  assertRefused({ status: response.status, json: (await response.json()) as Answered['json'] }, 413, 'RequestTooLarge')
  assert.deepEqual(await filesKept(), before)
  assertRefused(await finish(id, 'x'), 400, 'BadRequest')
})

/** A connection that has sent the head of a PUT and so many bytes of its body. */
async function begin(url: string, headers: string[], bytes = 0): Promise<Socket> {
  const { hostname, port, pathname, search } = new URL(url)
  const socket = connect(Number(port), hostname)
  const head = [`PUT ${pathname}${search} HTTP/1.1`, `Host: ${hostname}`, ...headers, '', ''].join('\r\n')
  await new Promise<void>(resolve =>
    socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 1)]), () => resolve()),
  )
  return socket
}

test('a length beyond the largest is rejected before a byte is sent', async () => {
  const { put_url: putUrl } = await open()
  const socket = await begin(putUrl, [`Content-Length: ${3 * MB + 1}`, 'Connection: close'])
  assert.match(await text(socket), /^HTTP\/1\.1 413 [^]*"reason":"RequestTooLarge"/)
  socket.destroy()
})

test('a rejected body is read to its end, so that the connection can be used again', async () => {
  const { put_url: putUrl } = await open()
  const { pathname, search } = new URL(putUrl)
  const socket = await begin(putUrl, ['Transfer-Encoding: chunked'])
  const chunk = Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), Buffer.alloc(MB), Buffer.from('\r\n')])
  for (let count = 0; count < 8; count++) socket.write(chunk)
  socket.write(
    `0\r\n\r\nPUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc`,
  )
  const answers = await text(socket)
  assert.match(answers, /^HTTP\/1\.1 413 [^]*RequestTooLarge[^]*HTTP\/1\.1 200 [^]*"etag"/)
  socket.destroy()
})

type WatchedBody = { started: Promise<void>; over: Promise<string> }

/** Tells when the store begins with the next body, and how that ends. */
function watchStore(context: TestContext): WatchedBody {
  const { blobs } = service.services
  const started = Promise.withResolvers<void>()
  const over = Promise.withResolvers<string>()
  const real: BlobStore['putStream'] = blobs.putStream.bind(blobs)
  context.mock.method(blobs, 'putStream', (...given: Parameters<BlobStore['putStream']>) => {
    const stored = real(...given)
    stored.then(
      () => over.resolve('stored'),
      () => over.resolve('given up'),
    )
    started.resolve()
    return stored
  })
  return { started: started.promise, over: over.promise }
}

test('a client that disconnects in the middle leaves nothing', async context => {
  const before = await filesKept()
  const { id, put_url: putUrl } = await open()
  const { started, over } = watchStore(context)
  const socket = await begin(putUrl, [`Content-Length: ${2 * MB}`], MB)
  await started
  socket.destroy()
  assert.equal(await over, 'given up')
  assert.deepEqual(await filesKept(), before)
  assertRefused(await finish(id, 'x'), 400, 'BadRequest')
})

test('an empty body is rejected', async () => {
  const { id, put_url: putUrl } = await open()
  assertRefused(await put(putUrl, new Uint8Array()), 400, 'BadRequest')
  assertRefused(await put(putUrl, new Uint8Array(), { 'content-type': 'image/png' }), 400, 'BadRequest')
  assertRefused(await finish(id, sha256Of(new Uint8Array())), 400, 'BadRequest')
})

test('an upload is finished by its ETag with quotes, without them, weak, and repeatedly', async () => {
  const { id, put_url: putUrl } = await open()
  const { etag } = await put(putUrl, makePng(9, 9))
  for (const given of [etag, etag.slice(1, -1), `W/${etag}`, etag.toUpperCase()]) {
    const answer = await finish(id, given)
    assert.deepEqual([answer.status, answer.json], [200, { uri: `ssupload:?id=${id}` }], given)
  }
})

test('bytes may be sent again until the upload is finished, and the last ones count', async context => {
  const { id, put_url: putUrl } = await open()
  const first = await put(putUrl, makePng(10, 10))
  const second = await put(putUrl, makePng(11, 11))
  const early = await finish(id, first.etag)
  assertRefused(early, 400, 'FieldInvalid')
  assert.deepEqual(early.json.metadata.fields, ['etag'])
  assert.equal((await put(putUrl, makePng(11, 11))).status, 200, 'a refused finish leaves the upload open')
  assert.equal((await finish(id, second.etag)).status, 200)
  const store = context.mock.method(service.services.blobs, 'putStream')
  assertRefused(await put(putUrl, makePng(10, 10)), 409, 'Conflict')
  assert.equal(store.mock.callCount(), 0, 'the bytes are not even read')
  assert.deepEqual((await storedOf(id))?.bytes, makePng(11, 11))
})

test('a PUT in progress when the upload is finished changes nothing', async context => {
  const { id, put_url: putUrl } = await open()
  const { etag } = await put(putUrl, makePng(12, 12))
  const { started } = watchStore(context)
  const late = Buffer.alloc(100_000, 2)
  const socket = await begin(putUrl, [`Content-Length: ${late.length}`, 'Connection: close'], 50_000)
  await started
  assert.equal((await finish(id, etag)).status, 200)
  socket.write(late.subarray(50_000))
  assert.match(await text(socket), /^HTTP\/1\.1 409 [^]*"reason":"Conflict"/)
  assert.deepEqual((await storedOf(id))?.bytes, makePng(12, 12))
  socket.destroy()
})

test('finishing without bytes is rejected, and so is a body without an etag', async () => {
  const { id } = await open()
  assertRefused(await finish(id, 'abc'), 400, 'BadRequest')
  assertRefused(await service.request('PUT', `${UPLOADS}/${id}/finish`, { body: {} }), 400, 'FieldLacking')
  assertRefused(await finish(id, 5), 400, 'FieldInvalid')
})

test("another account's upload is not found, and stays unchanged", async () => {
  const other = await service.account()
  const { id, put_url: putUrl } = await open()
  const { etag } = await put(putUrl, makePng(13, 13))
  assertRefused(await finish(id, etag, other.key), 404, 'NotFound')
  assertRefused(await finish('1', etag), 404, 'NotFound')
  assertRefused(await finish('x', etag), 400, 'FieldInvalid')
  assert.equal((await put(putUrl, makePng(14, 14))).status, 200, 'the other account has not finished it')
})

test('only the signed URL accepts bytes', async () => {
  const [one, two] = [await open(), await open()]
  const signed = new URL(one.put_url)
  const variants = [
    one.put_url.replace(one.id, two.id),
    one.put_url.replace(/expires=\d+/, 'expires=99999999999'),
    one.put_url.slice(0, -1),
    `${signed.origin}${signed.pathname}`,
    `${one.put_url}&signature=x`,
  ]
  for (const url of variants) assertRefused(await put(url, makePng(8, 8)), 403, 'Forbidden')
  assert.equal((await fetch(one.put_url)).status, 403, 'an upload URL does not download')
})

test('an expired upload accepts no bytes and cannot be finished', async () => {
  const { id, put_url: putUrl } = await open()
  const { etag } = await put(putUrl, makePng(8, 8))
  service.advance(86_400_000)
  assertRefused(await put(putUrl, makePng(8, 8)), 403, 'Forbidden')
  assertRefused(await finish(id, etag), 410, 'ResultExpired')
})
