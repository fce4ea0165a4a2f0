import type { PlateContext } from '../plate-context.ts'

/** A place as the studio paints it. */
export type PaintedPlace = {
  /** Where the horizon lies in the frame, 0 top … 1 bottom. */
  horizon: number
  /** The eye's height, metres over height 0 (water, or the floor). */
  eye: number
  /** Depths between which a subject stands well. */
  stands: readonly [near: number, far: number]
  /** Height of a flat floor to stand on, where the ground is not land. */
  floor?: number
  /** How high the room is, metres: no eye is above it. */
  ceiling?: number
  /** Of a room that can be seen from anywhere in it: its lowest and highest corner, metres. */
  bounds?: { low: readonly [number, number, number]; high: readonly [number, number, number] }
  /** What stands behind is close: subjects go hardly further back than the range says. */
  isTight?: true
  /** Light across the scene even when the sun is low; otherwise a low sun is in the picture. */
  lightFromSide: boolean
  paint(context: PlateContext): void
}
