import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { clamp, cos, rise, sin } from '../arithmetic.ts'
import { type Colour, scaleColour } from '../colour.ts'
import { isPlantInWay } from '../keep-clear.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { castShadow } from './cast-shadow.ts'
import { leafLight } from './leaf-light.ts'

type Bush = {
  x: number
  z: number
  y?: number
  width: number
  height: number
  leaf: Colour
  /** Share of the tufts that are flowers. */
  bloom?: number
  petals?: readonly [Colour, ...Colour[]]
  snow?: number
  /** Clipped to a smooth dome. */
  clipped?: boolean
}

/** A dome of leaves on the ground. */
export function paintBush(context: PlateContext, bush: Bush, seeded: SeededRandom): void {
  const { air, brush } = context
  const { x, z, width, height, leaf, bloom = 0, petals, snow = 0, clipped = false } = bush
  const y = bush.y ?? groundHeight(context, x, z)
  if (isPlantInWay(context, { x, y, z, height }, { radius: 0.5 * width })) return
  const { scale } = projectPoint(context, x, y, z)
  castShadow(context, { x, y, z, radius: width * 0.55, height })
  const area = width * height * scale * scale
  const count = Math.round(clamp(area / 11, 40, 1800))
  const size = Math.max(0.7, Math.sqrt(area / count) * 0.8)
  const tufts = Array.from({ length: count }, () => {
    const angle = seeded.next() * 6.2832
    const level = seeded.next()
    const out = clipped
      ? seeded.between(0.93, 1)
      : Math.sqrt(Math.sqrt(seeded.next())) * (1 + 0.18 * sin(angle * 5 + level * 7))
    const ring = Math.sqrt(1 - level * level)
    return { nx: cos(angle) * ring, ny: level, nz: sin(angle) * ring, out }
  })
  tufts.sort((a, b) => b.nz - a.nz)
  const [sunX, sunY, sunZ] = air.direction
  for (const { nx, ny, nz, out } of tufts) {
    const at = projectPoint(context, x + nx * out * width * 0.5, y + ny * out * height, z + nz * out * width * 0.5)
    const facing = clamp(nx * sunX + ny * sunY + nz * sunZ, -1, 1)
    const open = rise(out * 0.6 + ny * 0.5 + facing * 0.2, 0.05, 1.1)
    const isFlower = petals !== undefined && seeded.next() < bloom && out > 0.7
    const isSnow = ny > 0.4 && seeded.next() < snow
    const albedo = isSnow
      ? ([0.82, 0.86, 0.93] as const)
      : isFlower
        ? seeded.pick(petals)
        : scaleColour(leaf, seeded.between(0.7, 1.25))
    const lit = leafLight(air, albedo, facing, ny, open, 0.3)
    const turn = seeded.next() * 3.14
    const grown = isFlower ? 0.8 : 1
    brush.blob({
      x: at.x,
      y: at.y,
      rx: size * seeded.between(0.7, 1.3) * grown,
      ry: size * (isFlower ? 0.7 : seeded.between(0.35, 0.75)) * grown,
      cos: cos(turn),
      sin: sin(turn),
      z: z + nz * width * 0.25,
      colour: lit,
      low: scaleColour(lit, 0.75),
      soft: 0.35,
      kind: KINDS.foliage,
    })
  }
}
