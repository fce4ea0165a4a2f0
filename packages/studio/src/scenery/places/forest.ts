import { clamp, cos, sin } from '../arithmetic.ts'
import { colourOf, mixed, scaled } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { projected } from '../easel.ts'
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
  paint(easel) {
    const { air, seeded, wish } = easel
    const ground = GROUND[wish.season]
    const snowy = isSnowy(wish)
    // The wood's own air: light caught between the trunks.
    air.hazePerMetre = Math.max(air.hazePerMetre, 0.0075)
    air.hazeHeight = 0
    air.haze = mixed(
      scaled(air.haze, 0.75),
      scaled(ground.tip, 0.9 * air.ambient[1]),
      wish.season === 'winter' ? 0.1 : 0.4,
    )
    air.hazeSun = mixed(air.hazeSun, scaled(ground.tip, 1.2 * air.sun[1]), 0.3)
    setAir(easel)
    paintSky(easel)
    const pathX = seeded.between(-0.8, 0.8)
    paintLand(easel, {
      ...colours({
        grass: scaled(ground.grass, 0.8),
        dry: scaled(ground.dry, 0.7),
        woods: ground.woods,
        soil: colourOf('#7a6248'),
        rock: colourOf('#6a6256'),
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
    paintClouds(easel)
    const share = wish.season === 'winter' ? 0.75 : 0.22
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
      if (tree.isPine) paintPine(easel, { ...tree, needles: ground.pine, snow: snowy ? 0.6 : 0 }, seeded)
      else if (wish.season === 'winter') paintBareTree(easel, { ...tree, snow: snowy ? 1 : 0 }, seeded)
      else
        paintBroadleaf(
          easel,
          { ...tree, leaves: ground.leaves, fullness: 0.75, spread: 0.9, snow: snowy ? 0.4 : 0 },
          seeded,
        )
      if (index % 3 === 0 && tree.z < 50) {
        const leaf = wish.season === 'winter' ? colourOf('#5a5440') : scaled(ground.leaves[0], 0.75)
        paintBush(
          easel,
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
      paintGrass(easel, {
        near: 1.8,
        far: 30,
        blades: 9000,
        height: 0.3,
        blade: scaled(ground.blade, 0.8),
        tip: ground.tip,
        dry: ground.dry,
        flowers: 0.03 * ground.blossom,
        petals: ground.flowers,
        path: { x: pathX, width: 1.3 },
      })
    }
    if (wish.weather === 'clear' && !air.isDark) paintShafts(easel)
  },
}

/** Beams of light that slant through the crowns. */
function paintShafts(easel: Easel): void {
  const { air, brush, seeded, width, height, horizonY } = easel
  const [sunX, sunY] = air.direction
  const slant = clamp(sunX / Math.max(sunY, 0.25), -1.2, 1.2)
  const beams = 9
  for (let i = 0; i < beams; i++) {
    const z = seeded.between(14, 45)
    const foot = projected(easel, seeded.between(-9, 9) * (z / 18), 0, z)
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
      colour: scaled(air.sun, 0.035 * seeded.between(0.5, 1)),
      soft: 1,
    })
  }
}
