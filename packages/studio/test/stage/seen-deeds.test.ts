import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action, Entity, Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { performScene } from '../../src/stage/act/perform-scene.ts'
import { poseCompany } from '../../src/stage/draw/pose-company.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import type { Posed } from '../../src/stage/film/posed.ts'
import { sizeOf } from '../../src/stage/resolve/performer.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const sceneOf = (cast: Record<string, string>, shot: Partial<SceneShot>): Scene => ({
  version: 'kinora.scene/1',
  seconds: 4,
  entities: Object.entries(cast).map(([id, asset]): Entity => ({ id, asset })),
  places: [{ id: 'p', asset: 'meadow' }],
  shots: [{ from: 0, to: 4, place: 'p', ...shot }],
})

/** Performances and poses of a document, without drawing. */
function stage(cast: Record<string, string>, actions: Action[], placements: Placement[] = []) {
  const scene = sceneOf(cast, { actions, placements })
  const notes = createSceneNotes()
  const company = resolvePerformers(scene, 1, notes)
  const places = new Map(scene.places.map(said => [said.id, resolvePlace(said, 1)]))
  const { performance } = performScene({ scene, company, places, notes })(0)
  const posed = (seconds: number): Map<string, Posed> =>
    poseCompany({
      company,
      room: places.get('p')!.room,
      now: performance.at(seconds),
      phase: () => 0.3,
      camera: [0, 1.5, -2],
      surface: () => undefined,
      seenAs: one => one,
    })
  return { company, posed, at: (id: string, seconds: number) => performance.at(seconds).get(id)! }
}

test('an action ahead of the body is shown from the side, unless a direction is given', () => {
  for (const does of ['throw', 'punch', 'tai-chi', 'bow', 'kick']) {
    const actions: Action[] = [{ who: 'ann', does, ...(does === 'throw' && { object: 'ball' }) }]
    const ball: Placement = { who: 'ball', relation: 'held-by', to: 'ann' }
    const cast = { ann: 'woman', ball: 'ball' }
    const { yaw } = stage(cast, actions, [ball]).at('ann', 1).stand
    assert.ok(Math.abs(Math.sin(yaw)) > 0.75, `${does}: ${yaw}`)
    const said = stage(cast, actions, [ball, { who: 'ann', relation: 'at', facing: 'camera' }]).at('ann', 1).stand
    assert.ok(Math.abs(Math.sin(said.yaw)) < 0.1, `${does}: ${said.yaw}`)
  }
})

test('a mount goes and leaps with its rider, who sits astride', () => {
  for (const [rider, mount] of [
    ['knight', 'horse'],
    ['cyclist', 'bicycle'],
  ] as const) {
    const { at } = stage(
      { rider, mount, log: 'log' },
      [{ who: 'rider', does: 'jump-over', object: 'log' }],
      [
        { who: 'rider', relation: 'seated-on', to: 'mount' },
        { who: 'mount', relation: 'beside', to: 'log', side: 'left', distance: 1, facing: 90 },
      ],
    )
    const times = Array.from({ length: 41 }, (_, nth) => nth / 10)
    const highest = Math.max(...times.map(seconds => at('mount', seconds).stand.at[1]))
    assert.ok(highest > 0.4, `${mount} ${highest}`)
    assert.ok(at('mount', 3.9).stand.at[0] > at('log', 0).stand.at[0], `${mount} is over it`)
    assert.equal(at('rider', 0.5).stance, 'ride')
  }
})

test('a low thing is climbed by walking upon it', () => {
  const { at } = stage(
    { snail: 'snail', leaf: 'leaf' },
    [{ who: 'snail', does: 'climb', object: 'leaf' }],
    [
      { who: 'leaf', relation: 'at' },
      { who: 'snail', relation: 'beside', to: 'leaf', side: 'left', distance: 0.1 },
    ],
  )
  assert.ok(at('snail', 3.9).stand.at[1] < 0.1, `${at('snail', 3.9).stand.at[1]}`)
})

test('a performer who crosses the picture avoids others, unless placed there', () => {
  for (const [mover, does] of [
    ['boy', 'run'],
    ['scooter', 'drive'],
    ['dog', 'walk'],
  ] as const) {
    const { at, company } = stage(
      { mover, ann: 'woman', dog: 'dog' },
      [{ who: 'mover', does }],
      [
        { who: 'mover', relation: 'at', facing: 90 },
        { who: 'ann', relation: 'at' },
        { who: 'dog', relation: 'at' },
      ],
    )
    const { width } = sizeOf(company.byId('mover')!)
    for (const other of ['ann', 'dog'])
      for (const seconds of [0.1, 1, 2, 3, 3.9]) {
        const [a, b] = [at('mover', seconds).stand.at, at(other, seconds).stand.at]
        const far = Math.hypot(a[0] - b[0], a[2] - b[2])
        assert.ok(far > 0.5 * width, `${mover} and ${other} at ${seconds}: ${far}`)
      }
  }
})

