import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot } from '../../src/direct/shot-list.ts'
import { SKY_DEPTH } from '../../src/scenery/plate.ts'
import { cropPlace } from '../../src/scene/photo-plate/crop-place.ts'
import { photoScenery } from '../../src/scene/photo-plate/photo-scenery.ts'
import { footRowAt } from '../../src/scene/ground.ts'
import { paintScene } from '../../src/scene/paint-scene.ts'
import { prepareScene } from '../../src/scene/prepare-scene.ts'
import type { OpenModel } from '../../src/models/open-model.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import type { RgbaPicture, Size } from '../../../media/src/frames/size.ts'
import { noModels, pictureOf } from '../pictures/photo/test-pictures.ts'
import { HORIZON, LANDSCAPE, landscapeOf } from './landscape.ts'
import { differenceOf, shotOf, SMALL, subjectOf } from './shots.ts'

const TALL: Size = { width: 180, height: 320 }

const sceneryOf = (picture: RgbaPicture, more: Partial<Shot> = {}, frame = SMALL, open = noModels) =>
  photoScenery(picture, shotOf([], { place: 'sweep', ...more }), frame, 1, open)

const meanOf = ({ rgba }: RgbaPicture): number[] =>
  [0, 1, 2].map(part => {
    let sum = 0
    for (let at = part; at < rgba.length; at += 4) sum += rgba[at]!
    return sum / (rgba.length / 4)
  })

test('a place fills a frame of any shape, larger by the rim that a camera needs, without stretching', async () => {
  for (const frame of [SMALL, TALL, { width: 200, height: 200 }]) {
    const { scenery } = await sceneryOf(landscapeOf(LANDSCAPE), {}, frame)
    const { plate, picture } = scenery
    assert.deepEqual([plate.width, plate.height], [picture.width, picture.height])
    assert.ok(plate.width >= 1.15 * frame.width && plate.width < 1.15 * frame.width + 3)
    assert.ok(plate.height >= 1.15 * frame.height && plate.height < 1.15 * frame.height + 3)
    assert.equal(plate.depth.length, plate.width * plate.height)
    // The sky ends where it ended.
    const horizon = picture.rgba.findIndex((_, at) => at % 4 === 2 && picture.rgba[at]! < 120) / (4 * picture.width)
    assert.ok(Math.abs(horizon / picture.height - HORIZON) < 0.25, `${horizon / picture.height}`)
  }
})

test('a tall frame is cut to where there is something to see', async () => {
  const lonely = pictureOf({ width: 640, height: 200 }, (x, y) => {
    const isTower = x > 440 && x < 520 && y > 30 && y < 130 && (x + y) % 24 < 12
    return isTower ? [190, 60, 40] : y < 84 ? [150, 190, 235] : [110, 150, 80]
  })
  const cut = await cropPlace(lonely, { width: 112, height: 200 })
  let red = 0
  for (let at = 0; at < cut.rgba.length; at += 4) if (cut.rgba[at]! > 160 && cut.rgba[at + 2]! < 90) red++
  assert.ok(red > 1_500, `${red}`)
})

test('a wide frame of a tall picture keeps the ground, and the horizon near its middle', async () => {
  const { scenery } = await sceneryOf(landscapeOf({ width: 200, height: 400 }))
  const { ground, height } = scenery.plate
  assert.ok(ground.horizonY > 0.3 * height && ground.horizonY < 0.6 * height, `${ground.horizonY / height}`)
})

test('subjects stand below the horizon and in the lower half, nearer ones lower and nearer to the camera', async () => {
  for (const picture of [landscapeOf(LANDSCAPE), pictureOf(LANDSCAPE, (x, y) => [(x * 5) % 90, (y * 7) % 120, 60])]) {
    const { plate, nearnessOf } = (await sceneryOf(picture)).scenery
    const { near, far, horizonY } = plate.ground
    const [lower, upper] = [near, far].map(depth => footRowAt(plate, plate.width / 2, depth))
    assert.ok(upper! > horizonY && lower! > upper!)
    assert.ok(lower! < plate.height && lower! > 0.85 * plate.height)
    assert.ok(nearnessOf(near) > nearnessOf(far))
  }
})

test('the sky is far, and the land is not', async () => {
  const { plate } = (await sceneryOf(landscapeOf(LANDSCAPE))).scenery
  const depthAt = (v: number): number => plate.depth[Math.floor(v * plate.height) * plate.width + 20]!
  assert.equal(depthAt(0.1), SKY_DEPTH)
  assert.ok(depthAt(0.95) < depthAt(0.7) && depthAt(0.7) < 100)
})

test('a model that sees depth is asked, and its absence is no failure', async () => {
  let asked = 0
  const wall: OpenModel = async name => {
    if (name !== 'fastdepth') return undefined
    asked++
    const metres = Float32Array.from({ length: 224 * 224 }, (_, at) => (at % 224 < 112 ? 1 : 8))
    return { run: async () => ({ '350': metres }), close: async () => undefined }
  }
  const [seen, blind] = [
    await sceneryOf(landscapeOf(LANDSCAPE), {}, SMALL, wall),
    await sceneryOf(landscapeOf(LANDSCAPE)),
  ]
  assert.equal(asked, 1)
  assert.notDeepEqual(seen.scenery.depth, blind.scenery.depth)
})

