import type { Body, Point } from '../body.ts'
import { add, applyTurn, normalise, scale, subtract, turning } from '../vectors.ts'

export type ArmTurns = { arm: Point; forearm: Point }

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** The component of `a` perpendicular to `along`, of length 1. */
const aside = (a: Point, along: Point): Point => normalise(subtract(a, scale(along, dot(a, along))))

/** The greatest bend of an elbow, radians. */
const MAX_BEND = 2.55

/**
 * The rotations of an arm's bones that bring the hand to a point of the resting body, or as near as possible. Elbows
 * hang down and slightly out.
 */
export function reachTo(body: Body, mark: 'r' | 'l', to: Point): ArmTurns {
  const { shoulder, elbow, hand } = armAt(body, mark)
  const upper = subtract(elbow, shoulder)
  const lower = subtract(hand, elbow)
  const handAt = (bend: number): Point => add(upper, applyTurn(turning([-bend, 0, 0]), lower))
  const wanted = subtract(to, shoulder)
  const far = Math.hypot(...wanted)
  // The more it is bent, the nearer the hand: found by bisection.
  let [straight, bent] = [0, MAX_BEND]
  for (let round = 0; round < 24; round++) {
    const middle = (straight + bent) / 2
    if (Math.hypot(...handAt(middle)) > far) straight = middle
    else bent = middle
  }
  const bend = (straight + bent) / 2
  const from = normalise(handAt(bend))
  const elbowFrom = aside(upper, from)
  const along = normalise(wanted)
  const elbowTo = aside([mark === 'r' ? 0.6 : -0.6, -1, -0.3], along)
  const [a, b] = [
    [from, elbowFrom, cross(from, elbowFrom)],
    [along, elbowTo, cross(along, elbowTo)],
  ] as const
  const turn = (row: 0 | 1 | 2, column: 0 | 1 | 2): number =>
    b[0][row] * a[0][column] + b[1][row] * a[1][column] + b[2][row] * a[2][column]
  return {
    arm: [
      Math.asin(Math.min(1, Math.max(-1, -turn(1, 2)))),
      Math.atan2(turn(0, 2), turn(2, 2)),
      Math.atan2(turn(1, 0), turn(1, 1)),
    ],
    forearm: [-bend, 0, 0],
  }
}

/** An arm at rest. */
export function armAt(body: Body, mark: 'r' | 'l'): { shoulder: Point; elbow: Point; hand: Point; length: number } {
  const at = (name: string): Point => body.bones.find(bone => bone.name === name)!.at
  const [shoulder, elbow] = [at(`arm.${mark}`), at(`forearm.${mark}`)]
  const hand = body.sockets[`hand.${mark}`]!.at
  const length = Math.hypot(...subtract(elbow, shoulder)) + Math.hypot(...subtract(hand, elbow))
  return { shoulder, elbow, hand, length }
}
