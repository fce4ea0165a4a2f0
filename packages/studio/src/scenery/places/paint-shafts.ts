import { clamp, cos, sin } from '../arithmetic.ts'
import { scaleColour } from '../colour.ts'
import { type PlateContext, projectPoint } from '../plate-context.ts'

/** Beams of light that slant through the crowns. */
export function paintShafts(context: PlateContext): void {
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
