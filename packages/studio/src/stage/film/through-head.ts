import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import { joined, type Region } from './shot-region.ts'
import { aimed, focalOf, type View } from './view.ts'
import { turnBetween } from '../../bodies/vectors.ts'

/** A person's eyes and gaze, and the height of the posed body. */
export type Head = { at: Point; yaw: number; width: number }

/** The shoulder, and the distances behind and above the eyes: in widths of the face. */
export type Shoulder = { side: 1 | -1; back: number; aside: number; up: number }

export const SHOULDERS: readonly Shoulder[] = [
  { side: 1, back: 2, aside: 1.1, up: 0.35 },
  { side: -1, back: 2, aside: 1.1, up: 0.35 },
  { side: 1, back: 2.6, aside: 1.5, up: 0.7 },
  { side: -1, back: 2.6, aside: 1.5, up: 0.7 },
  { side: 1, back: 2.2, aside: 1.8, up: 0.2 },
  { side: -1, back: 2.2, aside: 1.8, up: 0.2 },
]

/** The maximum fraction of the frame's height that the target fills. */
const FILLS = 0.72

/** An over-the-shoulder view to the centre of the target; the near person stays at the edge of the frame. */
export function overShoulder(
  head: Head,
  regions: readonly Region[],
  frame: Size,
  shoulder: Shoulder,
  roll: number,
): View {
  const { middle, yaw } = aimOf(head, regions)
  const [x, z] = [Math.sin(yaw), Math.cos(yaw)]
  const { width, at } = head
  const [back, aside] = [shoulder.back * width, shoulder.side * shoulder.aside * width]
  const eye: Point = [at[0] - x * back + z * aside, at[1] + shoulder.up * width, at[2] - z * back - x * aside]
  const distance = Math.max(0.3, Math.hypot(middle[0] - eye[0], middle[2] - eye[2]))
  const tall = Math.max(0.1, joined(regions).high[1] - joined(regions).low[1])
  const zoom = Math.min(1.6, Math.max(0.7, (FILLS * frame.height * distance) / (tall * focalOf(frame))))
  // The target is on the opposite side of the frame.
  const turned = Math.atan2(middle[0] - eye[0], middle[2] - eye[2])
  const past = Math.atan2(at[0] - eye[0], at[2] - eye[2])
  const apart = turnBetween(turned, past)
  const half = Math.atan(frame.width / 2 / (focalOf(frame) * zoom))
  // Just far enough to bring the shoulder into the frame while the target stays in it.
  const lean = Math.sign(apart) * Math.min(0.5 * half, Math.max(0, Math.abs(apart) - 0.85 * half))
  return aimed({ eye, yaw: turned + lean, zoom, middle, distance: distance * Math.cos(lean), roll }, frame)
}

/** A point-of-view shot. */
export function throughEyes(head: Head, regions: readonly Region[], frame: Size, id: string, roll: number): View {
  const { middle, yaw } = aimOf(head, regions)
  const { at, width } = head
  const eye: Point = [at[0] + Math.sin(yaw) * 0.3 * width, at[1], at[2] + Math.cos(yaw) * 0.3 * width]
  const distance = Math.max(0.3, Math.hypot(middle[0] - eye[0], middle[2] - eye[2]))
  const { low, high } = joined(regions)
  const size = Math.max(0.05, high[1] - low[1], high[0] - low[0])
  // The target fills a part of the frame.
  const zoom = Math.min(2.2, Math.max(0.85, (0.55 * frame.height * distance) / (size * focalOf(frame))))
  return { ...aimed({ eye, yaw, zoom, middle, distance, roll }, frame), eyesOf: id }
}

function aimOf({ at, yaw: own }: Head, regions: readonly Region[]): { middle: Point; yaw: number } {
  const { low, high } = joined(regions)
  const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const [dx, dz] = [middle[0] - at[0], middle[2] - at[2]]
  return { middle, yaw: Math.hypot(dx, dz) > 0.05 ? Math.atan2(dx, dz) : own }
}
