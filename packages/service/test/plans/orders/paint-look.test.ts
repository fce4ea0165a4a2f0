import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test, type TestContext } from 'node:test'
import { driveEngine } from '../../../../../test/harness/drive-engine.ts'
import { silentLog } from '../../../../../test/harness/test-cluster.ts'
import type { OpenEngine } from '../../../../media/src/engine/combine-engines.ts'
import type { Order } from '../../../../media/src/engine/contract.ts'
import { type Scene, SCENE_VERSION } from '../../../../media/src/scene/scene-schema.ts'
import { comfyuiKind } from '../../../src/engines/comfyui/comfyui-kind.ts'
import { paintFirst } from '../../../src/engines/remote/paint-first.ts'
import { createRouter, type RoutedEngine } from '../../../src/engines/routing/create-router.ts'
import { tellInWords } from '../../../src/engines/tell-in-words.ts'
import { paintPortraits } from '../../../src/plans/orders/paint-portraits.ts'
import { runOrder } from '../../../src/plans/orders/run-order.ts'
import type { PlanContext } from '../../../src/plans/plan.ts'
import { openTwin } from '../../engines/comfyui/far-comfyui.ts'
import { drawPng } from '../../engines/comfyui/twin-nodes.ts'
import { video } from '../../engines/orders.ts'
import { attemptsAt } from '../attempts.ts'

const LOOK = { frame: 'painter', portraits: 'caster' }

/** Five shots of a film: the chef is in all of them, the cat in one. */
const SHOTS = Array.from({ length: 5 }, (_, nth): Order => {
  const scene: Scene = {
    version: SCENE_VERSION,
    seconds: 2,
    entities: [{ id: 'chef', asset: 'chef' }, ...(nth === 2 ? [{ id: 'cat', asset: 'cat' }] : [])],
    places: [{ id: 'home', asset: 'kitchen' }],
    shots: [{ from: 0, to: 2, place: 'home' }],
  }
  return {
    ...video,
    prompt: `shot ${nth}`,
    seed: nth + 1,
    width: 1_280,
    height: 720,
    scene,
    inWords: true,
    cast: { seed: 9 },
  }
})

class Killed extends Error {}

/** What may befall it: kills, fewer shots, a stage that draws no pictures. */
type Circumstances = { live?: () => void; shots?: readonly Order[]; paints?: boolean }

type Makers = { painter: OpenEngine; caster: OpenEngine; wan: OpenEngine }

/** A film whose shots are painted and animated by these engines; a kill can hit every step of its plans. */
function film(t: TestContext, makers: Makers, { live = () => {}, shots = SHOTS, paints = true }: Circumstances = {}) {
  const blobs = new Map<string, Buffer>()
  const passes: string[] = []
  const stage: OpenEngine = {
    name: 'stage',
    accepts: ({ kind }) => kind === 'video' || (kind === 'image' && paints),
    takesScenes: true,
    preview: async () => ({}),
    async passes(order, _wanted, { folder }) {
      live()
      passes.push(order.prompt)
      const path = join(folder, 'depth.mp4')
      await writeFile(path, Buffer.concat([MP4, Buffer.from(order.prompt)]))
      return { passes: [{ name: 'depth', path, format: 'mp4' }] }
    },
    async stills({ prompt }, { times = [] }, { folder }) {
      if (prompt.startsWith('shot')) assert.deepEqual(times, [0], 'the first frame, not the middle of the shot')
      const path = join(folder, 'still.png')
      await writeFile(path, drawPng({ width: 16, height: 16 + Number(/shot (\d)/.exec(prompt)?.[1] ?? 9) }))
      return { stills: [{ path, atSeconds: 0, shot: 0, width: 16, height: 16 }] }
    },
    place: async () => ({}),
    start: async token => ({ state: 'started', token }),
    async poll(_token, _order, { folder }) {
      const path = join(folder, 'staged.mp4')
      await writeFile(path, 'staged')
      return { state: 'done', files: [{ role: 'result', path, format: 'mp4' }] }
    },
    async stop() {},
  }
  const routed = Object.entries({ ...makers, wan: paintFirst(makers.wan, LOOK), stage }).map(
    ([name, engine]): [string, RoutedEngine] => [
      name,
      { engine: { ...engine, name }, isRemote: name !== 'stage', isForeign: false, ambiguous: 'again', limits: {} },
    ],
  )
  const router = createRouter({
    engines: new Map(routed),
    rules: [{ engines: ['wan', 'stage'] }],
    builtIn: [],
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
    log: silentLog,
  })
  const whole = attemptsAt(t, router)
  const parts = shots.map(order => ({ order, attempts: attemptsAt(t, router) }))
  const mortal = async (attempts: typeof whole): Promise<PlanContext> => {
    const context = await attempts.begin()
    return {
      ...context,
      film: async () => ({ steps: whole.kept }) as unknown as Awaited<ReturnType<PlanContext['film']>>,
      blobs: {
        open: async (key: string) => blobs.has(key) && { stream: () => Readable.from([blobs.get(key)]) },
      } as unknown as PlanContext['blobs'],
      async store(path, extension) {
        live()
        const bytes = await readFile(path)
        const key = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
        blobs.set(key, bytes)
        return key
      },
      async step(name, shape, work, kind) {
        const kept = await context.step(name, shape, work, kind)
        live()
        return kept
      },
    }
  }
  async function make() {
    await paintPortraits(shots, await mortal(whole))
    const made = []
    for (const { order, attempts } of parts) made.push(await runOrder('order', order, await mortal(attempts), () => {}))
    return made
  }
  return { make, passes, whole, blobs }
}

