import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { resizePicture } from '../../../planes/resize-picture.ts'
import { copyLab, type LabPicture, toLabPicture, toRgbaPicture } from '../../../planes/lab-picture.ts'

// Blocks along the shorter side, and colours, as on old consoles.
const BLOCKS = 108
const COLOURS = 28
const ROUNDS = 8
// The range in which two palette colours are dithered.
const DITHER = 0.03
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** Large blocks in few colours, exactly in the wanted size. */
export async function pixelate(picture: RgbaPicture, size: Size): Promise<RgbaPicture> {
  const block = Math.max(2, Math.round(Math.min(size.width, size.height) / BLOCKS))
  const small = { width: Math.ceil(size.width / block), height: Math.ceil(size.height / block) }
  const lab = toLabPicture(await resizePicture(picture, small, 'fill'))
  for (let at = 0; at < lab.light.length; at++) {
    lab.light[at] = 0.55 + (lab.light[at]! - 0.55) * 1.12
    lab.a[at]! *= 1.25
    lab.b[at]! *= 1.25
  }
  const dots = toRgbaPicture(reduced(lab, paletteOf(lab)))
  const from = new Uint32Array(dots.rgba.buffer)
  const to = new Uint32Array(size.width * size.height)
  for (let y = 0; y < size.height; y++) {
    const row = Math.floor(y / block) * small.width
    for (let x = 0; x < size.width; x++) to[y * size.width + x] = from[row + Math.floor(x / block)]!
  }
  return { width: size.width, height: size.height, rgba: new Uint8Array(to.buffer) }
}

type Palette = { light: number; a: number; b: number }[]

/** K-means with evenly spread starts, so that the result is deterministic. */
function paletteOf({ light, a, b }: LabPicture): Palette {
  const order = [...light.keys()].sort((one, other) => light[one]! - light[other]! || one - other)
  let palette: Palette = Array.from({ length: COLOURS }, (_, index) => {
    const at = order[Math.floor(((index + 0.5) / COLOURS) * order.length)]!
    return { light: light[at]!, a: a[at]!, b: b[at]! }
  })
  for (let round = 0; round < ROUNDS; round++) {
    const sums = palette.map(() => ({ count: 0, light: 0, a: 0, b: 0 }))
    for (let at = 0; at < light.length; at++) {
      const sum = sums[nearest(palette, light[at]!, a[at]!, b[at]!)]!
      sum.count++
      sum.light += light[at]!
      sum.a += a[at]!
      sum.b += b[at]!
    }
    palette = palette.map((colour, index) => {
      const { count, ...sum } = sums[index]!
      return count === 0 ? colour : { light: sum.light / count, a: sum.a / count, b: sum.b / count }
    })
  }
  return palette
}

function nearest(palette: Palette, light: number, a: number, b: number): number {
  let [best, least] = [0, Infinity]
  for (const [index, colour] of palette.entries()) {
    // Chroma counts more than lightness: a red flower must stay red.
    const away = (colour.light - light) ** 2 + 2.5 * ((colour.a - a) ** 2 + (colour.b - b) ** 2)
    if (away < least) [best, least] = [index, away]
  }
  return best
}

function reduced(lab: LabPicture, palette: Palette): LabPicture {
  const made = copyLab(lab)
  for (let at = 0; at < made.light.length; at++) {
    const [x, y] = [at % lab.width, Math.floor(at / lab.width)]
    const shift = (BAYER[(y % 4) * 4 + (x % 4)]! / 15 - 0.5) * DITHER
    const { light, a, b } = palette[nearest(palette, lab.light[at]! + shift, lab.a[at]!, lab.b[at]!)]!
    made.light[at] = light
    made.a[at] = a
    made.b[at] = b
  }
  return made
}
