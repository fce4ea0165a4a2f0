import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Box } from '../figures/picture.ts'
import type { Scenery } from './scenery.ts'

/** What of the plate stands before a figure: cut out of it, with its place in the plate and its nearness. */
export type Occluder = { picture: RgbaPicture; x: number; y: number; nearness: number }

/** Nearer by this share: the ground at the feet is not before them. */
const BEFORE = 0.94
/** Fewer pixels are not worth drawing. */
const LEAST = 24

/** `box` is where the figure can be in the plate, `footRow` where it stands at depth `metres`. */
export function findOccluder(
  { plate, picture, nearnessOf }: Scenery,
  box: Box,
  footRow: number,
  metres: number,
): Occluder | undefined {
  const left = Math.max(1, Math.floor(box.left))
  const top = Math.max(1, Math.floor(box.top))
  const right = Math.min(plate.width - 1, Math.ceil(box.right))
  const bottom = Math.min(plate.height - 1, Math.ceil(Math.min(box.bottom, footRow + 2)))
  const [width, height] = [right - left, bottom - top]
  if (width <= 0 || height <= 0) return undefined
  const rgba = new Uint8Array(width * height * 4)
  let [count, sum] = [0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y + top) * plate.width + x + left
      const depth = plate.depth[from]!
      if (depth >= metres * BEFORE) continue
      const to = (y * width + x) * 4
      rgba[to] = picture.rgba[from * 4]!
      rgba[to + 1] = picture.rgba[from * 4 + 1]!
      rgba[to + 2] = picture.rgba[from * 4 + 2]!
      // Outlines are half there: a pixel whose neighbour is behind.
      const around =
        (plate.depth[from - 1]! < metres ? 1 : 0) +
        (plate.depth[from + 1]! < metres ? 1 : 0) +
        (plate.depth[from - plate.width]! < metres ? 1 : 0) +
        (plate.depth[from + plate.width]! < metres ? 1 : 0)
      rgba[to + 3] = 115 + 35 * around
      count++
      sum += depth
    }
  }
  return count < LEAST
    ? undefined
    : { picture: { width, height, rgba }, x: left, y: top, nearness: nearnessOf(sum / count) }
}

/** Which share of a box would be hidden by the plate. */
export function measureHiddenShare(
  { plate }: Pick<Scenery, 'plate'>,
  box: Box,
  footRow: number,
  metres: number,
): number {
  let [hidden, all] = [0, 0]
  for (let j = 0; j < 14; j++) {
    for (let i = 0; i < 10; i++) {
      const x = Math.round(box.left + ((i + 0.5) / 10) * (box.right - box.left))
      const y = Math.round(box.top + ((j + 0.5) / 14) * (footRow - box.top))
      if (x < 0 || y < 0 || x >= plate.width || y >= plate.height) continue
      all++
      if (plate.depth[y * plate.width + x]! < metres * BEFORE) hidden++
    }
  }
  return all === 0 ? 0 : hidden / all
}
