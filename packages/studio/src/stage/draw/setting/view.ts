import type { Surface } from '../../../scenery/surface.ts'

/** Where the camera stands: its eye over the ground, metres, and the horizon's place in the frame; a place's own if not said; how much wider than usual all is seen, for a camera that travels. */
export type View = {
  eye?: number
  horizon?: number
  widening?: number
  camera?: { x: number; z: number; yaw: number }
  zoom?: number
  /** Where the axis of the view lies across the frame, 0 left … 1 right. */
  centre?: number
  /** How far it looks down, and how far the picture is turned clockwise, radians. */
  pitch?: number
  roll?: number
  hand?: 1 | -1
  /** What a thing stands on, where that is said. */
  surface?: Surface
}
