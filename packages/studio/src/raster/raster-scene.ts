import type { Size } from '@kinora/media/frames/size'

/** x right, y up, z ahead, metres; or a colour in linear light. */
export type Vec3 = readonly [number, number, number]

/** The background of figures: a picture with depth, seen from the eye at 0, 0, 0. */
export type RasterPlate = Size & {
  depth: Float32Array
  mask: Uint8Array
  /** The value of `mask` that is water. */
  waterKind: number
  focal: number
  centreX: number
  /** The row of the view axis: in a level view, the horizon. */
  horizonY: number
  /** Pitch (down) and roll (clockwise), radians; 0 by default. */
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

/** Colours are those of a white surface on the screen, linear. */
export type RasterLight = {
  /** The direction to the sun or the strongest lamp. */
  direction: Vec3
  key: Vec3
  sky: Vec3
  bounce: Vec3
  /** The rim light on figures, from a light behind them. */
  rim?: Vec3
  haze: Vec3
  hazePerMetre: number
  /** The darkness of shadows and of contact shadows, 0 to 1. */
  shadow: number
  contact: number
  /** The whole ground reflects, like a wet street, not only its water. */
  mirrorsAll: boolean
}
