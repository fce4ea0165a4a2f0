// The storage against a real S3-compatible server: OpenStack Swift with s3api, installed from Debian into a folder of
// its own. Part of `npm run test:long` only: installing it takes minutes, root and a Debian mirror.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { type Bench, MB, registerS3Battery, setUp } from '../../packages/service/test/files/s3-battery.ts'
import { registerS3FaultBattery } from '../../packages/service/test/files/s3-fault-battery.ts'
import { ask } from '../../packages/service/test/files/s3-server.ts'
import { startSwift, whyNoSwift } from './swift-server.ts'

const reason = await whyNoSwift()
if (reason === undefined) {
  const bench = setUp(startSwift)
  registerS3Battery(bench)
  registerS3FaultBattery(bench)
  registerWhatTheDoubleCannot(bench)
} else {
  process.stderr.write(`\n*** SKIPPED: the storage was NOT tested against a real S3 (Swift): ${reason} ***\n\n`)
  test('the storage against OpenStack Swift', { skip: reason })
}

function registerWhatTheDoubleCannot(bench: Bench): void {
  test('a file name of any letters is sent to a browser by S3', async () => {
    const key = await bench.blobs.put(randomBytes(10), 'mp4')
    const fileName = 'Été "hiver" (50%) *+& 電影.mp4'
    const served = await fetch(bench.signer().sign(key, { expiresInSeconds: 60, fileName }))
    assert.equal(served.status, 200)
    const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(served.headers.get('content-disposition') ?? '') ?? []
    assert.equal(decodeURIComponent(encoded), fileName)
  })

  test('without a signature nothing can be read', async () => {
    const url = bench.signer().sign(await bench.blobs.put(randomBytes(10), 'mp4'), { expiresInSeconds: 60 })
    assert.equal((await fetch(url)).status, 200)
    // Swift does not even take it for a request to S3.
    assert.equal((await fetch(url.replace(/\?.*/, ''))).status, 400)
  })

  test('bytes that were changed on the way are not stored', async () => {
    const bytes = randomBytes(1000)
    const blobs = await bench.open()
    const key = await blobs.put(bytes, 'png')
    await blobs.delete(key)
    // A put reads its bytes after they were hashed, as a network would change them after they were signed.
    const lying = Object.assign(Buffer.from(bytes), { subarray: () => randomBytes(1000) })
    await assert.rejects(
      blobs.put(lying, 'png'),
      /^S3Failure: S3 refused put .*400 (XAmzContentSHA256Mismatch|BadDigest)/,
    )
    assert.equal(await blobs.head(key), undefined)
  })

  test('of a large upload that was given up S3 keeps nothing', async () => {
    bench.proxy.fault = ({ query }) =>
      query.startsWith('partNumber=3') ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' } : undefined
    await assert.rejects(bench.blobs.put(randomBytes(20 * MB), 'mp4'), /put part 3 of .*403 AccessDenied/)
    const uploads = await (await ask(bench.server, 'GET', `/${bench.server.bucket}`, { uploads: '' })).text()
    assert.match(uploads, /<ListMultipartUploadsResult/)
    assert.doesNotMatch(uploads, /<UploadId>/)
  })
}
