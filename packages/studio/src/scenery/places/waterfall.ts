import { mix, sin } from '../arithmetic.ts'
import { type Colour, parseColour as c, addColours, scaleColour } from '../colour.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { paintBush } from '../growth/bush.ts'
import { paintPine } from '../growth/pine.ts'
import { paintRock } from '../growth/rock.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { KINDS } from '../plate.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'

const WALL = 46
const HIGH = 26

/** Water over a wall of rock into a pool. */
export const waterfall: PaintedPlace = {
  horizon: 0.62,
  eye: 2.3,
  stands: [4, 9],
  lightFromSide: true,
  paint(context) {
    const { air, seeded, options } = context
    const ground = GROUND[options.season]
    const snowy = isSnowy(options)
    const x = seeded.between(-5, 5)
    paintSky(context)
    paintLand(context, {
      ...colours({
        grass: scaleColour(ground.grass, 0.85),
        dry: scaleColour(ground.dry, 0.7),
        rock: c('#6d675f'),
        sand: c('#7a7468'),
        woods: scaleColour(ground.woods, 0.8),
        litter: ground.leaves[0],
      }),
      sandTop: 0.25,
      shoreZ: 10.5,
      shoreSlope: 0.25,
      shoreWiggle: 4,
      bankHeight: 0.8,
      bankSlope: 0.14,
      bumpHeight: 0.4,
      bumpWidth: 2.5,
      farShoreZ: 40,
      farShoreSlope: 0.3,
      farShoreHeight: 0.5,
      cliffZ: WALL,
      cliffHeight: HIGH,
      cliffNotchX: x,
      cliffNotchWidth: 4.5,
      cliffNotchDepth: 4,
      landShadows: 1,
      landFar: 260,
      landStride: 0.0035,
      rockBelow: 0.62,
      litter: ground.litter * 0.6,
      snowLine: snowy ? -1000 : 1e6,
    })
    paintClouds(context)
    // Trees along the rim and at the sides.
    const trees = Array.from({ length: 40 }, () => {
      const side = seeded.next() < 0.5 ? -1 : 1
      const far = seeded.next() < 0.6
      const z = far ? WALL + seeded.between(6, 26) : seeded.between(20, 38)
      return {
        x: x + side * (far ? seeded.between(6, 42) : seeded.between(15, 24) + z * 0.12),
        z,
        height: seeded.between(5, 10),
        isPine: seeded.next() < 0.55,
      }
    })
    trees.sort((a, b) => b.z - a.z)
    for (const tree of trees) {
      if (tree.isPine || options.season === 'winter')
        paintPine(context, { ...tree, needles: ground.pine, snow: snowy ? 0.6 : 0 }, seeded)
      else paintBroadleaf(context, { ...tree, leaves: ground.leaves }, seeded)
    }
    fall(context, x)
    context.brush.flush()
    paintWater(context, {
      ...colours({ deep: c('#0f3a3c'), shallow: c('#3f8074') }),
      clearness: 1.2,
      waveSteep: 0.05,
      waveLength: 1.6,
      foam: 0.5,
    })
    mist(context, x)
    for (let i = 0; i < 16; i++) {
      paintRock(
        context,
        {
          x: seeded.between(-9, 9),
          z: seeded.between(9, 30),
          y: -0.1,
          size: seeded.between(0.5, 2),
          colour: c('#66615a'),
          moss: scaleColour(ground.grass, 0.9),
          snow: snowy ? 0.8 : 0,
        },
        seeded,
      )
    }
    for (let i = 0; i < 14; i++) {
      const side = seeded.next() < 0.5 ? -1 : 1
      paintBush(
        context,
        {
          x: side * seeded.between(3, 8),
          z: seeded.between(5, 10),
          width: seeded.between(0.5, 1.2),
          height: seeded.between(0.3, 0.7),
          leaf: options.season === 'winter' ? c('#5a5440') : scaleColour(ground.leaves[0], 0.8),
          snow: snowy ? 0.6 : 0,
        },
        seeded,
      )
    }
    air.wet = Math.max(air.wet, 0.4)
  },
}

const whiteOf = (context: PlateContext): Colour =>
  addColours(scaleColour(context.air.sun, 0.3), scaleColour(context.air.ambient, 0.95))

/** Threads of water, denser in the middle, thinning and spreading as they drop. */
function fall(context: PlateContext, x: number): void {
  const { brush, seeded } = context
  const white = whiteOf(context)
  const z = WALL - 2.5
  // The bed of the stream above: the highest ground that the notch leaves.
  const lip = Math.max(...[0, 3, 6, 9, 12].map(back => groundHeight(context, x, WALL - 3 + back))) - 0.3
  for (let i = 0; i < 1100; i++) {
    const across = (seeded.next() + seeded.next() + seeded.next()) / 1.5 - 1
    const from = i % 3 === 0 ? lip : lip * mix(1, 0.1, seeded.next())
    const length = lip * seeded.between(0.12, 0.4)
    const to = Math.max(from - length, 0)
    const spread = (y: number): number => 2.6 + 1.6 * (1 - y / lip) + 0.35 * sin(y * 0.9)
    const a = projectPoint(context, x + across * spread(from), from, z)
    const b = projectPoint(context, x + across * spread(to) + seeded.between(-0.1, 0.1), to, z)
    const shade = seeded.between(0.55, 1.05) * (1 - Math.abs(across) * 0.25)
    brush.stroke({
      x: a.x,
      y: a.y,
      x1: b.x,
      y1: b.y,
      w: a.scale * seeded.between(0.03, 0.16),
      w1: a.scale * 0.05,
      z: z - seeded.next() * 0.5,
      colour: scaleColour(white, shade),
      end: scaleColour(white, shade * 0.95),
      alpha: 0.5,
      kind: KINDS.water,
    })
  }
}

function mist(context: PlateContext, x: number): void {
  const { brush, seeded } = context
  const white = whiteOf(context)
  for (let i = 0; i < 46; i++) {
    const at = projectPoint(context, x + seeded.between(-6, 6), seeded.next() * seeded.next() * 5, WALL - 6)
    const r = seeded.between(1, 3.4) * at.scale
    brush.blob({
      x: at.x,
      y: at.y,
      rx: r,
      ry: r * 0.6,
      z: WALL - 8,
      colour: scaleColour(white, 0.9),
      alpha: 0.09,
      soft: 1,
      kind: KINDS.water,
    })
  }
}
