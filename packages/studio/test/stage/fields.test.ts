import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { YuvFrame } from '@kinora/media/frames/yuv-frame'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene, SceneNote } from '@kinora/media/scene/scene-schema'
import { box, buildGlb, plain } from '../../../media/test/models/build-glb.ts'
import { keepOwnBody, OWN_PREFIX } from '../../src/bodies/own-bodies.ts'
import { openInputModel } from '../../src/own-models/open-own-model.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'
import { filmScene, type SceneFilmOptions } from '../../src/stage/film-scene.ts'

const SMALL = { width: 192, height: 108 }
const WHOLE = [0, 0, 1, 1] as const
type Box = readonly [left: number, top: number, width: number, height: number]
type Picture = { luma: Uint8Array; blue: Uint8Array; red: Uint8Array }

/** A document of one shot of two seconds before paper; what is given replaces what it has. */
const shotOf = (
  entities: Scene['entities'],
  shot: Partial<Scene['shots'][number]> = {},
  place: Partial<Scene['places'][number]> = {},
  rest: Partial<Scene> = {},
): Scene => ({
  version: 'kinora.scene/1',
  seconds: 2,
  style: { look: 'plain' },
  entities,
  places: [{ id: 'set', asset: 'product-sweep', backdrop: 'white', ...place }],
  shots: [{ from: 0, to: 2, place: 'set', camera: { target: entities.map(({ id }) => id), size: 'whole' }, ...shot }],
  ...rest,
})

/** What is seen at some seconds of a document, and its notes. */
async function see(
  scene: Scene,
  times: readonly number[],
  given: Partial<SceneFilmOptions> = {},
): Promise<Picture[] & { notes: SceneNote[] }> {
  assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
  const compositor = await createCompositor(SMALL)
  const frames = Math.round(scene.seconds * 24)
  const take = await filmScene({ scene, compositor, frames, seed: 4, amplitude: 'auto', ...given })
  try {
    const seen: Picture[] = []
    const all = SMALL.width * SMALL.height
    for (const time of times) {
      await take.draw(Math.min(frames - 1, Math.round(time * 24)))
      const frame = Uint8Array.from(compositor.frame())
      seen.push({
        luma: frame.subarray(0, all),
        blue: frame.subarray(all, all * 1.25),
        red: frame.subarray(all * 1.25, all * 1.5),
      })
    }
    return Object.assign(seen, { notes: take.sceneNotes() })
  } finally {
    take.close?.()
    compositor.close()
  }
}

/** Mean of a plane in a box of shares of the frame. */
function mean(picture: Picture, plane: keyof Picture, [left, top, wide, high]: Box = WHOLE): number {
  const shrink = plane === 'luma' ? 1 : 2
  const [width, height] = [SMALL.width / shrink, SMALL.height / shrink]
  const [fromX, toX] = [Math.floor(left * width), Math.ceil((left + wide) * width)]
  const [fromY, toY] = [Math.floor(top * height), Math.ceil((top + high) * height)]
  let sum = 0
  for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) sum += picture[plane][y * width + x]!
  return sum / ((toX - fromX) * (toY - fromY))
}

/** Share of the pixels of a box that are clearly another in two pictures. */
function changed(a: Picture, b: Picture, [left, top, wide, high]: Box = WHOLE): number {
  const { width, height } = SMALL
  let [count, all] = [0, 0]
  for (let y = Math.floor(top * height); y < Math.ceil((top + high) * height); y++)
    for (let x = Math.floor(left * width); x < Math.ceil((left + wide) * width); x++) {
      const small = (y >> 1) * (width >> 1) + (x >> 1)
      const far =
        Math.abs(a.luma[y * width + x]! - b.luma[y * width + x]!) +
        Math.abs(a.red[small]! - b.red[small]!) +
        Math.abs(a.blue[small]! - b.blue[small]!)
      all++
      if (far > 14) count++
    }
  return count / all
}

