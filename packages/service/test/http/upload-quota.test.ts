import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../../../test/harness/service.ts'

const UPLOADS = '/tools/v2/files/uploads'
const MB = 2 ** 20

let folder: string
let service: TestService

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-quota-'))
  service = await startService({
    KINORA_DATA_DIR: folder,
    KINORA_MAX_UPLOAD_MB: '2',
    KINORA_UPLOAD_QUOTA_MB: '5',
    KINORA_OPEN_UPLOADS: '4',
    KINORA_RATE_PER_SECOND: '1',
    KINORA_RATE_BURST: '40',
  })
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

type Told = { status: number; json: Record<string, any>; retryAfter: string | null }
type Upload = { id: string; put_url: string }

async function open(key: string): Promise<Upload> {
  const { status, json, text } = await service.request('POST', UPLOADS, { key })
  assert.equal(status, 200, text)
  return json as Upload
}

async function put(url: string, body: Uint8Array<ArrayBuffer>): Promise<Told> {
  const response = await fetch(url, { method: 'PUT', body })
  const json = (await response.json()) as Record<string, any>
  return { status: response.status, json, retryAfter: response.headers.get('retry-after') }
}

const bytesOf = (count: number): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(count))

function assertFull(told: Told): void {
  assert.deepEqual([told.status, told.json.reason], [429, 'QuotaExceeded'], told.json.message)
  assert.ok(Number(told.retryAfter) > 0)
}

test('files that replace one another fill the account, and the next is rejected before it is read', async () => {
  const { key } = await service.account()
  const { put_url: url } = await open(key)
  for (let count = 0; count < 2; count++) assert.equal((await put(url, bytesOf(2 * MB))).status, 200)
  assertFull(await put(url, bytesOf(2 * MB)))
  // What still fits is taken.
  assert.equal((await put(url, bytesOf(MB))).status, 200)
  assertFull(await put(url, bytesOf(1)))
  const stored = await service.db.query({ text: "select from blob_use where key like '%.bin'" })
  assert.equal(stored.length, 1, 'the replaced files are let go of')
})

test('the same bytes again count once', async () => {
  const { key } = await service.account()
  const { put_url: url } = await open(key)
  const bytes = bytesOf(2 * MB)
  for (let count = 0; count < 4; count++) assert.equal((await put(url, bytes)).status, 200)
})

test('uploads of other accounts do not count', async () => {
  const [one, other] = [await service.account(), await service.account()]
  const { put_url: url } = await open(one.key)
  for (let count = 0; count < 2; count++) await put(url, bytesOf(2 * MB))
  assert.equal((await put((await open(other.key)).put_url, bytesOf(2 * MB))).status, 200)
})

test('a body without a length ends at the limit', async () => {
  const { key } = await service.account()
  const { put_url: url } = await open(key)
  for (let count = 0; count < 2; count++) await put(url, bytesOf(2 * MB))
  const sent = await new Promise<{ status: number | undefined; reason: string }>((resolve, reject) => {
    const sending = request(url, { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } }, response => {
      let text = ''
      response.on('data', chunk => (text += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode, reason: JSON.parse(text).reason }))
    })
    sending.on('error', reject)
    sending.end(bytesOf(1.5 * MB))
  })
  assert.deepEqual(sent, { status: 429, reason: 'QuotaExceeded' })
})

test('simultaneous files count together', async () => {
  const { key } = await service.account()
  const uploads = await Promise.all([1, 2, 3, 4].map(() => open(key)))
  const told = await Promise.all(uploads.map(({ put_url: url }) => put(url, bytesOf(2 * MB))))
  assert.deepEqual(told.map(({ status }) => status).sort(), [200, 200, 429, 429])
})

test('an account has a limited number of open uploads; a finished or expired one frees its place', async () => {
  const { key } = await service.account()
  const uploads = [await open(key), await open(key), await open(key), await open(key)]
  const refused = await service.request('POST', UPLOADS, { key })
  assert.deepEqual([refused.status, refused.json.reason], [429, 'QuotaExceeded'], refused.text)
  assert.match(refused.json.message, /4 uploads open/)

  const [first, second] = uploads
  const { json } = await put(first?.put_url ?? '', bytesOf(10))
  const finished = await service.request('PUT', `${UPLOADS}/${first?.id}/finish`, { key, body: { etag: json.etag } })
  assert.equal(finished.status, 200, finished.text)
  await open(key)
  await service.db.query({ text: `update upload set expires_at = created_at where id = $1` }, [second?.id])
  await open(key)
})

test('simultaneously requested uploads are counted together', async () => {
  const { key } = await service.account()
  const told = await Promise.all(Array.from({ length: 8 }, () => service.request('POST', UPLOADS, { key })))
  assert.equal(told.filter(({ status }) => status === 200).length, 4)
})

test('the bytes of an account have a rate limit over all URLs', async () => {
  const { key } = await service.account()
  const { put_url: url } = await open(key)
  const told: Told[] = []
  for (let count = 0; count < 60; count++) told.push(await put(url, bytesOf(10)))
  const refused = told.find(({ status }) => status === 429)
  assert.equal(refused?.json.reason, 'TooManyRequests')
  assert.ok(Number(refused?.retryAfter) > 0)
})

test('an upload is filled by one request at a time', { timeout: 10_000 }, async ({ signal }) => {
  const { key } = await service.account()
  const { put_url: url } = await open(key)
  // Both send half and wait: whichever came second is refused while the other is under way.
  const sendings = [0, 1].map(() => {
    const sending = request(url, { method: 'PUT', headers: { 'content-length': String(MB) }, agent: false, signal })
    const answer = new Promise<{ sending: typeof sending; status: number | undefined; reason: string }>(
      (resolve, reject) => {
        sending.on('error', reject)
        sending.on('response', response => {
          let text = ''
          response.on('data', chunk => (text += String(chunk)))
          response.on('end', () => resolve({ sending, status: response.statusCode, reason: JSON.parse(text).reason }))
        })
      },
    )
    sending.write(bytesOf(MB / 2))
    return { sending, answer }
  })
  const refused = await Promise.race(sendings.map(({ answer }) => answer))
  assert.deepEqual([refused.status, refused.reason], [409, 'OperationInProcess'])
  refused.sending.on('error', () => undefined)
  refused.sending.destroy()
  const taken = sendings.find(({ sending }) => sending !== refused.sending)
  taken?.sending.end(bytesOf(MB / 2))
  assert.equal((await taken?.answer)?.status, 200)
})
