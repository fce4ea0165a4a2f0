import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, beforeEach, test } from 'node:test'
import { systemClock } from '../../src/core/clock.ts'
import { Refusal } from '../../src/core/errors.ts'
import type { BlobStore } from '../../src/files/blob-store.ts'
import { createS3Blobs, type S3BlobsOptions } from '../../src/files/s3-blobs.ts'
import { createS3UrlSigner, type S3UrlOptions } from '../../src/files/s3-urls.ts'
import { createUrlSigner, type UrlSigner } from '../../src/files/signed-urls.ts'
import { type FaultProxy, startFaultProxy } from './s3-fault-proxy.ts'
import { ask, type S3Server } from './s3-server.ts'

export type Bench = {
  server: S3Server
  proxy: FaultProxy
  blobs: BlobStore
  spoolFolder: string
  /** Another store on the same bucket. */
  open(options?: Partial<S3BlobsOptions>): Promise<BlobStore>
  signer(options?: Partial<S3UrlOptions>): UrlSigner
}

export const MB = 2 ** 20
export const PREFIX = 'a prefix/here'
export const RETRIES = 2

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const isRefusal = (reason: string) => (error: unknown) => error instanceof Refusal && error.reason === reason

/** A store on a server of the test's choice, behind a proxy that lets everything pass until a test says otherwise. */
export function setUp(start: () => Promise<S3Server>): Bench {
  const bench = {} as Bench
  before(async () => {
    bench.server = await start()
    bench.proxy = await startFaultProxy(bench.server.endpoint)
    bench.spoolFolder = await mkdtemp(join(tmpdir(), 'kinora-spool-'))
    const place = { ...bench.server, endpoint: bench.proxy.endpoint, prefix: PREFIX }
    const patience = { timeoutMs: 5_000, retryWaitsMs: Array.from({ length: RETRIES }, () => 1) }
    bench.open = options => createS3Blobs({ ...place, ...patience, spoolFolder: bench.spoolFolder, ...options })
    bench.blobs = await bench.open()
    const service = createUrlSigner({ secret: 's'.repeat(32), publicUrl: () => 'http://service', clock: systemClock })
    bench.signer = options => createS3UrlSigner(service, { ...place, clock: systemClock, ...options })
  })
  beforeEach(() => {
    bench.proxy.fault = () => undefined
    bench.proxy.methods()
  })
  after(async () => {
    await bench.proxy?.stop()
    await bench.server?.stop()
    if (bench.spoolFolder) await rm(bench.spoolFolder, { recursive: true })
  })
  return bench
}

