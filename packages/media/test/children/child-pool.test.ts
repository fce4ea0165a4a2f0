import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { availableParallelism, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type DestinationStream, pino } from 'pino'
import type { ChildAccount } from '../../src/children/child-account.ts'
import { ChildFailure } from '../../src/children/child-failure.ts'
import type { ChildLimits } from '../../src/children/child-limits.ts'
import { type ChildPool, createChildPool } from '../../src/children/child-pool.ts'
import { isRunning } from './is-running.ts'
import type { SampleJob, SampleResult } from './sample-child.ts'
import { until } from '../../../../test/harness/until.ts'

type SamplePool = ChildPool<SampleJob, SampleResult>

const NO_LIMIT = { timeoutMs: 60_000 }
const nowhere: DestinationStream = { write: () => undefined }

function poolOf(
  context: TestContext,
  settings: {
    children?: number
    jobsPerChild?: number
    maxResidentBytes?: number
    logTo?: DestinationStream
    entry?: string
    limits?: ChildLimits
    account?: ChildAccount
  } = {},
): SamplePool {
  const { limits, account } = settings
  const { children = 1, jobsPerChild = 100, logTo = nowhere, entry = 'sample-child.ts', maxResidentBytes } = settings
  const pool = createChildPool<SampleJob, SampleResult>({
    children,
    jobsPerChild,
    ...(maxResidentBytes === undefined ? {} : { maxResidentBytes }),
    ...(limits && { limits }),
    account,
    entry: join(import.meta.dirname, entry),
    log: pino({ level: 'warn' }, logTo),
  })
  context.after(() => pool.stop())
  return pool
}

/** Begins a job that never ends, and comes back when a child works on it. */
function beginHanging(pool: SamplePool, signal?: AbortSignal): Promise<{ hanging: Promise<SampleResult> }> {
  return new Promise((resolve, reject) => {
    const hanging = pool.run(
      { do: 'hang' },
      { ...NO_LIMIT, ...(signal ? { signal } : {}), onProgress: () => resolve({ hanging }) },
    )
    hanging.catch(reject)
  })
}

const echo = (pool: SamplePool, text = 'hello'): Promise<SampleResult> => pool.run({ do: 'echo', text }, NO_LIMIT)

const failsWith = (message: RegExp, retryable: boolean) => (error: unknown) =>
  error instanceof ChildFailure && message.test(error.message) && error.retryable === retryable

const untilGone = (pids: readonly number[]): Promise<true> =>
  until(() => !pids.some(isRunning), `the processes ${pids.join()} are gone`)

test('no child is started before the first job', async context => {
  const pool = poolOf(context, { children: 2 })
  assert.deepEqual(pool.pids(), [])
  await echo(pool)
  assert.equal(pool.pids().length, 1)
})

test('a child stays warm: the next job finds it', async context => {
  const pool = poolOf(context, { children: 2 })
  const first = await echo(pool, 'one')
  const second = await echo(pool, 'two')
  assert.deepEqual([first.text, second.text], ['one', 'two'])
  assert.equal(first.pid, second.pid)
  assert.notEqual(first.pid, process.pid)
})

test('progress comes as whole percent that only rise', async context => {
  const pool = poolOf(context)
  const heard: number[] = []
  await pool.run(
    { do: 'report', percents: [0, 3.2, 3.9, 3, 50, 99.99] },
    { ...NO_LIMIT, onProgress: percent => heard.push(percent) },
  )
  assert.deepEqual(heard, [3, 50, 99])
})

test('there are never more children than allowed, and every job gets its turn', async context => {
  const pool = poolOf(context, { children: 2 })
  const results = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(text => echo(pool, text)))
  assert.deepEqual(
    results.map(result => result.text),
    ['a', 'b', 'c', 'd', 'e'],
  )
  assert.equal(new Set(results.map(result => result.pid)).size, 2)
})

test('children run without the compiler that gave the same clip two pictures', async context => {
  const { text } = await poolOf(context).run({ do: 'arguments' }, NO_LIMIT)
  assert.match(text, /(?:^| )--no-maglev(?: |$)/)
})

