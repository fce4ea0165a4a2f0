import { cos, sin } from '../arithmetic.ts'
import { type Colour, parseColour as c, scaleColour } from '../colour.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'

/** A coral that branches flat, like a fan. */
export function paintFan(
  context: PlateContext,
  { x, z, colour: tone }: { x: number; z: number; colour: Colour },
): void {
  const { air, brush, seeded } = context
  const size = seeded.between(0.6, 1.3)
  const lit = [0, 1, 2].map(
    i => (tone[i] ?? 0) * ((air.sun[i] ?? 0) * 0.8 + (air.ambient[i] ?? 0)),
  ) as unknown as Colour
  const grow = (px: number, py: number, angle: number, length: number, level: number): void => {
    const qx = px + sin(angle) * length
    const qy = py + cos(angle) * length
    const from = projectPoint(context, px, py, z)
    const to = projectPoint(context, qx, qy, z)
    const w = 0.018 * size * (level + 0.6) * from.scale
    brush.stroke({
      x: from.x,
      y: from.y,
      x1: to.x,
      y1: to.y,
      w,
      w1: w * 0.75,
      z,
      colour: scaleColour(lit, 0.7 + 0.07 * (5 - level)),
      end: scaleColour(lit, 0.9 + 0.08 * (5 - level)),
      round: 0.5,
      kind: KINDS.foliage,
    })
    if (level === 0) return
    for (const turn of [-0.42, 0.42])
      grow(qx, qy, angle + turn * seeded.between(0.6, 1.3), length * seeded.between(0.7, 0.85), level - 1)
  }
  grow(x, groundHeight(context, x, z), seeded.between(-0.2, 0.2), size * 0.28, 5)
}

/** Ribbons that sway. */
export function paintWeed(context: PlateContext, x: number, z: number): void {
  const { air, brush, seeded } = context
  const y = groundHeight(context, x, z)
  for (let i = 0; i < 7; i++) {
    const tall = seeded.between(0.8, 2.4)
    const tone = scaleColour(c('#4a7a34'), seeded.between(0.7, 1.4))
    const lit = [0, 1, 2].map(
      k => (tone[k] ?? 0) * ((air.sun[k] ?? 0) * 0.5 + (air.ambient[k] ?? 0) * 0.8),
    ) as unknown as Colour
    const phase = seeded.next() * 6
    let px = x + seeded.between(-0.35, 0.35)
    let py = y
    for (let k = 1; k <= 9; k++) {
      const t = k / 9
      const qx = px + sin(phase + t * 3.4) * 0.07 * tall
      const qy = y + tall * t
      const from = projectPoint(context, px, py, z)
      const to = projectPoint(context, qx, qy, z)
      brush.stroke({
        x: from.x,
        y: from.y,
        x1: to.x,
        y1: to.y,
        w: 0.045 * from.scale * (1.1 - t),
        w1: 0.045 * from.scale * (1 - t),
        z,
        colour: scaleColour(lit, 0.5 + t * 0.6),
        end: scaleColour(lit, 0.6 + t * 0.7),
        kind: KINDS.foliage,
      })
      px = qx
      py = qy
    }
  }
}

/** Beams of light from the surface. */
export function paintSurfaceShafts(context: PlateContext, day: number): void {
  const { brush, seeded, width, height } = context
  for (let i = 0; i < 11; i++) {
    const angle = seeded.between(-0.3, 0.3)
    const length = height * seeded.between(0.5, 0.9)
    brush.glow({
      x: width * seeded.between(0.1, 0.9),
      y: height * 0.1 + length * 0.3,
      rx: length * 0.6,
      ry: width * seeded.between(0.008, 0.03),
      cos: sin(angle),
      sin: cos(angle),
      z: seeded.between(5, 14),
      colour: scaleColour(c('#8fe8e8'), 0.09 * day),
      soft: 1,
    })
  }
}

export function paintBubbles(context: PlateContext, day: number): void {
  const { brush, seeded, width, height } = context
  const unit = Math.sqrt(width * height) / 1100
  for (let i = 0; i < 46; i++) {
    const x = width * seeded.next()
    const y = height * seeded.next()
    const r = unit * seeded.between(1, 3.6)
    brush.glow({ x, y, rx: r, ry: r, z: 3, colour: scaleColour(c('#bff4f4'), 0.1 * day), soft: 0.5 })
    brush.glow({
      x: x - r * 0.3,
      y: y - r * 0.35,
      rx: r * 0.35,
      ry: r * 0.35,
      z: 3,
      colour: scaleColour(c('#ffffff'), 0.35 * day),
      soft: 1,
    })
  }
}
