// What uploads of an account may hold, with two API processes on one database.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { connectionUrl } from './harness/connection-url.ts'
import { freshDatabase } from './harness/database.ts'
import { type ServerProcess, startServerProcess } from './harness/server-process.ts'
import { until } from './harness/until.ts'

const MB = 2 ** 20
const KEY = 'upload-processes'

let [folder, one, other] = ['', {} as ServerProcess, {} as ServerProcess]
let database: Awaited<ReturnType<typeof freshDatabase>>

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-uploads-'))
  database = await freshDatabase()
  const settings = {
    KINORA_DATA_DIR: folder,
    KINORA_DATABASE_URL: connectionUrl(database.connection),
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_MAX_UPLOAD_MB: '2',
    KINORA_UPLOAD_QUOTA_MB: '3',
  }
  one = await startServerProcess(settings, ['--api'])
  other = await startServerProcess(settings, ['--api'])
})
after(async () => {
  await Promise.all([one.end(), other.end()])
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function open(): Promise<string> {
  const authorization = `Token ${KEY}`
  const response = await fetch(`${one.url}/tools/v2/files/uploads`, { method: 'POST', headers: { authorization } })
  const { put_url: url } = (await response.json()) as { put_url: string }
  return url.slice(new URL(url).origin.length)
}

async function put(to: ServerProcess, path: string, bytes: number): Promise<[number, string?]> {
  const response = await fetch(to.url + path, { method: 'PUT', body: new Uint8Array(randomBytes(bytes)) })
  const { reason } = (await response.json()) as { reason?: string }
  return reason === undefined ? [response.status] : [response.status, reason]
}

const countArriving = async (): Promise<number> =>
  (await database.db.query<{ n: number }>({ text: 'select count(*)::int4 as n from arriving_upload' }))[0]?.n ?? 0

test('an upload in progress counts in other processes, and only once when it is complete', async () => {
  const [first, second] = [await open(), await open()]
  const slow = request(one.url + first, { method: 'PUT', headers: { 'content-length': String(2 * MB) } })
  const answered = new Promise(resolve => slow.on('response', response => resolve(response.statusCode)))
  slow.write(randomBytes(MB))
  await until(async () => (await countArriving()) === 1, 'the file is on its way')
  assert.deepEqual(await put(other, second, 2 * MB), [429, 'QuotaExceeded'], 'together they would be too much')
  assert.deepEqual(await put(other, first, 10), [409, 'OperationInProcess'], 'it is being filled elsewhere')
  slow.end(randomBytes(MB))
  assert.equal(await answered, 200)
  assert.deepEqual(await put(other, second, MB), [200])
  assert.deepEqual(await put(one, await open(), 1), [429, 'QuotaExceeded'], 'now it is full')
})

test('room that a killed process held is given back', async () => {
  const path = await open()
  // Nobody's, for longer than any file is on its way.
  await database.db.query({
    text: `with emptied as (update upload set sent_bytes = 0)
           insert into arriving_upload select id + 1, account_id, ${3 * MB}, now() - interval '1 hour' from upload limit 1`,
  })
  assert.deepEqual(await put(other, path, 2 * MB), [200])
  assert.equal(await countArriving(), 0)
})
