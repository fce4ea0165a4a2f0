import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toModelPixels } from '../../../src/pictures/look-at/to-model-pixels.ts'
import { rateUnsafe } from '../../../src/pictures/look-at/rate-unsafe.ts'
import { paintOrder } from '../../../src/orders/open-take.ts'
import type { Model } from '../../../src/models/open-model.ts'
import { openGraphModel } from '../../../src/models/tfjs/open-graph-model.ts'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { discOf, pictureOf, wavesOf } from '../photo/test-pictures.ts'

const SIZE = { width: 320, height: 200 }
const isInstalled = (await openGraphModel('nsfw')) !== undefined
const installed = { skip: !isInstalled && 'nsfwjs is not installed' }

test('a picture without a model is unrated, without an error', async () => {
  assert.deepEqual(await rateUnsafe(wavesOf(SIZE), async () => undefined), { share: 0, kind: 'unrated' })
})

test('explicit kinds count fully, a suggestive one less than half', async () => {
  const saying = (shares: readonly number[]) => async (): Promise<Model> => ({
    run: async () => ({ Identity: Float32Array.from(shares) }),
    close: async () => {},
  })
  const rated = async (...shares: number[]) => rateUnsafe(wavesOf(SIZE), saying(shares))
  assert.deepEqual(await rated(0, 0, 0, 1, 0), { share: 1, kind: 'porn' })
  assert.deepEqual(await rated(0, 1, 0, 0, 0), { share: 1, kind: 'hentai' })
  assert.deepEqual(await rated(0.25, 0.25, 0.5, 0, 0), { share: 0.25, kind: 'neutral' })
  const { share, kind } = await rated(0, 0, 0, 0, 1)
  assert.equal(kind, 'sexy')
  assert.ok(share < 0.5)
})

test('pictures of the studio, and plain pictures of any shape, are harmless', installed, async context => {
  const pictures: [string, RgbaPicture][] = [
    ['one pixel', pictureOf({ width: 1, height: 1 }, () => [240, 200, 180])],
    ['transparent', pictureOf(SIZE, () => [0, 0, 0, 0])],
    ['a disc', discOf(SIZE)],
    ['a stripe', wavesOf({ width: 40, height: 900 })],
  ]
  for (const prompt of [
    'a cat rides a bicycle on a beach at sunset',
    'two children play in a room',
    'a forest in rain',
  ]) {
    const order = { kind: 'image', prompt, seed: 1, inputs: [], width: 480, height: 272 } as const
    pictures.push([prompt, await paintOrder(order)])
  }
  for (const [what, picture] of pictures) {
    const rating = await rateUnsafe(picture)
    context.diagnostic(`${what}: ${rating.kind}, ${rating.share.toFixed(4)}`)
    assert.ok(rating.share < 0.2, what)
    // Figures make a picture a drawing; scenery is rendered like a photo.
    assert.ok(rating.kind === 'neutral' || (rating.kind === 'drawing' && /cat|children/.test(what)), what)
    assert.deepEqual(await rateUnsafe(picture), rating, what)
  }
})

test('the probabilities of the kinds add up to one and differ between pictures', installed, async () => {
  const [disc, waves] = [await sharesOf(discOf(SQUARE)), await sharesOf(wavesOf(SQUARE))]
  for (const shares of [disc, waves]) {
    assert.equal(shares.length, 5)
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-5)
  }
  assert.notDeepEqual(disc, waves)
})

const SQUARE = { width: 224, height: 224 }

async function sharesOf(picture: RgbaPicture): Promise<number[]> {
  const model = await openGraphModel('nsfw')
  const made = await model!.run({ input: { data: toModelPixels(picture, 0, 1), shape: [1, 224, 224, 3] } })
  return [...made['Identity']!]
}