test('an umbrella stays over the heads of two people who go hand in hand', () => {
  const { posed } = stage(
    { man: 'man', old: 'old-woman', umbrella: 'umbrella' },
    [
      { who: 'man', does: 'hold', object: 'umbrella' },
      { who: 'man', does: 'hold-hands', target: 'old' },
      { who: 'man', does: 'walk' },
    ],
    [
      { who: 'umbrella', relation: 'held-by', to: 'man' },
      { who: 'old', relation: 'at', facing: 90 },
      { who: 'man', relation: 'beside', to: 'old', side: 'far', distance: 0.02, facing: 90 },
    ],
  )
  for (const seconds of [0.5, 1.5, 3]) {
    const all = posed(seconds)
    const faces = ['man', 'old'].map(id => all.get(id)!.face!)
    const { low, high } = all.get('umbrella')!.box
    for (const { at, width } of faces) assert.ok(high[1] > at[1] + 0.6 * width, `${seconds}: ${high[1]} ${at[1]}`)
    // The canopy is the upper third.
    const canopy = high[1] - 0.33 * (high[1] - low[1])
    for (const { eyes } of faces) assert.ok(canopy > eyes[1], `${seconds}: ${canopy} ${eyes[1]}`)
  }
})

test('a worn hat fits the head of its wearer', () => {
  for (const wearer of ['owl', 'penguin', 'man', 'chick'])
    for (const hat of ['top-hat', 'cowboy-hat', 'crown']) {
      const { company } = stage({ wearer, hat }, [], [{ who: 'hat', relation: 'worn-by', to: 'wearer' }])
      const { width } = sizeOf(company.byId('hat')!)
      const own = sizeOf(company.byId('wearer')!)
      assert.ok(width < 1.5 * own.width && width > 0.2 * own.width, `${hat} on ${wearer}: ${width} ${own.width}`)
    }
})

test('an orbit shows another side of its target', async () => {
  const compositor = await createCompositor({ width: 160, height: 90 })
  const scene = sceneOf(
    { it: 'bench' },
    {
      placements: [{ who: 'it', relation: 'at', facing: 'camera' }],
      camera: { target: ['it'], size: 'whole', move: 'orbit' },
    },
  )
  const take = await filmScene({ scene, compositor, frames: 96, seed: 4, amplitude: 'auto' })
  try {
    const { at } = await take.geometry(take.shots[0]!)
    const [from, to] = [0, 3.9].map(seconds => at(seconds).lens.ahead)
    assert.ok(Math.acos(from![0] * to![0] + from![2] * to![2]) > 0.3)
  } finally {
    take.close?.()
    compositor.close()
  }
})

test('a performer who jumps onto something wide lands near its edge, and on the middle of something small', () => {
  const landing = (asset: string, size: Entity['size']): number => {
    const scene = sceneOf(
      { who: 'boy', on: asset },
      {
        placements: [
          { who: 'on', relation: 'at', facing: 'camera' },
          { who: 'who', relation: 'beside', to: 'on', side: 'left', distance: 0.6 },
        ],
        actions: [{ who: 'who', does: 'jump', target: 'on', from: 0, to: 2 }],
      },
    )
    scene.entities[1] = { ...scene.entities[1]!, ...(size && { size }) }
    const notes = createSceneNotes()
    const company = resolvePerformers(scene, 1, notes)
    const places = new Map(scene.places.map(said => [said.id, resolvePlace(said, 1)]))
    const { performance } = performScene({ scene, company, places, notes })(0)
    const [end, middle] = ['who', 'on'].map(id => performance.at(4).get(id)!.stand.at[0])
    return Math.abs(end! - middle!)
  }
  assert.ok(landing('gym-mat', { width: 12, depth: 6 }) > 4)
  assert.ok(landing('gym-mat', undefined) < 0.3)
})

test('a ball that is kicked to somebody stops before their feet', () => {
  const { at } = stage(
    { ann: 'girl', bob: 'boy', ball: 'football' },
    [{ who: 'ann', does: 'kick', object: 'ball', target: 'bob', from: 0, to: 1.5 }],
    [
      { who: 'ann', relation: 'at' },
      { who: 'bob', relation: 'beside', to: 'ann', side: 'right', distance: 3, facing: 'ann' },
      { who: 'ball', relation: 'beside', to: 'ann', side: 'right', distance: 0.2 },
    ],
  )
  const [ball, bob] = ['ball', 'bob'].map(id => at(id, 3.9).stand)
  const far = Math.hypot(ball!.at[0] - bob!.at[0], ball!.at[2] - bob!.at[2])
  assert.equal(ball!.host, undefined)
  assert.ok(ball!.at[1] < 0.1 && far > 0.2 && far < 0.7, `${ball!.at[1]} ${far}`)
})
