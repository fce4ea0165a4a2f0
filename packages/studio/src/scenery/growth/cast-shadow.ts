import { clamp, rise } from '../arithmetic.ts'
import { colourLuminance } from '../colour.ts'
import { type PlateContext, projectPoint } from '../plate-context.ts'

/** The shadow at the base of something, stretched away from the sun. */
export function castShadow(
  context: PlateContext,
  thing: { x: number; y: number; z: number; radius: number; height: number; strength?: number },
): void {
  const { air, brush } = context
  const { x, y, z, radius, height, strength = 0.62 } = thing
  const [sunX, sunY, sunZ] = air.direction
  const share = colourLuminance(air.sun) / (colourLuminance(air.sun) + colourLuminance(air.ambient) * 1.2)
  // A contact shadow, which is always there because the sky is hidden too.
  const foot = projectPoint(context, x, y, z)
  const flat = clamp((context.eye - y) / z, 0.02, 0.5)
  brush.shade({
    x: foot.x,
    y: foot.y,
    rx: radius * foot.scale,
    ry: radius * foot.scale * flat * 1.6 + 1,
    z,
    colour: [0.42, 0.46, 0.55],
    alpha: strength,
    soft: 1,
  })
  const reach = Math.min((height * 0.55) / Math.max(sunY, 0.08), height * 5)
  const farZ = z - sunZ * reach
  if (farZ < z * 0.25 || share < 0.25) return
  const mid = projectPoint(context, x - sunX * reach * 0.8, y, Math.max(z - sunZ * reach * 0.8, z * 0.3))
  const dx = mid.x - foot.x
  const dy = mid.y - foot.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < 2) return
  const rx = length * 0.75 + radius * mid.scale * 0.5
  const ry = Math.max(radius * mid.scale * (Math.abs(dy) > Math.abs(dx) ? 0.9 : flat * 1.4), 1.5)
  brush.shade({
    x: (foot.x + mid.x) / 2,
    y: (foot.y + mid.y) / 2,
    rx,
    ry,
    cos: dx / length,
    sin: dy / length,
    z: Math.max(z - sunZ * reach * 0.4, z * 0.5),
    colour: [0.3, 0.35, 0.46],
    alpha: strength * rise(share, 0.2, 0.8),
    soft: 0.9,
  })
}
