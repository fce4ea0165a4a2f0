import { clampValue } from '../../planes/plane.ts'
import type { AnimalMotion } from './animal-motions.ts'
import { type Action, type Gesture, isStance, type Stance } from './actions.ts'

/** What a figure does at a moment of its shot. */
export type Moment = {
  action: Action
  /** What its hands do on top. */
  gesture?: Gesture
  /** What an animal does with all of its body. */
  animalMotion?: AnimalMotion
  /** Since the shot began, and until it ends. */
  seconds: number
  until?: number
  /** Metres it has gone, and goes in a second. */
  travelled: number
  speed: number
  /** How far of a leap it is, 0 to 1; how high that is something else says. */
  air?: number
  /** Of its round, 0 to 1, so that two of a kind differ. */
  phase: number
  /** Holds something before it in its hands: 1 or 2. */
  hands?: 0 | 1 | 2
  /** Height of what it sits on over its feet, metres. */
  seat?: number
  /** Where a rider's hands and feet are, from its own feet, metres. */
  grip?: { y: number; z: number }
  pedals?: { y: number; z: number; radius: number }
  /** Where what its hands work at is, ahead of it and over its feet, metres. */
  touch?: { y: number; z: number }
  /** How far its leaf or lid is open, 0 to 1. */
  opened?: number
  /** How full it is, 0 to 1. */
  filled?: number
  /** How far its parts are from each other, 0 to 1. */
  apart?: number
  /** The words ask for stillness: a statue, a guard. */
  staysStill?: boolean
  /** Which of its sides the camera sees, its right or its left. */
  near?: 1 | -1
  /** Turns its head there: radians to its right, and up. */
  looks?: readonly [right: number, up: number]
}

export const wave = (turns: number): number => Math.sin(turns * 2 * Math.PI)

/** From 0 to 1, faster and faster, as what falls. */
export const falling = (t: number): number => clampValue(t) ** 2

/** 0 to 1 with gentle ends. */
export const ease = (t: number): number => {
  const at = clampValue(t)
  return at * at * (3 - 2 * at)
}

/** When what is done once in a shot is done: a kick, a throw, a catch. Seconds. In a short one sooner, so that what comes of it is seen. */
export const strikeTime = (until = 4): number =>
  Math.min(2, (until < 2 ? 0.3 : 0.3 + 0.1 * clampValue(until - 2)) * until)

/** The same for whoever only does something with the hands. */
export const stanceAt = ({ action }: Moment): Stance => (isStance(action) ? action : 'stand')
export const gestureAt = ({ action, gesture }: Moment): Gesture | undefined =>
  gesture ?? (isStance(action) ? undefined : action)
