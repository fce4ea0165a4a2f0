import { clampValue } from '../../planes/plane.ts'
import type { Stance } from './actions.ts'
import type { EventScene, Turnout, Way } from './event-scene.ts'
import { ease, falling, strikeTime } from './moment.ts'

/**
 * Courses that end at, in or on a target. Their positions are relative to the target's base, so that a ball ends in the
 * hoop and a runner behind the line at any size.
 */
export const COURSES = [
  'go-through',
  'go-into',
  'stick-in',
  'caught-in',
  'land-on',
  'fall-off',
  'smash-off',
  'hop-down',
  'run-past',
  'come-to',
  'climb-up',
  'climb-side',
  'dive-off',
  'leap-down',
  'splash-in',
  'slip-on',
  'save-at',
  'drop-from',
  'leap-across',
  'roll-into',
  'hoisted',
  'tumble-off',
  'thrown-off',
  'tumble-down',
] as const
export type Course = (typeof COURSES)[number]

/** Relative to half the length of the climbed thing: the distance from its edge at which the top is reached. */
const OUT_OF_LEAVES = 0.9

const between = (a: Way, b: Way, share: number): Way => ({
  aside: a.aside + (b.aside - a.aside) * share,
  up: a.up + (b.up - a.up) * share,
  away: a.away + (b.away - a.away) * share,
})
const arc = (share: number): number => 4 * share * (1 - share)

/** The fraction of a shot after which a thrown or a rolled thing has arrived. */
const ARRIVES = 0.66
export const HITS = 0.52

/** From a hand, a foot or the frame's edge through the air to a mark: the fraction of the course, and the position. */
function flight(scene: EventScene, end: Way, bow: number): { part: number; at: Way; lands: number } {
  const { seconds, until, frame, high, from } = scene
  const starts = from ? strikeTime(until) : 0.1 * until
  const lands = ARRIVES * until
  const part = clampValue((seconds - starts) / (lands - starts))
  const start = from ?? { aside: -0.62 * frame.wide, up: 0.5 * high, away: end.away }
  const at = between(start, end, part)
  return { part, lands, at: { ...at, up: at.up + arc(part) * bow } }
}

const markOf = ({ to }: EventScene, share: number): Way =>
  to?.mark ?? { aside: 0, up: share * (to?.high ?? 1), away: 0 }

