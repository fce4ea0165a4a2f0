import type { Point } from '../body.ts'

/** A leg at rest, from its joint to the ground. */
export type Leg = { hip: Point; knee: Point; foot: Point }

/**
 * Rotations around x of the upper and the lower bone that bring the foot to a position, or as near as the leg reaches.
 */
export function bendLeg({ hip, knee, foot }: Leg, to: { y: number; z: number }, hipAt = { y: hip[1], z: hip[2] }) {
  const upper = Math.hypot(knee[1] - hip[1], knee[2] - hip[2])
  const lower = Math.hypot(foot[1] - knee[1], foot[2] - knee[2])
  const [dy, dz] = [to.y - hipAt.y, to.z - hipAt.z]
  const far = Math.min(upper + lower - 1e-4, Math.max(Math.abs(upper - lower) + 1e-4, Math.hypot(dy, dz)))
  // Angles from straight down; forwards is positive.
  const down = (y: number, z: number): number => Math.atan2(z, -y)
  const line = down(dy, dz)
  const between = (a: number, b: number, c: number): number =>
    Math.acos(Math.min(1, Math.max(-1, (a * a + b * b - c * c) / (2 * a * b))))
  const straight = down(foot[1] - hip[1], foot[2] - hip[2])
  const thigh0 = down(knee[1] - hip[1], knee[2] - hip[2])
  const shin0 = down(foot[1] - knee[1], foot[2] - knee[2])
  // A knee keeps the direction in which it bends at rest.
  const way = thigh0 >= straight ? 1 : -1
  const thigh = line + way * between(upper, far, lower)
  const kneeAt = { y: hipAt.y - Math.cos(thigh) * upper, z: hipAt.z + Math.sin(thigh) * upper }
  const reached = { y: hipAt.y - Math.cos(line) * far, z: hipAt.z + Math.sin(line) * far }
  const shin = down(reached.y - kneeAt.y, reached.z - kneeAt.z)
  return { upper: thigh0 - thigh, lower: shin0 - shin - (thigh0 - thigh), reached }
}

/**
 * Metres per cycle of steps. The legs are never slower than those of a walking person, and steps are not longer than
 * the legs reach.
 */
export function strideLength(speed: number, legLength: number, isRunning: boolean): number {
  const most = legLength * (isRunning ? 2.3 : 1.45)
  return Math.max(0.08 * legLength, Math.min(most, speed / (isRunning ? 1.38 : 0.85)))
}

/**
 * The position of a foot relative to rest, forwards and up, at a fraction of its cycle. On the ground it moves
 * backwards as fast as the body moves forwards, so that it stays in place in the world.
 */
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
