import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '../../../../media/src/engine/contract.ts'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { OpenEngine } from '../../../../media/src/engine/combine-engines.ts'
import { createRouter, type RoutedEngine } from '../../../src/engines/routing/create-router.ts'
import type { EngineLimits, RouteRule } from '../../../src/engines/routing/engines-file.ts'
import { silentLog } from '../../../../../test/harness/test-cluster.ts'

const order: Order = {
  kind: 'image',
  generator: 'reference2image',
  model: 'genq3',
  prompt: 'a lamp',
  seed: 1,
  inputs: [],
  width: 8,
  height: 8,
}
const never = new AbortController().signal

function open(
  names: readonly string[],
  {
    rules = [{ engines: [...names] }],
    limits = {},
    accepts = () => true,
    spent = {},
  }: {
    rules?: RouteRule[]
    limits?: Record<string, EngineLimits>
    accepts?: (name: string) => boolean
    spent?: Record<string, number>
  } = {},
) {
  const time = { now: 0 }
  const engineNamed = (name: string): OpenEngine => ({
    name,
    accepts: () => accepts(name),
    takesScenes: name === 'studio' || name === 'filming',
    place: async () => ({}),
    start: async token => ({ state: 'started', token }),
    poll: async () => ({ state: 'working', percent: 0 }),
    async stop() {},
  })
  const routed = (name: string): RoutedEngine => ({
    engine: engineNamed(name),
    isRemote: name !== 'studio',
    isForeign: name !== 'studio',
    ambiguous: 'again',
    limits: limits[name] ?? {},
  })
  const counts: [string, object][] = []
  const router = createRouter({
    engines: new Map([...names, 'studio'].map(name => [name, routed(name)])),
    rules,
    builtIn: ['studio'],
    ledger: {
      spentToday: async name => spent[name] ?? 0,
      add: async (name, count) => void counts.push([name, count]),
    },
    clock: () => time.now,
    log: silentLog,
  })
  const chosen = async (...tried: string[]) => (await router.choose(order, tried))?.name
  return { router, chosen, time, counts }
}

async function fail(router: ReturnType<typeof open>['router'], name: string, times = 5): Promise<void> {
  for (let time = 0; time < times; time++) router.find(name, order)?.tell('failed')
}

test('the preferred engine is chosen, then the next, and at last none', async () => {
  const { chosen } = open(['one', 'two'])
  assert.deepEqual([await chosen(), await chosen('one'), await chosen('one', 'two')], ['one', 'two', undefined])
})

test('orders without a route go to the built-in engine', async () => {
  const { chosen } = open(['one'], { rules: [{ kinds: ['video'], engines: ['one'] }] })
  assert.equal(await chosen(), 'studio')
})

test('an engine that does not accept the order is not asked', async () => {
  const { chosen } = open(['one', 'two'], { accepts: name => name !== 'one' })
  assert.equal(await chosen(), 'two')
})

test('an engine that fails repeatedly is skipped, and the result can say so; the last one never is', async () => {
  const { router, chosen } = open(['one', 'two'])
  await fail(router, 'one')
  const route = await router.choose(order, [])
  assert.deepEqual([route?.name, route?.passedOver], ['two', [{ engine: 'one', why: 'it fails at the moment' }]])
  await fail(router, 'two')
  assert.equal(await chosen(), 'one')
  assert.equal(await chosen('two'), 'one')
})

test('rejections of a request count as success of an engine', async () => {
  const { router, chosen } = open(['one', 'two'])
  for (let time = 0; time < 20; time++) router.find('one', order)?.tell('refused')
  assert.equal(await chosen(), 'one')
})

test('after a pause one order probes the engine, and others skip it meanwhile', async () => {
  const { router, chosen, time } = open(['one', 'two'])
  await fail(router, 'one')
  time.now = 5_000
  const probe = await router.choose(order, [])
  assert.equal(probe?.name, 'one')
  const place = await probe.enter(never)
  assert.equal(await chosen(), 'two')
  probe.tell('made')
  place.leave()
  assert.equal(await chosen(), 'one')
})

test('an engine with too much waiting work is skipped', async () => {
  const { router, chosen } = open(['one', 'two'], { limits: { one: { inFlight: 1, waiting: 1 } } })
  const first = await (await router.choose(order, []))?.enter(never)
  assert.equal(await chosen(), 'one')
  const stop = new AbortController()
  const second = (await router.choose(order, []))?.enter(stop.signal)
  assert.equal(await chosen(), 'two')
  assert.deepEqual(router.status()[0], { engine: 'one', state: 'closed', inFlight: 1, waiting: 1 })
  first?.leave()
  ;(await second)?.leave()
  assert.equal(await chosen(), 'one')
})

test('an engine that has reached its daily cost is not asked, not even as the last', async () => {
  const limits = { one: { spending: { perDay: 5, perOrder: 1 } } }
  assert.equal(await open(['one'], { limits, spent: { one: 4.9 } }).chosen(), 'one')
  assert.equal(await open(['one'], { limits, spent: { one: 5 } }).chosen(), undefined)
})

test('the cost of an order is counted when it is sent', async () => {
  const { router, counts } = open(['one'], {
    limits: { one: { spending: { perDay: 5, perOrder: 1, perSecond: 0.5 } } },
  })
  const route = await router.choose(order, [])
  await route?.tellStarted(order)
  await route?.tellStarted({ ...order, kind: 'music', seconds: 4 })
  assert.deepEqual(counts, [
    ['one', { orders: 1, spent: 1 }],
    ['one', { orders: 1, spent: 3 }],
  ])
})

test('a cost reported by the server counts, unless the operator sets a price', async () => {
  const told = open(['one'], { limits: { one: { spending: { perDay: 5 } } } })
  ;(await told.router.choose(order, []))?.tellCost(0.7)
  assert.deepEqual(told.counts, [['one', { spent: 0.7 }]])
  const own = open(['one'], { limits: { one: { spending: { perDay: 5, perOrder: 1 } } } })
  ;(await own.router.choose(order, []))?.tellCost(0.7)
  assert.deepEqual(own.counts, [])
})

test('a route can name a built-in engine as the last fallback', async () => {
  const { router } = open(['one'], { rules: [{ engines: ['one'], standIn: true }] })
  assert.deepEqual(
    [(await router.choose(order, []))?.standsIn, (await router.choose(order, ['one']))?.standsIn],
    [false, true],
  )
})

test('a scene document goes to engines for documents, whatever a rule names for prompts', async () => {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 1,
    entities: [],
    places: [{ id: 'here', asset: 'beach' }],
    shots: [{ from: 0, to: 1, place: 'here' }],
  }
  const { router } = open(['far', 'filming'])
  const first = await router.choose({ ...order, scene }, [])
  assert.equal(first?.name, 'filming')
  const last = await router.choose({ ...order, scene }, ['filming'])
  assert.deepEqual([last?.name, last?.standsIn], ['studio', false])
  assert.equal((await router.choose(order, []))?.name, 'far')
})
