import type { RgbaPicture } from '@kinora/media/frames/size'

// The size of a block, as a share of the longer side: small enough that a face is recognisable.
const BLOCK = 1 / 88
// Steps of each colour, and the brightness of block edges.
const STEPS = 12
const EDGE = 26

/** Everything as blocks with lit and shaded edges. A block is complete or absent. */
export function buildOfBlocks({ width, height, rgba }: RgbaPicture): RgbaPicture {
  const side = Math.max(4, Math.round(Math.max(width, height) * BLOCK))
  const bevel = Math.max(1, Math.round(side / 7))
  const made = new Uint8Array(rgba.length)
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)]
      const colour = meanIn(rgba, width, left, top, right, bottom)
      if (!colour) continue
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const isLit = x - left < bevel || y - top < bevel
          const isShaded = left + side - 1 - x < bevel || top + side - 1 - y < bevel
          const by = isShaded ? -EDGE : isLit ? EDGE : 0
          const at = (y * width + x) * 4
          for (let part = 0; part < 3; part++) made[at + part] = Math.min(255, Math.max(0, colour[part]! + by))
          made[at + 3] = 255
        }
      }
    }
  }
  return { width, height, rgba: made }
}

/** Quantised; undefined if less than half of the block is filled. */
function meanIn(rgba: Uint8Array, width: number, left: number, top: number, right: number, bottom: number) {
  const sums = [0, 0, 0]
  let alphas = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      const alpha = rgba[at + 3]!
      alphas += alpha
      for (let part = 0; part < 3; part++) sums[part]! += rgba[at + part]! * alpha
    }
  }
  if (alphas < 127 * (right - left) * (bottom - top)) return undefined
  const mean = sums.map(sum => sum / alphas)
  const grey = (mean[0]! + mean[1]! + mean[2]!) / 3
  const step = 255 / STEPS
  return mean.map(part => Math.round((grey + (part - grey) * 1.3) / step) * step)
}
