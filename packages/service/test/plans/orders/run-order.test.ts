import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { MadeFile, Order, OrderFailed, Progress, Started, Token } from '../../../../media/src/engine/contract.ts'
import type { OpenEngine } from '../../../../media/src/engine/combine-engines.ts'
import { createRouter, type RoutedEngine } from '../../../src/engines/routing/create-router.ts'
import type { RouteRule } from '../../../src/engines/routing/engines-file.ts'
import { ChildFailure } from '../../../../media/src/children/child-failure.ts'
import { type PlanContext, PlanFailure } from '../../../src/plans/plan.ts'
import { runOrder } from '../../../src/plans/orders/run-order.ts'
import { silentLog } from '../../../../../test/harness/test-cluster.ts'
import { attemptsAt } from '../attempts.ts'

const order: Order = { kind: 'image', prompt: 'a lamp', seed: 1, inputs: [], width: 8, height: 8 }

type Script = {
  start?: (token: Token, time: number) => Started | undefined
  poll?: (token: Token, time: number) => Progress | undefined
}

/** An engine whose far side is a script; what it says nothing of is started and done. */
function scripted(name: string, { start, poll }: Script = {}) {
  const asked: string[] = []
  let placed = 0
  let [starts, polls] = [0, 0]
  const engine: OpenEngine = {
    name,
    accepts: ({ kind }) => kind === 'image',
    leavesOut: () => [`seed: ${name} takes none`],
    place: async () => ({ id: `${name}-${++placed}` }),
    async start(token, _order, { again }) {
      asked.push(`start ${String(token.id)}${again ? ' again' : ''}`)
      starts += 1
      return start?.(token, starts) ?? { state: 'started', token: { ...token, far: `far-${starts}` } }
    },
    async poll(token, _order, { folder }) {
      asked.push(`poll ${String(token.id)}`)
      const said = poll?.(token, ++polls)
      if (said) return said
      const path = join(folder, 'result.png')
      await writeFile(path, name)
      return { state: 'done', files: [{ role: 'result', path, format: 'png' }] }
    },
    cancel: async token => void asked.push(`cancel ${String(token.id)}`),
    async stop() {},
  }
  return { engine, asked }
}

type Scripted = ReturnType<typeof scripted>

function routerOf(
  engines: readonly Scripted[],
  options: Partial<RoutedEngine> = {},
  rules: RouteRule[] = [{ engines: engines.map(({ engine }) => engine.name) }],
) {
  const routed = engines.map(({ engine }) => {
    const one: RoutedEngine = { engine, isRemote: true, isForeign: false, ambiguous: 'again', limits: {}, ...options }
    return [engine.name, one] as const
  })
  const counts: unknown[] = []
  const ledger = {
    spentToday: async () => 0,
    add: async (engine: string, count: object) => void counts.push([engine, count]),
  }
  const router = createRouter({
    engines: new Map(routed),
    rules,
    builtIn: [],
    ledger,
    clock: Date.now,
    log: silentLog,
  })
  return { router, counts }
}

const failed = (message: string, more: Partial<OrderFailed> = {}): OrderFailed => ({
  state: 'failed',
  code: 'EngineFailure',
  message,
  retryable: false,
  ...more,
})
const isFailure = (code: string, retryable: boolean) => (error: unknown) =>
  error instanceof PlanFailure && error.code === code && error.retryable === retryable

const run = async (attempts: ReturnType<typeof attemptsAt>, signal?: AbortSignal) =>
  runOrder('order', order, await attempts.begin(signal), () => {})

test('an order is stored before it is sent, and its remote id before the first poll', async t => {
  const seen: string[][] = []
  const one = scripted('one', {
    start: () => void seen.push([...attempts.writes]),
    poll: () => void seen.push([...attempts.writes]),
  })
  const attempts = attemptsAt(t, routerOf([one]).router)
  const made = await run(attempts)
  assert.deepEqual(seen, [['+order placed'], ['+order placed', '+order started']])
  assert.equal(made.engine, 'one')
  assert.deepEqual(made.notes, ['seed: one takes none'])
})

test('an attempt after one that died at the post starts the same order again, and no other', async t => {
  let dies = true
  const one = scripted('one', {
    start() {
      if (dies) throw new Error('killed')
      return undefined
    },
  })
  const attempts = attemptsAt(t, routerOf([one]).router)
  await assert.rejects(run(attempts), /killed/)
  dies = false
  await run(attempts)
  assert.deepEqual(one.asked, ['start one-1', 'start one-1 again', 'poll one-1'])
})

