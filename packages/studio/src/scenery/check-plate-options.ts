import { LOOKS, PLACES, SEASONS, TIMES, WEATHERS } from '../setting/setting.ts'
import type { PlateOptions } from './plate.ts'

/** 8K with its margin would need 1.5 GB; no generator offers more than 4K. */
const MAX_PIXELS = 4096 * 4096
const MIN_SIDE = 64
/**
 * The horizon as a fraction of the frame from its top. Beyond the frame by more than its height, only ground is
 * visible.
 */
export const HIGHEST_HORIZON = -1.5
/** From between blades of grass to above the trees. */
export const LOWEST_EYE = 0.1
export const HIGHEST_EYE = 40
/** High enough to look down on a town. */
export const HIGHEST_TILTED_EYE = 160

function oneOf(name: string, value: string, list: readonly string[]): void {
  if (!list.includes(value)) throw new RangeError(`${name} must be one of ${list.join(', ')}, not ${value}`)
}

/** Rejects options that cannot be drawn, with the reason. */
export function checkPlateOptions(options: PlateOptions): void {
  oneOf('place', options.place, PLACES)
  oneOf('time', options.time, TIMES)
  oneOf('weather', options.weather, WEATHERS)
  oneOf('season', options.season, SEASONS)
  oneOf('look', options.look, LOOKS)
  const { width, height, seed, horizon, eye, pitch = 0, roll = 0 } = options
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < MIN_SIDE || height < MIN_SIDE) {
    throw new RangeError(`A plate is at least ${MIN_SIDE} x ${MIN_SIDE} whole pixels, not ${width} x ${height}`)
  }
  if (width * height > MAX_PIXELS) throw new RangeError(`${width} x ${height} is more than a plate can hold`)
  if (!Number.isInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}`)
  if (horizon !== undefined && !(horizon >= HIGHEST_HORIZON && horizon <= 1))
    throw new RangeError(`horizon lies between ${HIGHEST_HORIZON} and 1`)
  if (!(Math.abs(pitch) <= Math.PI / 2 && Math.abs(roll) <= Math.PI))
    throw new RangeError(
      `A view looks down or up by a quarter turn at most and leans by half a one, not ${pitch} and ${roll}`,
    )
  const highest = pitch > 0 ? HIGHEST_TILTED_EYE : HIGHEST_EYE
  if (eye !== undefined && !(eye >= LOWEST_EYE && eye <= highest)) {
    throw new RangeError(`An eye is ${LOWEST_EYE} to ${highest} metres over the ground, not ${eye}`)
  }
}
