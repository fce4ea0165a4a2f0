import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { quickStart } from '../packages/service/src/reference/page/quick-start.ts'
import { readSettings } from '../packages/service/src/service/settings.ts'
import { freshDatabase } from './harness/database.ts'
import { NODE_ARGS } from './harness/node-args.ts'
import { connectRaw, headOf } from './harness/raw-client.ts'
import { startServerProcess } from './harness/server-process.ts'
import { untilFinal } from './harness/until.ts'

async function folderFor(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-start-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A database of the run's server and a folder: a first start without making a server and tables of its own. */
async function placeFor(t: TestContext): Promise<{ KINORA_DATA_DIR: string; KINORA_DATABASE_URL: string }> {
  const database = await freshDatabase()
  t.after(() => database.drop())
  return { KINORA_DATA_DIR: await folderFor(t), KINORA_DATABASE_URL: database.url }
}

const call = async (
  url: string,
  key: string,
  body?: object,
): Promise<{ status: number; json: Record<string, any> }> => {
  const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  return { status: response.status, json: (await response.json()) as Record<string, any> }
}

test('a first start prints what is needed to begin; a second one on the same data carries on', async t => {
  const dataDir = await folderFor(t)
  const first = await startServerProcess({ KINORA_DATA_DIR: dataDir })
  const key = /API key\s+(kn_\S+)/.exec(first.printed())?.[1] ?? ''
  assert.ok(key, first.printed())
  assert.match(first.printed(), new RegExp(`${first.url}/docs`))
  assert.ok(first.printed().includes(quickStart(first.url, key).replaceAll('\n', '\n  ')), first.printed())
  assert.equal((await fetch(`${first.url}/healthz`)).status, 200)
  if (process.platform === 'linux')
    assert.match(await readFile(`/proc/${first.pid}/environ`, 'utf8'), /MALLOC_ARENA_MAX=2/, 'it gives memory back')
  const pasted = JSON.parse(/-d '(\{.*\})'/.exec(first.printed())?.[1] ?? '') as object
  const created = await call(`${first.url}/ent/v2/text2video`, key, pasted)
  assert.equal(created.status, 200)
  assert.equal(await first.end(), 0)

  const second = await startServerProcess({ KINORA_DATA_DIR: dataDir })
  assert.doesNotMatch(second.printed(), new RegExp(key), 'the key is printed once')
  const found = await call(`${second.url}/ent/v2/tasks/${created.json.task_id}/creations`, key)
  assert.equal(found.status, 200)
  assert.ok(['queueing', 'processing', 'success'].includes(found.json.state), found.json.state)
  assert.equal(await second.end('SIGINT'), 0)
  assert.deepEqual((await readdir(dataDir)).sort(), [
    'command-line.json',
    'files',
    'postgres',
    'postgres-password',
    // Where the harness lets services announce themselves.
    'running',
    'secret',
  ])
})

test('the first key and balance can be given', async t => {
  const server = await startServerProcess({
    ...(await placeFor(t)),
    KINORA_BOOTSTRAP_KEY: 'my-own-key',
    KINORA_BOOTSTRAP_CREDITS: '123',
  })
  const { json } = await call(`${server.url}/ent/v2/credits`, 'my-own-key')
  assert.equal(json.remains[0].credit_remain, 123)
  assert.equal(await server.end(), 0)
})

test('a stop answers who waits and ends streams, then exits 0', async t => {
  // Without a worker, so that nothing happens to the task that is waited for.
  const environment = { ...(await placeFor(t)), KINORA_BOOTSTRAP_KEY: 'k' }
  const server = await startServerProcess(environment, ['--api'])
  const { json } = await call(`${server.url}/ent/v2/text2video`, 'k', { model: 'genq2', prompt: 'x' })
  const events = await fetch(`${server.url}/ent/v2/tasks/${json.task_id}/events`, {
    headers: { authorization: 'Token k' },
  })
  // In one packet with a request that is answered at once: when that answer is there, the poll has begun.
  const client = await connectRaw(server.url)
  client.send(
    headOf('GET', '/healthz') + headOf('GET', `/ent/v2/tasks/${json.task_id}/creations?wait=60`, { key: 'k' }),
  )
  await client.until(/^HTTP\/1.1 200 /, 60_000)
  const ended = server.end()
  assert.match(await client.until(/HTTP\/1.1 200 .*HTTP\/1.1 \d+ .*\}$/s, 60_000), /"state":"queueing"/)
  assert.match(await events.text(), /^event: task/)
  assert.equal(await ended, 0)
})

