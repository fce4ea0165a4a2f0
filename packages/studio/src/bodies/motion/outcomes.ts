import { HITS } from './courses.ts'
import type { EventScene, Turnout } from './event-scene.ts'
import { ease, falling, strikeTime, wave } from './moment.ts'

/**
 * Results of actions without a course of their own: several fall in a row, two part or join, something turns over or
 * leaves.
 */
export const OUTCOMES = [
  'fall-in-row',
  'capsize',
  'depart',
  'divide',
  'join',
  'snap',
  'scattered',
  'hit-hard',
  'skid',
  'align',
  'grow-up',
  'crumble',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The number in a row that fall within half a shot, and the angle at which each leans on the next. */
const [ROW, LEANS] = [8, 1.22]

export const OUTCOME_ACTS: Record<Outcome, (scene: EventScene) => Partial<Turnout>> = {
  // One after the other, each into the next.
  'fall-in-row': ({ seconds, until, nth = 0, wide, high }) => {
    const since = seconds - 0.16 * until - nth * (0.5 / ROW) * until
    const angle = LEANS * falling(since / 0.35)
    return { roll: angle, up: (wide / 2) * Math.sin(angle), aside: 0.12 * high * Math.sin(angle) }
  },
  // Over on its side and further, mast down.
  capsize: ({ seconds, until, high }) => {
    const over = ease((seconds - 0.24 * until) / (0.42 * until))
    const rocks = (1 - over) * 0.22 * wave(seconds / 1.5)
    return { roll: rocks + 2.3 * over, up: 0.16 * high * over }
  },
  // Slowly at first, then out of the frame.
  depart: ({ seconds, until, frame }) => {
    const part = Math.max(0, seconds / until - 0.14) / 0.86
    return { ahead: 1.15 * frame.wide * part ** 2 }
  },
  // One becomes two, each on its side.
  divide: ({ seconds, until, wide, nth = 0 }) => {
    const part = ease((seconds / until - 0.16) / 0.56)
    const squeezed = 4 * part * (1 - part)
    return { aside: (nth === 0 ? -0.58 : 0.58) * wide * part, size: [1 + 0.12 * squeezed, 1 - 0.12 * squeezed, 1] }
  },
  // Two that fit, from both sides into each other.
  join: ({ seconds, until, wide, frame, nth = 0 }) => {
    const apart = 1 - ease((seconds / until - 0.1) / 0.56)
    const side = nth === 0 ? -1 : 1
    return {
      aside: side * (0.29 * wide + 0.22 * frame.wide * apart),
      roll: 0.35 * side * apart,
      up: 0.1 * wide * apart,
    }
  },
  // Two halves that held together are torn from each other.
  snap: ({ seconds, until, wide, high, nth = 0 }) => {
    const side = nth === 0 ? -1 : 1
    const part = Math.max(0, seconds - strikeTime(until))
    const strained = part > 0 ? 0 : 0.02 * wide * wave(seconds * 6)
    const flies = 1 - Math.exp(-3.2 * part)
    return {
      aside: side * (0.47 * wide + 0.5 * wide * flies) + strained,
      up: 1.6 * high * Math.max(0, Math.sin(Math.min(1, part / 0.7) * Math.PI)),
      roll: -side * 0.5 * flies,
    }
  },
  // In pieces where it was hit.
  scattered: ({ seconds, until }) => {
    const since = seconds - HITS * until
    return since < 0 ? {} : { opacity: 0, since }
  },
  // Pieces fly off, and it stands.
  'hit-hard': ({ seconds, until }) => {
    const since = seconds - 0.62 * until
    return since < 0 ? {} : { since, roll: 0.03 * Math.exp(-4 * since) * wave(3 * since) }
  },
  // Its tail swings out and comes round.
  skid: ({ seconds, until, frame }) => {
    const part = Math.min(1, seconds / (0.94 * until))
    const swings = Math.sin(Math.PI * Math.min(1, part * 1.15))
    return {
      ahead: 0.84 * frame.wide * (part - 0.5),
      away: 0.24 * frame.wide * (0.5 - part),
      yaw: 0.75 * swings,
      roll: -0.06 * swings,
    }
  },
  // From anywhere into one line.
  align: ({ seconds, until, frame, nth = 0 }) => {
    const off = 1 - ease((seconds / until - 0.08) / 0.66)
    return {
      up: 0.3 * frame.high * off * Math.sin(nth * 2.4 + 0.9),
      aside: 0.16 * frame.wide * off * Math.cos(nth * 3.1),
    }
  },
  // Shakes, then comes down into its own heap.
  crumble: ({ seconds, until, wide, frame }) => {
    const since = seconds - 0.28 * until
    const down = falling(since / (0.36 * until))
    const shakes = down < 1 ? 0.012 * Math.min(wide, frame.wide) * wave(9 * seconds) : 0
    return {
      size: [1 + 0.16 * down, 1 - 0.84 * down, 1 + 0.16 * down],
      aside: shakes,
      roll: 0.05 * down * wave(2 * seconds) * (1 - down),
      ...(since > 0 && { since }),
    }
  },
  'grow-up': ({ seconds, until }) => ({ size: [1, 0.06 + 0.94 * ease((seconds / until - 0.08) / 0.66), 1] }),
}
