import type { Body, Point } from '../body.ts'
import { poseBones } from '../pose-bones.ts'
import { applyTurn, subtract, turning } from '../vectors.ts'
import type { Gesture, Stance } from './actions.ts'
import { findMotion } from './find-motion.ts'
import { ease, type Moment } from './moment.ts'
import { type Arm, bonePlace, holdArm, type PersonDraft, SIDES } from './person-draft.ts'
import { reachTo } from './reach.ts'

/**
 * The slow change of a person's posture during a shot, on top of repeated motions: from one side to the other (-1 to
 * 1), bent over the work in the middle, upright at the end (0 to 1). The beginning, middle and end of a shot look
 * different.
 */
export type Bearing = { turn: number; bent: number; last: number; side: 1 | -1 }

export function bearingAt({ seconds, until = 4, phase }: Pick<Moment, 'seconds' | 'until' | 'phase'>): Bearing {
  const part = until > 0 ? Math.min(1, Math.max(0, seconds / until)) : 0
  const side = phase < 0.5 ? 1 : -1
  return {
    turn: side * (2 * ease(part) - 1),
    bent: ease(2 * part) * (1 - ease(2 * part - 1)),
    last: ease((part - 0.55) / 0.3),
    side,
  }
}

/**
 * Seconds of a repeated motion, slightly accelerating. An even beat that divides the shot exactly would show the same
 * pose at its beginning, middle and end.
 */
export const loopSeconds = ({ seconds, until = 4 }: Pick<Moment, 'seconds' | 'until'>): number =>
  seconds * (1 + (QUICKER * seconds) / Math.max(1, until))
const QUICKER = 0.09

/** Stances with resting legs: the body above them is free to move. */
const RESTING: ReadonlySet<Stance> = new Set(['stand', 'sway', 'sit', 'kneel', 'ride'])
/** Idle hands: hanging, in front of the chest, on the hip. */
const [BEFORE, ON_HIP]: readonly [Arm, Arm] = [
  [0.55, 0.02, 1.55],
  [-0.25, 0.75, 1.5],
]

/** Adds the posture at this fraction of the shot to a pose. Hands stay at their work. */
export function carryBody(
  body: Body,
  draft: PersonDraft,
  { stance, gesture, moment }: { stance: Stance; gesture: Gesture | undefined; moment: Moment },
): void {
  if (!RESTING.has(stance) || moment.staysStill) return
  const bearing = bearingAt(moment)
  const { turn, bent, last, side } = bearing
  const isAtWork = gesture !== undefined && findMotion('gestures', gesture)?.atWork === true
  const rides = stance === 'ride'
  const grips = isAtWork || rides ? handsOf(body, draft) : undefined
  const [chest, head] = [draft.turns['chest']!, draft.turns['head']!]
  const much = rides ? 0.4 : 1
  draft.turns['chest'] = [
    chest[0] + much * (0.16 * bent - 0.1 * last),
    chest[1] + much * 0.24 * turn,
    chest[2] + much * 0.06 * turn,
  ]
  // A gaze at somebody is kept.
  const free = moment.looks ? 0.35 : 1
  draft.turns['head'] = [
    head[0] - much * free * (0.24 * last - 0.06 * bent),
    head[1] + free * (0.34 * turn - (moment.looks ? 0.24 * turn : 0)),
    head[2] + much * 0.05 * turn,
  ]
  if (grips) return keepHands(body, draft, grips)
  if (gesture !== undefined || moment.hands || (stance !== 'stand' && stance !== 'sway')) return
  for (const [mark, arm] of SIDES) {
    const [to, share] = arm === side ? [BEFORE, bent] : [ON_HIP, last]
    const rest: Arm = [0.04, 0.1, 0.18]
    holdArm(draft, mark, rest.map((value, at) => value + (to[at]! - value) * share) as unknown as Arm)
  }
}

type Hands = Readonly<Record<'r' | 'l', Point>>

function handsOf(body: Body, draft: PersonDraft): Hands | undefined {
  // Rotated hips mean lying or turning round.
  if (draft.turns['hips']) return undefined
  const posed = poseBones(body, draft)
  const [r, l] = SIDES.map(([mark]) => {
    const { bone, at } = body.sockets[`hand.${mark}`]!
    return posed.placeOf(bone, at)
  }) as [Point, Point]
  return { r, l }
}

/** Arm rotations that keep the hands in place when the chest moves. */
function keepHands(body: Body, draft: PersonDraft, hands: Hands): void {
  const pivot = bonePlace(body, 'chest')
  const moved = draft.moves['hips'] ?? ([0, 0, 0] as const)
  const turn = turning(draft.turns['chest']!)
  // The inverse of a rotation is its transpose.
  const back = [turn[0]!, turn[4]!, turn[8]!, 0, turn[1]!, turn[5]!, turn[9]!, 0, turn[2]!, turn[6]!, turn[10]!, 0]
  for (const [mark] of SIDES) {
    const from = applyTurn(back, subtract(subtract(hands[mark], moved), pivot))
    const { arm, forearm } = reachTo(body, mark, [pivot[0] + from[0], pivot[1] + from[1], pivot[2] + from[2]])
    draft.turns[`arm.${mark}`] = arm
    draft.turns[`forearm.${mark}`] = forearm
  }
}
