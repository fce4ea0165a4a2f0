import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { clamp, cos, rise, sin } from '../arithmetic.ts'
import { type Colour, mixColours, scaleColour } from '../colour.ts'
import { isPlantInWay } from '../keep-clear.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { growBranches } from './bare-tree.ts'
import { castShadow } from './cast-shadow.ts'
import { leafLight } from './leaf-light.ts'
import type { Standing } from './standing.ts'

type Broadleaf = Standing & {
  leaves: readonly [Colour, ...Colour[]]
  /** 1 a full crown, 0.3 a sparse one. */
  fullness?: number
  /** Width of the crown over its height. */
  spread?: number
  snow?: number
}

/** A tree with a crown of lobes, each a cloud of leaves drawn from the far side to the near. */
export function paintBroadleaf(context: PlateContext, tree: Broadleaf, seeded: SeededRandom): void {
  const { air, brush } = context
  const { x, z, height, leaves, fullness = 1, spread = 1, snow = 0 } = tree
  const y = tree.y ?? groundHeight(context, x, z)
  if (isPlantInWay(context, { x, y, z, height }, { radius: 0.33 * height * spread, from: 0.32 })) return
  const foot = projectPoint(context, x, y, z)
  const size = height * foot.scale
  castShadow(context, { x, y, z, radius: height * 0.34 * spread, height, strength: 0.62 * (tree.shadow ?? 1) })
  const tone = seeded.pick(leaves)
  const crownY = y + height * 0.63
  const wide = height * 0.33 * spread
  const tall = height * 0.33
  growBranches(context, { x, y, z, height: height * 0.78, snow }, seeded.fork('branches'), size > 260 ? 5 : 3)

  const lobes = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4 + seeded.between(-0.4, 0.4)
    const level = seeded.between(-0.75, 0.9)
    const ring = Math.sqrt(1 - level * level * 0.8) * seeded.between(0.5, 0.85)
    return {
      x: cos(angle) * ring * wide,
      y: level * tall * 0.85,
      z: sin(angle) * ring * wide,
      radius: height * seeded.between(0.13, 0.2),
      tone: mixColours(tone, seeded.pick(leaves), seeded.next() * 0.5),
      shade: seeded.between(0.85, 1.12),
    }
  })
  lobes.push({ x: 0, y: 0, z: 0, radius: height * 0.24, tone, shade: 0.9 })
  const count = Math.round(clamp((size * size) / 15, 60, 2800) * fullness)
  const leafSize = Math.max(0.8, Math.sqrt((size * size * 0.36) / count) * 1.05)
  const sprays = Array.from({ length: count }, () => sprayOf(lobes, seeded))
  sprays.sort((a, b) => b.z - a.z)
  const [sunX, sunY, sunZ] = air.direction
  for (const spray of sprays) {
    const at = projectPoint(context, x + spray.x, crownY + spray.y, z + spray.z)
    // Outwards from the lobe and from the crown: bumps on one round shape.
    const nx = spray.nx * 0.6 + (spray.x / wide) * 0.55
    const ny = spray.ny * 0.6 + (spray.y / tall) * 0.55
    const nz = spray.nz * 0.6 + (spray.z / wide) * 0.55
    const facing = clamp(nx * sunX + ny * sunY + nz * sunZ, -1, 1)
    const towards = (spray.x * sunX + spray.y * sunY + spray.z * sunZ) / wide
    const open = rise(spray.out * 0.75 + towards * 0.45 + (spray.y / tall) * 0.25, -0.35, 1.15)
    const albedo = scaleColour(spray.tone, spray.shade * seeded.between(0.72, 1.25))
    const lit = leafLight(
      air,
      snow > 0 && ny > 0.35 && seeded.next() < snow ? [0.8, 0.84, 0.9] : albedo,
      facing,
      ny,
      open,
    )
    const turn = seeded.next() * 3.14
    brush.blob({
      x: at.x,
      y: at.y,
      rx: leafSize * seeded.between(0.7, 1.35),
      ry: leafSize * seeded.between(0.35, 0.8),
      cos: cos(turn),
      sin: sin(turn),
      z: z + spray.z * 0.5,
      colour: lit,
      low: scaleColour(lit, 0.72),
      soft: 0.35,
      kind: KINDS.foliage,
    })
  }
}

type Lobe = { x: number; y: number; z: number; radius: number; tone: Colour; shade: number }
type Spray = {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  out: number
  tone: Colour
  shade: number
}

/** A tuft of leaves somewhere in a lobe, more often near its skin. */
function sprayOf(lobes: Lobe[], seeded: SeededRandom): Spray {
  const lobe = lobes[seeded.below(lobes.length)] as Lobe
  const level = seeded.between(-1, 1)
  const ring = Math.sqrt(1 - level * level)
  const angle = seeded.next() * 6.2832
  const out = Math.sqrt(Math.sqrt(seeded.next()))
  const nx = cos(angle) * ring
  const nz = sin(angle) * ring
  return {
    x: lobe.x + nx * lobe.radius * out,
    y: lobe.y + level * lobe.radius * out,
    z: lobe.z + nz * lobe.radius * out,
    nx,
    ny: level,
    nz,
    out,
    tone: lobe.tone,
    shade: lobe.shade,
  }
}