test('a member of a group has looks of its own', async () => {
  const row = (members: NonNullable<Scene['entities'][number]['members']>): Scene =>
    shotOf([{ id: 'balls', asset: 'ball', colour: 'white', count: 2, members }], {
      placements: [{ who: 'b', relation: 'beside', to: 'a', side: 'right', distance: 0.5 }],
    })
  const [plain] = await see(row(['a', 'b']), [1])
  const [red] = await see(row(['a', { id: 'b', colour: 'red' }]), [1])
  assert.ok(changed(plain!, red!, [0.5, 0, 0.5, 1]) > 0.02)
  assert.ok(changed(plain!, red!, [0, 0, 0.45, 1]) < 0.005)
  assert.ok(mean(red!, 'red', [0.5, 0.2, 0.5, 0.7]) > mean(plain!, 'red', [0.5, 0.2, 0.5, 0.7]) + 3)
})

for (const [asset, first, second] of [
  ['chest', 'shut', 'open'],
  ['candle', 'unlit', 'lit'],
  ['tv', 'off', 'on'],
  ['glass-of-water', 'empty', 'full'],
  ['house', 'shut', 'burning'],
  ['vase', 'full', 'broken'],
] as const)
  test(`a ${asset} that is ${second} at the start is not seen ${first}`, async () => {
    const [one] = await see(shotOf([{ id: 'it', asset, state: first }]), [0.1])
    const [other] = await see(shotOf([{ id: 'it', asset, state: [second] }]), [0.1])
    assert.ok(changed(one!, other!) > 0.002, `${changed(one!, other!)}`)
  })

test('an id is not a special word of targets', () => {
  const { problems } = checkScene(shotOf([{ id: 'screen', asset: 'cat' }], { camera: {} }), loadCatalogue())
  assert.deepEqual(
    problems.map(({ at, code }) => `${at} ${code}`),
    ['/entities/0 not-allowed'],
  )
})

test('a state needs an affordance of the asset', () => {
  const scene = shotOf([{ id: 'cat', asset: 'cat', state: 'open', count: 2, members: [{ id: 'tom', state: ['lit'] }] }])
  const { problems } = checkScene(scene, loadCatalogue())
  assert.deepEqual(
    problems.map(({ at, code, allowed }) => ({ at, code, allowed })),
    [
      { at: '/entities/0/state', code: 'not-allowed', allowed: [] },
      { at: '/entities/0/members/0/state/0', code: 'not-allowed', allowed: [] },
    ],
  )
})

test('letters enter as the document says', async () => {
  const text = (enter: 'cut' | 'fade' | 'falling' | 'flickering' | 'typed'): Scene =>
    shotOf([{ id: 'ball', asset: 'ball' }], { texts: [{ text: 'HELLO', box: [0, 0, 1, 0.4], colour: 'black', enter }] })
  const [bare] = await see(shotOf([{ id: 'ball', asset: 'ball' }]), [0.5])
  const box = [0, 0, 1, 0.4] as const
  const inked = (picture: Picture): number => changed(bare!, picture, box)
  const [whole] = await see(text('cut'), [0.1])
  assert.ok(inked(whole!) > 0.05)
  const [typed, allTyped] = await see(text('typed'), [0.35, 1.9])
  assert.ok(inked(typed!) > 0 && inked(typed!) < 0.7 * inked(whole!), 'typed letters come one by one')
  assert.ok(inked(allTyped!) > 0.9 * inked(whole!))
  assert.ok(mean(typed!, 'luma', [0.6, 0, 0.4, 0.4]) > mean(allTyped!, 'luma', [0.6, 0, 0.4, 0.4]))
  const [falling] = await see(text('falling'), [0.4])
  assert.ok(changed(falling!, typed!, box) > 0.01, 'falling letters are above their place')
  const [off, on] = await see(text('flickering'), [0.05, 0.3])
  assert.ok(inked(off!) < 0.3 * inked(on!))
})

test('the surface below things has its material and colour', async () => {
  const on = (place: Partial<Scene['places'][number]>): Scene => shotOf([{ id: 'can', asset: 'can' }], {}, place)
  const below = [0, 0.75, 1, 0.25] as const
  const [paper] = await see(on({}), [1])
  const [wood] = await see(on({ surface: { material: 'dark-wood' } }), [1])
  const [blue] = await see(on({ surface: { material: 'marble', colour: 'blue' } }), [1])
  assert.ok(changed(paper!, wood!, below) > 0.6)
  assert.ok(mean(blue!, 'blue', below) > mean(wood!, 'blue', below) + 8)
  assert.ok(Math.abs(mean(paper!, 'red', [0, 0, 1, 0.2]) - mean(wood!, 'red', [0, 0, 1, 0.2])) < 3, 'the paper stays')
  const { notes } = await see(on({ asset: 'meadow', surface: { material: 'wood' } }), [1])
  assert.deepEqual(
    notes.map(({ code, at }) => `${code} ${at}`),
    ['not-drawn /places/0/surface'],
  )
})

