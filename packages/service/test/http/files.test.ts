import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Readable } from 'node:stream'
import { after, before, type TestContext, test } from 'node:test'
import type { BlobStore, OpenBlob } from '../../src/files/blob-store.ts'
import { makePng } from '../../../media/test/formats/sample-files.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

const HOUR_SECONDS = 3_600
const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251))

let service: TestService
let key: string

before(async () => {
  service = await startService()
  key = await service.services.blobs.put(bytes, 'mp4')
})
after(() => service.stop())

const signed = (of = key, fileName?: string): string =>
  service.services.signer.sign(of, { expiresInSeconds: HOUR_SECONDS, ...(fileName !== undefined && { fileName }) })

type Got = { status: number; headers: Record<string, string>; body: Buffer }

async function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const response = await fetch(url, { method, headers })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function assertRefused({ status, headers, body }: Got, expected: number, reason: string): void {
  assert.equal(status, expected, body.toString())
  const json = JSON.parse(body.toString())
  assert.deepEqual([json.code, json.reason], [expected, reason])
  assert.equal(json.metadata.trace_id, headers['x-md-trace-id'])
  assert.equal(headers['content-type'], 'application/json; charset=utf-8')
}

test('a signed URL serves the file without a key', async () => {
  const { status, headers, body } = await get(signed())
  assert.equal(status, 200)
  assert.deepEqual(body, bytes)
  assert.equal(headers['content-type'], 'video/mp4')
  assert.equal(headers['content-length'], '1000')
  assert.equal(headers.etag, `"${key.slice(3, -4)}"`)
  assert.equal(headers['accept-ranges'], 'bytes')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['content-disposition'], undefined)
  const file = await service.services.blobs.open(key)
  assert.equal(headers['last-modified'], new Date(file?.modifiedAt ?? 0).toUTCString())
})

test('a file may be cached privately for the lifetime of its URL', async () => {
  const url = signed()
  const maxAgeOf = async (): Promise<number> =>
    Number(/^private, max-age=(\d+)$/.exec((await get(url)).headers['cache-control'] ?? '')?.[1])
  const first = await maxAgeOf()
  assert.ok(first > HOUR_SECONDS - 60 && first <= HOUR_SECONDS, String(first))
  service.advance(600_000)
  assert.ok((await maxAgeOf()) <= first - 600)
})

