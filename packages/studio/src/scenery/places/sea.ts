import { parseColour } from '../colour.ts'
import { colours, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Open water to the horizon. */
export const sea: PaintedPlace = {
  horizon: 0.47,
  eye: 3.2,
  stands: [4, 120],
  lightFromSide: false,
  paint(context) {
    const { wind } = context.air
    paintSky(context)
    paintClouds(context)
    paintWater(context, {
      ...colours({ deep: parseColour(wind > 0.8 ? '#5c8a8c' : '#0e4a66'), shallow: parseColour('#1e6a78') }),
      waveSteep: 0.09 + 0.13 * wind,
      waveLength: 7 + 11 * wind,
      whitecaps: Math.max(0, wind * 1.5 - 0.4),
    })
  },
}
