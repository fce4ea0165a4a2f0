import type { Point } from '../body.ts'
import type { AnimalMotion, Stance } from './actions.ts'

/** Metres from the base of the target: sideways in the direction of travel, up, and away from the camera. */
export type Way = { aside: number; up: number; away: number }

/** The shot and the body, as events need them. Seconds and metres. */
export type EventScene = {
  seconds: number
  until: number
  /** The size of the body. */
  high: number
  long: number
  wide: number
  /** The size of the frame at the body's depth. */
  frame: { wide: number; high: number }
  /** The target: the distance to its centre, its height and half its length. */
  to?: { far: number; high: number; half: number; mark?: Way }
  /** The hand or foot where it starts, in the axes of its course. */
  from?: Way
  /** Its index among several. */
  nth?: number
  isFourLegged: boolean
  /** The distance that it has travelled by its own motion. */
  travelled: number
  /** The other events of the same body, and those of them that ended in an earlier shot. */
  events: readonly string[]
  over?: readonly string[]
}

/** The changes that an event makes to a body: metres, radians, proportions. */
export type Turnout = {
  /**
   * Forwards in its own direction, sideways across the frame towards the side it faces, up, and away from the camera.
   */
  ahead: number
  aside: number
  up: number
  away: number
  size: Point
  /**
   * Rotations around its own x, y and z axes. `aboutMiddle` rotates around the centre, as a ball does, instead of the
   * base.
   */
  tilt: number
  yaw: number
  roll: number
  aboutMiddle: boolean
  opacity: number
  /** The intensity of the light that it emits. */
  glow: number
  /** The opening of its lid or leaf, 0 to 1. */
  opened?: number
  /** The filling, 0 to 1. */
  filled?: number
  /** The distance between its parts, 0 to 1. */
  apart?: number
  stance?: Stance
  /** The motion of an animal's whole body at the same time. */
  animalMotion?: AnimalMotion
  /** The progress of a change to another stance. */
  into?: { stance: Stance; share: number }
  /** Seconds since it broke, burst or hit the water. */
  since?: number
}
