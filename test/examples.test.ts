import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { rejection } from '../packages/client/test/collect.ts'
import { sniff } from '../packages/media/src/formats/sniff.ts'
import { makePng } from '../packages/media/test/formats/sample-files.ts'
import { type Signing, signCallback } from '../packages/service/src/callbacks/sign-callback.ts'
import { type FreshDatabase, freshDatabase } from './harness/database.ts'
import { type ServerProcess, startServerProcess } from './harness/server-process.ts'
import { until } from './harness/until.ts'

// The examples of the documentation, run as they stand there.

const run = promisify(execFile)
const KEY = 'kn_examples'
const EXAMPLES = join(import.meta.dirname, '..', 'examples')

let folder: string
let database: FreshDatabase
let server: ServerProcess
let env: NodeJS.ProcessEnv
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-examples-'))
  database = await freshDatabase()
  server = await startServerProcess({
    KINORA_DATABASE_URL: database.url,
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_BOOTSTRAP_KEY: KEY,
  })
  env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    KINORA_URL: server.url,
    KINORA_KEY: KEY,
  }
})
after(async () => {
  assert.equal(await server.end(), 0)
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const example = (command: string, name: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  run(command, [join(EXAMPLES, name), ...args], { cwd: folder, env, timeout: 300_000 })

test('the guide of the client shows every example as it is', () => {
  const guide = readFileSync('docs/client.md', 'utf8')
  const shown = [...guide.matchAll(/```(?:ts|python)\n([^]*?)```/g)].map(([, code]) => code)
  const files = globSync('*.{ts,py}', { cwd: EXAMPLES })
  assert.ok(files.length >= 4)
  for (const file of files) assert.ok(shown.includes(readFileSync(join(EXAMPLES, file), 'utf8')), file)
})

test('the example of a clip ends with a video', async () => {
  const { stdout } = await example(process.execPath, 'make-clip.ts', 'a cat', 'cat.mp4')
  assert.match(stdout, /success 100 %\ncat\.mp4\n$/)
  assert.equal(sniff(await readFile(join(folder, 'cat.mp4'))), 'mp4')
})

test('the example of a clip reports an invalid key', async () => {
  env.KINORA_KEY = 'kn_other'
  const failed = await rejection(example(process.execPath, 'make-clip.ts'))
  env.KINORA_KEY = KEY
  assert.match((failed as { stderr: string }).stderr, /^Unauthorized /)
})

test('the example of a picture uploads it, prints the price and animates it', async () => {
  await writeFile(join(folder, 'photo.png'), makePng(320, 240))
  const { stdout } = await example(process.execPath, 'animate-picture.ts', 'photo.png', 'waves', 'waves.mp4')
  assert.match(stdout, /^costs \d+ credits\nwaves\.mp4\n$/)
  assert.equal(sniff(await readFile(join(folder, 'waves.mp4'))), 'mp4')
})

test('the example in Python ends with a video, or says why not', async t => {
  if (!(await run('python3', ['--version']).catch(() => undefined)))
    return t.skip('NOT TESTED: there is no python3 here')
  const { stdout } = await example('python3', 'make_clip.py', 'a cat', 'python.mp4')
  assert.match(stdout, /success 100 %\npython\.mp4\n$/)
  assert.equal(sniff(await readFile(join(folder, 'python.mp4'))), 'mp4')
  const refused = await rejection(example('python3', 'make_clip.py', '', 'none.mp4'))
  assert.match((refused as { stderr: string }).stderr, /^prompt /)
})

test('the example of a receiver trusts the callbacks of the service and no others', async t => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const child = spawn(process.execPath, [join(EXAMPLES, 'receive-callbacks.ts')], {
    env: { ...env, CALLBACK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  t.after(() => (child.kill(), ended))
  let printed = ''
  child.stdout.on('data', chunk => (printed += String(chunk)))
  const port = await until(() => /port: (\d+)/.exec(printed)?.[1], 'the receiver listens')
  const body = '{"id":"17","state":"success"}'
  const url = new URL(`http://127.0.0.1:${port}/hook`)
  const signing: Signing = { url, body, id: '1', nonce: 'n', atMs: Date.now(), accessKey: 'gen', secret }
  const post = async (headers: Record<string, string>): Promise<number> => {
    const { Date: _, ...sent } = headers
    return (await fetch(url, { method: 'POST', headers: sent, body })).status
  }
  assert.equal(await post(signCallback(signing)), 204)
  assert.equal(await post(signCallback(signing)), 204, 'a repetition')
  assert.equal(await post(signCallback({ ...signing, secret: 'whsec_b3RoZXI=' })), 401)
  assert.equal(printed.match(/^17 success$/gm)?.length, 1)
})
