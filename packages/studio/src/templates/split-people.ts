import type { RgbaPicture } from '@kinora/media/frames/size'
import { findInkBox, cropPicture } from '../figures/picture.ts'
import { smoothStep } from '../planes/plane.ts'
import { type Head, moveHead } from './actor.ts'

/** One of several people cut out together: the pixels, their position, and the head. */
export type Piece = { picture: RgbaPicture; left: number; top: number; head: Head }

// As a share of the picture's width, at either side of the cut.
const SEAM = 0.006

/** Separates people who were cut out together: between their heads, where there are the fewest pixels. */
export function splitPeople(picture: RgbaPicture, heads: readonly Head[]): Piece[] {
  const sorted = heads.toSorted((a, b) => a.x - b.x)
  const cuts = [0, ...sorted.slice(1).map((head, at) => cutBetween(picture, sorted[at]!, head)), picture.width]
  return sorted.flatMap((head, at): Piece[] => {
    const own = strip(picture, cuts[at]!, cuts[at + 1]!)
    const box = findInkBox(own)
    if (!box) return []
    const { left, top } = box
    return [{ picture: cropPicture(own, box), left, top, head: moveHead(head, -left, -top) }]
  })
}

function cutBetween({ width, height, rgba }: RgbaPicture, one: Head, other: Head): number {
  let [best, least] = [(one.x + other.x) / 2, Infinity]
  const middle = best
  for (let x = Math.ceil(one.x); x < other.x; x++) {
    let sum = 0
    for (let y = 0; y < height; y += 2) sum += rgba[(y * width + x) * 4 + 3]!
    // Of equal columns, the middle one.
    const weighed = sum + (Math.abs(x - middle) * height * 12) / Math.max(1, other.x - one.x)
    if (weighed < least) [best, least] = [x, weighed]
  }
  return Math.round(best)
}

function strip({ width, height, rgba }: RgbaPicture, from: number, to: number): RgbaPicture {
  const seam = Math.max(1, SEAM * width)
  const share = Float32Array.from({ length: width }, (_, x) => {
    const left = from === 0 ? 1 : smoothStep(from - seam, from + seam, x)
    const right = to === width ? 1 : 1 - smoothStep(to - seam, to + seam, x)
    return Math.min(left, right)
  })
  const made = Uint8Array.from(rgba)
  for (let at = 0; at < width * height; at++) made[at * 4 + 3] = Math.round(made[at * 4 + 3]! * share[at % width]!)
  return { width, height, rgba: made }
}
