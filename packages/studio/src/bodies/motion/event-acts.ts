import { clampValue } from '../../planes/plane.ts'
import type { Point } from '../body.ts'
import type { Event } from './event-names.ts'
import type { EventScene, Turnout } from './event-scene.ts'
import { ease, falling, strikeTime, wave } from './moment.ts'

const even = (by: number): Point => [by, by, by]
/** From 0 to 1, decelerating. */
const braking = (t: number): number => 1 - (1 - clampValue(t)) ** 2

/** The time of a burst; it is later if the body swells first. */
const burstTime = ({ until, events }: EventScene): number =>
  events.includes('swell') ? 0.6 * until : strikeTime(until)

/** The effect of each event on a body at a given time. */
/** When of a shot something rolled arrives. */
const HITS = 0.52

export const ACTS: Record<Event, (scene: EventScene) => Partial<Turnout>> = {
  grow: ({ seconds, until }) => ({ size: even(0.14 + 0.86 * ease(seconds / (0.85 * until))) }),
  swell: scene => {
    const end = scene.events.includes('burst') ? burstTime(scene) : 0.85 * scene.until
    return { size: even(0.42 + 0.58 * ease(scene.seconds / end)) }
  },
  shrink: ({ seconds, until }) => ({ size: even(1 - 0.76 * ease(seconds / (0.85 * until))) }),
  // Like a heart: a beat, then a smaller one.
  pulse: ({ seconds }) => {
    const part = (seconds * 1.3) % 1
    return { size: even(1 + 0.16 * Math.exp(-14 * part) + 0.09 * Math.exp(-60 * (part - 0.28) ** 2)) }
  },
  melt: ({ seconds, until }) => {
    const done = ease(seconds / (0.9 * until))
    return { size: [1 + 0.5 * done, 1 - 0.84 * done, 1 + 0.5 * done] }
  },
  wither: ({ seconds, until }) => {
    const done = ease(seconds / (0.85 * until))
    return { size: [1 - 0.3 * done, 1 - 0.5 * done, 1 - 0.3 * done], roll: 0.5 * done }
  },
  burst: scene => {
    const since = scene.seconds - burstTime(scene)
    const swollen = 1 + 0.12 * ease((since + 0.6) / 0.6)
    return since < 0
      ? { size: even(scene.events.includes('swell') ? 1 : swollen), roll: 0.03 * wave(scene.seconds * 5) }
      : { opacity: 0, since }
  },
  shatter: ({ seconds, until }) => {
    const since = seconds - strikeTime(until)
    return since < 0 ? {} : { opacity: 0, since }
  },
  topple: ({ seconds, until, wide }) => {
    const since = seconds - strikeTime(until) + 0.2
    // Once over the edge nothing holds it; it rocks a little where it lies.
    const lies = falling(since / 0.6)
    const rocks = since > 0.6 ? 0.12 * Math.exp(-3 * (since - 0.6)) * Math.abs(wave(since * 1.4)) : 0
    const angle = (Math.PI / 2) * (lies - rocks)
    return { roll: angle, up: (wide / 2) * Math.sin(angle) }
  },
  stumble: ({ seconds, until, high }) => {
    const strike = strikeTime(until)
    const since = seconds - strike
    const falls = falling((since + 0.15) / 0.55)
    // Some steps, then the feet stay where they were caught.
    const way = 1.5 * high
    return {
      ahead: way * (Math.min(1, seconds / strike) - 1),
      tilt: 1.42 * falls,
      up: 0.09 * high * falls,
      stance: since < -0.15 ? 'walk' : 'fall',
    }
  },
  drop: ({ seconds, until, frame, high }) => {
    const since = seconds - strikeTime(until)
    const from = Math.max(0.2 * frame.high, Math.min(0.5 * frame.high, 0.86 * frame.high - high))
    const hop = since > 0 && since < 0.5 ? 0.1 * from * 4 * (since / 0.5) * (1 - since / 0.5) : 0
    return { up: since < 0 ? from * (1 - falling((since + 0.75) / 0.75)) : hop }
  },
  bounce: ({ seconds, high, frame }) => {
    const part = (seconds / 1.15) % 1
    const up = 4 * part * (1 - part)
    const flat = Math.max(0, 1 - up / 0.12)
    const top = Math.min(0.4 * frame.high, Math.max(1.6 * high, 0.25 * frame.high))
    return { up: up * top, size: [1 + 0.14 * flat, 1 - 0.22 * flat, 1 + 0.14 * flat] }
  },
  roll: ({ travelled, high }) => ({ tilt: (2 * travelled) / Math.max(0.02, high), aboutMiddle: true }),
  sink: ({ seconds, until, high }) => {
    const done = ease((seconds - 0.1 * until) / (0.85 * until))
    return { up: -1.06 * high * done, tilt: -0.32 * Math.min(1, 3 * done), roll: 0.12 * done }
  },
  // Rises out of the opened thing and rotates above it.
  emerge: ({ seconds, until, to, high }) => {
    const part = seconds / until
    return {
      up: (1.3 * (to?.high ?? high) + 0.1 * high) * ease((part - 0.34) / 0.42),
      yaw: 0.9 * ease((part - 0.4) / 0.6),
      opacity: ease((part - 0.3) / 0.08),
    }
  },
  'take-apart': ({ seconds, until, events }) => {
    const part = seconds / until
    const again = events.includes('put-together') ? ease((part - 0.66) / 0.26) : 0
    return { apart: ease((part - 0.1) / 0.3) * (1 - again), yaw: SHOWN_APART * ease(part / 0.3) * (1 - again) }
  },
  'put-together': ({ seconds, until, events }) =>
    events.includes('take-apart')
      ? {}
      : {
          apart: 1 - ease((seconds / until - 0.25) / 0.5),
          yaw: SHOWN_APART * (1 - ease((seconds / until - 0.25) / 0.5)),
        },
  // Round and round: upright as a top, or over and over as a wheel.
  whirl: ({ seconds }) => ({ yaw: 7 * seconds }),
  revolve: ({ seconds }) => ({ yaw: 2.2 * seconds }),
  wheel: ({ seconds }) => ({ tilt: 9 * seconds, aboutMiddle: true }),
  // Once head over heels, in the air.
  somersault: ({ seconds, until, high }) => {
    const part = clampValue((seconds - strikeTime(until) + 0.25) / 0.75)
    return { tilt: 2 * Math.PI * ease(part), up: 4 * part * (1 - part) * Math.max(0.35, 0.4 * high), aboutMiddle: true }
  },
  vanish: ({ seconds, until }) => ({ opacity: 1 - ease((seconds - 0.3 * until) / (0.45 * until)) }),
  appear: ({ seconds, until }) => ({ opacity: ease((seconds - 0.25 * until) / (0.35 * until)) }),
  'blow-away': ({ seconds, until, frame }) => {
    const since = Math.max(0, seconds - 0.28 * until)
    const part = since / (0.72 * until)
    return {
      aside: 0.6 * frame.wide * part ** 1.4,
      up: 0.34 * frame.high * ease(part * 1.6) + 0.05 * frame.high * wave(since * 0.7) * Math.min(1, since),
      roll: 1.9 * since,
      tilt: 0.8 * since,
      aboutMiddle: true,
    }
  },
  breach: ({ seconds, frame, high, long }) => {
    // Out of the water and in again, on and on.
    const round = ((seconds + 1.1) % 2.2) / 2.2
    const part = Math.min(1, Math.max(0, (round - 0.12) / 0.76))
    const top = Math.min(0.28 * frame.high, Math.max(0.9 * high, 0.4 * long))
    const nth = Math.floor((seconds + 1.1) / 2.2)
    const step = 0.12 * frame.wide
    return {
      ahead: step * (nth + part - 1.4),
      up: 4 * part * (1 - part) * (top + 1.1 * high) - 1.1 * high,
      tilt: -0.85 + 1.7 * part,
      since: round > 0.8 ? (round - 0.8) * 2.2 : (round + 0.02) * 2.2,
    }
  },
  dive: ({ seconds, until, high, frame }) => {
    const enters = Math.max(1.1, 0.4 * until)
    const since = seconds - enters
    const jump = Math.min(1, Math.max(0, (since + 1.5) / 1.5))
    const from = Math.min(0.3 * high, 0.2 * frame.high)
    const way = Math.min(1.4 * high, 0.22 * frame.wide)
    if (since < 0)
      return {
        ahead: way * (jump - 1) - 0.2 * high,
        up: from * (1 - jump ** 2) + 2.2 * jump * (1 - jump) * 0.6 * high + 0.2 * high,
        tilt: jump > 0 ? -1.2 + 2.5 * jump : -1.3,
        stance: jump > 0 ? 'swim' : 'stand',
        ...(jump === 0 && { tilt: 0, ahead: -way - 0.2 * high }),
      }
    // Below for a while, then up some strokes further on.
    const below = 1 - ease((since - 1.1) / 0.7)
    return { up: -1.2 * high * below, tilt: 0.7 * below, stance: 'swim', since }
  },
  // Through the air head first, then flat on the ground.
  lunge: ({ seconds, until, high }) => {
    const part = clampValue((seconds / until - 0.15) / 0.4)
    const lies = ease(part)
    return {
      ahead: 0.7 * high * part,
      up: 0.5 * high * part * (1 - part) + 0.13 * high * lies,
      tilt: 1.5 * lies,
      ...(part > 0.1 && { stance: 'cheer' as const }),
    }
  },
  crash: ({ seconds, until, frame, to, long, high }) => {
    const strike = strikeTime(until)
    const since = seconds - strike
    const start = 0.62 * frame.wide
    // To the target, or to the target's position.
    const end = to ? Math.max(0, to.far - to.half - 0.5 * long) : 0
    if (since < 0) return { ahead: end - start * (1 - seconds / strike), stance: 'run' }
    const back = 0.09 * long * (1 - Math.exp(-5 * since))
    return {
      ahead: end - back,
      tilt: 0.1 * Math.exp(-1.2 * since) + 0.03,
      up: 0.04 * high * Math.exp(-6 * since),
      size: [1, 1 - 0.03 * Math.min(1, 6 * since), 1 - 0.1 * Math.min(1, 6 * since)],
      stance: 'stand',
      since,
    }
  },
  park: ({ seconds, until, frame }) => {
    const end = 0.62 * until
    const part = seconds / end
    const nods = part > 0.5 ? 0.035 * Math.exp(-2.5 * Math.max(0, seconds - end)) * ease(2 * part - 1) : 0
    return { ahead: 0.6 * frame.wide * (braking(part) - 1), tilt: nods }
  },
  'take-off': ({ seconds, until, frame, long, high }) => {
    // Along the ground first, if it is longer than high; then up and away.
    const isTall = high > 1.3 * long
    const part = Math.min(1, seconds / until)
    const climb = Math.max(0, part - (isTall ? 0.22 : 0.3))
    return isTall
      ? { up: 0.95 * frame.high * climb ** 1.6, since: seconds }
      : {
          ahead: frame.wide * (0.85 * part ** 1.6 - 0.38),
          up: 0.95 * frame.high * climb ** 1.7,
          tilt: -0.34 * ease(climb * 4),
          stance: climb > 0 ? 'fly' : 'run',
        }
  },
  alight: ({ seconds, until, frame }) => {
    const part = Math.min(1, seconds / (0.55 * until))
    const left = 1 - braking(part)
    return {
      ahead: -0.42 * frame.wide * left,
      up: 0.4 * frame.high * left * (0.6 + 0.4 * left),
      tilt: part < 1 ? -0.18 * ease(part * 1.4) : 0,
      stance: part < 1 ? 'fly' : 'stand',
    }
  },
  // Over and over, faster and faster, and on some way from the foot of the slope.
  tumble: ({ seconds, until, high, frame, to }) => {
    const part = Math.min(1, Math.max(0, (seconds / until - 0.04) / 0.86))
    const gone = 1 - (1 - part ** 1.25) ** 1.4
    const half = to?.half ?? 0.26 * frame.wide
    const from = -0.78 * half
    const ahead = from + 1.7 * half * gone
    return {
      ahead,
      // Rolled up it is smaller than it stands.
      up: slopeAt(ahead, to, -1) - 0.12 * high,
      tilt: ROLLED * Math.max(2, Math.round((1.7 * half) / (ROLLED * 0.42 * high))) * gone,
      aboutMiddle: true,
      animalMotion: 'tumble',
    }
  },
  ascend: ({ seconds, until, to, long, frame }) => {
    const half = to?.half ?? 0.26 * frame.wide
    const ahead = -half - 0.5 * long + (1.68 * half + 0.5 * long) * Math.min(1, seconds / (0.92 * until))
    return { ahead, up: slopeAt(ahead + 0.12 * long, to, 1), tilt: -tiltOn(ahead, to), stance: 'walk' }
  },
  // Low on its legs for a while, then in one leap onto it.
  pounce: ({ seconds, until, high, long, to }) => {
    const far = Math.max(0.2 * long, (to?.far ?? 1.8 * long) - 0.42 * long)
    const air = Math.min(1, Math.max(0, (seconds - 0.36 * until) / Math.min(1.1, 0.28 * until)))
    const hangs = air > 0 && air < 1
    return {
      ahead: far * air + 0.12 * long * Math.min(1, seconds / (0.36 * until)) * (1 - air),
      up: 4 * air * (1 - air) * 0.85 * high,
      tilt: hangs ? -0.45 + 0.9 * air : 0,
      ...(hangs ? { stance: 'fly' as const } : { animalMotion: air === 0 ? ('crouch' as const) : ('bat' as const) }),
    }
  },
  // Its wings open, then it goes up and away.
  'fly-off': ({ seconds, until, frame }) => {
    const climb = Math.max(0, seconds / until - 0.2) / 0.8
    return {
      ahead: 0.4 * frame.wide * climb ** 1.2,
      up: 0.52 * frame.high * climb ** 1.2,
      tilt: -0.3 * ease(climb * 5),
      stance: climb > 0 ? 'fly' : 'cheer',
    }
  },
  // In pieces where it was hit.
  scattered: ({ seconds, until }) => {
    const since = seconds - HITS * until
    return since < 0 ? {} : { opacity: 0, since }
  },
  'grow-up': ({ seconds, until }) => ({ size: [1, 0.06 + 0.94 * ease((seconds / until - 0.08) / 0.66), 1] }),
}

/** A whole turn. */
const ROLLED = 2 * Math.PI

/** The height of a slope's surface at a distance from its centre; `rises` tells which end is the upper one. */
const slopeAt = (ahead: number, to: EventScene['to'], rises: 1 | -1): number =>
  to ? to.high * Math.min(1, Math.max(0, 0.5 + (rises * ahead) / (2 * to.half))) : 0
/** The steepness there. */
const tiltOn = (ahead: number, to: EventScene['to']): number =>
  to ? 0.8 * Math.atan2(to.high, 2 * to.half) * ease((0.95 * to.half - Math.abs(ahead)) / (0.25 * to.half)) : 0

/** Radians by which two parting halves rotate, so that one is visible behind the other. */
const SHOWN_APART = 0.95

/** How full a vessel is at a fraction of its shot; later if another vessel is tipped over it first. */
export const fillShare = (part: number, isLate: boolean): number =>
  isLate ? ease((part - 0.46) / 0.48) : ease((part - 0.16) / 0.7)
