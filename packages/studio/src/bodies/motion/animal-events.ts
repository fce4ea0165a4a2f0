import { clampValue } from '../../planes/plane.ts'
import type { EventScene, Turnout } from './event-scene.ts'
import { ease, wave } from './moment.ts'

/** Events of animals and of their prey. */
export const ANIMAL_EVENTS = [
  'leap-to-floor',
  'leap-off',
  'leap-in',
  'leap-forth',
  'spring',
  'caught',
  'swoop',
  'snatched',
  'climb-slip',
  'snow-dive',
  'creep',
] as const
export type AnimalEvent = (typeof ANIMAL_EVENTS)[number]

/** The fraction of the shot at which something is caught in the air, or snatched from the ground. */
export const [CAUGHT_AT, SNATCHED_AT] = [0.5, 0.5]

export const ANIMAL_ACTS: Record<AnimalEvent, (scene: EventScene) => Partial<Turnout>> = {
  'leap-to-floor': scene => leapDown(scene, false),
  'leap-off': scene => leapDown(scene, true),
  // Over the edge of a box beside it, and down into it.
  'leap-in': ({ seconds, until, high, long, to }) => {
    const air = clampValue((seconds - 0.2 * until) / (0.24 * until))
    const half = to?.half ?? 0.4
    const turned = ease((air - 0.8) / 0.2)
    const hangs = air > 0 && air < 1
    // Squeezes itself in, turning from side to side.
    const wriggles = air === 1 ? (1 - ease((seconds / until - 0.44) / 0.3)) * wave(seconds * 1.3) : 0
    return {
      aside: -(half + 0.6 * long) * (1 - air),
      up: -(to?.high ?? 0) * (1 - air) + 4 * air * (1 - air) * (0.9 * high) - 0.12 * high * turned,
      yaw: -0.2 * Math.PI * (1 - turned) + 0.3 * wriggles,
      tilt: hangs ? -0.5 + 1.0 * air : 0,
      roll: 0.1 * wriggles,
      ...(hangs && { stance: 'fly' as const }),
      ...(air === 0 && { animalMotion: 'crouch' as const }),
      ...(air === 1 && { animalMotion: 'beg' as const }),
    }
  },
  // Its head first, then all of it in one leap to the ground beside.
  'leap-forth': ({ seconds, until, high, long, to }) => {
    const peeps = ease((seconds / until - 0.04) / 0.2)
    const air = clampValue((seconds - 0.34 * until) / (0.24 * until))
    const half = to?.half ?? 0.4
    const hangs = air > 0 && air < 1
    return {
      aside: (half + 0.35 * long) * air,
      up: -0.75 * high * (1 - peeps) * (1 - air) - (to?.high ?? 0) * air + 4 * air * (1 - air) * 0.9 * high,
      yaw: -0.2 * Math.PI * ease(air * 2),
      tilt: hangs ? -0.5 + 1.0 * air : 0,
      ...(hangs && { stance: 'fly' as const }),
      ...(air === 0 && { animalMotion: 'beg' as const }),
    }
  },
  // A run, a leap at the flying thing, and down on all fours with it.
  spring: ({ seconds, until, high, frame }) => {
    const part = seconds / until
    const air = clampValue((part - 0.36) / (2 * (CAUGHT_AT - 0.36)))
    const runs = clampValue(part / 0.36)
    const way = 0.3 * frame.wide
    const top = Math.min(0.34 * frame.high, 1.05 * high)
    const hangs = air > 0 && air < 1
    return {
      ahead: way * (runs - 1) + 0.16 * frame.wide * air,
      up: 4 * air * (1 - air) * top,
      tilt: hangs ? -0.75 + 1.05 * air : 0,
      stance: hangs ? 'fly' : runs < 1 ? 'run' : 'stand',
    }
  },
  caught: () => ({}),
  // Down in an arc to the thing on the ground or the water, and up and away with it.
  swoop: ({ seconds, until, frame, high }) => {
    const part = clampValue(seconds / until)
    const deep = Math.exp(-(((part - SNATCHED_AT) / 0.2) ** 2))
    return {
      ahead: 0.62 * frame.wide * (part - 0.5),
      up: 0.12 * frame.high - (0.3 * frame.high + 0.1 * high) * deep,
      tilt:
        part < SNATCHED_AT
          ? 0.7 * ease(part / 0.2) * (1 - ease((part - 0.36) / 0.14))
          : -0.4 * ease((part - 0.54) / 0.12),
      stance: 'fly',
    }
  },
  snatched: ({ seconds, until }) => {
    const since = seconds - SNATCHED_AT * until
    return { opacity: ease((since + 0.12) / 0.12), ...(since > -0.1 && { since: since + 0.1 }) }
  },
  // Half of the way up, some steps down on its belly, and then all of the way.
  'climb-slip': ({ seconds, until, to, long, frame }) => {
    const half = to?.half ?? 0.26 * frame.wide
    const part = seconds / until
    const done = 0.52 * ease(part / 0.36) - 0.34 * ease((part - 0.38) / 0.12) + 0.82 * ease((part - 0.58) / 0.36)
    const ahead = -half - 0.5 * long + (1.72 * half + 0.5 * long) * done
    const slides = part > 0.37 && part < 0.57
    const steep = to ? Math.atan2(to.high, 2 * to.half) : 0
    const within = clampValue((ahead + half) / (0.3 * half)) * clampValue((0.8 * half - ahead) / (0.3 * half))
    return {
      ahead,
      up: to ? to.high * clampValue(0.5 + (ahead + 0.12 * long) / (2 * to.half)) : 0,
      tilt: -0.8 * steep * within,
      ...(slides ? { animalMotion: 'belly-slide' as const } : { stance: 'walk' as const }),
    }
  },
  // Slowly along its support.
  creep: ({ seconds, until, long, to }) => ({
    ahead: Math.max(0.8 * long, 0.5 * (to?.half ?? long)) * (seconds / until - 0.5),
    size: [1, 1, 1 + 0.06 * wave(seconds * 0.6)],
  }),
  // Up in a high bow, and head first into the snow.
  'snow-dive': ({ seconds, until, high, long, frame }) => {
    const air = clampValue((seconds - 0.34 * until) / (0.26 * until))
    const sunk = ease((seconds / until - 0.58) / 0.08)
    const hangs = air > 0
    return {
      ahead: 0.85 * long * air - 0.6 * long,
      up: 4 * air * (1 - air) * Math.min(1.3 * high, 0.3 * frame.high) - 0.15 * high * sunk,
      tilt: hangs ? -0.7 + 1.85 * air + 0.05 * sunk * wave(seconds * 1.2) : 0,
      roll: 0.12 * sunk * wave(seconds * 0.9),
      ...(hangs ? { stance: 'fly' as const } : { animalMotion: 'crouch' as const }),
      ...(sunk > 0 && { since: seconds - 0.58 * until }),
    }
  },
}

/** Down from its seat to the ground in front; if it flees, out of the frame. */
function leapDown({ seconds, until, long, to, frame }: EventScene, flees: boolean): Partial<Turnout> {
  const air = clampValue((seconds - 0.2 * until) / (0.2 * until))
  const [high, half] = [to?.high ?? 0.4, to?.half ?? 0.5]
  const runs = flees ? clampValue((seconds / until - 0.44) / 0.5) : 0
  const hangs = air > 0 && air < 1
  return {
    ahead: (0.55 * half + 0.5 * long) * air,
    aside: 0.6 * half * air + 0.75 * frame.wide * runs ** 1.3,
    up: -high * air ** 1.6 + 4 * air * (1 - air) * 0.2 * long,
    yaw: -0.36 * Math.PI * ease(air * 1.5),
    tilt: hangs ? 0.5 * Math.sin(Math.PI * air) : 0,
    ...(hangs && { stance: 'fly' as const }),
    ...(air === 0 && { animalMotion: 'crouch' as const }),
    ...(runs > 0 && { stance: 'run' as const }),
  }
}
