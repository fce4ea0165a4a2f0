import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { readSettings } from '../../src/service/settings.ts'
import { createUrlSigner } from '../../src/files/signed-urls.ts'
import { makePng } from '../../../media/test/formats/sample-pictures.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { type FaultProxy, startFaultProxy } from './s3-fault-proxy.ts'
import { type S3Server, startS3Double } from './s3-server.ts'

let s3: S3Server
let proxy: FaultProxy
let service: TestService
let dataDir: string

const secret = 'the secret of a service'
const settingsOf = ({ endpoint, bucket, accessKeyId, secretAccessKey }: Omit<S3Server, 'stop'>) => ({
  KINORA_S3_ENDPOINT: endpoint,
  KINORA_S3_BUCKET: bucket,
  KINORA_S3_ACCESS_KEY_ID: accessKeyId,
  KINORA_S3_SECRET_ACCESS_KEY: secretAccessKey,
})

before(async () => {
  s3 = await startS3Double()
  proxy = await startFaultProxy(s3.endpoint)
  dataDir = await mkdtemp(join(tmpdir(), 'kinora-test-'))
  service = await startService({
    KINORA_DATA_DIR: dataDir,
    KINORA_SECRET: secret,
    KINORA_S3_PREFIX: 'kinora',
    KINORA_S3_PUBLIC_ENDPOINT: s3.endpoint,
    ...settingsOf({ ...s3, endpoint: proxy.endpoint }),
  })
})
beforeEach(() => {
  proxy.fault = () => undefined
  proxy.methods()
})
after(async () => {
  await service?.stop()
  await proxy?.stop()
  await s3?.stop()
  await rm(dataDir, { recursive: true })
})

const create = (image: Buffer) =>
  service.post('/ent/v2/img2video', {
    model: 'genq3-turbo',
    images: [`data:image/png;base64,${image.toString('base64')}`],
    prompt: 'the boat moves',
  })

test('a picture that came as Base64 is shown by a URL of the storage itself, which serves its bytes', async () => {
  const image = makePng(400, 300)
  const { status, json } = await create(image)
  assert.equal(status, 200, JSON.stringify(json))
  const [url = ''] = json.images as string[]
  assert.match(url, new RegExp(`^${s3.endpoint}/media/kinora/[0-9a-f]{2}/[0-9a-f]{64}\\.png\\?`))
  proxy.methods()
  const served = await fetch(url)
  assert.deepEqual([served.status, served.headers.get('content-type')], [200, 'image/png'])
  assert.deepEqual(Buffer.from(await served.arrayBuffer()), image)
  assert.deepEqual(proxy.methods(), [])
  assert.equal((await fetch(`${url}0`)).status, 403)
})

test('URLs of the service itself still serve files, ranges and HEAD out of the storage', async () => {
  const bytes = randomBytes(100_000)
  const key = await service.services.blobs.put(bytes, 'mp4')
  const signer = createUrlSigner({ secret, publicUrl: () => service.url, clock: service.services.clock })
  const url = signer.sign(key, { expiresInSeconds: 60 })
  const whole = await fetch(url)
  assert.equal(whole.status, 200)
  assert.deepEqual(Buffer.from(await whole.arrayBuffer()), bytes)
  const part = await fetch(url, { headers: { range: 'bytes=500-' } })
  assert.deepEqual([part.status, part.headers.get('content-range')], [206, 'bytes 500-99999/100000'])
  assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(500))
  const head = await fetch(url, { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, '100000'])
  await service.services.blobs.delete(key)
  assert.equal((await fetch(url)).status, 404)
})

test('an upload goes through the service into the storage, and its ETag finishes it', async () => {
  const image = makePng(410, 300)
  const asked = await service.post('/tools/v2/files/uploads', {})
  const putUrl = String(asked.json.put_url)
  assert.ok(putUrl.startsWith(service.url))
  const put = await service.request('PUT', putUrl, { raw: new Uint8Array(image), key: null })
  assert.equal(put.status, 200, put.text)
  const etag = put.headers.get('etag')
  const finished = await service.request('PUT', `/tools/v2/files/uploads/${asked.json.id}/finish`, { body: { etag } })
  assert.equal(finished.status, 200, finished.text)
  const key = `${etag?.slice(1, 3)}/${etag?.slice(1, -1)}.png`
  assert.equal((await service.services.blobs.head(key))?.bytes, image.length)
  const used = await service.post('/ent/v2/img2video', {
    model: 'genq3-turbo',
    images: [finished.json.uri],
    prompt: 'x',
  })
  assert.equal(used.status, 200, used.text)
})

test('while the storage refuses, a create is answered 503 with Retry-After and charges nothing', async () => {
  const balance = async () => JSON.stringify((await service.get('/ent/v2/credits')).json)
  const before = await balance()
  proxy.fault = () => ({ status: 503, body: '<Error><Code>SlowDown</Code></Error>' })
  const image = makePng(420, 300)
  const refused = await create(image)
  assert.deepEqual([refused.status, refused.json.reason], [503, 'SystemThrottling'])
  assert.equal(refused.headers.get('retry-after'), '15')
  assert.ok(!refused.text.includes(s3.secretAccessKey))
  assert.equal(await balance(), before)
  proxy.fault = () => undefined
  assert.equal((await create(image)).status, 200)
})

test('no part of a file stays on the machine', async () => {
  assert.deepEqual(await readdir(join(dataDir, 'files'), { recursive: true }), ['unfinished'])
})

test('half of the settings of a storage is an error that names the missing ones', () => {
  const whole = settingsOf(s3)
  for (const missing of Object.keys(whole)) {
    assert.throws(() => readSettings({ ...whole, [missing]: '' }), new RegExp(`is set, so ${missing} must be set too`))
  }
  assert.throws(
    () => readSettings({ KINORA_S3_REGION: 'eu-central-1' }),
    /KINORA_S3_REGION is set, so KINORA_S3_ENDPOINT, KINORA_S3_BUCKET, KINORA_S3_ACCESS_KEY_ID, .*SECRET_ACCESS_KEY must/,
  )
  assert.throws(() => readSettings({ ...whole, KINORA_S3_ENDPOINT: 's3.example:9000' }), /must be an http or https URL/)
  assert.equal(readSettings(whole).KINORA_S3_REGION, 'us-east-1')
  assert.equal(readSettings({}).KINORA_S3_BUCKET, '')
})
