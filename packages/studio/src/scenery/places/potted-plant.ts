import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { clamp, cos, sin } from '../arithmetic.ts'
import { parseColour, addColours, scaleColour, multiplyColours } from '../colour.ts'
import { type PlateContext, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'

/** A leafy plant in a pot, lit by the room rather than the sun. */
export function pottedPlant(
  context: PlateContext,
  spot: { x: number; y: number; z: number; height: number },
  seeded: SeededRandom,
): void {
  const { air, brush } = context
  const { x, y, z, height } = spot
  // Indoors a third of the sky's light remains, or that of the lamps.
  const light = air.isDark
    ? ([0.34, 0.22, 0.13] as const)
    : addColours(scaleColour(air.ambient, 0.35), scaleColour(air.sun, 0.12))
  const { scale } = projectPoint(context, x, y, z)
  const pot = multiplyColours(parseColour('#c98a62'), light)
  const foot = projectPoint(context, x, y, z)
  brush.shade({
    x: foot.x,
    y: foot.y,
    rx: height * scale * 0.24,
    ry: height * scale * 0.06,
    z,
    colour: [0.3, 0.3, 0.32],
    alpha: 0.7,
    soft: 1,
  })
  const rim = projectPoint(context, x, y + height * 0.24, z)
  brush.stroke({
    x: foot.x,
    y: foot.y - height * scale * 0.02,
    x1: rim.x,
    y1: rim.y,
    w: height * scale * 0.09,
    w1: height * scale * 0.12,
    z,
    colour: scaleColour(pot, 0.8),
    end: scaleColour(pot, 1.4),
    round: 0.7,
    light: air.direction[0],
    kind: KINDS.other,
  })
  const leaves = 34
  const list = Array.from({ length: leaves }, (_, i) => ({
    angle: i * 2.4,
    lift: seeded.between(0.15, 1),
    length: seeded.between(0.28, 0.55) * height,
  }))
  list.sort((a, b) => sin(b.angle) - sin(a.angle))
  for (const { angle, lift, length } of list) {
    const out = cos(angle)
    const top = y + height * (0.3 + 0.45 * lift)
    const tone = multiplyColours(scaleColour(parseColour('#3f7a3a'), seeded.between(0.8, 1.6)), light)
    const from = projectPoint(context, x, y + height * 0.26, z)
    const mid = projectPoint(context, x + out * length * 0.5, top, z)
    const tip = projectPoint(context, x + out * length, top - length * (0.35 - lift * 0.3), z)
    brush.stroke({
      x: from.x,
      y: from.y,
      x1: mid.x,
      y1: mid.y,
      w: 1.2,
      w1: 1,
      z,
      colour: scaleColour(tone, 0.6),
      end: tone,
      kind: KINDS.foliage,
    })
    const dx = tip.x - mid.x
    const dy = tip.y - mid.y
    const size = Math.max(Math.sqrt(dx * dx + dy * dy), 1)
    const shine = clamp(1 + sin(angle) * -0.3 + lift * 0.5, 0.5, 1.8)
    brush.blob({
      x: (mid.x + tip.x) / 2,
      y: (mid.y + tip.y) / 2,
      rx: size * 0.62,
      ry: size * 0.2 + 2,
      cos: dx / size,
      sin: dy / size,
      z: z + sin(angle) * 0.1,
      colour: scaleColour(tone, shine),
      low: scaleColour(tone, shine * 0.6),
      soft: 0.12,
      kind: KINDS.foliage,
    })
  }
  brush.flush()
}
