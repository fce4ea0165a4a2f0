import type { Atmosphere } from '../create-atmosphere.ts'
import { type Colour, desaturate, mixColours, scaleColour } from '../colour.ts'

/** The sky's light through a window, as a camera with indoor white balance sees it: hardly blue. */
export function windowLight(air: Atmosphere, strength: number): Colour {
  return scaleColour(desaturate(mixColours(air.horizon, air.zenith, 0.2), 0.62), 1.5 * strength)
}
