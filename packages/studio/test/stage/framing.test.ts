import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene, SceneCamera, SceneNote, SceneShot } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { LOWEST_EYE } from '../../src/scenery/check-plate-options.ts'
import { anchoredView } from '../../src/stage/film/anchored-view.ts'
import { nearFirst } from '../../src/stage/film/look-through.ts'
import { cameraSide } from '../../src/stage/film/camera-side.ts'
import { moveOffsets } from '../../src/camera/moves.ts'
import { AS_SAID, boundsOf, fillsFor, frameCamera } from '../../src/stage/film/frame-camera.ts'
import { cornersOf, type Region, regionsOf, type CameraTarget } from '../../src/stage/film/shot-region.ts'
import { besideActors, besides } from '../../src/stage/film/beside-targets.ts'
import type { Subject } from '../../src/stage/film/subjects.ts'
import { apply } from '../../src/bodies/vectors.ts'
import { focalOf, projector, seenFrom } from '../../src/stage/film/view.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import { SKY_METRES } from '../../src/stage/guides/frame-guides.ts'

const FRAME = { width: 160, height: 90 }
const PIXELS = FRAME.width * FRAME.height

/** Shares of the frame in which each is seen at the end of the only shot, and the notes. */
async function look(
  assets: Record<string, string>,
  shot: Omit<SceneShot, 'from' | 'to' | 'place'>,
  place = 'meadow',
  seconds = 1,
): Promise<{ share: (id: string) => number; notes: SceneNote[] }> {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds,
    entities: Object.entries(assets).map(([id, asset]) => ({ id, asset })),
    places: [{ id: 'p', asset: place }],
    shots: [{ from: 0, to: seconds, place: 'p', ...shot }],
  }
  assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
  const compositor = await createCompositor(FRAME)
  const take = await filmScene({ scene, compositor, frames: 24 * seconds, seed: 4, amplitude: 'auto' })
  try {
    await take.draw(24 * seconds - 1)
    const seen = take.seen()
    return { share: id => (seen.get(id) ?? 0) / PIXELS, notes: take.sceneNotes() }
  } finally {
    take.close?.()
    compositor.close()
  }
}

test('targets that a camera follows over many metres are not said to be outside the frame', async () => {
  const { share, notes } = await look(
    { boy: 'boy', pony: 'horse' },
    {
      placements: [
        { who: 'pony', relation: 'at', to: 'p/middle', facing: 'right' },
        { who: 'boy', relation: 'seated-on', to: 'pony' },
      ],
      actions: [
        { who: 'boy', does: 'ride', object: 'pony', from: 0, to: 6 },
        { who: 'pony', does: 'gallop', path: { points: [[28, 0, 0]] }, from: 0, to: 6 },
      ],
      camera: { target: ['boy', 'pony'], size: 'whole', from: 'front', move: 'follow' },
    },
    'steppe',
    6,
  )
  assert.deepEqual(notes, [])
  assert.ok(share('boy') > 0.01 && share('pony') > 0.05, `${share('boy')}, ${share('pony')}`)
})

