import { seededRandom } from '@kinora/media/core/seeded-random'
import { clamp, sin } from '../arithmetic.ts'
import { type Colour, scaleColour } from '../colour.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { leafLight } from './leaf-light.ts'

/** A stand of reeds with dark heads, at the edge of still water. */
export function paintReeds(
  context: PlateContext,
  at: { x: number; z: number; spread: number; count: number; leaf: Colour },
): void {
  const { air, brush } = context
  const seeded = seededRandom(Math.round(at.x * 977 + at.z * 131) + context.options.seed)
  for (let i = 0; i < at.count; i++) {
    const x = at.x + seeded.between(-1, 1) * at.spread
    const z = at.z + seeded.between(-0.4, 0.4) * at.spread
    const y = Math.max(groundHeight(context, x, z), -0.2)
    const tall = seeded.between(0.8, 1.9)
    const lean = seeded.between(-0.2, 0.2) + 0.08 * sin(x * 3)
    const foot = projectPoint(context, x, y, z)
    const top = projectPoint(context, x + lean * tall, y + tall, z)
    const tone = scaleColour(at.leaf, seeded.between(0.6, 1.3))
    const lit = leafLight(air, tone, clamp(0.4 + lean * air.direction[0], -1, 1), 0.3, 0.9, 0.7)
    const w = Math.max(0.011 * foot.scale, 0.5)
    brush.stroke({
      x: foot.x,
      y: foot.y,
      x1: top.x,
      y1: top.y,
      w,
      w1: 0.3,
      z,
      colour: scaleColour(lit, 0.45),
      end: lit,
      kind: KINDS.foliage,
    })
    if (i % 4 === 0) {
      const head = leafLight(air, [0.14, 0.07, 0.03], 0.4, 0.3, 1)
      brush.stroke({
        x: top.x,
        y: top.y + tall * foot.scale * 0.16,
        x1: top.x,
        y1: top.y,
        w: Math.max(0.02 * foot.scale, 0.8),
        w1: Math.max(0.016 * foot.scale, 0.6),
        z,
        colour: head,
        round: 0.5,
        kind: KINDS.foliage,
      })
    }
  }
}
