import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene, SceneNote, SceneShot } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { cameraSide } from '../../src/stage/film/camera-side.ts'
import { AS_SAID, frameCamera } from '../../src/stage/film/frame-camera.ts'
import { regionsOf, type Seen } from '../../src/stage/film/shot-region.ts'
import { projector } from '../../src/stage/film/view.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const FRAME = { width: 160, height: 90 }
const PIXELS = FRAME.width * FRAME.height

/** Shares of the frame in which each is seen at the end of the only shot, and the notes. */
async function look(
  assets: Record<string, string>,
  shot: Omit<SceneShot, 'from' | 'to' | 'place'>,
  place = 'meadow',
): Promise<{ share: (id: string) => number; notes: SceneNote[] }> {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 1,
    entities: Object.entries(assets).map(([id, asset]) => ({ id, asset })),
    places: [{ id: 'p', asset: place }],
    shots: [{ from: 0, to: 1, place: 'p', ...shot }],
  }
  assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
  const compositor = await createCompositor(FRAME)
  const take = await filmScene({ scene, compositor, frames: 24, seed: 4, amplitude: 'auto' })
  try {
    await take.draw(23)
    const seen = take.seen()
    return { share: id => (seen.get(id) ?? 0) / PIXELS, notes: take.sceneNotes() }
  } finally {
    take.close?.()
    compositor.close()
  }
}

test('two who stand one behind the other are both seen where the side is left open', async () => {
  const { share, notes } = await look(
    { near: 'man', far: 'woman' },
    {
      placements: [
        { who: 'near', relation: 'at', to: 'p/middle', offset: [0, 0, 0] },
        { who: 'far', relation: 'behind', to: 'near', distance: 1.5 },
      ],
      camera: { target: ['near', 'far'], size: 'whole' },
    },
  )
  assert.ok(share('far') > 0.4 * share('near'), `${share('far')} ${share('near')}`)
  assert.deepEqual(notes, [])
})

test('a target behind others is seen over their heads', async () => {
  const { share } = await look(
    { board: 'whiteboard', one: 'child', two: 'child', three: 'child' },
    {
      placements: [
        { who: 'board', relation: 'at', to: 'p/middle', offset: [0, 0, 0] },
        ...['one', 'two', 'three'].map((who, nth) => ({
          who,
          relation: 'before' as const,
          to: 'board',
          distance: 1,
          offset: [0.6 * (nth - 1), 0, 0] as [number, number, number],
          facing: 'board',
        })),
      ],
      camera: { target: ['board'], size: 'whole' },
    },
  )
  assert.ok(share('board') > 0.07, `${share('board')}`)
})

test('who looks at a house that looks at the camera is seen before it, not from behind it', async () => {
  const { share } = await look(
    { man: 'firefighter', home: 'cottage' },
    {
      placements: [
        { who: 'home', relation: 'at', to: 'p/middle', facing: 'camera' },
        { who: 'man', relation: 'before', to: 'home', distance: 1, facing: 'home' },
      ],
      camera: { target: ['man', 'home'], size: 'wide', from: 'front', angle: 'eye' },
    },
  )
  assert.ok(share('man') > 0.004, `${share('man')}`)
})

test('over a shoulder both are seen: who is looked at, and at the edge who is looked past', async () => {
  const { share } = await look(
    { ann: 'woman', bob: 'man' },
    {
      placements: [
        { who: 'ann', relation: 'at', to: 'p/middle', offset: [-0.8, 0, 0], facing: 'bob' },
        { who: 'bob', relation: 'at', to: 'p/middle', offset: [0.8, 0, 0], facing: 'ann' },
      ],
      actions: [{ who: 'ann', does: 'talk', target: 'bob' }],
      camera: { target: ['ann'], size: 'bust', from: 'over:bob' },
    },
  )
  assert.ok(share('ann') > 0.06, `ann ${share('ann')}`)
  assert.ok(share('bob') > 0.015 && share('bob') < 0.5, `bob ${share('bob')}`)
})

test('a camera does not stand in a thing: it steps between it and its target', async () => {
  const { share } = await look(
    { wall: 'wardrobe', cat: 'cat' },
    {
      placements: [
        { who: 'wall', relation: 'at', to: 'p/middle', offset: [0, 0, 0] },
        { who: 'cat', relation: 'behind', to: 'wall', distance: 0.1 },
      ],
      camera: { target: ['cat'], size: 'whole', from: 'front', pitch: 0 },
    },
  )
  assert.ok(share('cat') > 0.08, `${share('cat')}`)
})

