import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOTIONS } from '../../src/direct/shot-list.ts'
import { enlargePicture } from '../../src/figures/enlarge-picture.ts'
import { createArt, drawFigure } from '../../src/figures/figure.ts'
import { rgbToLab, labToRgb } from '../../src/planes/oklab.ts'
import { blurValues, findInkBox, mirrorPicture, trimPicture } from '../../src/figures/picture.ts'
import { pictogramCode, findPictogram } from '../../src/figures/pictograms.ts'
import { findPictogramFile, readPictogram } from '../../src/figures/read-pictogram.ts'
import { recolourFigure } from '../../src/figures/recolour-figure.ts'
import { relightFigure } from '../../src/figures/relight-figure.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'

const read = async (pictogram: string): Promise<RgbaPicture> => (await readPictogram(pictogramCode(pictogram)))!

/** Mean of what is opaque. */
function colourOf({ rgba }: RgbaPicture): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! < 200) continue
    for (const channel of [0, 1, 2] as const) sums[channel] += rgba[at + channel]!
    count++
  }
  return sums.map(sum => sum / count) as [number, number, number]
}

test('no file is looked for under a name that is no code point', async () => {
  for (const code of ['', '../../package', '1f408/../x', 'zzzz', '1f408.webp']) {
    assert.equal(findPictogramFile(code), undefined)
    assert.equal(await readPictogram(code), undefined)
  }
})

test('variation selectors may be missing or too many', () => {
  assert.ok(findPictogramFile('2602'))
  assert.ok(findPictogramFile('2602-fe0f'))
  assert.ok(findPictogramFile('1f408-fe0f'))
})

test('heads, busts and whole figures are told apart, and things have sizes', () => {
  assert.equal(findPictogram(pictogramCode('👧')).part, 'head')
  assert.equal(findPictogram(pictogramCode('🧑‍🚀')).part, 'bust')
  assert.equal(findPictogram(pictogramCode('👩‍🚒')).part, 'bust')
  assert.equal(findPictogram(pictogramCode('🐼')).part, 'beast')
  assert.equal(findPictogram(pictogramCode('🐈')).part, undefined)
  assert.equal(findPictogram(pictogramCode('💃')).part, undefined)
  const metres = ['🐝', '🐈', '👨', '🐘', '🏰'].map(pictogram => findPictogram(pictogramCode(pictogram)).metres)
  assert.deepEqual(
    metres,
    metres.toSorted((a, b) => a - b),
  )
})

test('every motion draws a figure with its feet at the bottom, of one piece or as a doll', async () => {
  for (const pictogram of ['🐈', '👧', '🧑‍🚀', '🐼']) {
    const art = createArt(await read(pictogram), pictogramCode(pictogram))
    for (const motion of MOTIONS) {
      const options = {
        motion,
        colour: undefined,
        faces: 1,
        isHolding: false,
        height: 60,
        phases: 3,
        phase: 0,
      } as const
      const { frames, foot, height, seconds } = await drawFigure(art, options)
      assert.ok(seconds > 0.2)
      const label = `${pictogram} ${motion}`
      for (const frame of frames) {
        const box = findInkBox(frame)!
        assert.ok(box.bottom - box.top > height * 0.4, `${label} has a body`)
        assert.ok(
          box.left > 0 && box.top > 0 && box.right < frame.width && box.bottom <= frame.height,
          `${label} is cut off`,
        )
        if (motion === 'walk' || motion === 'still')
          assert.ok(Math.abs(box.bottom - foot.y) < height * 0.08, `${label} floats`)
      }
    }
  }
})

test('what walks, dances or swims is another picture in every part of its round', async () => {
  for (const [pictogram, motion] of [
    ['🐕', 'walk'],
    ['👨', 'run'],
    ['🐟', 'swim'],
    ['🦋', 'fly'],
    ['🌳', 'sway'],
    ['🔥', 'sway'],
  ] as const) {
    const art = createArt(await read(pictogram), pictogramCode(pictogram))
    const { frames } = await drawFigure(art, {
      motion,
      colour: undefined,
      faces: 1,
      isHolding: false,
      height: 80,
      phases: 4,
      phase: 0,
    })
    assert.equal(frames.length, 4)
    assert.notDeepEqual(frames[0]!.rgba, frames[1]!.rgba)
  }
})

