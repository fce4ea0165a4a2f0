import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { LOOKS, type Look } from '../../src/setting/shot-list.ts'
import { chooseFilmGrade, choosePlateGrade } from '../../src/looks/looks.ts'
import { paintFigure, paintLook } from '../../src/looks/paint-look.ts'
import { createPaperGrain } from '../../src/looks/create-paper-grain.ts'
import { paintOrder } from '../../src/orders/open-take.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'

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

test('painted looks flatten texture, and photographic ones leave the plate unchanged', () => {
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

test('every look has grades that the tone map and the compositor accept', () => {
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
  let rim = 0
  for (let y = 20; y < 100; y++) rim += alphaAt(1, y) / 80
  assert.ok(rim > 60, `${rim} a pixel within the edge`)
  let sum = 0
  for (let y = 30; y < height - 30; y++) for (let x = 30; x < width - 30; x++) sum += alphaAt(x, y)
  assert.ok(sum / ((width - 60) * (height - 60)) < 40)
})

test('each look changes a scene: noir has no colour, anime has more than retro', async () => {
  const size = { width: 160, height: 90 }
  const colourOf = async (look: Look): Promise<number> => {
    const prompt = `a cat in a desert at noon, ${look}`
    const { rgba } = await paintOrder({ kind: 'image', prompt, seed: 1, inputs: [], ...size })
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

test('nights and bright paper have a longer exposure, black paper a shorter one', () => {
  const stops = (more: Partial<Parameters<typeof choosePlateGrade>[0]>): number =>
    choosePlateGrade({ look: 'plain', time: 'noon', ...more }).stops ?? 0
  assert.equal(stops({}), 0)
  assert.ok(stops({ time: 'dusk' }) > 0 && stops({ time: 'night' }) > 0)
  assert.ok(stops({ backdrop: 'white' }) > 0.5 && stops({ backdrop: 'black' }) < 0)
  assert.ok(stops({ backdrop: 'yellow' }) > stops({ backdrop: 'blue' }) && stops({ backdrop: 'blue' }) > 0)
  assert.equal(stops({ backdrop: 'grey' }), 0)
  assert.ok(
    Math.abs(stops({ time: 'night', backdrop: 'white' }) - stops({ time: 'night' }) - stops({ backdrop: 'white' })) <
      1e-9,
  )
})

test('noir has no colour and the most contrast, retro the most grain and a warm cast', () => {
  const film = (look: Look) => chooseFilmGrade({ look }, 1)
  assert.equal(film('noir').saturation, 0)
  for (const look of LOOKS) {
    if (look !== 'noir') assert.ok((film(look).saturation ?? 1) > 0.5, look)
    assert.ok((film(look).contrast ?? 1) <= film('noir').contrast!, look)
    assert.ok((film(look).grain ?? 0) <= film('retro').grain!, look)
  }
  assert.ok((film('retro').temperature ?? 0) > 0)
})

test('the compositor accepts the seed of the grain for every seed of the film', () => {
  for (const seed of [0, -1, 2 ** 40, -(2 ** 33), 17]) {
    const { grainSeed = -1 } = chooseFilmGrade({ look: 'retro' }, seed)
    assert.ok(Number.isInteger(grainSeed) && grainSeed >= 0 && grainSeed < 2 ** 31, `${seed}`)
  }
})

test('steps of brightness keep black, white and the hue', () => {
  const picture = { width: 3, height: 1, rgba: Uint8Array.of(0, 0, 0, 255, 255, 255, 255, 255, 200, 100, 50, 255) }
  paintFigure(picture, 'anime')
  assert.deepEqual([...picture.rgba.subarray(0, 3)], [0, 0, 0])
  assert.ok(picture.rgba[4]! >= 250)
  const [red, green, blue] = [picture.rgba[8]!, picture.rgba[9]!, picture.rgba[10]!]
  assert.ok(Math.abs(red / green - 2) < 0.1 && Math.abs(green / blue - 2) < 0.15)
})

test('a slope becomes steps: fewer greys than before', () => {
  const slope = (): RgbaPicture => ({
    width: 256,
    height: 1,
    rgba: Uint8Array.from({ length: 1024 }, (_, at) => (at % 4 === 3 ? 255 : at >> 2)),
  })
  const painted = slope()
  paintFigure(painted, 'anime')
  const steps = (picture: RgbaPicture): number =>
    Array.from({ length: 255 }, (_, x) => picture.rgba[(x + 1) * 4]! - picture.rgba[x * 4]!).filter(step => step >= 2)
      .length
  assert.ok(steps(painted) > 20 && steps(slope()) === 0)
  for (let x = 1; x < 256; x++)
    assert.ok(painted.rgba[x * 4]! >= painted.rgba[(x - 1) * 4]! - 1, 'never darker where it was lighter')
})

test('a figure in watercolour lets some paper show through', () => {
  const picture = { width: 1, height: 1, rgba: Uint8Array.of(90, 90, 90, 255) }
  paintFigure(picture, 'watercolour')
  assert.ok(picture.rgba[3]! > 225 && picture.rgba[3]! < 255)
})

test('paper is the same for the same seed and differs for another', () => {
  const size = { width: 60, height: 40 }
  assert.deepEqual(createPaperGrain(size, seededRandom(1)), createPaperGrain(size, seededRandom(1)))
  assert.notDeepEqual(createPaperGrain(size, seededRandom(1)).rgba, createPaperGrain(size, seededRandom(2)).rgba)
})

test('a painted tone is within a step of the original, and the mean brightness stays', () => {
  for (const [look, steps] of [
    ['anime', 9],
    ['watercolour', 14],
  ] as const) {
    const rgba = Uint8Array.from({ length: 256 * 4 }, (_, at) => (at % 4 === 3 ? 255 : at >> 2))
    paintFigure({ width: 256, height: 1, rgba }, look)
    let sum = 0
    for (let grey = 0; grey < 256; grey++) {
      const by = rgba[grey * 4]! - grey
      assert.ok(Math.abs(by) < (0.65 * 255) / steps / 2 + 2, `${look}: ${grey} becomes ${rgba[grey * 4]}`)
      sum += by
    }
    assert.ok(Math.abs(sum / 256) < 2, `${look} is ${sum / 256} brighter`)
  }
})

test('the bare edge of paper blends into the picture equally on all four sides', () => {
  const { width, height, rgba } = createPaperGrain({ width: 400, height: 400 }, seededRandom(3))
  const meanAlpha = (inside: number): number[] =>
    [0, 1, 2, 3].map(side => {
      let sum = 0
      for (let along = 40; along < 360; along++) {
        const [x, y] = [
          [along, inside],
          [along, height - 1 - inside],
          [inside, along],
          [width - 1 - inside, along],
        ][side]!
        sum += rgba[(y! * width + x!) * 4 + 3]! / 320
      }
      return sum
    })
  for (let side = 0; side < 4; side++) {
    const [rim, quarter, half, inside] = [0, 5, 9, 30].map(at => meanAlpha(at)[side]!)
    assert.ok(rim! > 190 && quarter! < rim! - 20 && half! < quarter! - 20 && inside! < 30, `${side}: ${rim} ${quarter}`)
    assert.ok(half! > inside! + 25, `${side}: ${half} ${inside}`)
  }
})

test('paper is slightly warm, darker in its pits and brighter on its ridges, in equal shares', () => {
  const { rgba } = createPaperGrain({ width: 120, height: 120 }, seededRandom(2))
  let [light, dark] = [0, 0]
  for (let y = 30; y < 90; y++)
    for (let x = 30; x < 90; x++) {
      const [red, green, blue] = rgba.subarray((y * 120 + x) * 4, (y * 120 + x) * 4 + 3)
      assert.ok(red! >= green! && green! > blue!)
      if (red! > 128) light++
      else dark++
    }
  assert.ok(light > 0.7 * dark && dark > 0.7 * light, `${light} ${dark}`)
})

test('requested film grain is visible in any look, and a look with more keeps it', () => {
  for (const look of LOOKS) {
    const plain = chooseFilmGrade({ look }, 1).grain ?? 0
    const grainy = chooseFilmGrade({ look, styles: ['film-grain'] }, 1).grain!
    assert.ok(grainy >= 0.36 && grainy >= plain, look)
  }
})
