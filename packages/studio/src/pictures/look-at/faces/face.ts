import type { Box } from '../../../planes/box.ts'

/** A place in a picture, in its pixels, and how near: 0 in the middle of the head, negative towards the camera. */
export type Point = { x: number; y: number; z: number }

/** Radians: how far a head is turned to the side, raised or lowered, and tilted. All 0 when it looks straight. */
export type HeadPose = { yaw: number; pitch: number; roll: number }

/** A face in a picture. */
export type Face = {
  box: Box
  /** 0 to 1. */
  confidence: number
  /** The 468 points of MediaPipe's face mesh. */
  points: readonly Point[]
  pose: HeadPose
  /** Both eyes and all of the mouth are seen, about as in a portrait. */
  isFrontal: boolean
}

/** Some of the mesh's points by name; left and right as seen in the picture, a mouth's being where the lips touch. */
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
