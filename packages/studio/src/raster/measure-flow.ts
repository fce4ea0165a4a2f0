import type { Size } from '@kinora/media/frames/size'
import type { RasterCamera, RasterPlate } from './raster-scene.ts'

/**
 * The motion of each pixel to the next frame, in pixels to the right and down, two numbers for each. `isKnown` is 0
 * where the next frame does not show the same surface.
 */
export type Flow = Size & { moves: Float32Array; isKnown: Uint8Array }

type Moment = {
  camera: RasterCamera
  /** The bodies: where each vertex is in the frame, and its nearness. A body is the same at both moments. */
  figures: readonly { posable: object; indices: ArrayLike<number>; places: Float32Array }[]
}

type Options = {
  frame: Size
  plate: Pick<RasterPlate, 'nearest'>
  /** The visible surface: its depth in metres, and whether it is a body. */
  depths: Float32Array
  isBody: Uint8Array
  /** The number of the body at a pixel, from 1, and below it the triangle. */
  nameAt: (x: number, y: number) => number
  triangleBits: number
  from: Moment
  to: Moment
}

/** The place of a pixel that a name in the maps was taken at: of its upper left sample. */
const SAMPLED = 0.25

/** The motion between two moments: of bodies by their triangles, of the plate by its depth and the camera. */
export function measureFlow({ frame, plate, depths, isBody, nameAt, triangleBits, from, to }: Options): Flow {
  const { width, height } = frame
  const moves = new Float32Array(2 * width * height)
  const isKnown = new Uint8Array(width * height)
  const later = new Map(to.figures.map(({ posable, places }) => [posable, places]))
  const pairs = from.figures.map(({ posable, indices, places }) => ({ indices, places, next: later.get(posable) }))
  const movePlate = plateMover(frame, plate, from.camera, to.camera)
  const mask = (1 << triangleBits) - 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (isBody[at] === 0) {
        movePlate(x + 0.5, y + 0.5, depths[at]!, moves, 2 * at)
        isKnown[at] = 1
        continue
      }
      const name = nameAt(x, y)
      const pair = pairs[(name >>> triangleBits) - 1]
      if (!pair?.next) continue
      if (moveOn(pair.indices, pair.places, pair.next, name & mask, x + SAMPLED, y + SAMPLED, moves, 2 * at))
        isKnown[at] = 1
    }
  return { width, height, moves, isKnown }
}

/** Moves a point of a triangle along with its corners; false if a corner is behind the camera. */
function moveOn(
  indices: ArrayLike<number>,
  places: Float32Array,
  next: Float32Array,
  triangle: number,
  x: number,
  y: number,
  moves: Float32Array,
  into: number,
): boolean {
  const [a, b, c] = [3 * indices[3 * triangle]!, 3 * indices[3 * triangle + 1]!, 3 * indices[3 * triangle + 2]!]
  const [bx, by] = [places[b]! - places[a]!, places[b + 1]! - places[a + 1]!]
  const [cx, cy] = [places[c]! - places[a]!, places[c + 1]! - places[a + 1]!]
  const [px, py] = [x - places[a]!, y - places[a + 1]!]
  const area = bx * cy - by * cx
  if (area === 0 || next[a + 2]! <= 0 || next[b + 2]! <= 0 || next[c + 2]! <= 0) return false
  // Shares of the surface: those of the picture, weighed by the distances of the corners.
  const shareB = (px * cy - py * cx) / area
  const shareC = (bx * py - by * px) / area
  let [wa, wb, wc] = [(1 - shareB - shareC) * places[a + 2]!, shareB * places[b + 2]!, shareC * places[c + 2]!]
  ;[wa, wb, wc] = [wa / next[a + 2]!, wb / next[b + 2]!, wc / next[c + 2]!]
  const sum = wa + wb + wc
  if (sum === 0) return false
  moves[into] = (wa * next[a]! + wb * next[b]! + wc * next[c]!) / sum - x
  moves[into + 1] = (wa * next[a + 1]! + wb * next[b + 1]! + wc * next[c + 1]!) / sum - y
  return true
}

/** Moves a pixel of the plate from what one camera sees to where another one sees the same. */
function plateMover(
  { width, height }: Size,
  { nearest }: Pick<RasterPlate, 'nearest'>,
  one: RasterCamera,
  other: RasterCamera,
): (x: number, y: number, depth: number, moves: Float32Array, into: number) => void {
  const magnified = ({ zoom, push, pivot }: RasterCamera, near: number): number => zoom * (1 + push * (near - pivot))
  return (x, y, depth, moves, into) => {
    const near = Math.min(1, nearest / depth)
    const [scale, next] = [magnified(one, near), magnified(other, near)]
    const seenX = one.x + (x - width / 2 - one.shiftX * (near - one.pivot)) / scale
    const seenY = one.y + (y - height / 2 - one.shiftY * (near - one.pivot)) / scale
    moves[into] = width / 2 + next * (seenX - other.x) + other.shiftX * (near - other.pivot) - x
    moves[into + 1] = height / 2 + next * (seenY - other.y) + other.shiftY * (near - other.pivot) - y
  }
}