test('an error of a job is reported, is retryable unless marked otherwise, and does not end the child', async context => {
  const pool = poolOf(context)
  const { pid } = await echo(pool)
  await assert.rejects(pool.run({ do: 'throw', message: 'no room' }, NO_LIMIT), failsWith(/^no room$/, true))
  const hopeless = { do: 'fail', message: 'not a picture', retryable: false } as const
  await assert.rejects(pool.run(hopeless, NO_LIMIT), failsWith(/^not a picture$/, false))
  const refusal = { ...hopeless, reason: 'CreationPolicyViolation' } as const
  await assert.rejects(pool.run(refusal, NO_LIMIT), { reason: 'CreationPolicyViolation', retryable: false })
  assert.equal((await echo(pool)).pid, pid)
})

test('a child that crashes fails its job alone, and another takes its place', async context => {
  const pool = poolOf(context, { children: 2 })
  const { hanging } = await beginHanging(pool)
  const [crashing] = pool.pids()
  assert.ok(crashing)
  const other = await echo(pool)
  process.kill(crashing, 'SIGKILL')
  await assert.rejects(hanging, failsWith(/ended by SIGKILL/, true))
  assert.deepEqual(pool.pids(), [other.pid])
  assert.notEqual((await echo(pool)).pid, crashing)
})

test('the last output of a crashed child goes to the log and not to the caller', async context => {
  let logged = ''
  const pool = poolOf(context, { logTo: { write: line => (logged += line) } })
  const exit = { do: 'exit', lastWords: 'out of memory in x264' } as const
  await assert.rejects(pool.run(exit, NO_LIMIT), failsWith(/^a media child ended with code 3$/, true))
  assert.match(logged, /out of memory in x264/)
})

test('an entry that cannot be loaded fails the job instead of being tried for ever', async context => {
  const pool = poolOf(context, { entry: 'no-such-child.ts' })
  await assert.rejects(echo(pool), failsWith(/ended with code 1/, true))
  await assert.rejects(echo(pool), failsWith(/ended with code 1/, true))
})

test('a child that dies while it has nothing to do is not used again', async context => {
  const pool = poolOf(context)
  const { pid } = await echo(pool)
  process.kill(pid, 'SIGKILL')
  await until(() => pool.pids().length === 0, 'the pool has no child')
  assert.notEqual((await echo(pool)).pid, pid)
})

test('an abort kills the child, and the job is rejected when it is gone', async context => {
  const pool = poolOf(context)
  const aborting = new AbortController()
  const { hanging } = await beginHanging(pool, aborting.signal)
  const pids = pool.pids()
  const reason = new Error('not wanted any more')
  aborting.abort(reason)
  await assert.rejects(hanging, error => error === reason)
  assert.deepEqual(pids.map(isRunning), [false])
  assert.notEqual((await echo(pool)).pid, pids[0])
})

test('an abort of a job that waits starts nothing', async context => {
  const pool = poolOf(context)
  await beginHanging(pool)
  const before = pool.pids()
  const aborting = new AbortController()
  const waiting = pool.run({ do: 'echo', text: 'never' }, { ...NO_LIMIT, signal: aborting.signal })
  aborting.abort(new Error('not wanted any more'))
  await assert.rejects(waiting, /not wanted any more/)
  assert.deepEqual(pool.pids(), before)
})

test('a job that takes too long is ended with its child', async context => {
  const pool = poolOf(context)
  await pool.warm()
  await assert.rejects(pool.run({ do: 'spin' }, { timeoutMs: 20 }), failsWith(/longer than 0.02 s/, false))
  assert.deepEqual(pool.pids(), [])
})

test('a job that only waits beyond all patience is ended with its child, and tried again', async context => {
  const pool = poolOf(context)
  await pool.warm()
  const options = { timeoutMs: 60_000, patienceMs: 20 }
  await assert.rejects(pool.run({ do: 'hang' }, options), failsWith(/had .* s of work in .* s/, true))
  assert.deepEqual(pool.pids(), [])
})

