import type { Point } from '../body.ts'

/** A leg at rest, from the joint it hangs on to where it touches the ground. */
export type Leg = { hip: Point; knee: Point; foot: Point }

/** Turns around x of the upper and the lower bone so that the foot is at a place; as near as the leg reaches. */
export function bendLeg({ hip, knee, foot }: Leg, to: { y: number; z: number }, hipAt = { y: hip[1], z: hip[2] }) {
  const upper = Math.hypot(knee[1] - hip[1], knee[2] - hip[2])
  const lower = Math.hypot(foot[1] - knee[1], foot[2] - knee[2])
  const [dy, dz] = [to.y - hipAt.y, to.z - hipAt.z]
  const far = Math.min(upper + lower - 1e-4, Math.max(Math.abs(upper - lower) + 1e-4, Math.hypot(dy, dz)))
  // Angles from straight down, ahead being positive.
  const down = (y: number, z: number): number => Math.atan2(z, -y)
  const line = down(dy, dz)
  const between = (a: number, b: number, c: number): number =>
    Math.acos(Math.min(1, Math.max(-1, (a * a + b * b - c * c) / (2 * a * b))))
  const straight = down(foot[1] - hip[1], foot[2] - hip[2])
  const thigh0 = down(knee[1] - hip[1], knee[2] - hip[2])
  const shin0 = down(foot[1] - knee[1], foot[2] - knee[2])
  // A knee goes on bending the way it is bent at rest.
  const way = thigh0 >= straight ? 1 : -1
  const thigh = line + way * between(upper, far, lower)
  const kneeAt = { y: hipAt.y - Math.cos(thigh) * upper, z: hipAt.z + Math.sin(thigh) * upper }
  const reached = { y: hipAt.y - Math.cos(line) * far, z: hipAt.z + Math.sin(line) * far }
  const shin = down(reached.y - kneeAt.y, reached.z - kneeAt.z)
  return { upper: thigh0 - thigh, lower: shin0 - shin - (thigh0 - thigh), reached }
}

/** Metres of a whole round of steps, so that legs never go slower than people walk, nor further than they reach. */
export function strideLength(speed: number, legLength: number, isRunning: boolean): number {
  const most = legLength * (isRunning ? 2.3 : 1.45)
  return Math.max(0.08 * legLength, Math.min(most, speed / (isRunning ? 1.38 : 0.85)))
}

/** Where a foot is from its place at rest, ahead and up, at a part of its round: on the ground it goes back as fast as
 * the body goes ahead, so that in the world it stays where it is. */
export function footStep(
  part: number,
  stride: number,
  onGround: number,
  lift: number,
): { z: number; y: number; isDown: boolean } {
  const at = part - Math.floor(part)
  const reach = stride * onGround
  if (at < onGround) return { z: reach / 2 - stride * at, y: 0, isDown: true }
  const swing = (at - onGround) / (1 - onGround)
  const smooth = swing * swing * (3 - 2 * swing)
  return { z: -reach / 2 + reach * smooth, y: lift * Math.sin(Math.PI * swing), isDown: false }
}
