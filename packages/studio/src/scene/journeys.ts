import type { Motion } from '../direct/shot-list.ts'
import type { Stance } from './stances.ts'

/** Where a figure is from its spot: pixels of the plate, `lift` upwards from the ground; a turn in radians. */
type Step = { x: number; y: number; lift: number; turn: number; opacity: number }

export type Journey = (seconds: number, progress: number) => Step

export type JourneyOptions = {
  motion: Motion
  stance: Stance
  /** Of the figure. */
  height: number
  faces: 1 | -1
  /** How far it may travel in all. */
  room: number
  /** Of the shot. */
  seconds: number
  frameHeight: number
  /** Of its round, so that two of a kind differ. */
  phase: number
  /** One of several small things that fall or rise on and on. */
  isSwarm: boolean
  /** The camera goes along: who goes somewhere takes all of the room. */
  isAccompanied?: boolean
  /** Goes past, or across: as far as there is room. */
  isCrossing?: boolean
  /** Goes as fast as a figure of this height would, to keep in step with others. */
  pace?: number
}

/** Heights of the figure that it goes in a second. */
const SPEEDS: Partial<Record<Motion, number>> = { walk: 0.52, run: 1.3, drive: 1.3, ride: 1.1, fly: 0.6, swim: 0.42 }

/** The same of what sails: its mast is high. */
const BOAT = 0.36

/** Of the frame's height: whoever is smaller goes as far as this size would, or nobody sees that he goes. */
export const LEAST_PACE = 0.22

/** Times as fast as usual who crosses the frame may go to get through it. */
const HURRIED = 1.8

export const travels = (motion: Motion): boolean => motion in SPEEDS

const wave = (turns: number): number => Math.sin(turns * 2 * Math.PI)

export function planJourney(options: JourneyOptions): Journey {
  const { motion, stance, height, faces, room, seconds, phase, frameHeight } = options
  const isBoat = stance === 'water' && (motion === 'float' || motion === 'drive')
  const speed = stance === 'sky' ? 0 : isBoat ? BOAT : (SPEEDS[motion] ?? 0)
  const own = speed * (options.pace ?? Math.max(height, LEAST_PACE * frameHeight)) * seconds
  const most = options.isAccompanied && speed > 0 ? room : options.isCrossing ? HURRIED * own : own
  const far = Math.min(room, most)
  const still: Step = { x: 0, y: 0, lift: 0, turn: 0, opacity: 1 }
  const along = (progress: number): number => faces * far * (progress - 0.5)
  if (options.isSwarm) return swarmOf(options)
  if (stance === 'sky') return () => still
  if (stance === 'water' && motion !== 'swim') {
    return (t, progress) => ({ ...still, x: along(progress), lift: 0.012 * height * wave(t / 3.1 + phase) })
  }
  switch (motion) {
    case 'fly':
      return (t, progress) => ({
        ...still,
        x: along(progress),
        y: 0.05 * height * wave(t / 2.9 + phase) + 0.02 * height * wave(t / 1.3 + 2 * phase),
      })
    case 'swim':
      return (t, progress) => ({ ...still, x: along(progress), y: 0.045 * height * wave(t / 2.6 + phase) })
    case 'float':
      return t => ({
        ...still,
        x: 0.03 * height * wave(t / 6.1 + phase),
        y: 0.045 * height * wave(t / 4.3 + 1.7 * phase),
      })
    case 'rise': {
      // Slowly at first, as whatever lifts off does.
      const climb = Math.min(0.34 * frameHeight, 0.075 * frameHeight * seconds)
      return (t, progress) => ({
        ...still,
        y: climb * (0.5 - progress ** 1.7),
        x: 0.006 * height * wave(t / 2 + phase),
      })
    }
    case 'fall': {
      const drop = Math.min(0.3 * frameHeight, 0.06 * frameHeight * seconds)
      return (t, progress) => ({ ...still, y: drop * (progress - 0.5), x: 0.05 * height * wave(t / 2.4 + phase) })
    }
    case 'jump':
      return t => ({ ...still, lift: 0.36 * height * Math.max(0, wave(t / 1.1 + phase)) })
    case 'drive':
      return (t, progress) => ({
        ...still,
        x: along(progress),
        lift: 0.004 * height * Math.max(0, wave(t * 2.7 + phase)),
      })
    case 'still':
    case 'bob':
    case 'sway':
    case 'spin':
    case 'dance':
    case 'walk':
    case 'run':
    case 'ride':
      return (_, progress) => ({ ...still, x: along(progress) })
  }
}

/** Goes through the frame from edge to edge, and again; fades where it would pop. */
function swarmOf({ motion, frameHeight, height, phase, faces }: JourneyOptions): Journey {
  const way = motion === 'fall' ? 1 : -1
  const round = motion === 'fall' ? 5.2 : 3.4
  return t => {
    const part = (t / round + phase) % 1
    return {
      x: 0.35 * height * wave(t / 2.7 + 3 * phase) + faces * 0.1 * frameHeight * (part - 0.5),
      y: way * frameHeight * 0.8 * (part - 0.5),
      lift: 0,
      turn: motion === 'fall' ? 0.9 * wave(t / 3.3 + phase) : 0,
      opacity: Math.min(1, 6 * part, 6 * (1 - part)),
    }
  }
}
