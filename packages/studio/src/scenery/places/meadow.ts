import { parseColour, scaleColour } from '../colour.ts'
import { paintBareTree } from '../growth/bare-tree.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { paintGrass } from '../growth/grass.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Rolling grass full of flowers, a few trees, hills behind. */
export const meadow: PaintedPlace = {
  horizon: 0.52,
  eye: 1.7,
  stands: [4, 30],
  lightFromSide: false,
  paint(context) {
    const { seeded, options } = context
    const ground = GROUND[options.season]
    const snowy = isSnowy(options)
    paintSky(context)
    paintLand(context, {
      ...colours({
        grass: ground.grass,
        dry: ground.dry,
        woods: scaleColour(ground.woods, 0.7),
        rock: parseColour('#8a8274'),
        soil: parseColour('#8a6f50'),
      }),
      bumpHeight: 0.25,
      bumpWidth: 4,
      rollHeight: seeded.between(22, 34),
      rollWidth: seeded.between(130, 190),
      rollFrom: 34,
      mountHeight: 260,
      mountWidth: 1500,
      mountFrom: 700,
      mountTo: 3200,
      woodsHeight: 10,
      woodsFrom: 170,
      woodsTop: 260,
      landFar: 6000,
      rockBelow: 0.5,
      landShadows: 1,
      snowLine: snowy ? -1000 : 1e6,
    })
    paintClouds(context)
    const trees = Array.from({ length: 7 }, () => ({
      x: seeded.between(-34, 34),
      z: seeded.between(38, 110),
      height: seeded.between(8, 14),
    }))
    // One distinctive tree, off the centre.
    const side = seeded.next() < 0.5 ? -1 : 1
    trees.push({ x: side * seeded.between(7, 9.5), z: seeded.between(22, 27), height: seeded.between(8, 10) })
    trees.sort((a, b) => b.z - a.z)
    for (const tree of trees) {
      if (options.season === 'winter') paintBareTree(context, { ...tree, snow: snowy ? 1 : 0 }, seeded)
      else paintBroadleaf(context, { ...tree, leaves: ground.leaves, spread: 1.15, snow: snowy ? 0.5 : 0 }, seeded)
    }
    if (snowy) return
    paintGrass(context, {
      near: 1.6,
      far: 42,
      blades: 26_000,
      height: 0.34,
      blade: ground.blade,
      tip: ground.tip,
      dry: ground.dry,
      flowers: 0.12 * ground.blossom,
      petals: ground.flowers,
    })
  },
}