test('imagery replaces the place, in its colours', async () => {
  const of = (colour: '#ff2020' | 'blue'): Scene =>
    shotOf([], { camera: {} }, { asset: 'abstract', imagery: { kind: 'ribbons', colours: [colour] } })
  const [red, later] = await see(of('#ff2020'), [0.2, 1.8])
  const [blue] = await see(of('blue'), [0.2])
  assert.ok(mean(red!, 'red') > mean(blue!, 'red') + 5 && mean(blue!, 'blue') > mean(red!, 'blue') + 5)
  assert.ok(changed(red!, later!) > 0.02, 'it moves')
})

test('a place changes at the end of its shot and stays changed', async () => {
  const sky = [0, 0, 1, 0.25] as const
  const scene = shotOf(
    [{ id: 'girl', asset: 'girl' }],
    { becomes: { time: 'night' } },
    { asset: 'meadow', time: 'noon' },
  )
  scene.seconds = 4
  scene.shots.push({ from: 2, to: 4, place: 'set', continues: true, camera: { target: ['girl'], size: 'whole' } })
  const [noon, between, night, after] = await see(scene, [0, 1, 1.95, 3])
  const lumas = [noon, between, night].map(one => mean(one!, 'luma', sky))
  assert.ok(lumas[0]! > lumas[1]! + 10 && lumas[1]! > lumas[2]! + 10, lumas.join(' '))
  assert.ok(mean(after!, 'luma', sky) < lumas[2]! + 6, 'the next shot is at night')
  assert.ok(mean(noon!, 'luma') > mean(night!, 'luma') + 20)
})

test('a place gets its weather and its snow during the shot', async () => {
  const ground = [0, 0.8, 0.3, 0.2] as const
  const [before, after] = await see(
    shotOf([{ id: 'girl', asset: 'girl' }], { becomes: { weather: 'snow' } }, { asset: 'meadow', time: 'noon' }),
    [0, 1.95],
  )
  assert.ok(mean(before!, 'blue', ground) < mean(after!, 'blue', ground) - 6, 'green grass is white')
})

test('lamps of a room are switched in the middle, and shapes are visible without them', async () => {
  const [off, on] = await see(
    shotOf([], { becomes: { lights: 'on' }, camera: {} }, { asset: 'bedroom', time: 'night', lights: 'off' }),
    [0.9, 1.1],
  )
  assert.ok(mean(on!, 'luma') > mean(off!, 'luma') + 40)
  const shades = new Set(Array.from(off!.luma, one => one >> 3))
  assert.ok(shades.size >= 6, `${shades.size} shades in the dark`)
})

test('a lit lamp lights the room around it in the dark', async () => {
  const room = (state: 'lit' | 'unlit', time: 'night' | 'noon'): Scene =>
    shotOf(
      [{ id: 'lamp', asset: 'table-lamp', state }],
      { camera: { target: ['lamp'], size: 'wide' } },
      {
        asset: 'bedroom',
        time,
        lights: 'off',
      },
    )
  const floor = [0.1, 0.8, 0.8, 0.2] as const
  const [dark] = await see(room('unlit', 'night'), [1])
  const [lit] = await see(room('lit', 'night'), [1])
  assert.ok(mean(lit!, 'luma', floor) > mean(dark!, 'luma', floor) + 12)
  assert.ok(mean(lit!, 'red', floor) > mean(dark!, 'red', floor) + 2, 'its light is warm')
  const [day] = await see(room('unlit', 'noon'), [1])
  const [litByDay] = await see(room('lit', 'noon'), [1])
  assert.ok(Math.abs(mean(litByDay!, 'luma', floor) - mean(day!, 'luma', floor)) < 2)
})

