import { parseColour, scaleColour } from '../colour.ts'
import { paintGrass } from '../growth/grass.ts'
import { paintPine } from '../growth/pine.ts'
import { paintRock } from '../growth/rock.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'

/** A high meadow before a range of peaks. */
export const mountains: PaintedPlace = {
  horizon: 0.62,
  eye: 1.8,
  stands: [4, 40],
  lightFromSide: true,
  paint(context) {
    const { seeded, options } = context
    const ground = GROUND[options.season]
    const isWhite = isSnowy(options)
    paintSky(context)
    paintLand(context, {
      ...colours({
        grass: ground.grass,
        dry: ground.dry,
        woods: scaleColour(ground.woods, 0.6),
        rock: parseColour('#80796f'),
        soil: parseColour('#6a5844'),
      }),
      bumpHeight: 0.3,
      bumpWidth: 4,
      rollHeight: 34,
      rollWidth: 190,
      rollFrom: 45,
      mountHeight: seeded.between(800, 1050),
      mountWidth: seeded.between(1500, 1900),
      mountFrom: 350,
      mountTo: 2900,
      mountValley: 0.35,
      peakX: seeded.between(-1300, 1300),
      peakZ: seeded.between(4200, 5200),
      peakRadius: 2000,
      peakHeight: seeded.between(1100, 1700),
      woodsHeight: 12,
      woodsFrom: 300,
      woodsTop: 380,
      landShadows: 1,
      landFar: 11_000,
      snowLine: isWhite ? -1000 : seeded.between(620, 860),
      snowSoft: 180,
      litter: ground.litter * 0.4,
    })
    paintClouds(context)
    const snow = isWhite ? 0.6 : 0
    const pines = Array.from({ length: 22 }, () => {
      const z = seeded.between(30, 130)
      const side = seeded.next() < 0.5 ? -1 : 1
      return { x: side * z * seeded.between(0.3, 0.75), z, height: seeded.between(8, 15) }
    })
    pines.sort((a, b) => b.z - a.z)
    for (const pine of pines) paintPine(context, { ...pine, needles: ground.pine, snow }, seeded)
    for (let i = 0; i < 10; i++) {
      const side = seeded.next() < 0.5 ? -1 : 1
      const z = seeded.between(6, 26)
      paintRock(
        context,
        {
          x: side * (2 + z * seeded.between(0.12, 0.6)),
          z,
          size: seeded.between(0.4, 1.9),
          colour: parseColour('#7d776e'),
          moss: isWhite ? undefined : scaleColour(ground.grass, 0.8),
          snow,
        },
        seeded,
      )
    }
    if (isWhite) return
    paintGrass(context, {
      near: 1.9,
      far: 34,
      blades: 20_000,
      height: 0.26,
      blade: ground.blade,
      tip: ground.tip,
      dry: ground.dry,
      flowers: 0.06 * ground.blossom,
      petals: ground.flowers,
    })
  },
}
