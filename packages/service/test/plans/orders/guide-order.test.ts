import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test, type TestContext } from 'node:test'
import type { OpenEngine } from '../../../../media/src/engine/combine-engines.ts'
import type { Order, WantedPasses } from '../../../../media/src/engine/contract.ts'
import { type Scene, SCENE_VERSION } from '../../../../media/src/scene/scene-schema.ts'
import { createRouter, type RoutedEngine } from '../../../src/engines/routing/create-router.ts'
import { runOrder } from '../../../src/plans/orders/run-order.ts'
import type { PlanContext } from '../../../src/plans/plan.ts'
import { silentLog } from '../../../../../test/harness/test-cluster.ts'
import { video } from '../../engines/orders.ts'
import { attemptsAt } from '../attempts.ts'

const scene: Scene = {
  version: SCENE_VERSION,
  seconds: 4,
  entities: [{ id: 'cat', asset: 'cat' }],
  places: [{ id: 'home', asset: 'living-room' }],
  shots: [{ from: 0, to: 4, place: 'home' }],
}

class Killed extends Error {}

/** A far engine that is guided and a stage, both of which a kill can hit at every step. */
function world(t: TestContext, dieAt: number) {
  let steps = 0
  const live = (): void => {
    if (steps++ === dieAt) throw new Killed('killed')
  }
  const blobs = new Map<string, Buffer>()
  const passes: { order: Order; wanted: WantedPasses }[] = []
  const taken = new Map<string, Order['guides']>()
  const spent: number[] = []
  const far: OpenEngine = {
    name: 'far',
    accepts: ({ kind }) => kind === 'video',
    guides: () => ({ names: ['depth', 'last_frame'], width: 832, height: 480, framesPerSecond: 16, frames: 65 }),
    place: async order => ({ id: order.prompt }),
    async start(token, order) {
      live()
      const { depth = '', last_frame: last = '' } = order.guides ?? {}
      const sent = [await readFile(depth, 'utf8'), await readFile(last, 'utf8')].join(' ')
      assert.equal(sent, `depth of ${order.prompt} still of ${order.prompt}`)
      taken.set(String(token.id), order.guides)
      live()
      return { state: 'started', token }
    },
    async poll(_token, _order, { folder }) {
      live()
      const path = join(folder, 'result.mp4')
      await writeFile(path, 'clip')
      return { state: 'done', files: [{ role: 'result', path, format: 'mp4' }], cost: 3 }
    },
    async stop() {},
  }
  const stage: OpenEngine = {
    ...far,
    name: 'stage',
    takesScenes: true,
    preview: async () => ({ scene: { scene, notes: [] } }),
    async passes(order, wanted, { folder }) {
      live()
      passes.push({ order, wanted })
      const path = join(folder, 'depth.mp4')
      await writeFile(path, `depth of ${order.prompt}`)
      return { passes: [{ name: 'depth', path, format: 'mp4' }] }
    },
    async stills(order, { times = [] }, { folder }) {
      live()
      assert.deepEqual(times, [4 - 1 / 16])
      const path = join(folder, 'last.png')
      await writeFile(path, `still of ${order.prompt}`)
      return { stills: [{ path, atSeconds: 4, shot: 0, width: 832, height: 480 }] }
    },
  }
  delete stage.guides
  const routed = [far, stage].map((engine): [string, RoutedEngine] => [
    engine.name,
    { engine, isRemote: engine === far, isForeign: false, ambiguous: 'again', limits: {} },
  ])
  const router = createRouter({
    engines: new Map(routed),
    rules: [{ engines: ['far', 'stage'] }],
    builtIn: [],
    ledger: {
      spentToday: async () => 0,
      add: async (_engine, counts) => void (counts.spent && spent.push(counts.spent)),
    },
    clock: Date.now,
    log: silentLog,
  })
  const shots = Array.from({ length: 5 }, (_, nth) => ({ prompt: `shot ${nth}`, attempts: attemptsAt(t, router) }))
  async function make({ prompt, attempts }: (typeof shots)[number]) {
    const context = await attempts.begin()
    const mortal: PlanContext = {
      ...context,
      blobs: {
        open: async (key: string) => blobs.has(key) && { stream: () => Readable.from([blobs.get(key)]) },
      } as unknown as PlanContext['blobs'],
      async store(path, extension) {
        live()
        const key = `${blobs.size}.${extension}`
        blobs.set(key, await readFile(path))
        return key
      },
      async step(name, shape, work, kind) {
        const kept = await context.step(name, shape, work, kind)
        live()
        return kept
      },
    }
    return runOrder('order', { ...video, prompt, seconds: 4 }, mortal, () => {})
  }
  return { shots, make, passes, taken, spent, steps: () => steps }
}

test('the plan makes guides first, in the engine’s size and rate, and the task has the scene that they show', async t => {
  const { shots, make, passes, spent } = world(t, -1)
  const made = await make(shots[0]!)
  assert.equal(made.engine, 'far')
  assert.deepEqual(made.scene?.scene, scene)
  assert.deepEqual(
    passes.map(({ order, wanted }) => [wanted, 'width' in order && order.width, order.scene === undefined]),
    [[{ names: ['depth'], framesPerSecond: 16, frames: 65, fromSeconds: 0 }, 832, false]],
  )
  assert.deepEqual(spent, [3])
})

test('five shots, killed at every step: guides that are kept are not made again, and nothing is paid twice', async t => {
  const { steps, ...calm } = world(t, -1)
  for (const shot of calm.shots) await calm.make(shot)
  assert.ok(steps() > 40, `${steps()} steps`)
  for (let dieAt = 0; dieAt < steps(); dieAt++) {
    const { shots, make, passes, taken, spent } = world(t, dieAt)
    const keptAtDeath: number[] = []
    for (const shot of shots)
      await make(shot).catch(async (error: unknown) => {
        assert.ok(error instanceof Killed)
        // An order is placed only with its guides.
        const isKept = ['order guides of far', 'order placed'].some(step => shot.attempts.kept.has(step))
        keptAtDeath.push(isKept ? passes.length : -1)
        const before = passes.length
        await make(shot)
        if (isKept) assert.equal(passes.length, before, `made again after the kill at step ${dieAt}`)
      })
    assert.equal(keptAtDeath.length, 1, `killed once at step ${dieAt}`)
    assert.equal(taken.size, 5, 'one order a shot on the far side')
    assert.ok(passes.length <= 6, `${passes.length} passes of five shots and one kill`)
    assert.ok(spent.length <= 5 && spent.length >= 4, `paid ${spent.length} times after the kill at step ${dieAt}`)
  }
})