test('a child is replaced after its share of jobs, failed ones counted', async context => {
  const pool = poolOf(context, { jobsPerChild: 2 })
  const { pid } = await echo(pool)
  await assert.rejects(pool.run({ do: 'throw', message: 'no' }, NO_LIMIT))
  assert.deepEqual([isRunning(pid), pool.pids()], [false, []])
  assert.notEqual((await echo(pool)).pid, pid)
})

test('a child that holds too much memory after a job is replaced, and one that does not is kept', async context => {
  const megabyte = 2 ** 20
  const pool = poolOf(context, { maxResidentBytes: 250 * megabyte })
  const { pid } = await echo(pool)
  assert.equal((await pool.run({ do: 'hold', bytes: megabyte }, NO_LIMIT)).pid, pid)
  assert.equal((await pool.run({ do: 'hold', bytes: 250 * megabyte }, NO_LIMIT)).pid, pid)
  assert.deepEqual([isRunning(pid), pool.pids()], [false, []])
  assert.notEqual((await echo(pool)).pid, pid)
})

test('a warm pool has its children before the first job, and never more than allowed', async context => {
  const pool = poolOf(context, { children: 2 })
  await pool.warm()
  const pids = pool.pids()
  assert.equal(pids.length, 2)
  await pool.warm()
  assert.deepEqual(pool.pids(), pids)
  const results = await Promise.all([echo(pool), echo(pool), echo(pool)])
  assert.ok(results.every(result => pids.includes(result.pid)))
})

test('warming beside a job in work makes no child too many, and stops with the pool', async context => {
  const pool = poolOf(context, { children: 2 })
  const { hanging } = await beginHanging(pool)
  const outcomes = Promise.allSettled([hanging, pool.warm(), pool.warm()])
  assert.ok(pool.pids().length <= 2)
  // Needs the one turn that is left, so it comes after all of the warming.
  await echo(pool)
  assert.equal(pool.pids().length, 2)
  await pool.stop()
  assert.deepEqual(
    (await outcomes).map(outcome => outcome.status),
    ['rejected', 'fulfilled', 'fulfilled'],
  )
})

test('warming reports an entry that cannot be loaded, and a stopped pool', async context => {
  await assert.rejects(poolOf(context, { entry: 'no-such-child.ts' }).warm(), failsWith(/ended with code 1/, true))
  const pool = poolOf(context)
  await pool.stop()
  await assert.rejects(pool.warm(), failsWith(/stopped/, true))
  assert.deepEqual(pool.pids(), [])
})

test('a pool has one child for each core by default', async context => {
  const pool = createChildPool<SampleJob, SampleResult>({
    entry: join(import.meta.dirname, 'sample-child.ts'),
    log: pino({ level: 'silent' }),
  })
  context.after(() => pool.stop())
  await pool.warm()
  assert.equal(pool.pids().length, availableParallelism())
})

test('stopping ends every child and rejects what runs, what waits and what comes later', async context => {
  const pool = poolOf(context, { children: 2 })
  const running = [await beginHanging(pool), await beginHanging(pool)].map(({ hanging }) => hanging)
  const pids = pool.pids()
  assert.equal(pids.length, 2)
  const waiting = echo(pool)
  const outcomes = Promise.allSettled([...running, waiting])
  await pool.stop()
  assert.deepEqual(pids.map(isRunning), [false, false])
  for (const outcome of await outcomes) {
    assert.ok(outcome.status === 'rejected' && failsWith(/stopped/, true)(outcome.reason))
  }
  await assert.rejects(echo(pool), failsWith(/stopped/, true))
  assert.deepEqual(pool.pids(), [])
})

test('a signal to the whole process group leaves a job in work', async context => {
  const pool = poolOf(context)
  const { pid } = await echo(pool)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal)
  assert.equal((await echo(pool)).pid, pid)
})

