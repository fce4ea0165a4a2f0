import type { Atmosphere } from '../create-atmosphere.ts'
import { type Colour, desaturate, mixColours, scaleColour } from '../colour.ts'

/** What a window lets in of the sky, as a camera set for indoors sees it: hardly blue. */
export function windowLight(air: Atmosphere, strength: number): Colour {
  return scaleColour(desaturate(mixColours(air.horizon, air.zenith, 0.2), 0.62), 1.5 * strength)
}
