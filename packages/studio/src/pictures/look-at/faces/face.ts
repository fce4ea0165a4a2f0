import type { Box } from '../../../planes/box.ts'

/** A point in pixels, and its depth: 0 in the middle of the head, negative towards the camera. */
export type Point = { x: number; y: number; z: number }

/** Radians: yaw, pitch and roll of a head. All 0 if it looks straight ahead. */
export type HeadPose = { yaw: number; pitch: number; roll: number }

/** A face in a picture. */
export type Face = {
  box: Box
  /** 0 to 1. */
  confidence: number
  /** The 468 points of MediaPipe's face mesh. */
  points: readonly Point[]
  pose: HeadPose
  /** Both eyes and the whole mouth are visible, about as in a portrait. */
  isFrontal: boolean
}

/** Some mesh points by name; left and right in the picture; the mouth is where the lips touch. */
export const POINT = {
  forehead: 10,
  chin: 152,
  noseBase: 2,
  leftEyeOuter: 33,
  rightEyeOuter: 263,
  leftMouth: 78,
  rightMouth: 308,
  upperLip: 13,
  lowerLip: 14,
} as const
