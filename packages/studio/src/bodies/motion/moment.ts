import { clampValue } from '../../planes/plane.ts'
import { type Action, type AnimalMotion, type Gesture, isStance, type Stance } from './actions.ts'

/** The state of a figure at a given time of its shot. */
export type Moment = {
  action: Action
  /** The gesture of its hands. */
  gesture?: Gesture
  /** The motion of an animal's whole body. */
  animalMotion?: AnimalMotion
  /** Seconds since the shot began, and until it ends. */
  seconds: number
  until?: number
  /** Metres travelled, and metres per second. */
  travelled: number
  speed: number
  /** The progress of a leap, 0 to 1. Its height is given elsewhere. */
  air?: number
  /** The phase of its cycle, 0 to 1, so that two of a kind differ. */
  phase: number
  /** The number of hands that hold something in front: 1 or 2. */
  hands?: 0 | 1 | 2
  /** The height of its seat above its feet, metres. */
  seat?: number
  /** The positions of a rider's hands and feet relative to its own feet, metres. */
  grip?: { y: number; z: number }
  pedals?: { y: number; z: number; radius: number }
  /** The position of its work: in front of it and above its feet, metres. */
  touch?: { y: number; z: number }
  /** The opening of its leaf or lid, 0 to 1. */
  opened?: number
  /** The same of single doors and lids, by name. */
  openedParts?: Readonly<Record<string, number>>
  /** The filling, 0 to 1. */
  filled?: number
  /** The distance between its parts, 0 to 1. */
  apart?: number
  /** The scene asks for stillness: a statue, a guard. */
  staysStill?: boolean
  /** The side that the camera sees: its right or its left. */
  near?: 1 | -1
  /** Radians to its right: the rotation to the camera, for a head that looks at nothing. */
  front?: number
  /** The rotation of its head: radians to its right, and up. */
  looks?: readonly [right: number, up: number]
}

export const wave = (turns: number): number => Math.sin(turns * 2 * Math.PI)

/** From 0 to 1, accelerating, like a falling thing. */
export const falling = (t: number): number => clampValue(t) ** 2

/** 0 to 1 with gentle ends. */
export const ease = (t: number): number => {
  const at = clampValue(t)
  return at * at * (3 - 2 * at)
}

/**
 * The time in seconds of an action that happens once in a shot: a kick, a throw, a catch. It is earlier in a short
 * shot, so that the result is visible.
 */
export const strikeTime = (until = 4): number =>
  Math.min(2, (until < 2 ? 0.3 : 0.3 + 0.1 * clampValue(until - 2)) * until)

/** The same for a gesture of the hands only. */
export const stanceAt = ({ action }: Moment): Stance => (isStance(action) ? action : 'stand')
export const gestureAt = ({ action, gesture }: Moment): Gesture | undefined =>
  gesture ?? (isStance(action) ? undefined : action)
