import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { clamp, cos, sin } from '../arithmetic.ts'
import { type Colour, scaleColour } from '../colour.ts'
import { isPlantInWay } from '../keep-clear.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { castShadow } from './cast-shadow.ts'
import { leafLight } from './leaf-light.ts'

/** A boulder of overlapping facets, the upper ones catching the light; `y` lets it stand in water. */
export function paintRock(
  context: PlateContext,
  rock: { x: number; z: number; y?: number; size: number; colour: Colour; moss?: Colour | undefined; snow?: number },
  seeded: SeededRandom,
): void {
  const { air, brush } = context
  const { x, z, size, colour, moss, snow = 0 } = rock
  const y = rock.y ?? groundHeight(context, x, z)
  if (isPlantInWay(context, { x, y, z, height: 0.45 * size }, { radius: 0.6 * size })) return
  const { scale } = projectPoint(context, x, y, z)
  castShadow(context, { x, y, z, radius: size * 0.75, height: size * 0.7 })
  const [sunX, sunY, sunZ] = air.direction
  const facets = Math.round(clamp((size * scale * size * scale) / 90, 14, 260))
  const bulge = Array.from({ length: 5 }, () => seeded.between(0.75, 1.2))
  const spots = Array.from({ length: facets }, () => {
    const angle = seeded.next() * 6.2832
    const level = seeded.between(-0.1, 1)
    return { angle, level, nz: sin(angle) * Math.sqrt(1 - Math.max(level, 0) * Math.max(level, 0)) }
  })
  spots.sort((a, b) => b.nz - a.nz)
  for (const { angle, level, nz } of spots) {
    const ring = Math.sqrt(1 - Math.max(level, 0) * Math.max(level, 0))
    const grow = bulge[Math.floor((angle / 6.2832) * 5)] ?? 1
    const nx = cos(angle) * ring
    const at = projectPoint(context, x + nx * size * 0.55 * grow, y + level * size * 0.42 * grow, z)
    const facing = clamp(nx * sunX + level * sunY * 1.1 + nz * sunZ, -1, 1)
    const isSnow = level > 0.45 && seeded.next() < snow
    const isMoss = moss !== undefined && level > 0.3 && seeded.next() < 0.6
    const albedo = isSnow
      ? ([0.82, 0.86, 0.93] as const)
      : scaleColour(isMoss ? moss : colour, seeded.between(0.75, 1.2))
    const lit = leafLight(air, albedo, facing, level, clamp(0.35 + level * 0.8), 0)
    const spread = size * scale * seeded.between(0.16, 0.3)
    const turn = seeded.between(-0.5, 0.5)
    brush.blob({
      x: at.x,
      y: at.y,
      rx: spread,
      ry: spread * 0.62,
      cos: cos(turn),
      sin: sin(turn),
      z: z + nz * size * 0.3,
      colour: lit,
      low: scaleColour(lit, 0.7),
      soft: 0.25,
      kind: KINDS.other,
    })
  }
}