test('an attempt after one that died while it waited asks for news of the same order', async t => {
  let dies = true
  const one = scripted('one', {
    poll(token) {
      assert.equal(token.far, 'far-1')
      if (dies) throw new Error('killed')
      return undefined
    },
  })
  const attempts = attemptsAt(t, routerOf([one]).router)
  await assert.rejects(run(attempts), /killed/)
  dies = false
  await run(attempts)
  assert.deepEqual(one.asked, ['start one-1', 'poll one-1', 'poll one-1'])
})

test('an order that the far side has lost is placed again, under another id', async t => {
  const one = scripted('one', {
    poll: (_token, time) => (time === 1 ? { state: 'lost', message: 'restarted' } : undefined),
  })
  const attempts = attemptsAt(t, routerOf([one]).router)
  await run(attempts)
  assert.deepEqual(one.asked, ['start one-1', 'poll one-1', 'start one-2', 'poll one-2'])
})

test('an order that is lost time and again goes to the next engine', async t => {
  const [one, two] = [scripted('one', { poll: () => ({ state: 'lost', message: 'restarted' }) }), scripted('two')]
  const made = await run(attemptsAt(t, routerOf([one, two]).router))
  assert.equal(made.engine, 'two')
  assert.equal(one.asked.filter(what => what.startsWith('start')).length, 3)
})

test('a silent server is awaited, and the order is not given to another', async t => {
  const one = scripted('one', {
    poll: (_token, time) => (time === 1 ? { state: 'unreachable', message: 'connection refused' } : undefined),
  })
  await run(attemptsAt(t, routerOf([one]).router))
  assert.deepEqual(one.asked, ['start one-1', 'poll one-1', 'poll one-1'])
})

test('an unreachable server is replaced by the next engine, which the result names', async t => {
  const away: Started = { state: 'unreachable', message: 'connection refused', retryAfterSeconds: 0 }
  const [one, two] = [scripted('one', { start: () => away }), scripted('two')]
  const made = await run(attemptsAt(t, routerOf([one, two]).router))
  assert.equal(made.engine, 'two')
  assert.match(made.notes?.[0] ?? '', /one did not make it: connection refused/)
  assert.ok(one.asked.length <= 4, one.asked.join())
})

test('an order that may have been taken is given again where that is allowed', async t => {
  const one = scripted('one', {
    start: (_token, time) => (time === 1 ? { state: 'unsure', message: 'cut' } : undefined),
  })
  const { router, counts } = routerOf([one])
  await run(attemptsAt(t, router))
  assert.deepEqual(one.asked, ['start one-1', 'start one-2', 'poll one-2'])
  assert.ok(counts.some(count => JSON.stringify(count) === '["one",{"ambiguous":1}]'))
})

test('an engine that learns later that it cannot tell is treated in the same way', async t => {
  const unsure = { state: 'unsure', message: 'the answer is lost' } as const
  const one = scripted('one', { poll: (_token, time) => (time === 1 ? unsure : undefined) })
  const { router, counts } = routerOf([one])
  await run(attemptsAt(t, router))
  assert.deepEqual(one.asked, ['start one-1', 'poll one-1', 'start one-2', 'poll one-2'])
  assert.ok(counts.some(count => JSON.stringify(count) === '["one",{"ambiguous":1}]'))
  const other = scripted('other', { poll: () => unsure })
  const attempts = attemptsAt(t, routerOf([other, one], { ambiguous: 'fail' }).router)
  await assert.rejects(run(attempts), isFailure('EngineFailure', false))
  assert.deepEqual(other.asked, ['start other-1', 'poll other-1'])
})

test('a local order is found again after a restart if its engine supports that', async t => {
  const one = scripted('one', { poll: (_token, time) => (time === 1 ? failDead() : undefined) })
  one.engine.isResumable = true
  const attempts = attemptsAt(t, routerOf([one], { isRemote: false }).router)
  await assert.rejects(run(attempts), /killed/)
  await run(attempts)
  assert.deepEqual(one.asked, ['start one-1', 'poll one-1', 'start one-1 again', 'poll one-1'])
})

function failDead(): never {
  throw new Error('killed')
}

test('if it is not found, the task fails and no other engine is asked', async t => {
  const [one, two] = [scripted('one', { start: () => ({ state: 'unsure', message: 'cut' }) }), scripted('two')]
  const attempts = attemptsAt(t, routerOf([one, two], { ambiguous: 'fail' }).router)
  await assert.rejects(run(attempts), isFailure('EngineFailure', false))
  assert.deepEqual([one.asked, two.asked], [['start one-1'], []])
})