const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')

test('a film through ComfyUI: the cast is painted once, each frame from its still and the cast, each clip from its frame', async t => {
  const { url, twin } = await openTwin(t)
  twin.behaviour.nodeMs = 1
  const open = (...workflows: string[]): OpenEngine =>
    tellInWords(driveEngine(t, comfyuiKind, { urls: [url], workflows, guides: true }).engine)
  const makers = {
    painter: open('qwen-image-edit-look'),
    caster: open('qwen-image'),
    wan: open('wan22-image-to-video'),
  }
  const { make, whole, blobs } = film(t, makers)
  const made = await make()
  const graphs = twin.requests.filter(({ path }) => path === '/prompt').map(({ json }) => json.prompt)
  const classes = (name: string) =>
    graphs.filter(graph => Object.values(graph).some((one: any) => one.class_type === name))
  const [portraits, frames, clips] = [
    graphs.filter(graph => graph['1'].inputs.unet_name === 'qwen_image_fp8_e4m3fn.safetensors'),
    classes('TextEncodeQwenImageEditPlus'),
    classes('SaveVideo'),
  ]
  assert.deepEqual([portraits.length, frames.length, clips.length], [1, 5, 5])
  assert.match(portraits[0]['5'].inputs.text, /^chef, the whole figure/)
  const sent = (blob: unknown): string => `kinora/${String(blob)}`
  const { blob } = whole.kept.get('portrait of chef') as { blob: string }
  assert.ok(blobs.has(blob))
  for (const [nth, frame] of frames.entries()) {
    assert.equal(frame['14'].inputs.image, sent(blob), 'the portrait')
    assert.equal('15' in frame, false, 'the cat is in one shot alone and has none')
    assert.match(frame['2'].inputs.string_b, new RegExp(`^shot ${nth} .*Reference pictures, in order: chef\\.`))
    assert.equal(frame['10'].inputs.seed, 9, 'looks follow from the seed of the film')
  }
  assert.equal(new Set(frames.map(frame => frame['13'].inputs.image)).size, 5, 'a still of each shot')
  for (const [nth, clip] of clips.entries()) {
    assert.match(clip['13'].inputs.image, /^kinora\/[0-9a-f]{64}\.png$/)
    assert.equal(clip['5'].inputs.text, `shot ${nth}`)
  }
  for (const [nth, { engine, scene }] of made.entries()) {
    assert.equal(engine, 'wan')
    assert.deepEqual(scene?.scene, SHOTS[nth]?.scene)
  }
})

/** A remote engine that makes each order once, even if it is sent again, and counts its price. */
function farEngine(kind: Order['kind'], live: () => void, spent: string[]): OpenEngine {
  return {
    name: '',
    accepts: order => order.kind === kind && (order.kind !== 'video' || order.from.kind === 'frame'),
    ...(kind === 'image' && {
      guides: () => ({ names: ['depth', 'first_frame'], width: 64, height: 64, framesPerSecond: 24, frames: 1 }),
    }),
    place: async order => ({ id: `${kind} of ${order.prompt}` }),
    async start(token) {
      live()
      if (!spent.includes(String(token.id))) spent.push(String(token.id))
      live()
      return { state: 'started', token }
    },
    async poll(token, _order, { folder }) {
      live()
      const format = kind === 'image' ? 'png' : 'mp4'
      const path = join(folder, `result.${format}`)
      await writeFile(path, String(token.id))
      return { state: 'done', files: [{ role: 'result', path, format }] }
    },
    async stop() {},
  }
}

test('killed at every step, pictures and guides that are kept are not made again', async t => {
  const run = (dieAt: number) => {
    let steps = 0
    const live = (): void => {
      if (steps++ === dieAt) throw new Killed('killed')
    }
    const spent: string[] = []
    const image = (): OpenEngine => farEngine('image', live, spent)
    const one = film(
      t,
      { painter: image(), caster: image(), wan: farEngine('video', live, spent) },
      { live, shots: SHOTS.slice(0, 2) },
    )
    return { ...one, spent, steps: () => steps }
  }
  const calm = run(-1)
  await calm.make()
  assert.equal(calm.spent.length, 5, 'a portrait, two frames and two clips')
  for (let dieAt = 0; dieAt < calm.steps(); dieAt++) {
    const { make, passes, spent } = run(dieAt)
    await assert.rejects(make(), Killed)
    await make()
    assert.deepEqual(spent.toSorted(), calm.spent.toSorted(), `after the kill at step ${dieAt}`)
    assert.ok(passes.length <= calm.passes.length + 1, `${passes.length} passes after the kill at step ${dieAt}`)
  }
})

test('if the painter fails, the stage draws the frame; if both fail, the next engine makes the shot', async t => {
  const broken: OpenEngine = {
    ...farEngine('image', () => {}, []),
    start: async () => ({ state: 'failed', code: 'EngineFailure', message: 'no memory', retryable: false }),
  }
  const never: OpenEngine = { ...broken, accepts: () => false }
  const makers = { painter: broken, caster: never, wan: farEngine('video', () => {}, []) }
  for (const [paints, engine] of [
    [true, 'wan'],
    [false, 'stage'],
  ] as const) {
    const { make, whole } = film(t, makers, { paints, shots: SHOTS.slice(0, 2) })
    const made = await make()
    assert.deepEqual(
      made.map(one => one.engine),
      [engine, engine],
    )
    assert.equal(whole.kept.has('portrait of chef'), paints)
  }
})
