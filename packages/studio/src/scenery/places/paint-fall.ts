import { mix, sin } from '../arithmetic.ts'
import { type Colour, addColours, scaleColour } from '../colour.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'

const whiteOf = (context: PlateContext): Colour =>
  addColours(scaleColour(context.air.sun, 0.3), scaleColour(context.air.ambient, 0.95))

/** Threads of water, denser in the middle, thinning and spreading as they drop. */
export function paintFall(context: PlateContext, x: number, wall: number): void {
  const { brush, seeded } = context
  const white = whiteOf(context)
  const z = wall - 2.5
  // The bed of the stream above: the highest ground that the notch leaves.
  const lip = Math.max(...[0, 3, 6, 9, 12].map(back => groundHeight(context, x, wall - 3 + back))) - 0.3
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

/** Spray at its foot. */
export function paintFallMist(context: PlateContext, x: number, wall: number): void {
  const { brush, seeded } = context
  const white = whiteOf(context)
  for (let i = 0; i < 46; i++) {
    const at = projectPoint(context, x + seeded.between(-6, 6), seeded.next() * seeded.next() * 5, wall - 6)
    const r = seeded.between(1, 3.4) * at.scale
    brush.blob({
      x: at.x,
      y: at.y,
      rx: r,
      ry: r * 0.6,
      z: wall - 8,
      colour: scaleColour(white, 0.9),
      alpha: 0.09,
      soft: 1,
      kind: KINDS.water,
    })
  }
}