/** What every S3 must do for the service. */
export function registerS3Battery(bench: Bench): void {
  const objectPath = (key: string): string => `/${bench.server.bucket}/a%20prefix/here/${key}`

  test('bytes are returned unchanged, whole and in part', async () => {
    const { blobs } = bench
    const bytes = randomBytes(100_000)
    const sha256 = sha256Of(bytes)
    const key = await blobs.put(bytes, 'png')
    assert.equal(key, `${sha256.slice(0, 2)}/${sha256}.png`)
    assert.deepEqual(await blobs.head(key), { key, bytes: 100_000, contentType: 'image/png', etag: `"${sha256}"` })
    const opened = await blobs.open(key)
    assert.ok(opened)
    assert.deepEqual([opened.bytes, opened.contentType, opened.etag], [100_000, 'image/png', `"${sha256}"`])
    assert.deepEqual(await buffer(opened.stream()), bytes)
    assert.deepEqual(await buffer(opened.stream({ start: 10, end: 19 })), bytes.subarray(10, 20))
    assert.deepEqual(await buffer(opened.stream({ start: 99_999, end: 99_999 })), bytes.subarray(99_999))
    const stored = await ask(bench.server, 'GET', objectPath(key))
    assert.deepEqual(Buffer.from(await stored.arrayBuffer()), bytes)
    assert.equal(stored.headers.get('content-type'), 'image/png')
    assert.equal(stored.headers.get('cache-control'), 'private, max-age=3600')
    assert.equal(opened.modifiedAt, Date.parse(stored.headers.get('last-modified') ?? ''))
  })

  test('the same bytes cost one HEAD', async () => {
    const { blobs, proxy } = bench
    const bytes = randomBytes(1000)
    const key = await blobs.put(bytes, 'bin')
    assert.deepEqual(proxy.methods(), ['HEAD', 'PUT'])
    assert.equal(await blobs.put(bytes, 'bin'), key)
    assert.deepEqual(proxy.methods(), ['HEAD'])
    assert.equal((await blobs.putStream(Readable.from([bytes]), { maxBytes: 1000, extension: 'bin' })).key, key)
    assert.deepEqual(proxy.methods(), ['HEAD'])
  })

  test('simultaneous puts of the same bytes are one', async () => {
    const { blobs, proxy } = bench
    const bytes = randomBytes(300_000)
    const puts = Array.from({ length: 5 }, () => [
      blobs.put(bytes, 'mp4'),
      blobs.putStream(Readable.from([bytes]), { maxBytes: bytes.length, extension: 'mp4' }).then(({ key }) => key),
    ])
    assert.equal(new Set(await Promise.all(puts.flat())).size, 1)
    assert.equal(proxy.methods().filter(method => method === 'PUT').length, 1)
  })

  test('a truncated object is repaired by the next put of its bytes', async () => {
    const { blobs, server } = bench
    const bytes = randomBytes(1000)
    const key = await blobs.put(bytes, 'bin')
    assert.equal((await ask(server, 'PUT', objectPath(key), {}, 'half of it')).status, 200)
    assert.equal((await blobs.head(key))?.bytes, 10)
    await blobs.put(bytes, 'bin')
    assert.deepEqual(await buffer((await blobs.open(key))?.stream() ?? Readable.from([])), bytes)
  })

  test('an upload in many parts is stored whole, exactly maxBytes is allowed, and nothing stays on disk', async () => {
    const { blobs, spoolFolder } = bench
    const parts = Array.from({ length: 50 }, (_, i) => randomBytes(i * 100))
    const bytes = Buffer.concat(parts)
    const stored = await blobs.putStream(Readable.from(parts), { maxBytes: bytes.length, extension: 'mov' })
    assert.deepEqual(stored, { key: stored.key, bytes: bytes.length, sha256: sha256Of(bytes) })
    assert.deepEqual(await buffer((await blobs.open(stored.key))?.stream() ?? Readable.from([])), bytes)
    assert.deepEqual(await readdir(spoolFolder), [])
  })

  test('an empty blob is allowed', async () => {
    const { blobs } = bench
    const key = await blobs.put(new Uint8Array(), 'txt')
    const streamed = await blobs.putStream(Readable.from([]), { maxBytes: 0, extension: 'txt' })
    assert.deepEqual([streamed.key, streamed.bytes], [key, 0])
    assert.equal((await blobs.head(key))?.bytes, 0)
    assert.deepEqual(await buffer((await blobs.open(key))?.stream() ?? Readable.from(['missing'])), Buffer.alloc(0))
  })

  test('an upload above maxBytes and one that breaks off reach no server and leave nothing', async () => {
    const { blobs, proxy, spoolFolder } = bench
    const large = Readable.from([randomBytes(600), randomBytes(600), randomBytes(600)])
    await assert.rejects(blobs.putStream(large, { maxBytes: 1000, extension: 'png' }), isRefusal('RequestTooLarge'))
    assert.equal(large.destroyed, false)
    large.destroy()
    let reads = 0
    const broken = new Readable({
      read() {
        reads += 1
        if (reads < 4) this.push(randomBytes(1000))
        else this.destroy(new Error('the line went dead'))
      },
    })
    await assert.rejects(blobs.putStream(broken, { maxBytes: 1e6, extension: 'png' }), /the line went dead/)
    assert.deepEqual(proxy.methods(), [])
    assert.deepEqual(await readdir(spoolFolder), [])
  })

  test('20 MB go up in parts, from memory and from a stream, and come back in any range', async () => {
    const { blobs, proxy } = bench
    const bytes = randomBytes(20 * MB + 1)
    const key = await blobs.put(bytes, 'mp4')
    assert.equal(proxy.seen.filter(one => one.query.startsWith('partNumber=')).length, 3)
    assert.ok(proxy.seen.every(one => one.method !== 'DELETE'))
    const opened = await blobs.open(key)
    assert.ok(opened)
    assert.equal(opened.bytes, bytes.length)
    assert.equal(sha256Of(await buffer(opened.stream())), sha256Of(bytes))
    const seam = { start: 8 * MB - 5, end: 8 * MB + 4 }
    assert.deepEqual(await buffer(opened.stream(seam)), bytes.subarray(seam.start, seam.end + 1))
    await blobs.delete(key)
    const chunks = Array.from({ length: 21 }, (_, i) => bytes.subarray(i * MB, (i + 1) * MB))
    const streamed = await blobs.putStream(Readable.from(chunks), { maxBytes: 50 * MB, extension: 'mp4' })
    assert.deepEqual(streamed, { key, bytes: bytes.length, sha256: sha256Of(bytes) })
    const again = await blobs.open(key)
    assert.equal(sha256Of(await buffer(again?.stream() ?? Readable.from([]))), sha256Of(bytes))
    await blobs.delete(key)
  })

  test('a deleted blob is not found, and deleting it twice is fine', async () => {
    const { blobs } = bench
    const key = await blobs.put(randomBytes(10), 'wav')
    await blobs.delete(key)
    await blobs.delete(key)
    assert.equal(await blobs.open(key), undefined)
    assert.equal(await blobs.head(key), undefined)
  })

  test('a text that is not a key sends no request', async () => {
    const { blobs, proxy } = bench
    for (const key of ['aa/private.txt', '../secret', '', `aa/${'a'.repeat(64)}.html`]) {
      assert.equal(await blobs.open(key), undefined)
      assert.equal(await blobs.head(key), undefined)
      await blobs.delete(key)
    }
    await assert.rejects(blobs.put(randomBytes(10), 'html'), RangeError)
    assert.deepEqual(proxy.methods(), [])
  })

  test('anybody can fetch the file and its parts by a presigned URL', async () => {
    const bytes = randomBytes(1000)
    const url = bench.signer().sign(await bench.blobs.put(bytes, 'mp4'), { expiresInSeconds: 60 })
    const whole = await fetch(url)
    assert.equal(whole.status, 200)
    assert.equal(whole.headers.get('content-type'), 'video/mp4')
    assert.deepEqual(Buffer.from(await whole.arrayBuffer()), bytes)
    const part = await fetch(url, { headers: { range: 'bytes=10-19' } })
    assert.deepEqual([part.status, part.headers.get('content-range')], [206, 'bytes 10-19/1000'])
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(10, 20))
  })

  test('a changed or expired presigned URL is forbidden', async () => {
    const key = await bench.blobs.put(randomBytes(10), 'mp4')
    const other = await bench.blobs.put(randomBytes(10), 'mp4')
    const url = bench.signer().sign(key, { expiresInSeconds: 60 })
    const late = bench.signer({ clock: () => systemClock() - 61_000 }).sign(key, { expiresInSeconds: 60 })
    const variants = [
      url.replace(key, other),
      url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'),
      `${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`,
      `${url}&response-content-type=text%2Fhtml`,
      bench.signer({ secretAccessKey: 'another' }).sign(key, { expiresInSeconds: 60 }),
      late,
    ]
    for (const variant of variants) assert.equal((await fetch(variant)).status, 403, variant)
    assert.equal((await fetch(url)).status, 200)
    assert.equal((await fetch(url, { method: 'DELETE' })).status, 403)
  })

  test('an error of S3 names operation, key and code, and not the secret', async () => {
    const blobs = await bench.open({ secretAccessKey: 'a wrong secret' })
    const bytes = randomBytes(10)
    const sha256 = sha256Of(bytes)
    await assert.rejects(blobs.put(bytes, 'png'), (error: Error) => {
      assert.ok(!(error instanceof Refusal))
      assert.match(error.message, new RegExp(`^S3 refused look for ${sha256.slice(0, 2)}/${sha256}\\.png: 403`))
      assert.doesNotMatch(error.message, /a wrong secret/)
      return true
    })
    await assert.rejects(
      (await bench.open({ bucket: 'not-there' })).put(bytes, 'png'),
      /^S3Failure: S3 refused put .*404/,
    )
  })
}
