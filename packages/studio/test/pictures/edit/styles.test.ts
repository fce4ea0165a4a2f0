import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brushPicture } from '../../../src/pictures/edit/styles/brush-picture.ts'
import { developFilm, isFilmStock } from '../../../src/pictures/edit/styles/develop-film.ts'
import { drawPencil } from '../../../src/pictures/edit/styles/draw-pencil.ts'
import { paintAnime } from '../../../src/pictures/edit/styles/paint-anime.ts'
import { paintInk } from '../../../src/pictures/edit/styles/paint-ink.ts'
import { paintOil } from '../../../src/pictures/edit/styles/paint-oil.ts'
import { paintWatercolour } from '../../../src/pictures/edit/styles/paint-watercolour.ts'
import { arrangeRows } from '../../../src/pictures/edit/arrange-rows.ts'
import { cropAndResize, cropAround } from '../../../src/pictures/edit/find-crop.ts'
import { copyLab, type LabPicture, toLabPicture } from '../../../src/planes/lab-picture.ts'
import { pictureOf, wavesOf } from '../photo/test-pictures.ts'

const SIZE = { width: 72, height: 48 }
const waves = (): LabPicture => toLabPicture(wavesOf(SIZE))
const chromaOf = ({ a, b }: LabPicture): number =>
  a.reduce((sum, value, at) => sum + Math.hypot(value, b[at]!), 0) / a.length
const lightOf = ({ light }: LabPicture): number => light.reduce((sum, value) => sum + value, 0) / light.length
const roughnessOf = ({ light, width }: LabPicture): number => {
  let sum = 0
  for (let at = 1; at < light.length; at++) if (at % width > 0) sum += Math.abs(light[at]! - light[at - 1]!)
  return sum / light.length
}

const PAINTED = {
  anime: (lab: LabPicture) => paintAnime(lab),
  ink: (lab: LabPicture, seed: number) => paintInk(lab, seed),
  oil: (lab: LabPicture, seed: number) => paintOil(lab, seed),
  pencil: (lab: LabPicture, seed: number) => drawPencil(lab, seed, false),
  'coloured-pencil': (lab: LabPicture, seed: number) => drawPencil(lab, seed, true),
  watercolour: (lab: LabPicture, seed: number) => paintWatercolour(lab, seed),
}

describe('painted styles', () => {
  test('keep the size, give a valid picture, keep their input, and are the same for the same seed', () => {
    for (const [name, paint] of Object.entries(PAINTED)) {
      const lab = waves()
      const made = paint(lab, 3)
      assert.deepEqual([made.width, made.height], [72, 48], name)
      assert.ok(
        made.light.every(light => Number.isFinite(light) && light >= -0.01 && light <= 1.02),
        name,
      )
      assert.deepEqual(lab.light, waves().light, name)
      assert.deepEqual(made.light, paint(waves(), 3).light, name)
    }
  })

  test('differ from the photo and from each other', () => {
    const made = Object.entries(PAINTED).map(([name, paint]) => [name, paint(waves(), 1)] as const)
    const apart = (one: LabPicture, other: LabPicture): number =>
      one.light.reduce(
        (sum, light, at) =>
          sum +
          Math.abs(light - other.light[at]!) +
          Math.abs(one.a[at]! - other.a[at]!) +
          Math.abs(one.b[at]! - other.b[at]!),
        0,
      ) / one.light.length
    for (const [at, [name, lab]] of made.entries()) {
      assert.ok(apart(lab, waves()) > 0.01, name)
      for (const [other, their] of made.slice(at + 1)) assert.ok(apart(lab, their) > 0.01, `${name} and ${other}`)
    }
  })

  test('have little colour on light paper as graphite and ink, and more as coloured pencils', () => {
    for (const name of ['pencil', 'ink'] as const) {
      assert.ok(chromaOf(PAINTED[name](waves(), 1)) < 0.5 * chromaOf(waves()), name)
      assert.ok(lightOf(PAINTED[name](waves(), 1)) > lightOf(waves()), name)
    }
    assert.ok(chromaOf(PAINTED['coloured-pencil'](waves(), 1)) > 2 * chromaOf(PAINTED.pencil(waves(), 1)))
    assert.ok(chromaOf(PAINTED.oil(waves(), 1)) > chromaOf(waves()), 'oil is richer')
  })

  test('make areas flat with a brush and keep edges in place', () => {
    const noisy = waves()
    for (let at = 0; at < noisy.light.length; at++) noisy.light[at]! += ((at * 7919) % 13) / 130
    assert.ok(roughnessOf(brushPicture(noisy, 6)) < 0.6 * roughnessOf(noisy))
    const edge = toLabPicture(pictureOf(SIZE, x => (x < 36 ? [60, 60, 60] : [200, 200, 200])))
    const brushed = brushPicture(edge, 6)
    assert.ok(
      brushed.light[24 * 72 + 37]! - brushed.light[24 * 72 + 34]! >
        0.9 * (edge.light[24 * 72 + 37]! - edge.light[24 * 72 + 34]!),
    )
  })
})

