import { parseColour as c, scaleColour } from '../colour.ts'
import { paintBareTree } from '../growth/bare-tree.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { paintBush } from '../growth/bush.ts'
import { paintGrass } from '../growth/grass.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'

/** A lawn with a gravel path, clipped bushes, flower beds, and old trees behind a hedge. */
export const garden: PaintedPlace = {
  horizon: 0.5,
  eye: 1.65,
  stands: [3.5, 16],
  lightFromSide: false,
  paint(context) {
    const { seeded, options } = context
    const ground = GROUND[options.season]
    const snowy = isSnowy(options)
    const snow = snowy ? 0.6 : 0
    paintSky(context)
    paintLand(context, {
      ...colours({
        grass: ground.grass,
        dry: scaleColour(ground.grass, 1.15),
        woods: scaleColour(ground.woods, 0.8),
        soil: c('#c9b48e'),
        rock: c('#8a8274'),
        litter: ground.leaves[0],
      }),
      bumpHeight: 0.06,
      bumpWidth: 4,
      rollHeight: 8,
      rollWidth: 70,
      rollFrom: 50,
      woodsHeight: 14,
      woodsFrom: 60,
      woodsTop: 300,
      landFar: 500,
      pathWidth: 1.1,
      pathX: 0,
      litter: ground.litter * 0.5,
      snowLine: snowy ? -1000 : 1e6,
    })
    paintClouds(context)
    const leaf = options.season === 'winter' ? c('#4a5238') : c('#3f6a2e')
    for (let i = 0; i < 9; i++) {
      const tree = {
        x: (i - 4) * 6.5 + seeded.between(-2, 2),
        z: seeded.between(30, 44),
        height: seeded.between(8, 13),
      }
      if (options.season === 'winter') paintBareTree(context, { ...tree, snow: snowy ? 1 : 0 }, seeded)
      else {
        const blossom = options.season === 'spring' && i % 2 === 0
        paintBroadleaf(
          context,
          { ...tree, leaves: blossom ? [c('#f4b6c8'), c('#fbd6e0'), c('#ee9ab6')] : ground.leaves, snow },
          seeded,
        )
      }
    }
    for (let x = -19; x <= 19; x += 1.35) {
      if (Math.abs(x) < 1.6) continue
      paintBush(
        context,
        {
          x: x + seeded.between(-0.1, 0.1),
          z: 25 + seeded.between(-0.3, 0.3),
          width: 1.9,
          height: 1.7,
          leaf: scaleColour(leaf, 0.9),
          snow,
        },
        seeded,
      )
    }
    for (const z of [20, 15.5, 11.5, 8.2]) {
      for (const side of [-1, 1]) {
        paintBush(context, { x: side * 2.5, z, width: 1.15, height: 1.25, leaf, clipped: true, snow }, seeded)
        for (let k = 0; k < 5; k++) {
          paintBush(
            context,
            {
              x: side * seeded.between(3.6, 8.5),
              z: z + seeded.between(-1.4, 1.4),
              width: seeded.between(0.7, 1.3),
              height: seeded.between(0.4, 0.8),
              leaf: scaleColour(leaf, 1.2),
              bloom: 0.4 * Math.min(1, ground.blossom + 0.15),
              petals: ground.flowers,
              snow,
            },
            seeded,
          )
        }
      }
    }
    if (snowy) return
    paintGrass(context, {
      near: 1.7,
      far: 18,
      blades: 16_000,
      height: 0.09,
      blade: ground.blade,
      tip: ground.tip,
      dry: ground.tip,
      flowers: 0.02 * ground.blossom,
      petals: ground.flowers,
      path: { x: 0, width: 1.1 },
    })
  },
}
