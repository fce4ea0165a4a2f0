import type { PlateOptions } from '../plate.ts'

/** True if snow lies on the ground. */
export function isSnowy(options: PlateOptions): boolean {
  return options.season === 'winter' || options.weather === 'snow'
}
