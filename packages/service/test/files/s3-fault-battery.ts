import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { Refusal } from '../../src/core/errors.ts'
import { type Bench, MB, RETRIES, sha256Of } from './s3-battery.ts'
import type { Fault, S3Request } from './s3-fault-proxy.ts'

/** The first requests of a kind fare badly, the later ones well. */
function faultOf(faults: readonly Fault[], isMeant: (request: S3Request) => boolean = () => true) {
  const left = [...faults]
  return (request: S3Request): Fault | undefined => (isMeant(request) ? left.shift() : undefined)
}

const always =
  (fault: Fault, isMeant: (request: S3Request) => boolean = () => true) =>
  (request: S3Request): Fault | undefined =>
    isMeant(request) ? fault : undefined

const isPart = ({ query }: S3Request): boolean => query.startsWith('partNumber=')
const isCompletion = ({ method, query }: S3Request): boolean => method === 'POST' && query.startsWith('uploadId=')

const slowDown: Fault = { status: 503, body: '<Error><Code>SlowDown</Code><Message>Please wait.</Message></Error>' }

/** What the service does when S3 or the network misbehaves. */
export function registerS3FaultBattery(bench: Bench): void {
  const stored = async (key: string): Promise<Buffer> =>
    buffer((await bench.blobs.open(key))?.stream() ?? Readable.from([]))

  const refusedWhile = async (faults: (request: S3Request) => Fault | undefined, work: () => Promise<unknown>) => {
    bench.proxy.fault = faults
    const refusal = await work().then(
      () => assert.fail('it was not refused'),
      (error: unknown) => error,
    )
    bench.proxy.fault = () => undefined
    assert.ok(refusal instanceof Refusal, String(refusal))
    assert.deepEqual([refusal.reason, refusal.status], ['SystemThrottling', 503])
    assert.doesNotMatch(refusal.message, new RegExp(bench.server.secretAccessKey))
    return refusal
  }

  for (const [name, fault] of Object.entries({ throttling: slowDown, 'a reset': 'reset' } as const)) {
    test(`${name} is overcome by retries, at every step`, async () => {
      const bytes = randomBytes(1000)
      bench.proxy.fault = faultOf([fault], ({ method }) => method === 'HEAD')
      const key = await bench.blobs.put(bytes, 'png')
      bench.proxy.fault = faultOf([fault, fault], ({ method }) => method === 'GET')
      assert.deepEqual(await stored(key), bytes)
      bench.proxy.fault = faultOf([fault, fault], ({ method }) => method === 'DELETE')
      await bench.blobs.delete(key)
      bench.proxy.fault = faultOf([fault, fault], ({ method }) => method === 'PUT')
      await bench.blobs.put(bytes, 'png')
      assert.deepEqual(await stored(key), bytes)
    })
  }

  test('a body that S3 did not receive is sent again', async () => {
    const timedOut = { status: 400, body: '<Error><Code>RequestTimeout</Code><Message>Idle.</Message></Error>' }
    bench.proxy.fault = faultOf([timedOut], ({ method }) => method === 'PUT')
    await bench.blobs.put(randomBytes(1000), 'png')
    assert.deepEqual(bench.proxy.methods(), ['HEAD', 'PUT', 'PUT'])
  })

  test('a stalled server is given up after a time and asked again', async () => {
    const blobs = await bench.open({ timeoutMs: 300 })
    const bytes = randomBytes(1000)
    bench.proxy.fault = faultOf(['stall'])
    const key = await blobs.put(bytes, 'png')
    assert.deepEqual(await stored(key), bytes)
    await refusedWhile(always('stall'), () => blobs.head(key))
  })

  test('a put whose answer was lost is repeated without harm', async () => {
    const bytes = randomBytes(1000)
    bench.proxy.fault = faultOf(['lose answer'], ({ method }) => method === 'PUT')
    const key = await bench.blobs.put(bytes, 'png')
    assert.deepEqual(bench.proxy.methods(), ['HEAD', 'PUT', 'PUT'])
    assert.deepEqual(await stored(key), bytes)
  })

  test('an S3 that rejects for a while causes a rejection to retry later, with operation and key', async () => {
    const bytes = randomBytes(1000)
    const sha256 = sha256Of(bytes)
    const key = `${sha256.slice(0, 2)}/${sha256}.png`
    const refusal = await refusedWhile(always(slowDown), () => bench.blobs.put(bytes, 'png'))
    assert.equal(bench.proxy.methods().length, 1 + RETRIES)
    assert.match(refusal.message, new RegExp(`look for ${key}`))
    assert.equal(refusal.retryAfterSeconds, 15)
    const isPut = ({ method }: S3Request): boolean => method === 'PUT'
    assert.match((await refusedWhile(always('reset', isPut), () => bench.blobs.put(bytes, 'png'))).message, /\(put /)
    assert.equal(await bench.blobs.put(bytes, 'png'), key)
    assert.deepEqual(await stored(key), bytes)
  })

  test('S3 may name its own retry time', async () => {
    const fault = { status: 503, headers: { 'retry-after': '120' } }
    const refusal = await refusedWhile(always(fault), () => bench.blobs.head(`ab/${'ab'.repeat(32)}.png`))
    assert.equal(refusal.retryAfterSeconds, 120)
  })

  test('an unreachable S3 causes a rejection too, and the spooled file is removed', async () => {
    const blobs = await bench.open({ endpoint: 'http://127.0.0.1:1' })
    const upload = () => blobs.putStream(Readable.from([randomBytes(10)]), { maxBytes: 10, extension: 'png' })
    await refusedWhile(() => undefined, upload)
    assert.deepEqual(await readdir(bench.spoolFolder), [])
  })

  test('lost parts and a failure that comes with 200 do not spoil a large file', async () => {
    const bytes = randomBytes(20 * MB)
    const inside = { status: 200, body: '<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>' }
    const part = faultOf([slowDown, 'reset', 'lose answer'], isPart)
    const end = faultOf([inside], isCompletion)
    bench.proxy.fault = request => part(request) ?? end(request)
    const key = await bench.blobs.put(bytes, 'mp4')
    assert.equal(bench.proxy.seen.filter(isPart).length, 3 + 3)
    assert.equal(bench.proxy.seen.filter(isCompletion).length, 2)
    assert.equal(sha256Of(await stored(key)), sha256Of(bytes))
    await bench.blobs.delete(key)
  })

  test('a completed upload whose answer was lost is found to be there', async () => {
    const bytes = randomBytes(20 * MB)
    const forgotten = { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' }
    bench.proxy.fault = faultOf(['lose answer', forgotten], isCompletion)
    const key = await bench.blobs.put(bytes, 'mp4')
    assert.ok(bench.proxy.methods().every(method => method !== 'DELETE'))
    assert.equal(sha256Of(await stored(key)), sha256Of(bytes))
    await bench.blobs.delete(key)
  })

  test('a large upload that fails is abandoned, and what was under way of it is stopped', async () => {
    const bytes = randomBytes(20 * MB)
    const isSecond = ({ query }: S3Request): boolean => query.startsWith('partNumber=2&')
    const fault = (request: S3Request): Fault | undefined =>
      isPart(request) ? (isSecond(request) ? slowDown : 'stall') : undefined
    const refusal = await refusedWhile(fault, () =>
      bench.blobs.putStream(Readable.from([bytes]), { maxBytes: 64 * MB, extension: 'mp4' }),
    )
    assert.match(refusal.message, /put part 2 of /)
    await Promise.all(bench.proxy.seen.filter(isPart).map(one => one.closed))
    const last = bench.proxy.seen.at(-1)
    assert.equal(last?.method, 'DELETE')
    assert.match(last?.query ?? '', /^uploadId=/)
    assert.equal(await bench.blobs.head(`${sha256Of(bytes).slice(0, 2)}/${sha256Of(bytes)}.mp4`), undefined)
    assert.deepEqual(await readdir(bench.spoolFolder), [])
  })

  test('a read that breaks in the middle continues at that byte', async () => {
    const bytes = randomBytes(300_000)
    const key = await bench.blobs.put(bytes, 'mp4')
    const opened = await bench.blobs.open(key)
    bench.proxy.methods()
    bench.proxy.fault = faultOf([{ cutAfterBytes: 100_000 }, { cutAfterBytes: 50_000 }])
    const got = await buffer(opened?.stream({ start: 1, end: 299_999 }) ?? Readable.from([]))
    assert.deepEqual(got, bytes.subarray(1))
    assert.deepEqual(
      bench.proxy.seen.map(one => one.range),
      ['bytes=1-299999', 'bytes=100001-299999', 'bytes=150001-299999'],
    )
  })

  test('a read that breaks again and again fails, and so does one of a blob that is gone', async () => {
    const key = await bench.blobs.put(randomBytes(300_000), 'mp4')
    const opened = await bench.blobs.open(key)
    assert.ok(opened)
    await refusedWhile(always({ cutAfterBytes: 10 }), () => buffer(opened.stream()))
    await bench.blobs.delete(key)
    await assert.rejects(buffer(opened.stream()), new RegExp(`S3 refused read ${key}: 404`))
  })

  test('a server that ignores ranges is not believed', async () => {
    const bytes = randomBytes(1000)
    const opened = await bench.blobs.open(await bench.blobs.put(bytes, 'mp4'))
    assert.ok(opened)
    bench.proxy.fault = always({ status: 200, body: 'x'.repeat(1000) })
    await assert.rejects(buffer(opened.stream({ start: 10, end: 19 })), /answered 200 to a range/)
  })

  test('a reader that closes ends the request, also an unanswered one', async () => {
    const opened = await bench.blobs.open(await bench.blobs.put(randomBytes(1000), 'mp4'))
    assert.ok(opened)
    const { promise: asked, resolve } = Promise.withResolvers<S3Request>()
    bench.proxy.fault = request => {
      resolve(request)
      return 'stall'
    }
    const stream = opened.stream()
    const { closed } = await asked
    stream.destroy()
    await closed
    assert.equal(bench.proxy.methods().filter(method => method === 'GET').length, 1)
  })
}