for (const [extension, contentType] of [
  ['mp4', 'video/mp4'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
  ['m4a', 'audio/mp4'],
  ['srt', 'application/x-subrip; charset=utf-8'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['bin', 'application/octet-stream'],
] as const) {
  test(`a .${extension} is served as ${contentType}`, async () => {
    const { headers } = await get(signed(await service.services.blobs.put(makePng(8, 8), extension)))
    assert.equal(headers['content-type'], contentType)
  })
}

test('an empty file is served, also for a range of all of it', async () => {
  const url = signed(await service.services.blobs.put(Buffer.alloc(0), 'txt'))
  for (const got of [await get(url), await get(url, { range: 'bytes=0-' })]) {
    assert.deepEqual([got.status, got.headers['content-length'], got.body.length], [200, '0', 0])
  }
})

/** Hands every opened file to the test. */
function watchOpened(context: TestContext, seen: (file: OpenBlob) => OpenBlob): void {
  const { blobs } = service.services
  const real: BlobStore['open'] = blobs.open.bind(blobs)
  context.mock.method(blobs, 'open', async (asked: string) => {
    const file = await real(asked)
    return file && seen(file)
  })
}

test('HEAD has the headers of GET, and reads nothing', async context => {
  const whole = await get(signed())
  watchOpened(context, file => ({ ...file, stream: () => assert.fail('the file was read') }))
  const { status, headers, body } = await get(signed(), {}, 'HEAD')
  assert.deepEqual([status, body.length], [200, 0])
  // Those of the connection, and those that differ from one request to the next.
  const apart = { 'x-md-trace-id': '', date: '', 'cache-control': '', connection: '', 'keep-alive': '' }
  assert.deepEqual({ ...headers, ...apart }, { ...whole.headers, ...apart })
  const ranged = await get(signed(), { range: 'bytes=0-9' }, 'HEAD')
  assert.deepEqual([ranged.status, ranged.headers['content-length']], [200, '1000'])
  const known = await get(signed(), { 'if-none-match': headers.etag ?? '' }, 'HEAD')
  assert.deepEqual([known.status, known.headers['content-length']], [304, undefined])
  assert.equal((await get(`${signed()}x`, {}, 'HEAD')).status, 403)
})

for (const [range, start, end] of [
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=990-', 990, 999],
  ['bytes=-5', 995, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=900-5000', 900, 999],
  ['bytes=0-', 0, 999],
] as const) {
  test(`the range ${range} is bytes ${start} to ${end}`, async () => {
    const { status, headers, body } = await get(signed(), { range })
    assert.equal(status, 206)
    assert.equal(headers['content-range'], `bytes ${start}-${end}/1000`)
    assert.equal(headers['content-length'], String(end - start + 1))
    assert.equal(headers['content-type'], 'video/mp4')
    assert.deepEqual(body, bytes.subarray(start, end + 1))
  })
}

for (const range of ['bytes=1000-', 'bytes=1000-2000', 'bytes=-0']) {
  test(`the range ${range} of 1000 bytes cannot be served`, async () => {
    const got = await get(signed(), { range })
    assertRefused(got, 416, 'BadRequest')
    assert.equal(got.headers['content-range'], 'bytes */1000')
  })
}

for (const range of ['bytes=0-1,5-6', 'bytes=9-1', 'lines=1-2', 'bytes=x-y']) {
  test(`the range ${range} is ignored`, async () => {
    const { status, headers, body } = await get(signed(), { range })
    assert.deepEqual([status, headers['content-range'], body.length], [200, undefined, 1000])
  })
}

test('a part is sent only of the file that the client has begun', async () => {
  const { headers } = await get(signed())
  const ask = (ifRange: string | undefined): Promise<Got> =>
    get(signed(), { range: 'bytes=0-9', ...(ifRange !== undefined && { 'if-range': ifRange }) })
  assert.equal((await ask(headers.etag)).status, 206)
  assert.equal((await ask(headers['last-modified'])).status, 206)
  assert.equal((await ask('"another"')).status, 200)
  assert.equal((await ask(new Date(0).toUTCString())).status, 200)
})

test('a client with a current copy gets 304', async () => {
  const first = await get(signed())
  const { etag = '', 'last-modified': modified = '' } = first.headers
  const known = [etag, `W/${etag}`, `"x", ${etag}`, '*'].map(value => ({ 'if-none-match': value }))
  for (const headers of [...known, { 'if-modified-since': modified }]) {
    const got = await get(signed(), headers)
    assert.deepEqual([got.status, got.body.length], [304, 0], JSON.stringify(headers))
    assert.equal(got.headers.etag, etag)
  }
  const unknown = [
    { 'if-none-match': '"x"' },
    { 'if-none-match': '"x"', 'if-modified-since': modified },
    { 'if-modified-since': new Date(Date.parse(modified) - 1000).toUTCString() },
    { 'if-modified-since': 'yesterday' },
  ]
  for (const headers of unknown) assert.equal((await get(signed(), headers)).status, 200, JSON.stringify(headers))
})

test("a signed file name is the name in a browser's download", async () => {
  const plain = await get(signed(key, 'my film.mp4'))
  assert.equal(
    plain.headers['content-disposition'],
    `attachment; filename="my film.mp4"; filename*=UTF-8''my%20film.mp4`,
  )
  const odd = await get(signed(key, 'Kätzchen "1" (50%)\r\nx: y.mp4'))
  assert.equal(odd.status, 200)
  assert.equal(
    odd.headers['content-disposition'],
    `attachment; filename="K_tzchen _1_ (50_)__x: y.mp4"; filename*=UTF-8''K%C3%A4tzchen%20%221%22%20%2850%25%29%0D%0Ax%3A%20y.mp4`,
  )
})

test('a modified URL is forbidden, whether the file exists or not', async () => {
  const other = await service.services.blobs.put(randomBytes(10), 'mp4')
  const url = signed(key, 'a.mp4')
  const { origin, pathname } = new URL(url)
  const variants = [
    url.replace(key, other),
    url.replace(key, key.replace('mp4', 'mov')),
    url.replace(key, `00/${'0'.repeat(64)}.mp4`),
    url.replace(/expires=\d+/, 'expires=99999999999'),
    url.replace('a.mp4', 'b.mp4'),
    url.replace(/&filename=[^&]*/, ''),
    url.slice(0, -1),
    `${url}&expires=99999999999`,
    `${origin}${pathname}`,
    `${origin}/files/x`,
    `${origin}/files/%2e%2e%2fsecret`,
  ]
  for (const variant of variants) assertRefused(await get(variant), 403, 'Forbidden')
  assert.equal((await get(url)).status, 200)
})

test('an expired URL is gone', async () => {
  const url = signed()
  service.advance(HOUR_SECONDS * 1000)
  assertRefused(await get(url), 410, 'ResultExpired')
  assert.equal((await get(signed())).status, 200)
})

test('a removed file is not found', async () => {
  const swept = await service.services.blobs.put(randomBytes(10), 'png')
  const url = signed(swept)
  assert.equal((await get(url)).status, 200)
  await service.services.blobs.delete(swept)
  assertRefused(await get(url), 404, 'NotFound')
})

test('files can only be read', async () => {
  const answer = await service.request('DELETE', signed(), { key: null })
  assert.deepEqual([answer.status, answer.json.reason], [405, 'MethodNotAllowed'])
})

test('the file is closed when the client disconnects', async context => {
  // More than all the buffers on the way can hold, so that the file is still being read.
  const large = await service.services.blobs.put(Buffer.alloc(64 * 2 ** 20), 'mp4')
  const { promise: opened, resolve } = Promise.withResolvers<Readable>()
  watchOpened(context, file => ({
    ...file,
    stream: range => {
      const stream = file.stream(range)
      resolve(stream)
      return stream
    },
  }))
  const asking = request(signed(large)).end()
  const [response] = (await once(asking, 'response')) as [Readable]
  await once(response, 'readable')
  const stream = await opened
  const closed = once(stream, 'close')
  assert.equal(stream.readableEnded, false)
  response.destroy()
  await closed
  assert.equal(stream.readableEnded, false)
})