export const COURSE_ACTS: Record<Course, (scene: EventScene) => Partial<Turnout>> = {
  // Into the ring from above, out of it below, and on the ground.
  'go-through': scene => {
    const { seconds, high } = scene
    const mark = markOf(scene, 0.9)
    const { part, at, lands } = flight(scene, { ...mark, up: mark.up }, 0.34 * mark.up)
    const since = seconds - lands
    if (since <= 0) return { ...at, up: at.up - 0.5 * high, tilt: 6 * part, aboutMiddle: true }
    const floor = falling(since / 0.75)
    const hop = since > 0.75 ? 0.16 * mark.up * Math.abs(Math.sin((since - 0.75) * 3.4)) * Math.exp(-1.4 * since) : 0
    return { ...mark, up: Math.max(0, (mark.up - 0.5 * high) * (1 - floor)) + hop, tilt: 6, aboutMiddle: true }
  },
  // Over the rim and down inside.
  'go-into': scene => {
    const { seconds, high } = scene
    const mark = markOf(scene, 1)
    const { part, at, lands } = flight(scene, mark, Math.max(0.3 * mark.up, 0.8 * high))
    const down = falling((seconds - lands) / 0.3)
    return {
      ...at,
      up: at.up - high * down,
      tilt: 4 * part,
      aboutMiddle: true,
      opacity: down >= 1 ? 0 : 1,
    }
  },
  // Straight to the mark, where it stays.
  'stick-in': scene => {
    const mark = markOf(scene, 0.6)
    const { part, at } = flight(scene, mark, 0.05 * mark.up)
    return { ...at, tilt: part > 0 && part < 1 ? -0.1 + 0.2 * part : 0.04 }
  },
  // On the wind into a crown or against a wire, where it hangs and shakes.
  'caught-in': scene => {
    const { seconds, until, frame, to, high } = scene
    const [tall, half] = [to?.high ?? 2, to?.half ?? 1]
    const end: Way = { aside: -0.3 * half, up: Math.max(0, 0.72 * tall - 0.4 * high), away: -0.75 * half }
    const start: Way = { aside: -0.44 * frame.wide, up: 0.5 * frame.high, away: end.away }
    const part = ease(seconds / (0.6 * until))
    const at = between(start, end, part)
    const shakes = part >= 1 ? 0.08 * Math.sin(7 * seconds) : 0.16 * Math.sin(2.6 * seconds)
    return { ...at, up: at.up + 0.1 * frame.high * arc(part), roll: 0.75 * ease(2 * part - 1) + shakes }
  },
  // Down through the air onto it.
  'land-on': scene => {
    const { seconds, until, frame, to } = scene
    const end: Way = { aside: 0, up: to?.high ?? 0, away: 0 }
    const start: Way = { aside: -0.56 * frame.wide, up: Math.max(0.5 * frame.high, end.up + 0.2 * frame.high), away: 0 }
    const part = 1 - (1 - clampValue(seconds / (0.72 * until))) ** 1.6
    const lands = ease((part - 0.8) / 0.2)
    return {
      ...between(start, end, part),
      tilt: part < 1 ? 0.14 * (1 - lands) : 0,
      stance: part < 1 ? 'fly' : 'stand',
    }
  },
  'fall-off': scene => overTheEdge(scene),
  'smash-off': scene => {
    const put = overTheEdge(scene)
    const since = scene.seconds - DOWN * scene.until
    return since < 0 ? put : { ...put, opacity: 0, since }
  },
  // From step to step, and on some way from the last one.
  'hop-down': ({ seconds, until, to, high, frame }) => {
    const half = to?.half ?? 0.26 * frame.wide
    const part = clampValue(seconds / (0.9 * until))
    const aside = half * (-0.86 + 2.6 * part)
    const ground = (to?.high ?? 1) * clampValue(0.5 - aside / (2 * half))
    const hops = Math.abs(Math.sin(part * HOPS * Math.PI)) * (aside < half ? 1 : 0.4)
    return {
      aside,
      up: ground + hops * Math.max(0.7 * high, 0.12 * (to?.high ?? 1)),
      tilt: 9 * part,
      aboutMiddle: true,
    }
  },
  // Up on a ladder, or upright on a chair or a wall; then beside it, on the ground.
  'tumble-off': scene => {
    const [tall, high] = [scene.to?.high ?? 1, scene.high]
    const isClimbed = tall > CLIMBED * high
    const up = isClimbed ? Math.max(0.2 * tall, 0.94 * tall - high) : tall
    return fallFrom(scene, { aside: 0, up, away: isClimbed ? -0.12 * high : 0 }, isClimbed ? 'climb' : 'stand')
  },
  // In the saddle first, then over its front.
  'thrown-off': scene => {
    const tall = scene.to?.high ?? 1
    return fallFrom(scene, { aside: 0, up: Math.max(0, 0.86 * tall - 0.47 * scene.high), away: 0 }, 'ride')
  },
  // Head over heels from step to step, and flat on the ground before the last.
  'tumble-down': ({ seconds, until, to, high, frame }) => {
    const half = to?.half ?? 0.26 * frame.wide
    const part = clampValue((seconds / until - 0.12) / 0.6)
    const aside = half * (-0.8 + 2.2 * part)
    const ground = (to?.high ?? 1) * clampValue(0.5 - aside / (2 * half))
    const lies = clampValue((part - 0.8) / 0.2)
    const hops = part < 0.8 ? Math.abs(Math.sin(part * 4 * Math.PI)) * 0.14 * high : 0
    return {
      aside,
      // In front of the stairs, which then hide nobody.
      away: -0.12 * high,
      up: ground + hops + 0.09 * high * ease(part * 3),
      tilt: part < 0.8 ? (2 * Math.PI * part) / 0.8 : 1.42 * ease(lies),
      stance: part > 0 ? 'fall' : 'stand',
      ...(part > 0 && part < 0.8 && { aboutMiddle: true }),
    }
  },
  // Through it, and arms up on the other side.
  'run-past': ({ seconds, until, frame, high, long, nth = 0 }) => {
    const end = 0.74 * until
    const from = -0.46 * frame.wide
    const gone = clampValue(seconds / end)
    const stop = Math.max(1.35 * high, 0.6 * long)
    // The others are beside and behind the first one.
    return {
      aside: from + (stop - from) * gone - 0.5 * high * nth,
      away: (nth % 2 ? 0.5 : -0.35) * high * Math.min(1, nth),
      stance: seconds < end ? 'run' : 'cheer',
    }
  },
  'come-to': ({ seconds, until, frame, to, long }) => {
    const end = 0.66 * until
    const [from, stop] = [-0.56 * frame.wide, -(to?.half ?? 0.5) - 0.55 * long]
    const gone = clampValue(seconds / end)
    return { aside: from + (stop - from) * gone, stance: gone < 1 ? 'run' : 'stand' }
  },
  // Hand over hand up its side, then upright on top.
  'climb-up': ({ seconds, until, to, high }) => {
    const [tall, half] = [to?.high ?? 2 * high, to?.half ?? 0.5]
    const up = clampValue((seconds - 0.04 * until) / (0.6 * until))
    const steps = ease((seconds - 0.64 * until) / (0.14 * until))
    const edge = -half - 0.1 * high
    return {
      aside: edge * (1 - steps),
      up: (tall - 0.42 * high) * up + 0.42 * high * steps,
      stance: steps < 0.5 ? 'climb' : steps < 1 ? 'kneel' : 'cheer',
    }
  },
  // The same without standing on top: up a ladder, a trunk or a pole. Out of the leaves at the end, so that the climber
  // is visible.
  'climb-side': ({ seconds, until, to, high }) => {
    const done = clampValue((seconds - 0.04 * until) / (0.8 * until))
    return {
      aside: -0.1 * high - 0.12 * (to?.half ?? 0),
      up: Math.max(0, 0.86 * (to?.high ?? 2 * high) - high) * done,
      away: -0.12 * high - OUT_OF_LEAVES * (to?.half ?? 0) * done,
      stance: 'climb',
    }
  },
  // From the end of a board, head first, and below.
  'dive-off': scene => {
    const { seconds, until, high } = scene
    const mark = markOf(scene, 1)
    const [leaves, enters] = [0.24 * until, 0.56 * until]
    if (seconds < leaves) return { ...mark, stance: 'stand' }
    const air = clampValue((seconds - leaves) / (enters - leaves))
    const since = seconds - enters
    const aside = mark.aside + 1.25 * high * air
    if (since < 0)
      return {
        ...mark,
        aside,
        up: mark.up * (1 - air ** 2) + 0.55 * high * arc(air),
        away: mark.away + (0.3 * high - mark.away) * air,
        tilt: -0.5 + 3 * air,
        stance: 'swim',
      }
    const below = 1 - ease((since - 0.9) / 0.5)
    return {
      ...mark,
      aside: aside + 0.3 * high * ease((since - 0.9) / 1.2),
      // A swimmer is in the water, not on it.
      up: -1.3 * high * below - 0.16 * high * (1 - below),
      away: 0.3 * high,
      tilt: 0.8 * below,
      opacity: since > 0.12 && below >= 1 ? 0 : 1,
      stance: 'swim',
      since,
    }
  },
  // From above the first step in one leap to the ground before the last.
  'leap-down': ({ seconds, until, to, high }) => {
    const [tall, half] = [to?.high ?? 1, to?.half ?? 1]
    const air = clampValue((seconds / until - 0.26) / 0.36)
    const runs = Math.min(0, seconds / until - 0.26)
    const rolls = Math.max(0, seconds / until - 0.62)
    return {
      aside: half * (-0.86 + 2.1 * air) + 2.4 * half * (0.4 * runs + 0.7 * rolls),
      up: tall * (1 - ease(air)) + 0.55 * high * arc(air),
      tilt: air > 0 && air < 1 ? -0.25 + 0.5 * air : 0,
      stance: air > 0 && air < 1 ? 'jump' : 'skate',
    }
  },
  // Some steps, a hop, and with both feet into it.
  'splash-in': ({ seconds, until, high, frame }) => {
    const lands = 0.5 * until
    const air = clampValue((seconds / until - 0.32) / 0.18)
    const start = -0.3 * frame.wide
    const runs = clampValue(seconds / (0.32 * until))
    const since = seconds - lands
    return {
      aside: start + (-0.75 * high - start) * runs + 0.75 * high * air,
      up: 0.5 * high * arc(air) + (since > 0 ? 0.16 * high * Math.abs(Math.sin(4.4 * since)) : 0),
      stance: air <= 0 ? 'run' : air < 1 ? 'jump' : 'cheer',
      ...(since > 0 && { since: since % 1.42 }),
    }
  },
  // The feet go ahead of it, the rest stays behind and lands on its back.
  'slip-on': ({ seconds, until, high, frame }) => {
    const strike = 0.42 * until
    const since = seconds - strike
    const falls = falling((since + 0.06) / 0.5)
    const way = 0.34 * frame.wide
    return {
      aside: Math.min(0, way * (seconds / strike - 1)) + 0.5 * high * ease(since / 0.4),
      tilt: -1.46 * falls,
      up: 0.1 * high * falls + 0.16 * high * arc(falls),
      away: -0.05 * high,
      stance: since < -0.06 ? 'walk' : 'fall',
    }
  },
  // Waits before it, then off the ground with both arms out, and down.
  'save-at': ({ seconds, until, to, high }) => {
    const half = to?.half ?? 1.4
    const air = clampValue((seconds - 0.46 * until) / (0.3 * until))
    const sways = air > 0 ? 0 : 0.12 * high * Math.sin(4 * seconds)
    return {
      aside: -0.5 * half * ease(air) + sways,
      away: -0.3 * high,
      up: 0.42 * high * arc(Math.min(0.5, air)) * (1 - ease((air - 0.5) / 0.5)) + 0.12 * high * ease(2 * air - 1),
      roll: 1.3 * ease(air * 1.7),
      stance: air > 0 ? 'cheer' : 'stand',
    }
  },
  // Out of a crown, straight down, and a little hop where it lies.
  'drop-from': ({ seconds, until, to }) => {
    const [tall, half] = [to?.high ?? 2, to?.half ?? 1]
    const since = seconds - 0.3 * until
    const fell = falling(since / (0.26 * until))
    const hop =
      fell >= 1
        ? 0.1 * tall * Math.abs(Math.sin(4 * (since - 0.26 * until))) * Math.exp(-2.2 * (since - 0.26 * until))
        : 0
    return {
      aside: -0.5 * half,
      away: -0.6 * half,
      up: 0.6 * tall * (1 - fell) + hop,
      roll: since < 0 ? 0.1 * Math.sin(6 * seconds) : 2 * fell,
      aboutMiddle: true,
    }
  },
  // From the top of one onto the top of the other.
  'leap-across': ({ seconds, until, from, to, high, long, isFourLegged, frame }) => {
    const air = clampValue((seconds / until - 0.28) / 0.4)
    const start = from ?? { aside: -0.4 * frame.wide, up: 0, away: 0 }
    const at = between(start, { aside: 0, up: to?.high ?? 0, away: 0 }, ease(air))
    const hangs = air > 0 && air < 1
    return {
      ...at,
      up: at.up + arc(air) * Math.max(0.9 * high, 0.5 * long),
      tilt: hangs ? -0.4 + 0.8 * air : 0,
      stance: hangs ? (isFourLegged ? 'fly' : 'jump') : 'stand',
    }
  },
  // Along the ground, and on through the thing that stood there.
  'roll-into': ({ seconds, until, frame, high, from }) => {
    const starts = from ? strikeTime(until) : 0
    const part = clampValue((seconds - starts) / (HITS * until - starts))
    const start = from?.aside ?? -0.5 * frame.wide
    const on = clampValue((seconds - HITS * until) / (0.3 * until))
    const aside = start * (1 - part) + 0.1 * frame.wide * on
    return { aside, tilt: (2 * aside) / Math.max(0.02, high), aboutMiddle: true }
  },
  // Up its pole.
  hoisted: ({ seconds, until, to, high }) => ({
    up: 0.12 * (to?.high ?? 2) + (0.86 * (to?.high ?? 2) - high) * ease((seconds - 0.06 * until) / (0.78 * until)),
    away: -0.02,
  }),
}
const HOPS = 5