test('a target that is hidden from where the camera is said to be is told, with what hides it', async () => {
  const { notes } = await look(
    { wall: 'wardrobe', cat: 'cat' },
    {
      placements: [
        { who: 'wall', relation: 'at', to: 'p/middle', offset: [0, 0, 0] },
        { who: 'cat', relation: 'behind', to: 'wall', distance: 0.1 },
      ],
      camera: { target: ['cat', 'wall'], size: 'whole', from: 'front', pitch: 0 },
    },
  )
  assert.deepEqual(
    notes.filter(({ code }) => code === 'covered').map(({ at, message }) => [at, message.includes('wall')]),
    [['/shots/0/camera/target/0', true]],
  )
})

const room = { middle: [0, 0, 5], low: [-60, 0, -60], high: [60, 60, 60], isFree: false, isBackdrop: false } as const
const options = { frame: FRAME, room: { ...room, anchor: () => undefined } }
const body = (x: number, z: number, more: Partial<Seen> = {}): Seen => ({
  low: [x - 0.3, 0, z - 0.3],
  high: [x + 0.3, 1.7, z + 0.3],
  isAlive: true,
  ...more,
})

test('the frame holds all targets, however deep they stand, and no more than it needs', () => {
  for (const [size, least] of [
    ['whole', 0.86],
    ['wide', 0.5],
  ] as const)
    for (const targets of [[body(0, 5)], [body(-3, 2), body(3, 9)], [body(0, 1), body(0.5, 12)]]) {
      const regions = regionsOf(targets, size, room)
      const view = frameCamera({ ...options, camera: { size, angle: 'high' }, regions, side: [0, -1] }, AS_SAID)
      const project = projector(view, FRAME)
      const places = regions.flatMap(({ low, high }) => [
        project([low[0], low[1], low[2]]),
        project([high[0], high[1], high[2]]),
        project([low[0], high[1], low[2]]),
        project([high[0], low[1], high[2]]),
      ])
      const span = (axis: 0 | 1): number =>
        Math.max(...places.map(one => one[axis])) - Math.min(...places.map(one => one[axis]))
      for (const [x, y, z] of places) assert.ok(x > 0 && x < 1 && y > 0 && y < 1 && z > 0, `${size} ${x} ${y} ${z}`)
      assert.ok(Math.max(span(0), span(1)) > least - 0.06, `${size} ${span(0)} ${span(1)}`)
    }
})

test('front is the side that all targets look to, and the picture’s where they look different ways', () => {
  const right = body(0, 5, { yaw: Math.PI / 2 })
  const left = body(1, 5, { yaw: -Math.PI / 2 })
  const close = (a: readonly [number, number], x: number, z: number): void =>
    assert.ok(Math.hypot(a[0] - x, a[1] - z) < 1e-6, a.join(' '))
  close(cameraSide({ from: 'front' }, [right, right]), 1, 0)
  close(cameraSide({ from: 'front' }, [right, left]), 0, -1)
  close(cameraSide({ from: 'behind' }, [right, left]), -1, 0)
  close(cameraSide({ from: 'front' }, [{ ...right, isTurnedByPicture: true }]), 0, -1)
  close(cameraSide({}, [right]), 0, -1)
})

test('the small sizes show a detail of a thing, and the eyes of who has a face', () => {
  const bottle: Seen = { low: [-0.05, 0, 4.95], high: [0.05, 0.3, 5.05], isAlive: false }
  const tall = (size: string, seen: Seen): number => {
    const [{ low, high } = bottle] = regionsOf([seen], size, room)
    return high[1] - low[1]
  }
  assert.equal(tall('whole', bottle), 0.3)
  assert.equal(tall('waist', bottle), 0.3)
  assert.ok(tall('face', bottle) < 0.2 && tall('eyes', bottle) < tall('face', bottle))
  const ann = body(0, 5, { face: { at: [0, 1.5, 5], eyes: [0, 1.5, 4.9], width: 0.3 } })
  assert.ok(tall('eyes', ann) < tall('face', ann) && tall('face', ann) < tall('bust', ann))
  assert.ok(tall('bust', ann) < tall('waist', ann) && tall('waist', ann) < tall('whole', ann))
})