test('figures look where they go', async () => {
  const art = createArt(await read('🐈'), pictogramCode('🐈'))
  const draw = (faces: 1 | -1) =>
    drawFigure(art, { motion: 'still', colour: undefined, faces, isHolding: false, height: 60, phases: 1, phase: 0 })
  const [left, right] = [await draw(-1), await draw(1)]
  assert.deepEqual(mirrorPicture(left.frames[0]!), right.frames[0])
})

test('a colour turns the main hue and leaves the rest alone', async () => {
  const car = await read('🚗')
  const [red] = [colourOf(car)]
  const blue = colourOf(recolourFigure(car, 'blue'))
  assert.ok(red[0] > red[2] && blue[2] > blue[0] + 20)
  const black = colourOf(recolourFigure(await read('🐈'), 'black'))
  assert.ok(Math.max(...black) < 110 && Math.max(...black) - Math.min(...black) < 25, black.join(' '))
  const white = colourOf(recolourFigure(await read('🐎'), 'white'))
  assert.ok(Math.min(...white) > 150, white.join(' '))
  assert.equal(recolourFigure(car, undefined), car)
  assert.equal(recolourFigure(car, 'no such colour'), car)
})

test('a colour survives the way to OKLab and back', () => {
  for (const hex of [0x000000, 0xffffff, 0xc81e5a, 0x0cb4f0]) {
    const [red, green, blue] = [hex >> 16, (hex >> 8) & 255, hex & 255]
    const back = labToRgb(...rgbToLab(red, green, blue))
    for (const [index, channel] of [red, green, blue].entries()) assert.ok(Math.abs(back[index]! - channel) <= 1)
  }
})

test('an enlarged picture has steep edges and no halo', async () => {
  const small = { width: 32, height: 32, rgba: new Uint8Array(32 * 32 * 4) }
  for (let y = 0; y < 32; y++) {
    for (let x = 0; x < 32; x++) small.rgba.set(x < 16 ? [60, 60, 60, 255] : [200, 200, 200, 255], (y * 32 + x) * 4)
  }
  const { width, height, rgba } = await enlargePicture(small, 128)
  assert.deepEqual([width, height], [128, 128])
  const row = Array.from({ length: 128 }, (_, x) => rgba[(64 * 128 + x) * 4]!)
  assert.ok(
    row.every(value => value >= 55 && value <= 205),
    row.join(' '),
  )
  assert.ok(row.filter(value => value > 80 && value < 180).length <= 4, row.slice(56, 72).join(' '))
})

test('light colours a figure, comes from its side, and glowing things keep their own', async () => {
  const cat = trimPicture(await read('⛄'))
  const light = {
    white: [0.2, 0.2, 0.3],
    aside: [-1, 0],
    contrast: 0.8,
    rim: [0, 0, 0],
    haze: [1, 1, 1],
    fog: 0,
  } as const
  const dark = relightFigure(cat, light)
  const [red, , blue] = colourOf(dark)
  assert.ok(red < 0.75 * colourOf(cat)[0] && blue > red)
  const half = ({ width, height, rgba }: RgbaPicture, from: number, to: number): RgbaPicture => {
    const part = new Uint8Array(height * (to - from) * 4)
    for (let y = 0; y < height; y++)
      part.set(rgba.subarray((y * width + from) * 4, (y * width + to) * 4), y * (to - from) * 4)
    return { width: to - from, height, rgba: part }
  }
  const gain = (from: number, to: number): number =>
    colourOf(half(dark, from, to))[0] / colourOf(half(cat, from, to))[0]
  assert.ok(gain(0, 60) > gain(cat.width - 60, cat.width), 'the lit side is brighter')
  assert.ok(colourOf(relightFigure(cat, light, 1))[0] > 0.97 * colourOf(cat)[0])
  assert.ok(colourOf(relightFigure(cat, { ...light, fog: 0.9 }))[0] > 200)
})

test('a blur keeps the mean and has no seams', () => {
  const values = new Float32Array(40 * 30)
  values[15 * 40 + 20] = 100
  const soft = blurValues(values, 40, 30, 3)
  assert.ok(Math.abs(soft.reduce((sum, value) => sum + value, 0) - 100) < 0.01)
  assert.ok(Math.abs(soft[15 * 40 + 17]! - soft[15 * 40 + 23]!) < 1e-4)
  assert.ok(Math.abs(soft[12 * 40 + 20]! - soft[18 * 40 + 20]!) < 1e-4)
})
