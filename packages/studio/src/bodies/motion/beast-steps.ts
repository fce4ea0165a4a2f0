import { ofNumbers } from '../../formulas/math-calls.ts'
import { type Call, number, type Value } from '../../formulas/parse-formula.ts'
import type { Body } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import { scale, subtract } from '../vectors.ts'
import { loopSeconds } from './bearing.ts'
import { type BeastDraft, draftBeast, holdTrunk, type LegName, LEGS, putFeet, putFoot, sitDown } from './beast-draft.ts'
import { findMotion, type MotionFamily } from './find-motion.ts'
import { type Moment, wave } from './moment.ts'
import { boneCalls, motionScope } from './motion-scope.ts'

/** Neck and head: up (negative) or down, sideways, and tilted. */
function lookTo({ turns }: BeastDraft, down: number, aside = 0, incline = 0): void {
  turns['neck'] = [0.6 * down, 0.5 * aside, 0.3 * incline]
  turns['head'] = [0.4 * down, 0.5 * aside, 0.7 * incline]
}

function openMouth({ body, turns, moves }: BeastDraft, by: number): void {
  turns['jaw'] = [by, 0, 0]
  const [gullet, gape] = ['gullet', 'gape'].map(name => body.bones.find(bone => bone.name === name)?.at)
  if (gullet && gape) moves['gullet'] = scale(subtract(gape, gullet), Math.min(1, by / WIDE_OPEN))
}
/** Radians of the jaw at which the mouth is wide open. */
const WIDE_OPEN = 0.45

function wagTail({ turns }: BeastDraft, t: number, by: number, up = 0): void {
  turns['tail'] = [up, by * wave(t), 0]
  turns['tailend'] = [0, 0.8 * by * wave(t - 0.12), 0]
}

/** Legs while lying on the back: drawn up, and paddling. */
function paddle({ turns }: BeastDraft, t: number, by: number): void {
  for (const [index, name] of LEGS.entries()) {
    const isFront = name[0] === 'f'
    turns[`${name}1`] = [(isFront ? -0.5 : 0.35) + by * wave(t + index * 0.29), 0, (index % 2 ? -1 : 1) * 0.3]
    turns[`${name}2`] = [(isFront ? -0.9 : 0.9) + 0.5 * by * wave(t + index * 0.29 + 0.2), 0, 0]
  }
}

/** On all four feet, with the trunk lowered. */
export function standOn(draft: BeastDraft, drop: number): void {
  draft.moves['trunk'] = [0, -drop, 0]
  putFeet(draft)
}

const toLeg = (value: Value): LegName => {
  const leg = LEGS.find(name => name === value)
  if (!leg) throw new RangeError(`${String(value)} is none of ${LEGS.join(', ')}`)
  return leg
}

const beastCalls = (draft: BeastDraft): [string, Call][] => [
  ...boneCalls(draft),
  ['trunk', ofNumbers((pitch, up, ahead, roll) => holdTrunk(draft, pitch, up, ahead, roll))],
  ['feet', (...names) => putFeet(draft, names.length > 0 ? names.map(toLeg) : LEGS)],
  ['foot', (name, ahead, up = 0) => putFoot(draft, toLeg(name), number(ahead), number(up))],
  ['look', ofNumbers((down, aside, incline) => lookTo(draft, down, aside, incline))],
  ['jaw', ofNumbers(by => openMouth(draft, by))],
  ['tail', ofNumbers((t, by, up) => wagTail(draft, t, by, up))],
  ['paddle', ofNumbers((t, by) => paddle(draft, t, by))],
  ['sit', ofNumbers(tilt => sitDown(draft, tilt))],
  ['stand', ofNumbers(drop => standOn(draft, drop))],
  ['jointAt', name => draft.body.bones.find(bone => bone.name === name)!.at],
]

/** Runs the formulas of a motion on a four-legged animal. */
export function runOnBeast(
  draft: BeastDraft,
  family: Extract<MotionFamily, 'beasts' | 'beast-stances'>,
  does: string,
  values: Readonly<Record<string, Value>>,
): void {
  findMotion(family, does)?.run(motionScope({ does, spine: draft.spine, ...values }, beastCalls(draft)))
}

/** The fraction of the shot, 0 to 1, seconds that never repeat the same beat, and the visible side. */
export const beatAt = (moment: Moment) => ({
  part: (moment.until ?? 4) > 0 ? Math.min(1, Math.max(0, moment.seconds / (moment.until ?? 4))) : 0,
  t: loopSeconds(moment) + moment.phase,
  side: moment.near ?? (moment.phase < 0.5 ? 1 : -1),
  until: moment.until ?? 4,
  looks: moment.looks ?? [0, 0],
  hasLooks: moment.looks !== undefined,
})

/** The pose of a four-legged animal during a motion of its whole body, which begins and ends within its shot. */
export function poseBeastMotion(body: Body, does: string, moment: Moment): Pose {
  const draft = draftBeast(body)
  runOnBeast(draft, 'beasts', does, beatAt(moment))
  return { turns: draft.turns, moves: draft.moves }
}

/** The pose of a bird during one of its motions: a standing pose, changed. */
export function poseBirdMotion(pose: Pose, does: string, moment: Moment): Pose {
  const turns = { ...pose.turns }
  const calls: [string, Call][] = [
    ...boneCalls({ turns, moves: {} }),
    // 0 at the sides of the body, 1.35 level, more above.
    [
      'wings',
      ofNumbers(by => {
        turns['wing.r'] = [0, 0, by]
        turns['wing.l'] = [0, 0, -by]
      }),
    ],
    // The trunk bows, and the legs stay upright below it.
    [
      'bow',
      ofNumbers(by => {
        const [right, left] = [turns['leg.r'] ?? [0, 0, 0], turns['leg.l'] ?? [0, 0, 0]]
        turns['trunk'] = [by, 0, 0]
        turns['leg.r'] = [right[0] - by, right[1], right[2]]
        turns['leg.l'] = [left[0] - by, left[1], left[2]]
      }),
    ],
  ]
  findMotion('birds', does)?.run(motionScope(beatAt(moment), calls))
  return { turns, ...(pose.moves && { moves: pose.moves }) }
}
