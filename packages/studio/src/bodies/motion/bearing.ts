import type { Body, Point } from '../body.ts'
import { poseBones } from '../pose-bones.ts'
import { applyTurn, subtract, turning } from '../vectors.ts'
import type { Gesture, Stance } from './actions.ts'
import { ease, type Moment } from './moment.ts'
import { type Arm, bonePlace, holdArm, type PersonDraft, SIDES } from './person-draft.ts'
import { reachTo } from './reach.ts'

/**
 * How somebody's bearing changes in the course of a shot, whatever is done over and over meanwhile: from one side to the
 * other (-1 to 1), over the work in the middle of it and upright at its end (0 to 1). Nobody's beginning, middle and end
 * look alike.
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
 * Seconds of what is done over and over: a little faster towards the end. An even beat that goes into the shot without a
 * rest would be at the same place at its beginning, its middle and its end.
 */
export const loopSeconds = ({ seconds, until = 4 }: Pick<Moment, 'seconds' | 'until'>): number =>
  seconds * (1 + (QUICKER * seconds) / Math.max(1, until))
const QUICKER = 0.09

/** Those whose legs are at rest: the body above them can do as it likes. */
const RESTING: ReadonlySet<Stance> = new Set(['stand', 'sway', 'sit', 'kneel', 'ride'])
/** Their hands are at something that does not go along when the chest turns. */
const AT_WORK: ReadonlySet<Gesture> = new Set([
  'give',
  'take',
  'pour',
  'write',
  'type',
  'work',
  'stir',
  'wipe',
  'fold',
  'knead',
  'knot',
  'knock',
  'press',
  'put',
  'sweep',
  'dig',
  'paint',
  'saw',
  'tend',
  'pet',
  'keys',
  'drum',
  'point',
  'hug',
  'clasp',
])
/** Hands of who has nothing to do with them: hanging, before the chest, on the hip. */
const [BEFORE, ON_HIP]: readonly [Arm, Arm] = [
  [0.55, 0.02, 1.55],
  [-0.25, 0.75, 1.5],
]

/** Changes a pose by how its bearer carries himself at this part of the shot. Hands stay at their work. */
export function carryBody(
  body: Body,
  draft: PersonDraft,
  { stance, gesture, moment }: { stance: Stance; gesture: Gesture | undefined; moment: Moment },
): void {
  if (!RESTING.has(stance) || moment.staysStill) return
  const bearing = bearingAt(moment)
  const { turn, bent, last, side } = bearing
  const isAtWork = gesture !== undefined && AT_WORK.has(gesture)
  const rides = stance === 'ride'
  const grips = isAtWork || rides ? handsOf(body, draft) : undefined
  const [chest, head] = [draft.turns['chest']!, draft.turns['head']!]
  const much = rides ? 0.4 : 1
  draft.turns['chest'] = [
    chest[0] + much * (0.16 * bent - 0.1 * last),
    chest[1] + much * 0.24 * turn,
    chest[2] + much * 0.06 * turn,
  ]
  // Who looks at somebody goes on doing so.
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
  // Whose hips are turned lies, or turns about.
  if (draft.turns['hips']) return undefined
  const posed = poseBones(body, draft)
  const [r, l] = SIDES.map(([mark]) => {
    const { bone, at } = body.sockets[`hand.${mark}`]!
    return posed.placeOf(bone, at)
  }) as [Point, Point]
  return { r, l }
}

/** Arms so that hands are where they were, whatever the chest does. */
function keepHands(body: Body, draft: PersonDraft, hands: Hands): void {
  const pivot = bonePlace(body, 'chest')
  const moved = draft.moves['hips'] ?? ([0, 0, 0] as const)
  const turn = turning(draft.turns['chest']!)
  // Of a turn the inverse is its rows for its columns.
  const back = [turn[0]!, turn[4]!, turn[8]!, 0, turn[1]!, turn[5]!, turn[9]!, 0, turn[2]!, turn[6]!, turn[10]!, 0]
  for (const [mark] of SIDES) {
    const from = applyTurn(back, subtract(subtract(hands[mark], moved), pivot))
    const { arm, forearm } = reachTo(body, mark, [pivot[0] + from[0], pivot[1] + from[1], pivot[2] + from[2]])
    draft.turns[`arm.${mark}`] = arm
    draft.turns[`forearm.${mark}`] = forearm
  }
}