describe('film', () => {
  const developed = (style: Parameters<typeof developFilm>[1], seed = 1): LabPicture => {
    const lab = waves()
    developFilm(lab, style, seed)
    return lab
  }

  test('has no colour in black and white, is brown in sepia, and more colourful in neon than in documentary', () => {
    for (const style of ['noir', 'black-and-white'] as const) assert.ok(chromaOf(developed(style)) < 0.004, style)
    const sepia = developed('sepia')
    assert.ok(sepia.b.every(value => value > 0) && sepia.a.every(value => value > -0.01))
    assert.ok(chromaOf(developed('neon')) > chromaOf(developed('documentary')))
    assert.ok(lightOf(developed('neon')) < lightOf(developed('documentary')), 'neon shines in the dark')
  })

  test('has more contrast in noir than in retro, whose blacks are raised', () => {
    const spread = ({ light }: LabPicture): number => {
      const mean = light.reduce((sum, value) => sum + value, 0) / light.length
      return Math.sqrt(light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length)
    }
    assert.ok(spread(developed('noir')) > 1.3 * spread(developed('retro')))
    const black = toLabPicture(pictureOf(SIZE, () => [0, 0, 0]))
    developFilm(black, 'retro', 1)
    assert.ok(lightOf(black) > 0.05)
  })

  test('has different grain for each seed, and another style changes nothing', () => {
    assert.notDeepEqual(developed('retro', 1).light, developed('retro', 2).light)
    assert.equal(isFilmStock('oil'), false)
    assert.equal(isFilmStock('noir'), true)
    const lab = waves()
    const before = copyLab(lab)
    developFilm(lab, 'oil', 1)
    assert.deepEqual(lab, before)
  })
})

describe('a crop', () => {
  const picture = { width: 400, height: 300 }
  const subject = { left: 300, top: 100, width: 40, height: 80, headX: 320 }

  test('has the ratio of the frame and lies within the picture', () => {
    for (const size of [
      { width: 160, height: 90 },
      { width: 90, height: 160 },
      { width: 100, height: 100 },
    ])
      for (const crop of [undefined, { on: 'subject' as const }, { on: 'centre' as const }, { ratio: 2 }])
        for (const who of [undefined, subject]) {
          const box = cropAround(picture, size, crop, who)
          assert.ok(Math.abs(box.width / box.height - size.width / size.height) < 1e-6)
          assert.ok(
            box.left >= -1e-9 &&
              box.top >= -1e-9 &&
              box.left + box.width <= 400 + 1e-9 &&
              box.top + box.height <= 300 + 1e-9,
          )
        }
  })

  test('keeps its subject', () => {
    const box = cropAround(picture, { width: 90, height: 160 }, undefined, subject)
    assert.ok(box.left <= subject.left && box.left + box.width >= subject.left + subject.width)
    const without = cropAround(picture, { width: 90, height: 160 }, undefined, undefined)
    assert.ok(Math.abs(without.left + without.width / 2 - 200) < 1e-6)
  })

  test('keeps the upper part of a head that does not fit', () => {
    const tall = { left: 100, top: 20, width: 200, height: 280, headX: 180 }
    const box = cropAround(picture, { width: 320, height: 90 }, undefined, tall)
    assert.ok(box.top <= tall.top && box.top + box.height > tall.top + 20)
  })

  test('is smaller in a closer view, and at least a third of the picture', () => {
    const closer = cropAround(picture, { width: 400, height: 300 }, { on: 'subject' }, subject)
    assert.ok(closer.width < 200 && closer.width >= 0.34 * 400 - 1e-6)
    assert.ok(closer.left + closer.width / 2 > 250, 'around the subject')
    const middle = cropAround(picture, { width: 400, height: 300 }, { on: 'centre' }, undefined)
    assert.ok(middle.width < 400)
  })

  test('is cut out at whole pixels in the requested size', async () => {
    const halves = pictureOf({ width: 40, height: 20 }, x => (x < 20 ? [255, 0, 0] : [0, 0, 255]))
    const made = await cropAndResize(halves, { left: 21, top: 2, width: 10, height: 10 }, { width: 5, height: 5 })
    assert.deepEqual([made.width, made.height, made.rgba[0], made.rgba[2]], [5, 5, 0, 255])
    const beyond = await cropAndResize(
      halves,
      { left: 38.6, top: 19.7, width: 99, height: 99 },
      { width: 2, height: 2 },
    )
    assert.equal(beyond.rgba.length, 16)
  })
})

test('pictures in rows keep their order and ratios, within bounds', () => {
  const sizes = [
    { width: 100, height: 100 },
    { width: 200, height: 100 },
    { width: 900, height: 100 },
  ]
  const boxes = arrangeRows(sizes, { width: 400, height: 300 }, 0.05)
  assert.equal(boxes.length, 3)
  assert.ok(Math.abs(boxes[0]!.width / boxes[0]!.height - 1) < 1e-6)
  assert.ok(Math.abs(boxes[2]!.width / boxes[2]!.height - 2) < 1e-6, 'a very wide one is cut')
  const order = boxes.map(({ top, left }) => top * 1000 + left)
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  )
  assert.deepEqual(arrangeRows([], { width: 400, height: 300 }, 0.05), [])
})
