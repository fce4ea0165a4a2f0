import type { RgbaPicture } from '@kinora/media/frames/size'
import { cropSquare } from '../look-at/faces/crop-square.ts'
import { type Face, POINT, type Point } from '../look-at/faces/face.ts'

/** The appearance of a face, independent of its size: its proportions, and its colours in a small square. */
export type FaceLook = { measures: readonly number[]; colours: Float32Array }

const SIDE = 16
const ROOM = 1.9
// Mesh points: brows, eyes, nose, cheeks, chin. Lips move, so they tell little.
const MEASURED = [10, 152, 234, 454, 33, 133, 362, 263, 168, 1, 2, 98, 327, 61, 291, 70, 300, 172, 397] as const
const COLOUR_WEIGHT = 0.5

export function readFaceLook(picture: RgbaPicture, { points }: Pick<Face, 'points'>): FaceLook {
  const at = (index: number): Point => points[index] ?? { x: 0, y: 0, z: 0 }
  const [left, right] = [at(POINT.leftEyeOuter), at(POINT.rightEyeOuter)]
  const turn = Math.atan2(right.y - left.y, right.x - left.x)
  const eyes = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y))
  const middle = at(168)
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)]
  const measures = MEASURED.flatMap(index => {
    const [x, y] = [at(index).x - middle.x, at(index).y - middle.y]
    return [(x * cos - y * sin) / eyes, (x * sin + y * cos) / eyes]
  })
  const square = { x: middle.x, y: at(1).y, side: eyes * ROOM, turn }
  const { rgba } = cropSquare(picture, square, SIDE)
  const colours = Float32Array.from(
    { length: SIDE * SIDE * 3 },
    (_, place) => rgba[Math.floor(place / 3) * 4 + (place % 3)]! / 255,
  )
  return { measures, colours }
}

/** The difference: 0 for the same picture, a few tenths between two people. */
export function lookDistance(one: FaceLook, other: FaceLook): number {
  const shape = Math.sqrt(
    one.measures.reduce((sum, value, at) => sum + (value - other.measures[at]!) ** 2, 0) / one.measures.length,
  )
  // Half of the difference in lighting is compensated.
  const [lightness, otherLightness] = [meanOf(one.colours), meanOf(other.colours)]
  const gain = (lightness / Math.max(0.01, otherLightness)) ** 0.5
  const colour = Math.sqrt(
    one.colours.reduce((sum, value, at) => sum + (value - gain * other.colours[at]!) ** 2, 0) / one.colours.length,
  )
  return shape + COLOUR_WEIGHT * colour
}

const meanOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The face most similar to a given one; otherwise the largest that looks at the camera, or the largest. */
export function chooseFace(
  picture: RgbaPicture,
  faces: readonly Face[],
  whose: FaceLook | undefined,
): Face | undefined {
  if (!whose) return faces.find(face => face.isFrontal) ?? faces[0]
  const rated = faces.map(face => ({ face, distance: lookDistance(whose, readFaceLook(picture, face)) }))
  return rated.toSorted((one, other) => one.distance - other.distance)[0]?.face
}
