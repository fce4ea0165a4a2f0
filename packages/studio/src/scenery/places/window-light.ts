import type { Atmosphere } from '../atmosphere-of.ts'
import { type Colour, greyed, mixed, scaled } from '../colour.ts'

/** What a window lets in of the sky, as a camera set for indoors sees it: hardly blue. */
export function windowLight(air: Atmosphere, strength: number): Colour {
  return scaled(greyed(mixed(air.horizon, air.zenith, 0.2), 0.62), 1.5 * strength)
}