test('children see where weights are and how to draw, keep what they compiled, and see no secret of the environment', async context => {
  const kept = await mkdtemp(join(tmpdir(), 'kinora-compiled-'))
  const before = process.env.NODE_COMPILE_CACHE
  Object.assign(process.env, {
    SAMPLE_SECRET: 'hush',
    KINORA_SECRET: 'hush',
    KINORA_MODELS_DIR: '/srv/weights',
    KINORA_MOTION_BLUR: 'always',
  })
  process.env.NODE_COMPILE_CACHE = kept
  context.after(async () => {
    for (const name of ['SAMPLE_SECRET', 'KINORA_SECRET', 'KINORA_MODELS_DIR', 'KINORA_MOTION_BLUR'])
      delete process.env[name]
    if (before === undefined) delete process.env.NODE_COMPILE_CACHE
    else process.env.NODE_COMPILE_CACHE = before
    await rm(kept, { recursive: true })
  })
  const { text } = await poolOf(context).run({ do: 'environment' }, NO_LIMIT)
  assert.ok(text.includes('PATH'))
  assert.equal((JSON.parse(text) as NodeJS.ProcessEnv).KINORA_MODELS_DIR, '/srv/weights')
  assert.equal((JSON.parse(text) as NodeJS.ProcessEnv).KINORA_MOTION_BLUR, 'always')
  assert.ok(!text.includes('hush'))
  assert.notDeepEqual(await readdir(kept), [])
})

test('a time that passes before the child has loaded says nothing of the job', async context => {
  const pool = poolOf(context)
  await assert.rejects(pool.run({ do: 'echo', text: '' }, { timeoutMs: 1 }), failsWith(/did not start/, true))
})

const noProc = !existsSync('/proc/self/limits') && 'no /proc here'

test('the system limits the time, the memory and the addresses of a child', { skip: noProc }, async context => {
  const limits = { cpuSeconds: 600, memoryBytes: 2 ** 31, addressBytes: 2 ** 36 }
  const pool = poolOf(context, { limits })
  const { pid } = await echo(pool)
  const set = readFileSync(`/proc/${pid}/limits`, 'utf8')
  assert.match(set, /Max cpu time\s+600\s/)
  assert.match(set, /Max data size\s+2147483648\s+2147483648/)
  assert.match(set, /Max address space\s+68719476736\s+68719476736/)
  assert.match(set, /Max core file size\s+0\s+0/)
  assert.ok(getPriority(pid) > getPriority(), 'and it gives way to the service')
})

test('a child that takes more memory than it may fails its job alone', { skip: noProc }, async context => {
  const pool = poolOf(context, { limits: { cpuSeconds: 600, memoryBytes: 2 ** 30, addressBytes: 2 ** 36 } })
  await assert.rejects(pool.run({ do: 'hold', bytes: 2 ** 31 }, NO_LIMIT), ChildFailure)
  assert.equal((await echo(pool, 'still here')).text, 'still here')
})

test('a child that has used up its time is ended, and its job is not tried again', { skip: noProc }, async context => {
  const pool = poolOf(context, { limits: { cpuSeconds: 2, memoryBytes: 2 ** 31, addressBytes: 2 ** 36 } })
  await assert.rejects(pool.run({ do: 'spin' }, NO_LIMIT), failsWith(/ended by SIGXCPU/, false))
  assert.equal((await echo(pool, 'the next one')).text, 'the next one')
})

test('a child that has used much of its time is replaced', { skip: noProc }, async context => {
  const pool = poolOf(context, { limits: { cpuSeconds: 4, memoryBytes: 2 ** 31, addressBytes: 2 ** 36 } })
  const first = await pool.run({ do: 'spin', seconds: 2.5 }, NO_LIMIT)
  assert.notEqual((await echo(pool)).pid, first.pid)
})

test('children of root run under another account', {
  skip: process.getuid?.() !== 0 && 'only root can',
}, async context => {
  const account = { uid: 65_533, gid: 65_533 }
  const pool = poolOf(context, { account })
  const { text } = await pool.run({ do: 'identify' }, NO_LIMIT)
  assert.deepEqual(JSON.parse(text), { uid: 65_533, gid: 65_533, groups: [65_533] })
})

test('children end by themselves when their parent is killed', { timeout: 60_000 }, async () => {
  const parent = spawn(process.execPath, [join(import.meta.dirname, 'sample-parent.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(String(line))
  assert.ok(isRunning(pid))
  parent.kill('SIGKILL')
  await untilGone([pid])
})