test('an action turns its object into another thing in place, permanently', async () => {
  const made = (becomes: NonNullable<NonNullable<Scene['shots'][number]['actions']>[number]['becomes']>): Scene => {
    const scene = shotOf([{ id: 'ball', asset: 'ball', colour: 'white' }], {
      actions: [{ who: 'ball', does: 'sway', becomes, from: 0.5, to: 1.5 }],
    })
    scene.seconds = 3
    scene.shots.push({ from: 2, to: 3, place: 'set', continues: true, camera: scene.shots[0]!.camera! })
    return scene
  }
  const middle = [0.35, 0.2, 0.3, 0.6] as const
  const [white, mid, red, later] = await see(made({ colour: 'red' }), [0.2, 1, 1.9, 2.5])
  const reds = [white, mid, red, later].map(one => mean(one!, 'red', middle))
  assert.ok(reds[1]! > reds[0]! + 4 && reds[2]! > reds[1]! + 4, reds.join(' '))
  assert.ok(Math.abs(reds[3]! - reds[2]!) < 3, 'it stays so in the next shot')
  const [ball, cube] = await see(made({ asset: 'cube', colour: 'blue' }), [0.2, 1.9])
  assert.ok(mean(cube!, 'blue', middle) > mean(ball!, 'blue', middle) + 8)
  const [usual, large] = await see(made({ size: 'large' }), [0.2, 1.9])
  assert.ok(changed(usual!, large!) > 0.03)
  const [one, several] = await see(made({ count: 5 }), [0.2, 1.9])
  assert.ok(changed(one!, several!) > 0.03)
})

test('a broken thing that becomes another is whole', async () => {
  const scene = shotOf([{ id: 'vase', asset: 'vase', state: 'broken' }], {
    actions: [{ who: 'vase', does: 'spin', becomes: { asset: 'cube', colour: 'red' }, from: 0, to: 1 }],
  })
  const [cube] = await see(scene, [1.9])
  assert.ok(mean(cube!, 'red', [0.44, 0.4, 0.12, 0.3]) > 160)
})

test('an action changes its object, not its actor', async () => {
  const scene = shotOf(
    [
      { id: 'cook', asset: 'chef' },
      { id: 'egg', asset: 'egg' },
    ],
    {
      placements: [{ who: 'egg', relation: 'beside', to: 'cook', side: 'right', distance: 0.2 }],
      actions: [{ who: 'cook', does: 'fry', object: 'egg', becomes: { asset: 'fried-egg' }, from: 0, to: 1 }],
      camera: { target: ['egg'], size: 'whole' },
    },
  )
  const [egg, fried] = await see(scene, [0, 1.9])
  assert.ok(changed(egg!, fried!, [0.3, 0.2, 0.4, 0.7]) > 0.1)
})

const plainPicture = (
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): RgbaPicture => {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at++) rgba.set([...colour(at % width, Math.floor(at / width)), 255], at * 4)
  return { width, height, rgba }
}

test('a picture of the request is a place: the cast stands in front of it on its ground', async () => {
  // A sky above a field, which is brown on its left side.
  const field = plainPicture(320, 180, (x, y) => (y < 80 ? [130, 180, 240] : x < 160 ? [120, 80, 40] : [70, 140, 50]))
  const views = new Map([['input:images[0]', field]])
  const scene = shotOf([{ id: 'girl', asset: 'girl', colour: 'red' }], {}, { asset: 'input:images[0]' })
  const seen = await see(scene, [1], { views })
  assert.deepEqual(seen.notes, [])
  const [picture] = seen
  assert.ok(mean(picture!, 'blue', [0, 0, 0.3, 0.25]) > 138, 'its sky is above')
  const [left, right] = [mean(picture!, 'red', [0, 0.8, 0.25, 0.2]), mean(picture!, 'red', [0.75, 0.8, 0.25, 0.2])]
  assert.ok(left > right + 8, 'its ground is below, not mirrored')
  assert.ok(mean(picture!, 'red', [0.42, 0.35, 0.16, 0.4]) > right + 10, 'she stands in its middle')
  const { notes } = await see(scene, [1])
  assert.deepEqual(
    notes.map(({ code, at }) => `${code} ${at}`),
    ['not-drawn /places/0/asset'],
  )
})