test('a setting that is wrong or misspelt stops the start with a line that says so', async () => {
  const rows = [
    [{ KINORA_PORT: 'eighty' }, /KINORA_PORT must be a whole number between 0 and 65535, got "eighty"/],
    [{ KINORA_PROT: '80' }, /unknown setting KINORA_PROT/],
    [{ KINORA_PUBLIC_URL: 'not a url' }, /KINORA_PUBLIC_URL must be a URL/],
    [{ KINORA_BOOTSTRAP_KEY: 'two words' }, /KINORA_BOOTSTRAP_KEY must be printable ASCII characters without spaces/],
    [{ KINORA_ALLOW_PRIVATE_NETWORKS: 'maybe' }, /KINORA_ALLOW_PRIVATE_NETWORKS must be 1 or 0/],
  ] as const
  for (const [environment, says] of rows) assert.throws(() => readSettings(environment), says)
  const [[environment, says]] = rows
  const child = spawn(process.execPath, ['packages/service/src/main.ts', 'serve'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let printed = ''
  child.stderr.on('data', chunk => (printed += String(chunk)))
  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  assert.match(printed, says)
})

const keyIn = (printed: string): string => /API key\s+(kn_\S+)/.exec(printed)?.[1] ?? ''

test('a first start on a busy port makes no account: the next one prints the key', async t => {
  const place = await placeFor(t)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())
  const KINORA_PORT = String((other.address() as AddressInfo).port)
  await assert.rejects(
    startServerProcess({ ...place, KINORA_PORT }, [], { keepsErrors: true }),
    /EADDRINUSE.*KINORA_PORT/,
  )
  const server = await startServerProcess(place)
  const key = keyIn(server.printed())
  assert.ok(key, server.printed())
  assert.equal((await call(`${server.url}/ent/v2/credits`, key)).status, 200)
  assert.equal(await server.end(), 0)
})

test('a key that is set is not printed; once there are accounts, one that has no effect is told', async t => {
  const place = await placeFor(t)
  const environment = { ...place, KINORA_BOOTSTRAP_KEY: 'kn_one-of-ours' }
  const first = await startServerProcess(environment)
  assert.match(first.printed(), /API key\s+as set by KINORA_BOOTSTRAP_KEY/)
  assert.doesNotMatch(first.printed(), /kn_one-of-ours|Warning/)
  assert.equal(await first.end(), 0)

  const quiet = { keepsErrors: true }
  const second = await startServerProcess({ ...environment, KINORA_LOG_LEVEL: 'warn' }, [], quiet)
  const account = /keys create (\d+) --name/.exec(second.printed())?.[1] ?? ''
  const command = [
    ...NODE_ARGS,
    'packages/service/src/main.ts',
    'keys',
    'create',
    account,
    '--name',
    'mine',
    '--scopes',
    'create,read,admin',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...place } })
  const { key } = JSON.parse(stdout) as { key: string }
  const { json } = await call(`${second.url}/admin/v1/accounts/${account}/keys`, key)
  const old = json.keys.find((one: { name: string }) => one.name === 'first key').id
  const headers = { authorization: `Token ${key}` }
  assert.equal((await fetch(`${second.url}/admin/v1/keys/${old}`, { method: 'DELETE', headers })).status, 204)
  assert.equal(await second.end(), 0)
  assert.doesNotMatch(second.printed() + second.complained(), /ignored/)

  for (const [KINORA_BOOTSTRAP_KEY, why] of [
    ['kn_one-of-ours', /KINORA_BOOTSTRAP_KEY is ignored.*revoked/],
    ['kn_another', /KINORA_BOOTSTRAP_KEY is ignored.*has accounts already, none of them with this key/],
  ] as const) {
    const again = await startServerProcess({ ...place, KINORA_BOOTSTRAP_KEY, KINORA_LOG_LEVEL: 'warn' }, [], quiet)
    assert.match(again.printed(), why)
    assert.equal((await call(`${again.url}/ent/v2/credits`, KINORA_BOOTSTRAP_KEY)).status, 401)
    assert.equal(await again.end(), 0)
    assert.match(again.complained(), why)
  }
})

