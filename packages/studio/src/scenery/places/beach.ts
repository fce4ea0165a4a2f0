import { parseColour, scaleColour } from '../colour.ts'
import { paintGrass } from '../growth/grass.ts'
import { paintPalm } from '../growth/palm.ts'
import { paintRock } from '../growth/rock.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import type { PaintedPlace } from './painted-place.ts'

/** The distance of the sea relative to the usual one. */
const TIDES = { low: 1.9, usual: 1, high: 0.42 }

/** Sand, a shoreline with surf, the open sea. */
export const beach: PaintedPlace = {
  horizon: 0.42,
  eye: 2.35,
  stands: [4, 22],
  lightFromSide: false,
  paint(context) {
    const { air, seeded, options } = context
    const isSnowy = options.weather === 'snow'
    paintSky(context)
    paintLand(context, {
      ...colours({ sand: parseColour('#d9bd8f'), grass: parseColour('#8a8a4a'), dry: parseColour('#b0a062') }),
      sandTop: 50,
      shoreZ: TIDES[options.tide ?? 'usual'] * seeded.between(13, 17),
      shoreSlope: 0.045,
      shoreWiggle: 3,
      shoreTilt: seeded.between(-0.3, 0.3),
      bankHeight: 0.75,
      bankSlope: 0.07,
      bedDepth: 8,
      bumpHeight: 0.16,
      bumpWidth: 1.6,
      rippleDepth: 0.16 * Math.min(1, 0.25 + air.direction[1]),
      landFar: 400,
      snowLine: isSnowy ? -1000 : 1e6,
      landShadows: 0,
    })
    paintClouds(context)
    paintWater(context, {
      ...colours({ deep: parseColour('#0d4a66'), shallow: parseColour('#3fb8b0') }),
      clearness: 1.3,
      waveSteep: 0.09 + 0.16 * air.wind,
      waveLength: 7 + 10 * air.wind,
      foam: 1,
      surf: 1,
      whitecaps: Math.max(0, air.wind - 0.4),
    })
    // Palms to one side, leaning out over the sand; a few stones on the other.
    const side = seeded.next() < 0.5 ? -1 : 1
    for (let i = 0; i < 5; i++) {
      paintRock(
        context,
        {
          x: -side * seeded.between(4, 11),
          z: seeded.between(10, 19),
          size: seeded.between(0.4, 1.4),
          colour: parseColour('#7a7068'),
          snow: isSnowy ? 0.7 : 0,
        },
        seeded,
      )
    }
    if (options.season !== 'winter') {
      const palms = [
        { x: side * seeded.between(9, 11.5), z: 21, height: seeded.between(6.5, 8) },
        { x: side * seeded.between(6, 7.4), z: 15, height: seeded.between(4.6, 5.4) },
      ]
      for (const palm of palms) paintPalm(context, { ...palm, lean: -side * seeded.between(0.12, 0.3) }, seeded)
    }
    const { blade, tip, dry } = GROUND[options.season]
    for (const [near, far] of [[6, 12]] as const) {
      paintGrass(context, {
        near,
        far,
        blades: 700,
        height: 0.4,
        blade: scaleColour(blade, 0.9),
        tip: scaleColour(tip, 0.9),
        dry,
        path: { x: -side * 3, width: 9 },
      })
    }
  },
}
