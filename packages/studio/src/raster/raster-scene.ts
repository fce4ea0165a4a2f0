import type { Size } from '@kinora/media/frames/size'

/** x to the right, y up, z ahead, metres; or a colour as linear light. */
export type Vec3 = readonly [number, number, number]

/** What figures stand before and in: a picture with depth, seen from the eye at 0, 0, 0. */
export type RasterPlate = Size & {
  depth: Float32Array
  mask: Uint8Array
  /** The value of `mask` that is water. */
  waterKind: number
  focal: number
  centreX: number
  /** Row of the view's axis: the horizon's, where the view is level. */
  horizonY: number
  /** How far it looks down and is turned clockwise, radians; 0 if not said. */
  pitch?: number
  roll?: number
  /** Depth of what has a nearness of 1. */
  nearest: number
}

/** As a relief's camera (media/compositor/draw-relief.ts). */
export type RasterCamera = {
  x: number
  y: number
  zoom: number
  shiftX: number
  shiftY: number
  push: number
  pivot: number
}

/** Colours are what a white surface looks like on the screen, linear. */
export type RasterLight = {
  /** Towards the sun or the strongest lamp. */
  direction: Vec3
  key: Vec3
  sky: Vec3
  bounce: Vec3
  /** On the outlines of figures, of a light behind them. */
  rim?: Vec3
  haze: Vec3
  hazePerMetre: number
  /** How dark shadows are, and what lies close to the ground makes it, 0 to 1. */
  shadow: number
  contact: number
  /** The whole ground mirrors, as a wet street does, not its water alone. */
  mirrorsAll: boolean
}
