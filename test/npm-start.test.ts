import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { until } from './harness/until.ts'

// `npm start` as people and containers run it: npm gets the signal, and everything below it must be gone with exit code 0.

type Started = { child: ChildProcess; ended: Promise<unknown[]>; url: string; dataDir: string }

async function start(t: TestContext, command: string, args: string[]): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinora-npm-'))
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...withoutNpm(process.env),
      KINORA_DATA_DIR: dataDir,
      KINORA_PORT: '0',
      KINORA_LOG_LEVEL: 'error',
      KINORA_ENGINES: 'minimal',
    },
  })
  const ended = once(child, 'exit')
  t.after(async () => {
    for (const pid of processesIn(dataDir)) process.kill(pid, 'SIGKILL')
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', chunk => {
      printed += String(chunk)
      const found = /serves at (\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`npm start ended before it served: ${printed}`)))
  })
  return { child, ended, url, dataDir }
}

/** The test runner is itself below npm: its settings and its PATH must not help the one that is started here. */
const withoutNpm = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries({
      ...environment,
      PATH: environment.PATH?.split(':')
        .filter(one => !one.includes('node_modules'))
        .join(':'),
    }).filter(([name]) => !name.startsWith('npm_')),
  )

/** The processes that were started with this data folder: npm, a shell, Node and PostgreSQL. */
const processesIn = (dataDir: string): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter(pid => readProcess(pid).includes(dataDir))

function readProcess(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1') + readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return ''
  }
}

async function mustBeGone({ dataDir, url }: Started): Promise<void> {
  await until(() => processesIn(dataDir).length === 0, 'no process is left', { everyMs: 100 })
  await assert.rejects(fetch(`${url}/healthz`), 'nobody listens any more')
}

const isLinux = process.platform === 'linux'

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} to npm start stops the service and exits 0`, {
    timeout: 600_000,
    skip: !isLinux && 'needs /proc',
  }, async t => {
    const started = await start(t, 'npm', ['start'])
    assert.equal((await fetch(`${started.url}/healthz`)).status, 200)
    started.child.kill(signal)
    assert.deepEqual(await started.ended, [0, null])
    await mustBeGone(started)
  })
}

test('a container whose first process is npm start stops when it is told to', { timeout: 600_000 }, async t => {
  if (!canMakeNamespaces()) return t.skip('NOT TESTED: this user may not make a process namespace (unshare --pid)')
  const started = await start(t, 'unshare', ['--pid', '--fork', '--mount-proc', '--kill-child', 'npm', 'start'])
  const below = readFileSync(`/proc/${started.child.pid}/task/${started.child.pid}/children`, 'utf8').trim()
  // From outside, as a container's host sends it: the first process of a namespace gets only signals that it handles.
  process.kill(Number(below), 'SIGTERM')
  assert.deepEqual(await started.ended, [0, null])
  await mustBeGone(started)
})

function canMakeNamespaces(): boolean {
  try {
    execFileSync('unshare', ['--pid', '--fork', '--mount-proc', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
