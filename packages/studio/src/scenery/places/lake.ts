import { parseColour, scaleColour } from '../colour.ts'
import { paintGrass } from '../growth/grass.ts'
import { paintPine } from '../growth/pine.ts'
import { paintRock } from '../growth/rock.ts'
import { paintReeds } from '../growth/shore-plants.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'

/** A still lake under mountains. */
export const lake: PaintedPlace = {
  horizon: 0.5,
  eye: 2.5,
  stands: [4, 11],
  lightFromSide: true,
  paint(context) {
    const { air, seeded, options } = context
    const ground = GROUND[options.season]
    const isWhite = isSnowy(options)
    paintSky(context)
    paintLand(context, {
      ...colours({
        ...pickGround(ground),
        rock: parseColour('#7a746c'),
        sand: parseColour('#8f8574'),
        soil: parseColour('#5a4a3a'),
      }),
      sandTop: 0.3,
      shoreZ: 13,
      shoreSlope: 0.12,
      shoreWiggle: 5,
      shoreTilt: seeded.between(-0.25, 0.25),
      bankHeight: 0.9,
      bankSlope: 0.12,
      bumpHeight: 0.2,
      bumpWidth: 3,
      farShoreZ: 420,
      farShoreSlope: 0.12,
      farShoreHeight: 22,
      mountHeight: seeded.between(620, 820),
      mountWidth: seeded.between(1300, 1700),
      mountFrom: 520,
      mountTo: 3200,
      mountValley: 0.75,
      peakX: seeded.between(-1500, 1500),
      peakZ: seeded.between(3800, 4600),
      peakRadius: 1700,
      peakHeight: seeded.between(700, 1150),
      woodsHeight: 13,
      woodsFrom: 380,
      woodsTop: 330,
      landShadows: 1,
      landFar: 9000,
      snowLine: isWhite ? -1000 : seeded.between(430, 620),
      snowSoft: 130,
      litter: ground.litter * 0.5,
    })
    paintClouds(context)
    paintWater(context, {
      ...colours({ deep: parseColour('#0c2f38'), shallow: parseColour('#3a6a5c') }),
      clearness: 1.6,
      waveSteep: 0.012 + 0.07 * air.wind,
      waveLength: 2.6,
      foam: 0.12 + air.wind * 0.3,
    })
    const side = seeded.next() < 0.5 ? -1 : 1
    const snow = isWhite ? 0.6 : 0
    for (const [x, z, height] of [
      [9.5, 17, 11],
      [12.5, 19, 13],
      [7.2, 13.5, 8],
    ] as const) {
      paintPine(
        context,
        {
          x: side * x * seeded.between(0.92, 1.08),
          z,
          y: 0.5,
          height: height * seeded.between(0.9, 1.1),
          needles: ground.pine,
          snow,
        },
        seeded,
      )
    }
    for (let i = 0; i < 12; i++) {
      paintRock(
        context,
        {
          x: seeded.between(-9, 9),
          z: seeded.between(10.5, 15),
          size: seeded.between(0.25, 0.9),
          colour: parseColour('#77726a'),
          moss: isWhite ? undefined : scaleColour(ground.grass, 0.8),
          snow,
        },
        seeded,
      )
    }
    if (isWhite) return
    paintReeds(context, { x: -side * 6.4, z: 12.8, spread: 1.9, count: 90, leaf: ground.tip })
    paintGrass(context, {
      near: 2.2,
      far: 11,
      blades: 19_000,
      height: 0.24,
      blade: ground.blade,
      tip: ground.tip,
      dry: ground.dry,
      flowers: 0.025 * ground.blossom,
      petals: ground.flowers,
    })
  },
}

function pickGround(ground: (typeof GROUND)['summer']): {
  grass: typeof ground.grass
  dry: typeof ground.dry
  woods: typeof ground.woods
} {
  return { grass: ground.grass, dry: ground.dry, woods: scaleColour(ground.woods, 0.6) }
}
