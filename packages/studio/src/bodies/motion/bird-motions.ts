import type { Point } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import type { AnimalMotion } from './animal-motions.ts'
import { loopSeconds } from './bearing.ts'
import { ease, type Moment, wave } from './moment.ts'

type Turns = Record<string, Point>
/** The time in the shot, and the visible side. */
type Beat = { part: number; t: number; side: 1 | -1 }

/** Wing angles: 0 at the sides of the body, 1.35 level, more above. */
const wings = (turns: Turns, by: number): void => {
  turns['wing.r'] = [0, 0, by]
  turns['wing.l'] = [0, 0, -by]
}

/** The trunk bows, and the legs stay upright below it. */
const bowDown = (turns: Turns, by: number): void => {
  const [right, left] = [turns['leg.r'] ?? [0, 0, 0], turns['leg.l'] ?? [0, 0, 0]]
  turns['trunk'] = [by, 0, 0]
  turns['leg.r'] = [right[0] - by, right[1], right[2]]
  turns['leg.l'] = [left[0] - by, left[1], left[2]]
}

const ANIMAL_MOTIONS: Partial<Record<AnimalMotion, (turns: Turns, beat: Beat) => void>> = {
  // Folded at first, then wide open, with a slow beat.
  'spread-wings'(turns, { part, t, side }) {
    const open = ease((part - 0.08) / 0.34)
    wings(turns, open * (1.4 + 0.5 * ease((part - 0.5) / 0.3) + 0.3 * wave(t * 0.55)))
    turns['neck'] = [-0.25 * open, 0, 0]
    turns['head'] = [-0.15 * open, side * (0.6 - 0.5 * ease(part)), 0]
  },
  peck(turns, { part, t, side }) {
    const down = Math.max(0, wave(t * 0.85)) ** 0.7
    bowDown(turns, 0.4 + 0.6 * down)
    turns['neck'] = [0.25 + down, side * 0.3 * (1 - 2 * ease(part)), 0]
    turns['head'] = [0.2 + 0.15 * wave(t * 2.6), 0, 0]
  },
  // Its beak is in the feathers of one side, then of the other.
  groom(turns, { part, t, side }) {
    const to = part < 0.5 ? side : -side
    const deep = Math.min(1, 6 * Math.abs(part - 0.5))
    turns['neck'] = [0.3, to * deep, 0]
    turns['head'] = [0.5 + 0.2 * wave(t * 1.6), to * 1.15 * deep, 0]
    turns[to > 0 ? 'wing.r' : 'wing.l'] = [0, 0, to * 0.45 * deep]
  },
  'shake-off'(turns, { t }) {
    turns['trunk'] = [0, 0, 0.28 * wave(t * 3.1)]
    turns['head'] = [0, 0, -0.5 * wave(t * 3.1 - 0.2)]
    wings(turns, 0.45 + 0.4 * wave(t * 3.7))
  },
  // Its head up, and each call comes from the whole body.
  howl(turns, { part, t, side }) {
    const calls = Math.max(0, wave(t * 0.8))
    turns['neck'] = [-0.35 * calls, side * 0.3 * (1 - 2 * ease(part)), 0]
    turns['head'] = [-0.5 * calls, 0, 0]
    turns['jaw'] = [0.6 * calls, 0, 0]
    wings(turns, 0.3 * calls)
  },
  // Steps with open wings, its head up and down.
  frolic(turns, { part, t, side }) {
    wings(turns, 0.5 + 0.9 * ease(part / 0.4) + 0.35 * wave(t * 1.1))
    turns['neck'] = [0.45 * wave(t * 0.6 + 0.3), 0, 0]
    turns['trunk'] = [0, side * (0.4 - 0.8 * ease(part)), 0.1 * wave(t * 0.6)]
  },
  nuzzle(turns, { t, side }) {
    turns['neck'] = [0.3 + 0.35 * wave(t * 0.6), side * 0.3 * wave(t * 0.4), 0]
    turns['head'] = [0.2, 0, 0.4 * wave(t * 0.6)]
  },
  // Chest against chest: it leans in and is pushed back, with its wings out.
  headbutt(turns, { t, side }) {
    const shove = wave(t * 0.7 + (side > 0 ? 0 : 0.5))
    bowDown(turns, 0.1 + 0.3 * shove)
    turns['neck'] = [-0.15 * shove, 0, 0]
    turns['head'] = [-0.1, 0, 0.12 * wave(t * 1.4)]
    wings(turns, 0.65 + 0.45 * Math.max(0, shove) + 0.15 * wave(t * 2.2))
  },
  // Flat on the belly, wings at its sides, legs behind.
  'belly-slide'(turns, { part, t }) {
    turns['trunk'] = [1.45, 0.2 - 0.4 * ease(part), 0.06 * wave(t * 0.8)]
    turns['neck'] = [-0.55, 0, 0]
    turns['head'] = [-0.75, 0.2 * wave(t * 0.5), 0]
    turns['leg.r'] = turns['leg.l'] = [0.35, 0, 0]
    turns['shank.r'] = turns['shank.l'] = [0.9 + 0.2 * wave(t * 1.3), 0, 0]
    wings(turns, 0.25 + 0.15 * wave(t * 1.1))
  },
  // An owl looks at what is behind it without moving anything else.
  'turn-head'(turns, { part, side }) {
    const from = ease((part - 0.08) / 0.3)
    const over = ease((part - 0.5) / 0.32)
    turns['head'] = [0, side * (1.1 * from - 3 * over), 0]
  },
  // The beak up and wide open, on and on.
  gape(turns, { part, t, side }) {
    const open = 0.45 + 0.55 * Math.max(0, wave(t * 0.9))
    turns['trunk'] = [-0.12 * open, side * (0.3 - 0.6 * ease(part)), 0]
    turns['neck'] = [-0.15 * open, 0.3 * side * wave(t * 0.5), 0]
    turns['head'] = [-0.1 - 0.15 * open, 0, 0.15 * wave(t * 0.7)]
    turns['jaw'] = [1.15 * open, 0, 0]
    wings(turns, 0.25 * Math.max(0, wave(t * 1.7)))
  },
  // From a train behind it to a wheel.
  'fan-tail'(turns, { part, t, side }) {
    const open = ease((part - 0.08) / 0.42)
    turns['tail'] = [-1.45 * (1 - open) + 0.04 * wave(t * 2.4) * open, 0, 0]
    turns['neck'] = [-0.15 * open, 0, 0]
    // Turned so that all of it is seen.
    turns['trunk'] = [0, side * (0.35 - 0.7 * ease((part - 0.4) / 0.5)), 0]
  },
  'tilt-head'(turns, { part, side }) {
    turns['head'] = [0, side * 0.3, side * 0.8 * (1 - 2 * ease((part - 0.3) / 0.4))]
  },
}

/** The pose of a bird during one of these motions: a standing pose, changed. */
export function poseBirdMotion(pose: Pose, animalMotion: AnimalMotion, moment: Moment): Pose {
  const { seconds, until = 4, phase } = moment
  const turns: Turns = { ...pose.turns }
  ANIMAL_MOTIONS[animalMotion]?.(turns, {
    part: until > 0 ? Math.min(1, Math.max(0, seconds / until)) : 0,
    t: loopSeconds(moment) + phase,
    side: moment.near ?? (phase < 0.5 ? 1 : -1),
  })
  return { turns, ...(pose.moves && { moves: pose.moves }) }
}
