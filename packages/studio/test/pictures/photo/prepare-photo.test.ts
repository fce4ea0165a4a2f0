import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '../../../../media/src/compositor/compositor.ts'
import { preparePhoto } from '../../../src/pictures/photo/prepare-photo.ts'
import { differenceOf, filmed, still } from './filmed.ts'
import { discEyes, discOf, pictureOf, wavesOf } from './test-pictures.ts'

const SIZE = { width: 320, height: 180 }
const ASPECT = 320 / 180

test('a photo moves without any model, without failures', async () => {
  for (const move of ['still', 'push', 'orbit', 'handheld', 'drift'] as const) {
    const [first, last] = await filmed(SIZE, { picture: wavesOf(SIZE), move }, [0, 119])
    const { mean } = differenceOf(first!, last!)
    if (move === 'still') assert.ok(mean < 0.5, `${mean}`)
    else assert.ok(mean > 2, `${move}: ${mean}`)
  }
})

for (const [what, picture] of [
  ['of one pixel', pictureOf({ width: 1, height: 1 }, () => [200, 100, 50])],
  ['with odd sides', wavesOf({ width: 97, height: 61 })],
  ['that is a thin stripe', wavesOf({ width: 3, height: 600 })],
  ['that is large', wavesOf({ width: 3_001, height: 1_500 })],
  ['that is grey', pictureOf(SIZE, (x, y) => [(x + y) % 256, (x + y) % 256, (x + y) % 256])],
  ['that is all transparent', pictureOf(SIZE, () => [10, 200, 30, 0])],
  ['that is half transparent', pictureOf(SIZE, x => [200, 40, 40, x < 160 ? 255 : 60])],
] as const) {
  test(`a picture ${what} is filmed`, async () => {
    const frames = await filmed({ width: 128, height: 72 }, { picture, frames: 3 }, [0, 1, 2])
    assert.deepEqual(
      frames.map(frame => frame.length),
      [128 * 72 * 1.5, 128 * 72 * 1.5, 128 * 72 * 1.5],
    )
  })
}

test('transparent parts are white in the first frame', async () => {
  const [frame] = await filmed(SIZE, { picture: pictureOf(SIZE, () => [0, 0, 0, 0]) }, [0])
  assert.equal(frame![0], 235)
})

test('a film of a single frame is the picture', async () => {
  const picture = wavesOf(SIZE)
  const [frame] = await filmed(SIZE, { picture, frames: 1 }, [0])
  assert.ok(differenceOf(frame!, await still(SIZE, picture)).most <= 2)
})

test('the first frame is the picture, in every move and weather', async () => {
  const picture = discOf(SIZE)
  const expected = await still(SIZE, picture)
  for (const move of ['pull', 'orbit', 'handheld', 'crane-down'] as const) {
    const options = { picture, move, open: discEyes(ASPECT), facts: { weather: 'snow', motion: 'dance' } } as const
    const [frame] = await filmed(SIZE, options, [0])
    assert.ok(differenceOf(frame!, expected).most <= 2, move)
  }
})

test('a photo of another shape is cropped equally at both ends', async () => {
  const wide = pictureOf({ width: 480, height: 180 }, (x, y) => (x < 80 || x >= 400 ? [255, 0, 0] : wavesColour(x, y)))
  const [frame] = await filmed(SIZE, { picture: wide }, [0])
  const expected = await still(
    SIZE,
    pictureOf(SIZE, (x, y) => wavesColour(x + 80, y)),
  )
  assert.ok(differenceOf(frame!, expected).mean < 0.5)
})
const wavesColour = (x: number, y: number): [number, number, number] => [
  100 + ((x >> 3) % 8) * 8,
  110,
  90 + ((y >> 3) % 8) * 9,
]

test('the second frame does not jump: the layers together equal the picture', async () => {
  const picture = discOf(SIZE)
  const [first, second] = await filmed(SIZE, { picture, move: 'still', open: discEyes(ASPECT) }, [0, 1])
  const { most, mean } = differenceOf(first!, second!)
  assert.ok(mean < 0.2 && most < 40, `${mean} ${most}`)
})

test('the same seed gives the same frames, and another seed gives others', async () => {
  const options = {
    picture: discOf(SIZE),
    move: 'handheld',
    open: discEyes(ASPECT),
    facts: { weather: 'rain' },
  } as const
  const once = await filmed(SIZE, { ...options, seed: 5 }, [40, 119])
  assert.deepEqual(await filmed(SIZE, { ...options, seed: 5 }, [40, 119]), once)
  assert.notDeepEqual(await filmed(SIZE, { ...options, seed: 6 }, [40, 119]), once)
})

test('snow is visible only if the words ask for it', async () => {
  const picture = pictureOf(SIZE, () => [40, 60, 90])
  const [without] = await filmed(SIZE, { picture, move: 'still' }, [60])
  const [snowed] = await filmed(SIZE, { picture, move: 'still', facts: { weather: 'snow' } }, [60])
  const bright = (frame: Buffer): number => frame.subarray(0, 320 * 180).filter(code => code > 120).length
  assert.equal(bright(without!), 0)
  assert.ok(bright(snowed!) > 60)
})

test('a subject that fills a picture to its edges fills the whole frame', async () => {
  const shownWith = async (radius: number) => {
    const compositor = await createCompositor(SIZE)
    try {
      const camera = { move: 'still', framing: 'medium', speed: 'normal' } as const
      const options = { compositor, frames: 2, seed: 1, amplitude: 'small', picture: wavesOf(SIZE), camera } as const
      const take = await preparePhoto(options, discEyes(ASPECT, { x: 0.5, y: 0.5, radius }))
      await take.draw(0)
      return take.inputBoxes?.()
    } finally {
      compositor.close()
    }
  }
  assert.deepEqual(await shownWith(0.96), [{ left: 0, top: 0, width: 1, height: 1 }])
  // Nothing is seen in it: a place.
  assert.deepEqual(await shownWith(0), [])
})
