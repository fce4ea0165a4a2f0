import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { clamp, cos, pow, sin } from '../arithmetic.ts'
import { type Colour, parseColour, addColours, scaleColour, multiplyColours } from '../colour.ts'
import { isPlantInWay } from '../keep-clear.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import type { Standing } from './standing.ts'
import { castShadow } from './cast-shadow.ts'
import { leafLight } from './leaf-light.ts'

const BARK = parseColour('#5c4433')
const SNOW: Colour = [0.82, 0.86, 0.93]

/** A spruce: whorls of drooping boughs, the lower the wider. */
export function paintPine(
  context: PlateContext,
  tree: Standing & { needles: Colour; snow?: number },
  seeded: SeededRandom,
): void {
  const { air, brush } = context
  const { x, z, height, needles, snow = 0 } = tree
  const y = tree.y ?? groundHeight(context, x, z)
  if (isPlantInWay(context, { x, y, z, height }, { radius: 0.2 * height })) return
  const foot = projectPoint(context, x, y, z)
  const size = height * foot.scale
  const top = projectPoint(context, x + height * seeded.between(-0.015, 0.015), y + height, z)
  castShadow(context, { x, y, z, radius: height * 0.2, height, strength: 0.62 * (tree.shadow ?? 1) })
  const bark = addColours(
    scaleColour(multiplyColours(BARK, air.sun), 0.35),
    scaleColour(multiplyColours(BARK, air.ambient), 0.7),
  )
  brush.stroke({
    x: foot.x,
    y: foot.y,
    x1: top.x,
    y1: top.y,
    w: size * 0.016,
    w1: 0.4,
    z,
    colour: bark,
    round: 0.7,
    light: air.direction[0],
    kind: KINDS.foliage,
  })
  const [sunX, sunY, sunZ] = air.direction
  const whorls = Math.round(clamp(size / 11, 7, 40))
  const boughs = Math.round(clamp(size / 22, 5, 15))
  const slim = seeded.between(0.19, 0.26)
  const base = seeded.between(0.06, 0.14)
  for (let i = 0; i < whorls; i++) {
    const t = i / whorls
    const level = base + (1 - base) * t
    const reach = height * slim * pow(1 - t, 0.85) * seeded.between(0.82, 1.1) + height * 0.01
    const start = seeded.next() * 6.28
    // Far side first.
    const angles = Array.from({ length: boughs }, (_, k) => start + (k / boughs) * 6.2832 + seeded.between(-0.2, 0.2))
    angles.sort((a, b) => sin(b) - sin(a))
    for (const angle of angles) {
      const out = cos(angle)
      const deep = sin(angle)
      const length = reach * seeded.between(0.75, 1.1)
      const droop = length * seeded.between(0.3, 0.55) * (1.2 - t)
      const tone = scaleColour(needles, seeded.between(0.7, 1.25))
      const facing = clamp(out * sunX * 0.8 + 0.45 * sunY - deep * sunZ * -0.8, -1, 1)
      const open = clamp(0.45 + 0.4 * t - deep * 0.25 + facing * 0.25)
      const isSnowy = seeded.next() < snow
      const tip = leafLight(air, isSnowy ? SNOW : tone, facing, 0.5, open, 0.25)
      const root = scaleColour(leafLight(air, tone, facing, 0, open * 0.5, 0.1), 0.55)
      const from = projectPoint(context, x, y + height * level, z)
      const to = projectPoint(context, x + out * length, y + height * level - droop, z + deep * length)
      const thick = clamp(size * (0.011 + 0.011 * (1 - t)), 0.7, 5)
      const zz = z + deep * length * 0.5
      brush.stroke({
        x: from.x,
        y: from.y,
        x1: to.x,
        y1: to.y,
        w: thick,
        w1: thick * 0.25,
        z: zz,
        colour: root,
        end: tip,
        kind: KINDS.foliage,
      })
      if (size < 130) continue
      // Twigs hang from the bough.
      const twigs = Math.round(clamp(size / 60, 2, 9))
      for (let k = 1; k <= twigs; k++) {
        const s = k / (twigs + 0.5)
        const tx = from.x + (to.x - from.x) * s
        const ty = from.y + (to.y - from.y) * s
        const hang = Math.min(size * 0.035, 30) * (1.1 - t * 0.7) * seeded.between(0.5, 1.2)
        const lean = (to.x - from.x) * 0.12 + seeded.between(-0.3, 0.3) * hang
        const lit = scaleColour(
          leafLight(air, isSnowy && k % 2 ? SNOW : tone, facing, 0.2, open * (0.5 + 0.5 * s), 0.25),
          seeded.between(0.75, 1.1),
        )
        brush.stroke({
          x: tx,
          y: ty,
          x1: tx + lean,
          y1: ty + hang,
          w: thick * 0.75,
          w1: 0.3,
          z: zz,
          colour: lit,
          end: scaleColour(lit, 0.75),
          kind: KINDS.foliage,
        })
      }
    }
  }
}