test('a worker prints its own address and makes no account, since it would show no key; an API that comes after it does, and prints the address of callers too', async t => {
  const environment = {
    ...(await placeFor(t)),
    KINORA_PUBLIC_URL: 'https://media.example.com',
  }
  const worker = await startServerProcess(environment, ['--worker'])
  assert.match(worker.url, /^http:\/\/127\.0\.0\.1:\d+$/)
  assert.equal((await fetch(`${worker.url}/healthz`)).status, 200)
  const api = await startServerProcess(environment, ['--api'])
  assert.ok(keyIn(api.printed()), api.printed())
  assert.equal(api.url, 'https://media.example.com')
  const own = /listening at (http:\S+?)\)/.exec(api.printed())?.[1]
  assert.equal((await fetch(`${own}/healthz`)).status, 200)
  assert.deepEqual(await Promise.all([worker.end(), api.end()]), [0, 0])
})

test('processes of one service that keep files apart say so at the first missing file, and at the next start', async t => {
  const database = await freshDatabase()
  t.after(() => database.drop())
  const environment = {
    KINORA_DATABASE_URL: database.url,
    KINORA_SECRET: 'the same for both',
    KINORA_BOOTSTRAP_KEY: 'k',
  }
  const quiet = { keepsErrors: true }
  const apart = { ...environment, KINORA_DATA_DIR: await folderFor(t) }
  const api = await startServerProcess(apart, ['--api'], quiet)
  const worker = await startServerProcess({ ...environment, KINORA_DATA_DIR: await folderFor(t) }, ['--worker'], quiet)
  const says = /KINORA_DATA_DIR\).*KINORA_S3_ENDPOINT/
  assert.doesNotMatch(api.printed() + worker.printed(), says)

  const makes = async (path: string, body: object): Promise<Record<string, any>> => {
    const { json } = await call(`${api.url}/ent/v2/${path}`, 'k', body)
    return untilFinal(() => call(`${api.url}/ent/v2/tasks/${json.task_id}/creations?wait=10`, 'k'))
  }
  const made = await makes('text2video', { model: 'genq2', prompt: 'x', duration: 1, resolution: '540p' })
  const read = await fetch(made.creations[0].url)
  assert.equal(read.status, 500)
  assert.match(((await read.json()) as { message: string }).message, /not where this process can read it/)

  const lost = await makes('img2video', {
    model: 'genq3-turbo',
    images: [await redPicture()],
    prompt: 'x',
    duration: 1,
  })
  assert.equal(lost.state, 'failed')

  assert.equal(await api.end(), 0)
  assert.match(api.complained(), says)
  const again = await startServerProcess(apart, ['--api'], quiet)
  assert.match(again.printed(), says)
  assert.deepEqual(await Promise.all([again.end(), worker.end()]), [0, 0])
  assert.match(worker.complained(), says)
})

async function redPicture(): Promise<string> {
  const png = await sharp({ create: { width: 320, height: 180, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
