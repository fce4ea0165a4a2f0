import type { TimeOfDay } from '../setting/setting.ts'
import type { Colour } from './colour.ts'
import { readColours } from './read-colours.ts'

/**
 * The clear sky of a time of day, before weather. Angles are in degrees: 0 is straight ahead, positive to the right.
 */
export type Daylight = {
  elevation: number
  azimuth: number
  /** For places that want light from the side (glowing mountains) instead of the sun in the picture. */
  sideAzimuth: number
  sun: Colour
  /** Ambient light of the sky, and light reflected from the ground. */
  ambient: Colour
  zenith: Colour
  horizon: Colour
  opposite: Colour
  band: Colour
  bandFall: number
  glow: Colour
  disc: Colour
  discDegrees: number
  skyFall: number
  stars: number
}

/** The rows of `data/scenery/hours.json`. */
export const DAYLIGHT = readColours<Record<TimeOfDay, Daylight>>('scenery/hours.json')