test('the light is as bright and as warm as the picture', async () => {
  const lightOf = async (tint: 'day' | 'evening' | 'dark') =>
    (await sceneryOf(landscapeOf(LANDSCAPE, tint))).scenery.plate.light.ambient
  const [day, evening, dark] = [await lightOf('day'), await lightOf('evening'), await lightOf('dark')]
  assert.ok(dark[1] < 0.5 * day[1])
  assert.ok(evening[0] / evening[2] > 1.5 * (day[0] / day[2]))
})

test('hours and weathers that the words name are seen in the picture, and what they leave open stays as it is', async () => {
  const plain = meanOf((await sceneryOf(landscapeOf(LANDSCAPE), { time: 'morning' })).scenery.picture)
  const same = meanOf((await sceneryOf(landscapeOf(LANDSCAPE), { time: 'noon' })).scenery.picture)
  const night = meanOf((await sceneryOf(landscapeOf(LANDSCAPE), { time: 'night' })).scenery.picture)
  const fog = meanOf((await sceneryOf(landscapeOf(LANDSCAPE), { weather: 'fog' })).scenery.picture)
  const winter = meanOf((await sceneryOf(landscapeOf(LANDSCAPE), { season: 'winter' })).scenery.picture)
  assert.deepEqual(same, plain)
  assert.ok(night[0]! < 0.6 * plain[0]! && night[2]! > 30)
  assert.ok(Math.abs(fog[1]! - fog[0]!) < 0.6 * Math.abs(plain[1]! - plain[0]!))
  assert.ok(winter[2]! > plain[2]! + 20)
})

test('a picture of the night is not darkened once more', async () => {
  const dark = landscapeOf(LANDSCAPE, 'dark')
  const [open, night] = [await sceneryOf(dark), await sceneryOf(dark, { time: 'night' })]
  assert.deepEqual(night.scenery.picture, open.scenery.picture)
})

test('where the words name no place it is outdoors under a sky, and else what they name', async () => {
  assert.equal((await sceneryOf(landscapeOf(LANDSCAPE))).shot.place, 'meadow')
  assert.equal((await sceneryOf(landscapeOf(LANDSCAPE), { place: 'forest' })).shot.place, 'forest')
})

const views = [{ name: 'hill', picture: landscapeOf(LANDSCAPE) }]
const inHills = (more: Partial<Shot> = {}): Shot => shotOf([subjectOf('🐈')], { view: 'hill', place: 'sweep', ...more })

test('a still is painted in the view, with the subject standing in its lower part', async () => {
  const [empty, cat] = [
    await paintScene({ ...inHills(), subjects: [] }, SMALL, 1, [], views),
    await paintScene(inHills(), SMALL, 1, [], views),
  ]
  const [red, green, blue] = meanOf(empty)
  const [wasRed, wasGreen, wasBlue] = meanOf(landscapeOf(LANDSCAPE))
  for (const [now, was] of [
    [red, wasRed],
    [green, wasGreen],
    [blue, wasBlue],
  ] as const)
    assert.ok(Math.abs(now! - was!) < 14, `${now} ${was}`)
  let lowest = 0
  for (let at = 0; at < cat.rgba.length; at += 4)
    if (Math.abs(cat.rgba[at]! - empty.rgba[at]!) > 40) lowest = Math.floor(at / 4 / SMALL.width)
  assert.ok(lowest > 0.7 * SMALL.height && lowest < SMALL.height, `${lowest}`)
})

test('a view that nobody sent is drawn as its place', async () => {
  const drawn = await paintScene(inHills({ place: 'desert' }), SMALL, 1)
  const { view: _, ...without } = inHills({ place: 'desert' })
  assert.deepEqual(drawn, await paintScene(without, SMALL, 1))
})

test('a film in a view moves, in each look, and the same seed films the same bytes', async () => {
  const film = async (more: Partial<Shot>): Promise<Buffer[]> => {
    const compositor = await createCompositor(SMALL)
    try {
      const shots = { language: 'en' as const, shots: [inHills(more)], unknown: [] }
      const take = await prepareScene({
        compositor,
        frames: 20,
        seed: 1,
        amplitude: 'large',
        shots,
        pictures: [],
        views,
      })
      const frames: Buffer[] = []
      for (let index = 0; index < 20; index++) {
        await take.draw(index)
        if (index % 19 === 0) frames.push(copyFrame(compositor.frame()))
      }
      return frames
    } finally {
      compositor.close()
    }
  }
  const camera = { move: 'track-right', framing: 'medium', speed: 'normal' } as const
  const first = await film({ camera })
  assert.deepEqual(first, await film({ camera }))
  assert.ok(differenceOf(first[0]!, first[1]!) > 2)
  const anime = await film({ camera, look: 'anime' })
  assert.ok(differenceOf(first[0]!, anime[0]!) > 1)
})
