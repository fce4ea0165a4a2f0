import { clamp, cos, sin } from '../arithmetic.ts'
import { parseColour, mixColours, scaleColour } from '../colour.ts'
import type { PlateContext } from '../plate-context.ts'
import { projectPoint } from '../plate-context.ts'
import { paintBareTree } from '../growth/bare-tree.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { paintBush } from '../growth/bush.ts'
import { paintGrass } from '../growth/grass.ts'
import { paintPine } from '../growth/pine.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky, setAir } from '../paint-sky.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Among trees: a path, trunks on both sides, light between them. */
export const forest: PaintedPlace = {
  horizon: 0.55,
  eye: 1.65,
  stands: [4, 26],
  lightFromSide: false,
  paint(context) {
    const { air, seeded, options } = context
    const ground = GROUND[options.season]
    const snowy = isSnowy(options)
    // Haze in the wood: light scattered between the trunks.
    air.hazePerMetre = Math.max(air.hazePerMetre, 0.0075)
    air.hazeHeight = 0
    air.haze = mixColours(
      scaleColour(air.haze, 0.75),
      scaleColour(ground.tip, 0.9 * air.ambient[1]),
      options.season === 'winter' ? 0.1 : 0.4,
    )
    air.hazeSun = mixColours(air.hazeSun, scaleColour(ground.tip, 1.2 * air.sun[1]), 0.3)
    setAir(context)
    paintSky(context)
    const pathX = seeded.between(-0.8, 0.8)
    paintLand(context, {
      ...colours({
        grass: scaleColour(ground.grass, 0.8),
        dry: scaleColour(ground.dry, 0.7),
        woods: ground.woods,
        soil: parseColour('#7a6248'),
        rock: parseColour('#6a6256'),
        litter: ground.leaves[0],
      }),
      bumpHeight: 0.4,
      bumpWidth: 4,
      rollHeight: 10,
      rollWidth: 70,
      rollFrom: 40,
      woodsHeight: 18,
      woodsFrom: 95,
      woodsTop: 600,
      landFar: 400,
      pathWidth: 1.3,
      pathX,
      litter: Math.max(ground.litter, 0.35),
      landShadows: 0,
      snowLine: snowy ? -1000 : 1e6,
    })
    paintClouds(context)
    const share = options.season === 'winter' ? 0.75 : 0.22
    const trees = Array.from({ length: 120 }, () => {
      const z = 7 + 85 * seeded.next()
      const room = 2.6 + z * 0.05
      const side = seeded.next() < 0.5 ? -1 : 1
      return {
        x: pathX + side * (room + seeded.next() * (6 + z * 0.75)),
        z,
        height: seeded.between(13, 22),
        shadow: 0.22,
        isPine: seeded.next() < share,
      }
    })
    trees.sort((a, b) => b.z - a.z)
    trees.forEach((tree, index) => {
      if (tree.isPine) paintPine(context, { ...tree, needles: ground.pine, snow: snowy ? 0.6 : 0 }, seeded)
      else if (options.season === 'winter') paintBareTree(context, { ...tree, snow: snowy ? 1 : 0 }, seeded)
      else
        paintBroadleaf(
          context,
          { ...tree, leaves: ground.leaves, fullness: 0.75, spread: 0.9, snow: snowy ? 0.4 : 0 },
          seeded,
        )
      if (index % 3 === 0 && tree.z < 50) {
        const leaf = options.season === 'winter' ? parseColour('#5a5440') : scaleColour(ground.leaves[0], 0.75)
        paintBush(
          context,
          {
            x: tree.x + seeded.between(-2, 2),
            z: tree.z - 0.5,
            width: seeded.between(1, 2.6),
            height: seeded.between(0.5, 1.3),
            leaf,
            snow: snowy ? 0.5 : 0,
          },
          seeded,
        )
      }
    })
    if (!snowy) {
      paintGrass(context, {
        near: 1.8,
        far: 30,
        blades: 9000,
        height: 0.3,
        blade: scaleColour(ground.blade, 0.8),
        tip: ground.tip,
        dry: ground.dry,
        flowers: 0.03 * ground.blossom,
        petals: ground.flowers,
        path: { x: pathX, width: 1.3 },
      })
    }
    if (options.weather === 'clear' && !air.isDark) paintShafts(context)
  },
}

/** Beams of light that slant through the crowns. */
function paintShafts(context: PlateContext): void {
  const { air, brush, seeded, width, height, horizonY } = context
  const [sunX, sunY] = air.direction
  const slant = clamp(sunX / Math.max(sunY, 0.25), -1.2, 1.2)
  const beams = 9
  for (let i = 0; i < beams; i++) {
    const z = seeded.between(14, 45)
    const foot = projectPoint(context, seeded.between(-9, 9) * (z / 18), 0, z)
    const length = height * 0.95
    const angle = slant * 0.6
    brush.glow({
      x: foot.x + sin(angle) * length * 0.45,
      y: Math.min(foot.y, horizonY + 60) - cos(angle) * length * 0.45,
      rx: length * 0.62,
      ry: width * seeded.between(0.012, 0.035),
      cos: sin(angle),
      sin: -cos(angle),
      z,
      colour: scaleColour(air.sun, 0.035 * seeded.between(0.5, 1)),
      soft: 1,
    })
  }
}