test('a verdict against an engine leads to the next, also for an attempt that comes after', async t => {
  const [one, two] = [scripted('one', { poll: () => failed('no such model') }), scripted('two')]
  let dies = true
  two.engine.place = async () => {
    if (dies) throw new Error('killed')
    return { id: 'two-1' }
  }
  const attempts = attemptsAt(t, routerOf([one, two]).router)
  await assert.rejects(run(attempts), /killed/)
  dies = false
  const made = await run(attempts)
  assert.deepEqual([made.engine, made.tried], ['two', [{ engine: 'one', why: 'no such model', again: false }]])
  assert.equal(one.asked.length, 2, 'it is not asked again')
})

test('a failure that may pass is tried once more on the same engine', async t => {
  const one = scripted('one', {
    poll: (_token, time) => (time === 1 ? failed('memory', { retryable: true }) : undefined),
  })
  const made = await run(attemptsAt(t, routerOf([one]).router))
  assert.deepEqual([made.engine, one.asked.filter(what => what.startsWith('start')).length], ['one', 2])
})

test('an endless failure ends the order', async t => {
  const one = scripted('one', { poll: () => failed('memory', { retryable: true }) })
  await assert.rejects(run(attemptsAt(t, routerOf([one]).router)), isFailure('EngineFailure', false))
  assert.equal(one.asked.filter(what => what.startsWith('start')).length, 2)
})

test('a permanent refusal by an engine is not tried on another', async t => {
  const refusal = failed('not this', { code: 'TaskPromptPolicyViolation' })
  const [one, two] = [scripted('one', { poll: () => refusal }), scripted('two')]
  const attempts = attemptsAt(t, routerOf([one, two]).router)
  await assert.rejects(run(attempts), isFailure('TaskPromptPolicyViolation', false))
  assert.deepEqual(two.asked, [])
})

test('nothing is stored for local orders, and a temporary failure is left to the next attempt', async t => {
  const one = scripted('one', {
    poll: (_token, time) => (time === 1 ? failed('killed', { retryable: true }) : undefined),
  })
  const attempts = attemptsAt(t, routerOf([one], { isRemote: false }).router)
  await assert.rejects(run(attempts), isFailure('EngineFailure', true))
  await run(attempts)
  assert.deepEqual(
    attempts.writes.filter(write => write.startsWith('+')),
    [],
  )
})

test('an order that no engine makes is rejected', async t => {
  const attempts = attemptsAt(t, routerOf([]).router)
  await assert.rejects(run(attempts), isFailure('ModelUnavailable', false))
})

test('an order of a removed engine goes to another one', async t => {
  const two = scripted('two')
  const attempts = attemptsAt(t, routerOf([two]).router)
  attempts.kept.set('order placed', { engine: 'gone', token: { id: 'gone-1' }, at: Date.now() })
  assert.equal((await run(attempts)).engine, 'two')
  assert.deepEqual(two.asked, ['start two-1', 'poll two-1'])
})

test('a file that cannot be made right is a verdict against its engine; a fault of this machine is not', async t => {
  const [one, two] = [scripted('one'), scripted('two')]
  const { router } = routerOf([one, two], { isForeign: true })
  const conforming = async (conform: PlanContext['conform']) => {
    const context = await attemptsAt(t, router).begin()
    return runOrder('order', order, { ...context, ...(conform && { conform }) }, () => {})
  }
  const bad = new ChildFailure('it is no picture', false, 'EngineFailure')
  const made = await conforming(async ({ files }) => {
    if ((await readFile(files[0]?.path ?? '', 'utf8')) === 'one') throw bad
    return { files: files as MadeFile[], notes: ['made larger'] }
  })
  assert.deepEqual([made.engine, made.notes?.[0]], ['two', 'the engine one did not make it: it is no picture'])
  assert.ok(made.notes?.includes('made larger'))
  const killed = new ChildFailure('a media child was ended by SIGKILL')
  await assert.rejects(
    conforming(() => Promise.reject(killed)),
    isFailure('EngineFailure', true),
  )
})

test('an engine’s failure message is stored without local paths and without characters that the database rejects', async t => {
  const one = scripted('one')
  one.engine.poll = async (_token, _order, { folder }) => failed(`\0no ${folder}/out.png \uD83D`)
  const attempts = attemptsAt(t, routerOf([one, scripted('two')]).router)
  const made = await run(attempts)
  assert.match(made.tried[0]?.why ?? '', /^ no its folder\/[a-z-]+\/out\.png \uFFFD$/)
  assert.deepEqual(attempts.kept.get('order tried 1'), made.tried[0])
})
