import type { RgbaPicture } from '@kinora/media/frames/size'
import { shrinkPicture } from './shrink-picture.ts'

// Enough to see whether there is something everywhere.
const SIDE = 96
const CELLS = 6
// Codes around a cell's mean: a sky or a wall has less, grass and shelves have more.
const VARIED = 5
// The least share of all cells with detail, and of those at the lower edge and the sides, where product shots and
// portraits have none.
const [MIN_CELLS, MIN_RIM] = [0.5, 0.45]
const MIN_SPREAD = 16
// Smaller pictures are icons and stamps.
const MIN_SIDE = 160

/**
 * True if a picture is large and has detail nearly everywhere, up to its edges, like a picture of a place. Its subject
 * is not considered.
 */
export function isScenic(picture: RgbaPicture): boolean {
  if (Math.min(picture.width, picture.height) < MIN_SIDE || isCutAlready(picture)) return false
  const small = shrinkPicture(picture, SIDE)
  let [varied, variedRim, rim, sum, squares] = [0, 0, 0, 0, 0]
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const cell = lumasIn(small, {
        left: Math.floor((column * small.width) / CELLS),
        right: Math.floor(((column + 1) * small.width) / CELLS),
        top: Math.floor((row * small.height) / CELLS),
        bottom: Math.floor(((row + 1) * small.height) / CELLS),
      })
      const isVaried = cell.deviation > VARIED
      // The upper edge is often only sky.
      const isRim = row === CELLS - 1 || (row > 1 && (column === 0 || column === CELLS - 1))
      if (isVaried) varied++
      if (isRim) rim++
      if (isRim && isVaried) variedRim++
      sum += cell.mean
      squares += cell.mean ** 2 + cell.deviation ** 2
    }
  }
  const cells = CELLS * CELLS
  const spread = Math.sqrt(Math.max(0, squares / cells - (sum / cells) ** 2))
  return varied >= MIN_CELLS * cells && variedRim >= MIN_RIM * rim && spread > MIN_SPREAD
}

type Edges = { left: number; right: number; top: number; bottom: number }

function lumasIn(
  { rgba, width }: RgbaPicture,
  { left, right, top, bottom }: Edges,
): { mean: number; deviation: number } {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      const luma = 0.3 * rgba[at]! + 0.59 * rgba[at + 1]! + 0.11 * rgba[at + 2]!
      sum += luma
      squares += luma * luma
      count++
    }
  }
  const mean = sum / Math.max(1, count)
  return { mean, deviation: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) }
}

/** Its background has been removed. */
function isCutAlready({ rgba }: RgbaPicture): boolean {
  let clear = 0
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < 128) clear++
  return clear > 0.02 * (rgba.length / 4)
}