test('two performers in a row are both visible if the side is open', async () => {
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

test('things of a few centimetres are visible in place, and fill the frame like others', async () => {
  for (const asset of ['leaf', 'apple', 'ladybug']) {
    const { share } = await look(
      { it: asset },
      { placements: [{ who: 'it', relation: 'at' }], camera: { target: ['it'], size: 'whole' } },
      'tabletop',
    )
    assert.ok(share('it') > 0.05, `${asset} ${share('it')}`)
  }
})

test('a person at a stove is shown from the side, with the things on the stove', async () => {
  const { share, notes } = await look(
    { cook: 'chef', pan: 'frying-pan' },
    {
      placements: [
        { who: 'cook', relation: 'at', to: 'p/stove', facing: 'p/stove' },
        { who: 'pan', relation: 'on', to: 'p/stove' },
      ],
      camera: { target: ['cook', 'pan'], size: 'waist', from: 'left' },
    },
    'kitchen',
  )
  assert.ok(share('cook') > 0.1 && share('pan') > 0.005, `${share('cook')} ${share('pan')}`)
  assert.deepEqual(notes, [])
})

test('the eyes of a person in a boat fill the frame, though water is lower than the shore', async () => {
  const { share } = await look(
    { boat: 'rowing-boat', ann: 'woman' },
    {
      placements: [
        { who: 'boat', relation: 'on', to: 'p/water', facing: 90 },
        { who: 'ann', relation: 'seated-on', to: 'boat' },
      ],
      camera: { target: ['ann/eyes'], size: 'eyes', from: 'front' },
    },
    'lake',
  )
  assert.ok(share('ann') > 0.75, `${share('ann')}`)
})

test('the copies that one entity becomes are in the frame', async () => {
  const { share } = await look(
    { bird: 'sparrow' },
    {
      placements: [{ who: 'bird', relation: 'at', to: 'p/middle', offset: [0, 0, 0] }],
      actions: [{ who: 'bird', does: 'transform', becomes: { count: 9 }, to: 0.3 }],
      camera: { target: ['bird'], size: 'whole', from: 'front', angle: 'eye' },
    },
  )
  // One alone takes a quarter of the frame.
  assert.ok(share('bird') > 0.03 && share('bird') < 0.12, `${share('bird')}`)
})

test('a face is framed for the first target if another is far from it', () => {
  const near = (x: number): Region => ({ low: [x - 0.2, 1, 5], high: [x + 0.2, 1.4, 5.4] })
  assert.equal(nearFirst([near(0), near(0.5)], { size: 'face' }).length, 2)
  assert.equal(nearFirst([near(0), near(3)], { size: 'face' }).length, 1)
  assert.equal(nearFirst([near(0), near(3)], { size: 'whole' }).length, 2)
})

test('a person who looks at a house that faces the camera is shown in front of it', async () => {
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

test('a target hidden from the given side is reported, with the obstacle', async () => {
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
    [
      ['/shots/0/camera/target/0', true],
      // No frame shows more than a spot of it.
      ['/entities/1', false],
    ],
  )
})

const room = { middle: [0, 0, 5], low: [-60, 0, -60], high: [60, 60, 60], isFree: false, isBackdrop: false } as const
const options = { frame: FRAME, room: { ...room, anchor: () => undefined } }
const body = (x: number, z: number, more: Partial<CameraTarget> = {}): CameraTarget => ({
  low: [x - 0.3, 0, z - 0.3],
  high: [x + 0.3, 1.7, z + 0.3],
  isAlive: true,
  ...more,
})

test('the frame holds all targets at any depth, and no more than it needs', () => {
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

test('the camera in front of a small thing is no lower than a place can be drawn from', () => {
  for (const isBackdrop of [false, true]) {
    const view = frameCamera(
      {
        camera: { size: 'whole' },
        regions: [{ low: [-0.08, 0, 1], high: [0.08, 0.1, 1.15] }],
        side: [0, -1],
        frame: FRAME,
        room: { ...options.room, isFree: false, isBackdrop },
      },
      AS_SAID,
    )
    assert.ok(isBackdrop ? view.eye[1] < LOWEST_EYE : view.eye[1] >= 1.1 * LOWEST_EYE, `${view.eye[1]}`)
    const at = projector(view, FRAME)
    const [top, bottom] = [at([0, 0.1, 1])[1], at([0, 0, 1])[1]]
    assert.ok(top > 0.02 && bottom < 0.98, `${top} to ${bottom}`)
  }
})

test('a place that is drawn from its front is shown from there, with its parts in place', () => {
  const regions = regionsOf([body(-2, 20), body(3, 24)], 'whole', room)
  const view = anchoredView({ size: 'whole' }, { regions }, [0, -1], FRAME, 0)!
  assert.deepEqual([view.eye[0], view.eye[2], view.yaw], [0, 0, 0])
  const places = regions.flatMap(({ low, high }) => [low, high]).map(projector(view, FRAME))
  for (const [x, y] of places) assert.ok(x > 0 && x < 1 && y > 0 && y < 1, `${x} ${y}`)
  assert.ok(Math.max(...places.map(([x]) => x)) - Math.min(...places.map(([x]) => x)) > 0.8)
  assert.equal(anchoredView({ size: 'whole' }, { regions }, [1, 0], FRAME, 0), undefined)
})

test('a camera beside a drawn place keeps its parts at the depth of the targets in place', () => {
  const regions = regionsOf([body(-2, 20), body(3, 20)], 'whole', room)
  const [plain, aside] = [0, 0.1].map(by => anchoredView({ size: 'whole' }, { regions }, [0, -1], FRAME, 0, by)!)
  const [a, b] = [projector(plain!, FRAME), projector(aside!, FRAME)]
  for (const x of [-2, 0, 3]) assert.ok(Math.abs(a([x, 1, 20])[0] - b([x, 1, 20])[0]) < 0.02)
  // Somebody nearer shifts aside, and the matrix of bodies agrees.
  assert.ok(b([0, 1, 14])[0] < a([0, 1, 14])[0] - 0.02)
  const [x, , z] = apply(seenFrom(aside!, 1), [0, 1, 14])
  const shift = (x * focalOf(FRAME) * aside!.zoom) / (z * FRAME.width)
  assert.ok(Math.abs((aside!.centre ?? 0.5) + shift - b([0, 1, 14])[0]) < 1e-6)
})

test('an action at a part of a drawn place from another side is reported', async () => {
  const { notes } = await look(
    { keeper: 'footballer' },
    {
      placements: [{ who: 'keeper', relation: 'before', to: 'p/goal', facing: 'camera' }],
      camera: { target: ['keeper'], size: 'waist', from: 'left' },
    },
    'stadium',
  )
  assert.deepEqual(
    notes.map(({ code, at }) => [code, at]),
    [['place-view', '/shots/0/camera/from']],
  )
})

/** How many times smaller targets are in a frame that also holds others. */
const shrunkBy =
  (held: readonly Region[], camera: SceneCamera) =>
  (around: readonly Region[]): number => {
    const tall = (also: readonly Region[]): number => {
      const view = frameCamera({ ...options, camera, regions: held, around: also, side: [0, -1] }, AS_SAID)
      const [, , top, bottom] = boundsOf(held.flatMap(cornersOf), view, FRAME)
      return bottom - top
    }
    return tall([]) / tall(around)
  }

test('a thing that comes towards the camera makes the targets no smaller than one beside them', () => {
  const held: Region[] = [{ low: [-0.4, 0, 5], high: [0.4, 1.7, 6] }]
  const camera: SceneCamera = { size: 'whole' }
  for (const nearest of [4, 3, 1, -2]) {
    const path: Region = { low: [-0.4, 0, nearest], high: [0.2, 1.5, 6] }
    const found = besides([{ ids: ['it'], weight: 1, within: path, name: 'it' }], held, camera, shrunkBy(held, camera))
    assert.ok(shrunkBy(held, camera)(found) <= 1.6, `from ${nearest}: ${shrunkBy(held, camera)(found)}`)
  }
})

test('things beside a small actor are in the frame by their near part, living beings as a whole', () => {
  const actor: Region = { low: [0, 0.4, 5], high: [0.1, 0.5, 5.1] }
  const large: Region = { low: [-3, 0, 4], high: [3, 3, 8] }
  const acting = { isActing: true, isAlive: true } as const
  const [own, thing] = besideActors([acting, { isAlive: false }], [actor, large], FRAME)
  assert.deepEqual(own, actor)
  // The actor fills at least a fifth of the height.
  assert.ok(thing!.high[1] - thing!.low[1] < 0.55, `${thing!.high[1] - thing!.low[1]}`)
  assert.deepEqual(besideActors([acting, { isAlive: true }], [actor, large], FRAME), [actor, large])
  const [, inWide] = besideActors([acting, { isAlive: false }], [actor, large], FRAME, 'wide')
  assert.ok(inWide!.high[1] - inWide!.low[1] < 0.3, `${inWide!.high[1] - inWide!.low[1]}`)
  // Nobody acts, or the actor is large enough.
  assert.deepEqual(besideActors([{ isAlive: true }, { isAlive: false }], [actor, large], FRAME), [actor, large])
  const man: Region = { low: [0, 0, 5], high: [0.5, 1.8, 5.4] }
  assert.deepEqual(besideActors([acting, { isAlive: false }], [man, large], FRAME), [man, large])
})

test('a small product beside a larger thing takes at least 0.28 of the framed height, 0.36 in a wide shot', () => {
  const product: Region = { low: [0, 0.4, 5], high: [0.1, 0.45, 5.1] }
  const rock: Region = { low: [-1, 0, 4], high: [1, 1.2, 6] }
  const still = { isAlive: false } as const
  for (const [size, share] of [
    ['wide', 0.36],
    ['whole', 0.28],
  ] as const) {
    const [own, beside] = besideActors([still, still], [product, rock], FRAME, size)
    assert.deepEqual(own, product)
    assert.ok(0.1 / (beside!.high[1] - beside!.low[1]) >= share - 1e-9, `${size}: ${JSON.stringify(beside)}`)
  }
  // The subject is the rock, or a person is beside the product.
  assert.deepEqual(besideActors([still, still], [rock, product], FRAME), [rock, product])
  assert.deepEqual(besideActors([still, { isAlive: true }], [product, rock], FRAME), [product, rock])
  const bench: Region = { low: [0, 0, 5], high: [1.5, 0.9, 5.6] }
  assert.deepEqual(besideActors([still, still], [bench, rock], FRAME), [bench, rock])
})

test('other subjects of a shot are in the frame if it grows only slightly', () => {
  const box = (x: number, half: number): Region => ({ low: [x - half, 0, 4.9], high: [x + half, 2 * half, 5.1] })
  const held = [box(0, 0.6)]
  const subject = (x: number, more: Partial<Subject> = {}): Subject => ({
    ids: [`at ${x}`],
    weight: 0.1,
    within: box(x, 0.1),
    name: `at ${x}`,
    ...more,
  })
  const found = (all: readonly Subject[], camera: SceneCamera): number[] =>
    besides(all, held, camera, shrunkBy(held, camera)).map(({ low, high }) => (low[0] + high[0]) / 2)
  const all = [subject(40), subject(-1), subject(0.9)]
  assert.deepEqual(
    found(all, { size: 'whole' }).toSorted((a, b) => a - b),
    [-1, 0.9],
  )
  assert.deepEqual(found(all, { size: 'bust' }), [])
  assert.deepEqual(found(all, { size: 'whole', lens: ['macro'] }), [])
  // What lies on a target belongs to it.
  const far = 3.5
  assert.equal(found([subject(far)], { size: 'whole' }).length, 0)
  assert.equal(found([subject(far, { isOnTarget: true })], { size: 'whole' }).length, 1)
})

test('a wide frame leaves a smaller margin if its smallest target would be unrecognisable', () => {
  const small = { low: [-0.1, 3, 5], high: [0.1, 3.2, 5.2] } as const
  const large = { low: [-3, 0, 4], high: [3, 3, 8] } as const
  const fills = (regions: readonly Region[]): number => fillsFor({ size: 'wide' }, regions, FRAME)[0]
  assert.ok(fills([large, small]) > 1.2 * fills([large]), `${fills([large, small])} ${fills([large])}`)
  // A cat beside a wall that is twice as high as it: a fifth of the frame's height.
  const cat = { low: [-0.2, 0, 5], high: [0.2, 0.3, 5.4] } as const
  const wall = { low: [-0.3, 0, 5], high: [0.3, 0.85, 5.4] } as const
  const share = (0.3 / 0.85) * fills([wall, cat])
  assert.ok(share > 0.199, `${share}`)
  assert.equal(fillsFor({ size: 'whole' }, [large, small], FRAME)[0], fillsFor({ size: 'whole' }, [large], FRAME)[0])
})

test('a move closer keeps the targets in the frame to its end, also beside a small thing', () => {
  const small = { low: [-0.1, 0, 5], high: [0.1, 0.1, 5.2] } as const
  const tall = { low: [-0.3, 0, 5], high: [0.3, 1.7, 5.4] } as const
  for (const move of ['push', 'drift', 'orbit', 'reveal', 'pull'] as const) {
    const fills = fillsFor({ size: 'whole', move }, [tall, small], FRAME)[0]
    const grown = 1 + 1.15 * Math.max(moveOffsets(move, -1, 1, 0).grow, moveOffsets(move, 1, 1, 4).grow)
    assert.ok(fills * grown <= 1, `${move}: ${fills} times ${grown}`)
  }
})

test('a frame of the eyes is just as large, from a distance without distortion', () => {
  const eyes = regionsOf([body(0, 5, { face: { at: [0, 1.5, 5], eyes: [0, 1.55, 4.8], width: 0.4 } })], 'eyes', room)
  const view = frameCamera({ ...options, camera: { size: 'eyes' }, regions: eyes, side: [0, -1] }, AS_SAID)
  const at = projector(view, FRAME)
  const [left, right] = [at([-0.1, 1.55, 4.8])[0], at([0.1, 1.55, 4.8])[0]]
  assert.ok(right - left > 0.7, `${right - left}`)
  assert.ok(at([0, 1.55 - 0.3, 4.85])[1] > 1, 'the mouth is not in the frame')
})

test("the front is the side that all targets face, and the picture's if they differ", () => {
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

test('the small sizes show a detail of a thing, and the eyes of a face', () => {
  const bottle: CameraTarget = { low: [-0.05, 0, 4.95], high: [0.05, 0.3, 5.05], isAlive: false }
  const tall = (size: string, seen: CameraTarget): number => {
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

test('small things beside the living do not decide the front', () => {
  const girl = body(0, 5, { yaw: Math.PI / 2 })
  const candle: CameraTarget = { low: [-0.05, 0, 5], high: [0.05, 0.3, 5.1], isAlive: false, yaw: -Math.PI / 2 }
  assert.deepEqual(cameraSide({ from: 'front' }, [girl, candle]), cameraSide({ from: 'front' }, [girl]))
  assert.deepEqual(cameraSide({ from: 'front' }, [candle]), [-1, cameraSide({ from: 'front' }, [candle])[1]])
})

test('of water or a floor among other targets, the frame holds the part near them', () => {
  const water: CameraTarget = { low: [-20, -0.1, 4], high: [20, 0, 30], isAlive: false, isPlace: true }
  const [, near] = regionsOf([body(3, 5), water], 'whole', room)
  assert.ok(near!.high[0] - near!.low[0] < 3 && near!.low[0] < 3 && near!.high[0] > 3, JSON.stringify(near))
  assert.deepEqual(regionsOf([water], 'whole', room), [{ low: water.low, high: water.high }])
})

test('a level view of a herd in an open place has the horizon in it', async () => {
  for (const [asset, place] of [
    ['elephant', 'waterhole'],
    ['sheep', 'meadow'],
  ] as const) {
    const scene: Scene = {
      version: 'kinora.scene/1',
      seconds: 1,
      entities: [{ id: 'herd', asset, count: 6 }],
      places: [{ id: 'p', asset: place }],
      shots: [{ from: 0, to: 1, place: 'p', camera: { target: ['herd'], size: 'whole', angle: 'eye' } }],
    }
    const compositor = await createCompositor(FRAME)
    const take = await filmScene({ scene, compositor, frames: 24, seed: 7, amplitude: 'auto' })
    try {
      const { depths } = await take.guides(0.5)
      const sky = depths.filter(metres => metres >= SKY_METRES).length / depths.length
      assert.ok(sky > 0.03, `${asset} ${sky}`)
    } finally {
      take.close?.()
      compositor.close()
    }
  }
})

test('the lower edge of a cut-out is below the frame where people are seen from the waist up', () => {
  const cutout: CameraTarget = { low: [0, 0, 0], high: [1, 1, 0], isAlive: false, isCutout: true }
  for (const [size, low] of [
    ['bust', 0.2],
    ['waist', 0.2],
    ['whole', 0],
  ] as const)
    assert.equal(regionsOf([cutout], size, room)[0]!.low[1], low, size)
})
