import { type HeadPose, POINT, type Point } from './face.ts'

/** Estimates the head pose from the line through the eyes and the line from forehead to chin. */
export function estimateHeadPose(points: readonly Point[]): HeadPose {
  const across = between(points, POINT.leftEyeOuter, POINT.rightEyeOuter)
  const down = between(points, POINT.forehead, POINT.chin)
  // The normal of the face, towards the camera if frontal.
  const ahead = {
    x: across.y * down.z - across.z * down.y,
    y: across.z * down.x - across.x * down.z,
    z: across.x * down.y - across.y * down.x,
  }
  return {
    yaw: Math.atan2(ahead.x, ahead.z),
    pitch: Math.atan2(ahead.y, Math.hypot(ahead.x, ahead.z)),
    roll: Math.atan2(across.y, across.x),
  }
}

function between(points: readonly Point[], from: number, to: number): Point {
  const [a, b] = [points[from], points[to]]
  if (!a || !b) throw new Error('a face without all of its points')
  return { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z }
}

// Beyond this the far corner of the mouth is hidden or foreshortened too much.
const MAX_YAW = 0.45
const MAX_PITCH = 0.7
// A head on its side belongs to a lying person, whose mouth is not moved.
const MAX_ROLL = 0.8

export const isFrontal = ({ yaw, pitch, roll }: HeadPose): boolean =>
  Math.abs(yaw) < MAX_YAW && Math.abs(pitch) < MAX_PITCH && Math.abs(roll) < MAX_ROLL