/** The fraction of a shot at which something passes an edge, and at which it lies below. */
const [TIPS, DOWN] = [0.42, 0.58]

/** Along its support to the edge, over it and down. */
/** Relative to heights: a higher thing is climbed, not stood on. */
const CLIMBED = 1.15

/** Sways up there, tips over and lies on the ground beside it. */
function fallFrom({ seconds, until, to, high }: EventScene, start: Way, stance: Stance): Partial<Turnout> {
  const sways = seconds / until < TIPS ? 0.1 * Math.sin(9 * seconds) * ease(seconds / (TIPS * until)) : 0
  const falls = clampValue((seconds / until - TIPS) / (DOWN - TIPS))
  const aside = start.aside + (0.3 * (to?.half ?? 0.5) + 0.75 * high) * falls
  if (falls <= 0) return { ...start, stance, roll: sways }
  return {
    aside,
    away: start.away + (-0.12 * high - start.away) * falls,
    up: start.up * (1 - falls ** 2) + 0.09 * high * ease(falls),
    tilt: 1.42 * ease(1.3 * falls),
    stance: 'fall',
  }
}

function overTheEdge({ seconds, until, to, high, wide }: EventScene): Partial<Turnout> {
  const [tall, half] = [to?.high ?? 1, to?.half ?? 0.5]
  const slides = ease((seconds / until - 0.14) / (TIPS - 0.14))
  const falls = clampValue((seconds / until - TIPS) / (DOWN - TIPS))
  const aside = half * (0.5 + 0.5 * slides) + (0.3 * wide + 0.34 * tall) * falls
  return {
    aside,
    up: tall * (1 - falls ** 2) + 0.5 * wide * ease(falls),
    roll: (Math.PI / 2) * clampValue(0.25 * slides + 1.1 * falls),
    away: 0,
    ...(falls >= 1 && { up: 0.5 * Math.min(wide, high) }),
  }
}
