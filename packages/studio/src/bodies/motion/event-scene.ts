import type { Point } from '../body.ts'
import type { Stance } from './actions.ts'
import type { AnimalMotion } from './animal-motions.ts'

/** Metres from the foot of what a course ends at: across to where the way leads, up, and away from the camera. */
export type Way = { aside: number; up: number; away: number }

/** The shot and the body as an event needs to know them: seconds, metres. */
export type EventScene = {
  seconds: number
  until: number
  /** How high, long and wide the body is. */
  high: number
  long: number
  wide: number
  /** How much of the world the frame holds at its depth. */
  frame: { wide: number; high: number }
  /** How far what it deals with is: its middle, how high it is, and half of how long. */
  to?: { far: number; high: number; half: number; mark?: Way }
  /** The hand or foot that it comes from, as its course measures. */
  from?: Way
  /** Which of several it is. */
  nth?: number
  isFourLegged: boolean
  /** How far it has gone by itself. */
  travelled: number
  /** What else becomes of it, and what of that is over since before. */
  events: readonly string[]
  over?: readonly string[]
}

/** What an event does to how a body stands: metres, radians, shares. */
export type Turnout = {
  /** To where it looks, across the frame to the side it looks to, up, and away from the camera. */
  ahead: number
  aside: number
  up: number
  away: number
  size: Point
  /** Turns around its own x, y and z; `aboutMiddle` as a ball does, and not on its foot. */
  tilt: number
  yaw: number
  roll: number
  aboutMiddle: boolean
  opacity: number
  /** How much of its own light it gives. */
  glow: number
  /** How far its lid or leaf is open. */
  opened?: number
  /** How full it is. */
  filled?: number
  /** How far its parts are from each other. */
  apart?: number
  stance?: Stance
  /** What an animal does with all of its body meanwhile. */
  animalMotion?: AnimalMotion
  /** How far it has changed over into another stance. */
  into?: { stance: Stance; share: number }
  /** Seconds since it broke, burst or hit the water. */
  since?: number
}
