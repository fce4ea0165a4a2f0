import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import type { Region } from './shot-region.ts'
import { focalOf, projector, type View } from './view.ts'

/** A body at one moment: points of its surface, and their spacing. */
export type Shape = {
  id: string
  points: readonly Point[]
  apart: number
  /** Lowest and highest corner. */
  box?: Region
  /** The direction of the face, if it has one. */
  face?: { at: Point; ahead: Point }
  /** A part of the place: the plate shows it, and it hides nothing. */
  isPlace?: true
}

/** The visible fraction of a shape, 0 to 1. */
export type Shown = {
  inFrame: number
  /** The part in the frame that nothing hides. */
  visible: number
  /** Its fraction of the frame's height. */
  high: number
  /** Its approximate fraction of the frame's area. */
  area: number
  /** The visibility of the face: 1 from the front, 0 from behind or hidden. */
  face: number
  /** The body that hides most of it. */
  hiddenBy?: string
}

/** The distance of the place in a direction, by fractions of the frame: metres. */
export type PlaceDepth = (x: number, y: number) => number

const CELLS = 2_600
/** Metres: the tolerance of the coarse depth. */
const PLACE_SLACK = 0.35

/** Draws all surfaces coarsely, the nearest in each cell, and counts the visible points of each. */
export function measureShown(
  view: View,
  frame: Size,
  shapes: readonly Shape[],
  /** The only part that must be visible, if given. */
  within: (id: string) => Region | undefined,
  depthOfPlace?: PlaceDepth,
): Map<string, Shown> {
  const across = Math.max(16, Math.round(Math.sqrt((CELLS * frame.width) / frame.height)))
  const down = Math.max(16, Math.round(CELLS / across))
  const depth = new Float32Array(across * down).fill(Infinity)
  const whose = new Int16Array(across * down).fill(-1)
  const project = projector(view, frame)
  const focal = (focalOf(frame) * view.zoom * across) / frame.width
  const placed = shapes.map(({ points }) => points.map(project))
  for (const [nth, { apart, isPlace }] of shapes.entries()) {
    if (isPlace) continue
    for (const [x, y, z] of placed[nth]!) {
      if (z < 0.03) continue
      const reach = Math.min(across, (0.6 * apart * focal) / z)
      const [left, right] = [Math.max(0, Math.floor(x * across - reach)), Math.min(across - 1, x * across + reach)]
      const [top, bottom] = [Math.max(0, Math.floor(y * down - reach)), Math.min(down - 1, y * down + reach)]
      // Tolerance: points on a coarse surface must not be hidden by it.
      const far = z + 0.6 * apart
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) {
          const at = row * across + column
          if (far < depth[at]!) {
            depth[at] = far
            whose[at] = nth
          }
        }
    }
  }
  const isOpen = ([x, y, z]: Point, nth: number, slack: number): boolean | number => {
    if (z < 0.03 || x < 0 || y < 0 || x >= 1 || y >= 1) return false
    const at = Math.floor(y * down) * across + Math.floor(x * across)
    if (whose[at] !== nth && depth[at]! < z - slack) return whose[at]!
    return !depthOfPlace || depthOfPlace(x, y) > z - PLACE_SLACK
  }
  const areas = new Map<number, number>()
  for (const one of whose) areas.set(one, (areas.get(one) ?? 0) + 1)
  return new Map(
    shapes.map((shape, nth) => {
      const { id, apart, face } = shape
      const part = within(id)
      const counted = part ? countedPoints(shape, part) : shape.points
      const looked = counted === shape.points ? placed[nth]! : counted.map(project)
      let [all, inside, open, lowest, highest] = [0, 0, 0, -Infinity, Infinity]
      const hiding = new Map<number, number>()
      for (const place of looked) {
        all++
        const seen = isOpen(place, nth, 0.6 * apart)
        if (place[2] > 0.03 && place[0] >= 0 && place[0] < 1 && place[1] >= 0 && place[1] < 1) inside++
        if (typeof seen === 'number') hiding.set(seen, (hiding.get(seen) ?? 0) + 1)
        else if (seen) open++
        if (place[2] > 0.03) [lowest, highest] = [Math.max(lowest, place[1]), Math.min(highest, place[1])]
      }
      const most = [...hiding].toSorted((a, b) => b[1] - a[1])[0]
      const total = Math.max(1, all)
      return [
        id,
        {
          inFrame: inside / total,
          visible: open / total,
          high: Math.max(0, lowest - highest),
          area: (areas.get(nth) ?? 0) / (across * down),
          face: face ? faceShown(face, view, isOpen(project(face.at), nth, 0.5 * apart + 0.1) === true) : 0,
          ...(most && { hiddenBy: shapes[most[0]]!.id }),
        },
      ]
    }),
  )
}

/** The points of a part; for a very small part, its corners and centre. */
function countedPoints({ points }: Shape, { low, high }: Region): readonly Point[] {
  const slack = 0.02 + 0.03 * (high[1] - low[1])
  const isIn = (point: Point): boolean =>
    ([0, 1, 2] as const).every(axis => point[axis] >= low[axis] - slack && point[axis] <= high[axis] + slack)
  const inside = points.filter(isIn)
  if (inside.length >= FEWEST) return inside
  const at = (x: number, y: number, z: number): Point => [
    low[0] + x * (high[0] - low[0]),
    low[1] + y * (high[1] - low[1]),
    low[2] + z * (high[2] - low[2]),
  ]
  return [0.2, 0.5, 0.8].flatMap(x => [0.2, 0.5, 0.8].flatMap(y => [0.2, 0.8].map(z => at(x, y, z))))
}
const FEWEST = 6

function faceShown({ at, ahead }: NonNullable<Shape['face']>, { eye }: View, isOpen: boolean): number {
  if (!isOpen) return 0
  const [x, y, z] = [eye[0] - at[0], eye[1] - at[1], eye[2] - at[2]]
  const cosine = (x * ahead[0] + y * ahead[1] + z * ahead[2]) / (Math.hypot(x, y, z) * Math.hypot(...ahead) || 1)
  return Math.max(0, Math.min(1, (cosine + 0.2) / 0.8))
}
