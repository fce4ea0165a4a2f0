import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { cos, sin } from '../arithmetic.ts'
import { type Colour, parseColour, scaleColour, multiplyColours, addColours } from '../colour.ts'
import { isPlantInWay } from '../keep-clear.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import type { Standing } from './standing.ts'
import { castShadow } from './cast-shadow.ts'

const BARK = parseColour('#4a3b30')
const SNOW: Colour = [0.8, 0.85, 0.92]

/** A tree without leaves. */
export function paintBareTree(
  context: PlateContext,
  tree: Standing & { snow?: number; bark?: Colour },
  seeded: SeededRandom,
): void {
  const y = tree.y ?? groundHeight(context, tree.x, tree.z)
  if (isPlantInWay(context, { ...tree, y }, { radius: 0.3 * tree.height, from: 0.32 })) return
  const size = (tree.height * context.focal) / tree.z
  castShadow(context, {
    x: tree.x,
    y,
    z: tree.z,
    radius: tree.height * 0.2,
    height: tree.height,
    strength: 0.35 * (tree.shadow ?? 1),
  })
  growBranches(context, { ...tree, y }, seeded, size > 240 ? 7 : size > 90 ? 6 : 4)
}

/** Trunk and boughs, forking `levels` times. */
export function growBranches(
  context: PlateContext,
  tree: Standing & { y: number; snow?: number; bark?: Colour },
  seeded: SeededRandom,
  levels: number,
): void {
  const { air, brush } = context
  const { bark = BARK, snow = 0 } = tree
  const sun = scaleColour(multiplyColours(bark, air.sun), 0.42)
  const sky = scaleColour(multiplyColours(bark, air.ambient), 0.75)
  const lit = addColours(sun, sky)
  const snowy = addColours(scaleColour(multiplyColours(SNOW, air.sun), 0.3), multiplyColours(SNOW, air.ambient))
  const light = air.direction[0] * 0.9
  const { scale } = projectPoint(context, 0, 0, tree.z)

  const grow = (x: number, y: number, dx: number, dy: number, length: number, radius: number, level: number): void => {
    const steps = level >= levels - 1 ? 3 : 2
    let px = x
    let py = y
    let vx = dx
    let vy = dy
    for (let i = 0; i < steps; i++) {
      const bend = seeded.between(-0.16, 0.16)
      const turnedX = vx * cos(bend) - vy * sin(bend)
      vy = vy * cos(bend) + vx * sin(bend) + 0.02
      vx = turnedX
      const qx = px + (vx * length) / steps
      const qy = py + (vy * length) / steps
      const from = projectPoint(context, px, py, tree.z)
      const to = projectPoint(context, qx, qy, tree.z)
      const w = radius * scale * (1 - (0.35 * i) / steps)
      const w1 = radius * scale * (1 - (0.35 * (i + 1)) / steps)
      brush.stroke({
        x: from.x,
        y: from.y,
        x1: to.x,
        y1: to.y,
        w,
        w1,
        z: tree.z,
        colour: lit,
        round: 0.75,
        light,
        kind: KINDS.foliage,
      })
      if (snow > 0 && Math.abs(vx) > 0.35 && level < levels - 1) {
        brush.stroke({
          x: from.x,
          y: from.y - w * 0.8,
          x1: to.x,
          y1: to.y - w1 * 0.8,
          w: w * 0.55,
          w1: w1 * 0.55,
          z: tree.z,
          colour: snowy,
          kind: KINDS.foliage,
        })
      }
      px = qx
      py = qy
    }
    if (level === 0) return
    const forks = level > 2 && seeded.next() < 0.5 ? 3 : 2
    for (let i = 0; i < forks; i++) {
      const side = i === 0 ? -1 : i === 1 ? 1 : seeded.between(-0.4, 0.4)
      const angle = side * seeded.between(0.3, 0.72)
      const nx = vx * cos(angle) - vy * sin(angle)
      const ny = vy * cos(angle) + vx * sin(angle)
      grow(px, py, nx, ny, length * seeded.between(0.62, 0.82), radius * seeded.between(0.55, 0.7), level - 1)
    }
  }
  grow(tree.x, tree.y, seeded.between(-0.06, 0.06), 1, tree.height * 0.27, tree.height * 0.024, levels)
}
