import type { PlateContext } from '../plate-context.ts'

/** A place that is painted for one camera. */
export type PaintedPlace = {
  /** The position of the horizon in the frame: 0 top, 1 bottom. */
  horizon: number
  /** The eye's height in metres above 0 (water or the floor). */
  eye: number
  /** The depths between which subjects stand. */
  subjectDepths: readonly [near: number, far: number]
  /** The height of a flat floor, if the ground is not land. */
  floor?: number
  /** The height of the room in metres: no eye is above it. */
  ceiling?: number
  /** The lowest and highest corner of a room that can be seen from anywhere inside, metres. */
  bounds?: { low: readonly [number, number, number]; high: readonly [number, number, number] }
  /** The background is near: subjects stand hardly further back than the range says. */
  isTight?: true
  /** Light comes across the scene even when the sun is low; otherwise a low sun is in the picture. */
  lightFromSide: boolean
  paint(context: PlateContext): void
}
