import { parseColour, scaleColour } from '../colour.ts'
import { paintBareTree } from '../growth/bare-tree.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { paintGrass } from '../growth/grass.ts'
import { paintPine } from '../growth/pine.ts'
import { paintRock } from '../growth/rock.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'

/** A river that winds away between wooded banks. */
export const river: PaintedPlace = {
  horizon: 0.46,
  eye: 2.9,
  stands: [5, 20],
  lightFromSide: false,
  paint(context) {
    const { air, seeded, options } = context
    const ground = GROUND[options.season]
    const snowy = isSnowy(options)
    const side = seeded.next() < 0.5 ? -1 : 1
    paintSky(context)
    paintLand(context, {
      ...colours({
        grass: ground.grass,
        dry: ground.dry,
        woods: scaleColour(ground.woods, 0.7),
        rock: parseColour('#7d766c'),
        sand: parseColour('#8f8670'),
        litter: ground.leaves[0],
      }),
      sandTop: 0.4,
      riverWidth: 9,
      riverDepth: 1.4,
      riverBend: side * seeded.between(14, 24),
      riverX: side * -2.5,
      bankHeight: 0.9,
      bumpHeight: 0.35,
      bumpWidth: 4,
      rollHeight: 14,
      rollWidth: 90,
      rollFrom: 60,
      mountHeight: seeded.between(420, 700),
      mountWidth: 1500,
      mountFrom: 420,
      mountTo: 2800,
      mountValley: 0.7,
      woodsHeight: 13,
      woodsFrom: 150,
      woodsTop: 330,
      landShadows: 1,
      landFar: 7000,
      litter: ground.litter * 0.7,
      snowLine: snowy ? -1000 : 700,
    })
    paintClouds(context)
    const trees = Array.from({ length: 34 }, () => {
      const z = 20 + 100 * seeded.next()
      const bank = seeded.next() < 0.5 ? -1 : 1
      return {
        x: bank * (9 + z * 0.12 + seeded.next() * (8 + z * 0.4)) + side * z * 0.06,
        z,
        height: seeded.between(7, 13),
        isPine: seeded.next() < 0.4,
      }
    })
    trees.sort((a, b) => b.z - a.z)
    for (const tree of trees) {
      if (tree.isPine) paintPine(context, { ...tree, needles: ground.pine, snow: snowy ? 0.6 : 0 }, seeded)
      else if (options.season === 'winter') paintBareTree(context, { ...tree, snow: 1 }, seeded)
      else paintBroadleaf(context, { ...tree, leaves: ground.leaves }, seeded)
    }
    context.brush.flush()
    paintWater(context, {
      ...colours({ deep: parseColour('#123a40'), shallow: parseColour('#4a7a66') }),
      clearness: 0.9,
      waveSteep: 0.035 + 0.05 * air.wind,
      waveLength: 2,
      flow: -1.6,
      foam: 0.35,
    })
    for (let i = 0; i < 12; i++) {
      const bank = seeded.next() < 0.5 ? -1 : 1
      const z = seeded.between(6, 40)
      paintRock(
        context,
        {
          x: side * -2.5 + bank * seeded.between(3.4, 5.2),
          z,
          y: seeded.between(-0.05, 0.1),
          size: seeded.between(0.4, 1.3),
          colour: parseColour('#77716a'),
          moss: scaleColour(ground.grass, 0.8),
          snow: snowy ? 0.8 : 0,
        },
        seeded,
      )
    }
    if (snowy) return
    paintGrass(context, {
      near: 2.6,
      far: 30,
      blades: 14_000,
      height: 0.42,
      blade: ground.blade,
      tip: ground.tip,
      dry: ground.dry,
      flowers: 0.03 * ground.blossom,
      petals: ground.flowers,
    })
  },
}