test('a clip of the request plays on its card', async () => {
  const frames = async function* (): AsyncGenerator<YuvFrame> {
    for (let nth = 0; nth < 96; nth++) {
      const pixels = new Uint8Array((64 * 64 * 3) / 2).fill(128)
      pixels.fill(nth < 24 ? 40 : 220, 0, 64 * 64)
      yield { width: 64, height: 64, pixels: Buffer.from(pixels) }
    }
  }
  const clips = new Map([['input:videos[0]', { frames }]])
  const seen = await see(shotOf([{ id: 'clip', asset: 'input:videos[0]' }]), [0.5, 1.8], { clips })
  const middle = [0.4, 0.4, 0.2, 0.2] as const
  assert.ok(mean(seen[0]!, 'luma', middle) < 90 && mean(seen[1]!, 'luma', middle) > 150)
})

test('a model of the request is a body of the scene', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stage-model-'))
  try {
    const path = join(folder, 'post.glb')
    await writeFile(
      path,
      buildGlb({ meshes: [[{ ...box([0, 1, 0], [0.5, 2, 0.5]), material: 0 }]], materials: [plain(0.9, 0.05, 0.05)] }),
    )
    const code = `${OWN_PREFIX}input-0`
    keepOwnBody(code, await openInputModel(path, undefined))
    const seen = await see(shotOf([{ id: 'post', asset: 'input:images[0]' }]), [1], {
      models: new Map([['input:images[0]', code]]),
    })
    assert.deepEqual(seen.notes, [])
    assert.ok(mean(seen[0]!, 'red', [0.46, 0.3, 0.08, 0.4]) > 160)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('shelves of a place are full of its goods', async () => {
  const shop = (goods: Scene['places'][number]['goods']): Scene =>
    shotOf([{ id: 'woman', asset: 'woman' }], {}, { asset: 'shop', ...(goods && { goods }) })
  const [red] = await see(shop([{ asset: 'ball', colour: 'red' }]), [1])
  const [blue] = await see(shop([{ asset: 'ball', colour: 'blue' }]), [1])
  const shelves = [0, 0.1, 0.35, 0.5] as const
  assert.ok(changed(red!, blue!, shelves) > 0.05)
  assert.ok(mean(red!, 'red', shelves) > mean(blue!, 'red', shelves) + 2)
  assert.ok(changed(red!, blue!, [0, 0.85, 1, 0.15]) < 0.02, 'the floor is the same')
})

test('letters are on their garment, and letters without space are reported', async () => {
  const shirt = (text?: string): Scene =>
    shotOf([{ id: 'man', asset: 'man', wears: [{ garment: 't-shirt', colour: 'black', ...(text && { text }) }] }], {
      camera: { target: ['man'], size: 'bust' },
      placements: [{ who: 'man', relation: 'at', facing: 'camera' }],
    })
  const [bare] = await see(shirt(), [1])
  const [printed] = await see(shirt('ALPHA'), [1])
  assert.ok(changed(bare!, printed!, [0.3, 0.5, 0.4, 0.5]) > 0.01)
  assert.ok(changed(bare!, printed!, [0, 0, 1, 0.4]) < 0.002)
  const hen = shotOf([{ id: 'hen', asset: 'chicken', wears: [{ garment: 't-shirt', text: 'REX' }] }])
  const { notes } = await see(hen, [1])
  assert.deepEqual(
    notes.map(({ code, at }) => `${code} ${at}`),
    ['text-cut /entities/0/wears/0/text'],
  )
})

test('the manner of an action is visible in face and posture while it lasts', async () => {
  const wave = (manner?: 'sad' | 'proud'): Scene =>
    shotOf([{ id: 'man', asset: 'man' }], {
      actions: [{ who: 'man', does: 'wave', from: 0, to: 1, ...(manner && { manner }) }],
      camera: { target: ['man'], size: 'bust' },
    })
  const [plain, after] = await see(wave(), [0.5, 1.6])
  const [sad, afterSad] = await see(wave('sad'), [0.5, 1.6])
  const [proud] = await see(wave('proud'), [0.5])
  assert.ok(changed(plain!, sad!) > 0.02 && changed(sad!, proud!) > 0.02)
  assert.ok(changed(after!, afterSad!) < 0.002, 'it is over with the action')
})

test('a palette colours the place and things without a colour, and nothing else', async () => {
  const street = (palette?: Scene['style']): Scene =>
    shotOf(
      [{ id: 'car', asset: 'car', colour: 'green' }],
      {},
      { asset: 'street' },
      { style: { look: 'plain', ...palette } },
    )
  const [plain] = await see(street(), [1])
  const [orange] = await see(street({ palette: ['#40200a', '#ff7a2c', '#ffe0c0'] }), [1])
  const behind = [0, 0, 1, 0.2] as const
  assert.ok(mean(orange!, 'red', behind) > mean(plain!, 'red', behind) + 6)
  const car = [0.4, 0.5, 0.2, 0.1] as const
  assert.ok(Math.abs(mean(orange!, 'red', car) - mean(plain!, 'red', car)) < 3)
})

test('a place is dressed where nobody stands, on the given side', async () => {
  const dressed = (dressing?: Scene['places'][number]['dressing']): Scene =>
    shotOf([{ id: 'woman', asset: 'woman' }], {}, dressing ? { dressing } : {})
  const [bare] = await see(dressed(), [1])
  const seen = await see(dressed([{ asset: 'gift-box', colour: 'red', side: 'right' }]), [1])
  assert.deepEqual(seen.notes, [])
  assert.ok(changed(bare!, seen[0]!, [0.55, 0.3, 0.45, 0.7]) > 0.02)
  assert.ok(changed(bare!, seen[0]!, [0, 0, 0.4, 1]) < 0.002, 'nothing is on the other side')
  assert.ok(changed(bare!, seen[0]!, [0.42, 0.1, 0.12, 0.4]) < 0.01, 'nobody is hidden')
  const [both] = await see(dressed([{ asset: 'gift-box', colour: 'red' }]), [1])
  assert.ok(changed(bare!, both!, [0, 0, 0.4, 1]) > 0.01 && changed(bare!, both!, [0.55, 0, 0.45, 1]) > 0.01)
})

test('a thing is full of its goods, and they move with it', async () => {
  const basket = (goods?: Scene['entities'][number]['goods']): Scene =>
    shotOf([{ id: 'basket', asset: 'basket', ...(goods && { goods }) }], {
      camera: { target: ['basket'], size: 'whole', angle: 'high' },
      actions: [{ who: 'basket', does: 'roll', path: { to: [0.4, 0, 0] }, from: 0, to: 2 }],
    })
  const [empty, emptyLater] = await see(basket(), [0.05, 1.95])
  const [full, fullLater] = await see(basket([{ asset: 'apple', colour: 'red' }]), [0.05, 1.95])
  const [left, right] = [[0, 0, 0.55, 1] as const, [0.55, 0, 0.45, 1] as const]
  assert.ok(changed(empty!, full!, left) > 0.03 && changed(empty!, full!, right) < 0.03)
  assert.ok(changed(emptyLater!, fullLater!, right) > 0.03)
})

test('a screen shows a picture of the request unchanged, or an asset of the catalogue', async () => {
  const tv = (shows?: string): Scene =>
    shotOf([{ id: 'tv', asset: 'tv', ...(shows && { shows }) }], {
      placements: [{ who: 'tv', relation: 'at', facing: 'camera' }],
    })
  const halves = plainPicture(64, 36, x => (x < 32 ? [220, 30, 30] : [30, 60, 200]))
  const seen = await see(tv('input:images[0]'), [1], { views: new Map([['input:images[0]', halves]]) })
  const [left, right] = [[0.36, 0.35, 0.1, 0.2] as const, [0.54, 0.35, 0.1, 0.2] as const]
  assert.ok(mean(seen[0]!, 'red', left) > mean(seen[0]!, 'red', right) + 30, 'it is not mirrored')
  const [own] = await see(tv(), [1])
  const [beach] = await see(tv('beach'), [1])
  assert.ok(changed(own!, beach!, [0.35, 0.3, 0.3, 0.3]) > 0.3)
  assert.ok(changed(own!, beach!, [0, 0, 0.1, 1]) < 0.01)
  const { notes } = await see(tv('input:images[1]'), [1])
  assert.deepEqual(
    notes.map(({ code, at }) => `${code} ${at}`),
    ['not-drawn /entities/0/shows'],
  )
})

test('an animal in clothes stands upright, and a costume is the clothes of that person', () => {
  const bodyOf = (looks: Partial<Scene['entities'][number]>) =>
    resolvePerformers(shotOf([{ id: 'it', asset: 'panda', ...looks }]), 4, createSceneNotes()).byId('it')!
  assert.equal(bodyOf({}).rig, 'beast')
  const [suited, cook, pilot] = [
    bodyOf({ wears: [{ garment: 'suit' }] }),
    bodyOf({ costume: 'chef' }),
    bodyOf({ costume: 'astronaut' }),
  ]
  for (const { rig } of [suited, cook, pilot]) assert.equal(rig, 'person')
  const colours = ({ body }: typeof cook): string[] => body.parts.map(({ colour }) => colour)
  assert.ok(colours(cook).includes('#faf7f0'), 'the hat of a chef')
  assert.notDeepEqual(colours(cook), colours(pilot))
  const boy = bodyOf({ asset: 'boy', costume: 'chef' })
  assert.ok(colours(boy).includes('#faf7f0'))
  const { problems } = checkScene(shotOf([{ id: 'it', asset: 'boy', costume: 'teapot' }]), loadCatalogue())
  assert.deepEqual(
    problems.map(({ at, code }) => `${code} ${at}`),
    ['not-allowed /entities/0/costume'],
  )
})

test('parts of a place have the colours that the document gives, and others keep theirs', async () => {
  const open = (colours?: Scene['places'][number]['colours']): Scene =>
    shotOf(
      [{ id: 'ball', asset: 'ball' }],
      { camera: { target: ['ball'], size: 'wide' } },
      { asset: 'beach', ...(colours && { colours }) },
    )
  const [usual] = await see(open(), [1])
  const red = await see(open({ sky: 'red' }), [1])
  const top = [0, 0, 1, 0.15] as const
  assert.ok(mean(red[0]!, 'red', top) > mean(usual!, 'red', top) + 30)
  assert.ok(changed(usual!, red[0]!, [0, 0.8, 1, 0.2]) < 0.05)
  assert.deepEqual(
    red.notes.filter(({ at }) => at.startsWith('/places')),
    [],
  )
  const walled = await see(open({ walls: 'red' }), [1])
  assert.deepEqual(
    walled.notes.filter(({ at }) => at.startsWith('/places')).map(({ code, at }) => `${code} ${at}`),
    ['not-drawn /places/0/colours/walls'],
  )
})

test('the walls and the floor of a room have the colours that the document gives', async () => {
  const room = (colours?: Scene['places'][number]['colours']): Scene =>
    shotOf(
      [{ id: 'ball', asset: 'ball' }],
      { camera: { target: ['ball'], size: 'wide' } },
      { asset: 'living-room', ...(colours && { colours }) },
    )
  const [usual] = await see(room(), [1])
  const [walls] = await see(room({ walls: 'blue' }), [1])
  const [floor] = await see(room({ floor: 'blue' }), [1])
  assert.ok(mean(walls!, 'blue', [0, 0.1, 1, 0.4]) > mean(usual!, 'blue', [0, 0.1, 1, 0.4]) + 4)
  assert.ok(mean(floor!, 'blue', [0, 0.8, 1, 0.2]) > mean(usual!, 'blue', [0, 0.8, 1, 0.2]) + 4)
})

test('slow motion shows at its end what is seen earlier at the usual speed', async () => {
  const jump = (speed?: number): Scene =>
    shotOf([{ id: 'ann', asset: 'woman' }], {
      actions: [{ who: 'ann', does: 'dance', ...(speed === undefined && { to: 2 }) }],
      ...(speed !== undefined && { speed }),
    })
  const [early, late] = await see(jump(), [0.5, 1.9])
  const [slow] = await see(jump(0.25), [1.9])
  assert.ok(changed(late!, slow!) > 1.4 * changed(early!, slow!), `${changed(late!, slow!)} ${changed(early!, slow!)}`)
})
