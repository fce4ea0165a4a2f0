import { parseColour, scaleColour } from '../colour.ts'
import { paintBush } from '../growth/bush.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Dunes. */
export const desert: PaintedPlace = {
  horizon: 0.42,
  eye: 3.4,
  stands: [4, 30],
  lightFromSide: true,
  paint(context) {
    const { air, seeded, options } = context
    const sand = options.weather === 'snow' ? '#d8d4d0' : '#d9a066'
    air.clouds.cover *= 0.5
    paintSky(context)
    paintLand(context, {
      ...colours({ sand: parseColour(sand), rock: parseColour('#9a6a48') }),
      sandAll: 1,
      rippleDepth: 0.28 * Math.min(1, 0.3 + air.direction[1]),
      bumpHeight: 0.1,
      bumpWidth: 3,
      duneHeight: seeded.between(26, 36),
      duneWidth: seeded.between(110, 160),
      duneFrom: 34,
      landFar: 3500,
      rockBelow: 0,
      landShadows: 1,
      snowLine: options.weather === 'snow' ? -1000 : 1e6,
    })
    paintClouds(context)
    for (let i = 0; i < 5; i++) {
      const side = i % 2 ? 1 : -1
      paintBush(
        context,
        {
          x: side * seeded.between(3, 9),
          z: seeded.between(8, 22),
          width: seeded.between(0.5, 1.1),
          height: seeded.between(0.3, 0.55),
          leaf: scaleColour(parseColour('#8f8250'), 0.8),
        },
        seeded,
      )
    }
  },
}
