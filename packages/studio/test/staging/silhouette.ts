import type { Point } from '../../src/bodies/body.ts'
import { cornersOf } from '../../src/bodies/extent.ts'
import { apply, type Matrix } from '../../src/bodies/vectors.ts'
import { projectToFrame, type ShotCamera } from '../../src/camera/shot-camera.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import type { Solid } from '../../src/scene/solid.ts'
import type { Size } from '../../../media/src/frames/size.ts'

/** Cells of the frame, and as many again as half of it on every side: what hangs out is measured too. */
export const [WIDE, HIGH] = [96, 54]
const [MARGIN_X, MARGIN_Y] = [WIDE / 2, HIGH / 2]
const STRIDE = 2 * WIDE
const CELLS = STRIDE * 2 * HIGH

/** Where a body is in the frame: the distance of it in every cell, metres (Infinity where it is not), and the box around it in the world. */
export type Silhouette = {
  distances: Float32Array
  low: Point
  high: Point
}

export const cellAt = (index: number): { x: number; y: number } => ({
  x: (index % STRIDE) - MARGIN_X,
  y: Math.floor(index / STRIDE) - MARGIN_Y,
})

export const isInFrame = (index: number): boolean => {
  const { x, y } = cellAt(index)
  return x >= 0 && x < WIDE && y >= 0 && y < HIGH
}

/** How a world's place is seen: in cells. */
export function projectPoint(
  [x, y, z]: Point,
  { plate, nearnessOf }: Scenery,
  camera: ShotCamera,
  frame: Size,
): { x: number; y: number; perMetre: number } {
  const { focal, centreX, horizonY } = plate.ground
  const depth = Math.max(0.3, z)
  const perPixel = focal / depth
  const place = { x: centreX + x * perPixel, y: horizonY - y * perPixel }
  const seen = projectToFrame(camera, frame, place, nearnessOf(depth))
  const cell = WIDE / frame.width
  return { x: seen.x * cell, y: seen.y * cell, perMetre: perPixel * seen.scale * cell }
}

/** The outline of a body as its bones were last: part by part, each as the hull of its corners. */
export function traceSilhouette(
  { body }: Pick<Solid, 'body'>,
  bones: Float32Array,
  scenery: Scenery,
  camera: ShotCamera,
  frame: Size,
): Silhouette {
  const distances = new Float32Array(CELLS).fill(Infinity)
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  const numbers = new Map(body.bones.map(({ name }, index) => [name, index]))
  for (const part of body.parts) {
    const at = (numbers.get(part.bone) ?? 0) * 12
    const matrix = Array.from(bones.subarray(at, at + 12)) as unknown as Matrix
    const stretch = Math.hypot(matrix[0]!, matrix[1]!, matrix[2]!)
    const hull: { x: number; y: number }[] = []
    let distance = Infinity
    for (const { at: corner, reach } of cornersOf(part)) {
      const place = apply(matrix, corner)
      const by = (typeof reach === 'number' ? reach : Math.max(...reach)) * stretch
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], place[axis] - by)
        high[axis] = Math.max(high[axis], place[axis] + by)
      }
      const seen = projectPoint(place, scenery, camera, frame)
      distance = Math.min(distance, place[2])
      const radius = by * seen.perMetre
      if (radius <= 0) hull.push(seen)
      else
        for (let turn = 0; turn < 8; turn++)
          hull.push({
            x: seen.x + radius * Math.cos((turn * Math.PI) / 4),
            y: seen.y + radius * Math.sin((turn * Math.PI) / 4),
          })
    }
    fillHull(distances, hullOf(hull), distance)
  }
  return { distances, low, high }
}

type Place = { x: number; y: number }

/** The convex hull, counter-clockwise. */
function hullOf(places: readonly Place[]): Place[] {
  const sorted = places.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const turn = (o: Place, a: Place, b: Place): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  const half = (all: readonly Place[]): Place[] => {
    const hull: Place[] = []
    for (const place of all) {
      while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, place) <= 0) hull.pop()
      hull.push(place)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function fillHull(distances: Float32Array, hull: readonly Place[], distance: number): void {
  if (hull.length === 0) return
  const [top, bottom] = [Math.min(...hull.map(({ y }) => y)), Math.max(...hull.map(({ y }) => y))]
  const [from, to] = [Math.max(-MARGIN_Y, Math.floor(top)), Math.min(2 * HIGH - MARGIN_Y - 1, Math.floor(bottom))]
  for (let row = from; row <= to; row++) {
    const y = Math.min(bottom, Math.max(top, row + 0.5))
    let [left, right] = [Infinity, -Infinity]
    for (const [index, a] of hull.entries()) {
      const b = hull[(index + 1) % hull.length]!
      if (Math.min(a.y, b.y) > y || Math.max(a.y, b.y) < y) continue
      const x = a.y === b.y ? a.x : a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
      left = Math.min(left, x, a.y === b.y ? b.x : x)
      right = Math.max(right, x, a.y === b.y ? b.x : x)
    }
    const [first, last] = [Math.max(-MARGIN_X, Math.floor(left)), Math.min(STRIDE - MARGIN_X - 1, Math.floor(right))]
    for (let column = first; column <= last; column++) {
      const at = (row + MARGIN_Y) * STRIDE + column + MARGIN_X
      distances[at] = Math.min(distances[at]!, distance)
    }
  }
}
