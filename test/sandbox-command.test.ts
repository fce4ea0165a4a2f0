import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { until } from './harness/until.ts'

// `kinora sandbox -- COMMAND` as CI runs it: a service, the command, and nothing left of either.

const MAIN = join(import.meta.dirname, '..', 'packages', 'service', 'src', 'main.ts')

let folder: string
const running = new Set<ChildProcess>()

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-sandbox-command-'))
})
after(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, 'sandbox', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // What it leaves behind is seen there.
    env: { ...process.env, TMPDIR: folder, ...env },
  })
  running.add(child)
  const told = { stdout: '', stderr: '' }
  child.stdout.on('data', chunk => (told.stdout += String(chunk)))
  child.stderr.on('data', chunk => (told.stderr += String(chunk)))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return { code: code as number, ...told }
  })
  return { child, told, ended }
}

const leftovers = async (): Promise<string[]> => (await readdir(folder)).filter(name => name.startsWith('kinora-'))

const isReachable = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

test('a command finds a service that makes things at once, and its exit code is passed on', async () => {
  const script = `
    const { KINORA_URL: url, KINORA_KEY: key, KINORA_CALLBACK_SECRET: secret } = process.env
    const headers = { authorization: 'Token ' + key, 'content-type': 'application/json' }
    const post = (path, body) => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { task_id } = await (await post('/ent/v2/text2video', { model: 'genq2', prompt: 'a lake' })).json()
    const task = await (await fetch(url + '/ent/v2/tasks/' + task_id + '/events', { headers })).text()
    const { ahead_seconds } = await (await post('/ent/v2/sandbox/clock', { advance_seconds: 5 })).json()
    console.log(JSON.stringify({ url, done: task.includes('"success"'), ahead_seconds, hasSecret: Boolean(secret) }))
    process.exit(7)`
  const { ended } = start(['--', process.execPath, '--input-type=module', '-e', script])
  const { code, stdout, stderr } = await ended
  assert.equal(code, 7, stderr)
  const { url, ...rest } = JSON.parse(stdout)
  assert.deepEqual(rest, { done: true, ahead_seconds: 5, hasSecret: true })
  assert.equal(await isReachable(url), false)
  assert.deepEqual(await leftovers(), [])
})

test('a signal is the command’s to answer, and then everything goes', async () => {
  const script = `
    process.on('SIGTERM', () => { console.log('asked'); process.exit(3) })
    console.log(process.env.KINORA_URL)
    setInterval(() => {}, 1000)`
  const { child, told, ended } = start(['--', process.execPath, '-e', script])
  await until(() => told.stdout.includes('http'), 'the command runs')
  const url = told.stdout.trim()
  child.kill('SIGTERM')
  const { code, stdout } = await ended
  assert.equal(code, 3)
  assert.match(stdout, /asked/)
  assert.equal(await isReachable(url), false)
  assert.deepEqual(await leftovers(), [])
})

test('a command that cannot be run, or is none, is told; nothing stays', async () => {
  const missing = await start(['--', join(folder, 'no-such-program')]).ended
  assert.equal(missing.code, 1)
  assert.match(missing.stderr, /no-such-program could not be run/)
  for (const args of [[], ['--'], ['npm', 'test']]) {
    const { code, stderr } = await start(args).ended
    assert.equal(code, 2)
    assert.match(stderr, /COMMAND expected after --/)
  }
  assert.deepEqual(await leftovers(), [])
})
