import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { LOOKS, type Look } from '../../src/direct/shot-list.ts'
import { chooseFilmGrade, choosePlateGrade } from '../../src/looks/looks.ts'
import { paintFigure, paintLook } from '../../src/looks/paint-look.ts'
import { createPaperGrain } from '../../src/looks/create-paper-grain.ts'
import { paintScene } from '../../src/scene/paint-scene.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { shotOf, subjectOf } from '../scene/shots.ts'

/** A slope of greys with noise on it. */
function noisySlope(): RgbaPicture {
  const seeded = seededRandom(9)
  const rgba = new Uint8Array(128 * 64 * 4)
  for (let i = 0; i < 128 * 64; i++) {
    const grey = (i % 128) * 1.6 + seeded.between(0, 40)
    rgba.set([grey, grey, grey, 255], i * 4)
  }
  return { width: 128, height: 64, rgba }
}

const roughnessOf = ({ width, height, rgba }: RgbaPicture): number => {
  let sum = 0
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++) sum += Math.abs(rgba[(y * width + x) * 4]! - rgba[(y * width + x - 1) * 4]!)
  return sum
}

test('painted looks flatten texture, photographic ones leave the plate alone', () => {
  const rough = roughnessOf(noisySlope())
  for (const look of LOOKS) {
    const picture = noisySlope()
    paintLook(picture, look)
    if (look === 'anime' || look === 'watercolour') assert.ok(roughnessOf(picture) < 0.6 * rough, look)
    else assert.deepEqual(picture, noisySlope(), look)
  }
})

test('a painted figure keeps its outline', () => {
  for (const look of ['anime', 'watercolour'] as const) {
    const picture = noisySlope()
    picture.rgba[3] = 0
    paintFigure(picture, look)
    assert.equal(picture.rgba[3], 0)
    assert.ok(picture.rgba[7]! > 220)
  }
})

test('every look has grades that the tone map and the compositor take', () => {
  for (const look of LOOKS) {
    const film = chooseFilmGrade({ look }, -5)
    assert.ok((film.grainSeed ?? 0) >= 0)
    assert.equal(typeof choosePlateGrade({ look, time: 'noon' }), 'object')
  }
})

test('paper is bare at its edges and faint elsewhere', () => {
  const { width, height, rgba } = createPaperGrain({ width: 200, height: 120 }, seededRandom(1))
  const alphaAt = (x: number, y: number): number => rgba[(y * width + x) * 4 + 3]!
  assert.ok(alphaAt(0, 60) > 150)
  let sum = 0
  for (let y = 30; y < height - 30; y++) for (let x = 30; x < width - 30; x++) sum += alphaAt(x, y)
  assert.ok(sum / ((width - 60) * (height - 60)) < 40)
})

test('a scene in each look: noir has no colour, anime more than retro', async () => {
  const size = { width: 160, height: 90 }
  const colourOf = async (look: Look): Promise<number> => {
    const { rgba } = await paintScene(shotOf([subjectOf('🐈')], { place: 'desert', time: 'noon', look }), size, 1)
    let sum = 0
    for (let at = 0; at < rgba.length; at += 4) {
      const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
      sum += Math.max(red, green, blue) - Math.min(red, green, blue)
    }
    return sum / (rgba.length / 4)
  }
  const [noir, retro, anime] = [await colourOf('noir'), await colourOf('retro'), await colourOf('anime')]
  assert.ok(noir < 4, `noir ${noir}`)
  assert.ok(anime > 1.2 * retro && retro > 4 * noir, `${anime} ${retro}`)
})
