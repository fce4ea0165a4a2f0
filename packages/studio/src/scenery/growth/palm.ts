import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { clamp, cos, sin } from '../arithmetic.ts'
import { type Colour, parseColour, addColours, scaleColour, multiplyColours } from '../colour.ts'
import { isPlantInWay } from '../keep-clear.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import type { Standing } from './standing.ts'
import { castShadow } from './cast-shadow.ts'
import { leafLight } from './leaf-light.ts'

const BARK = parseColour('#8a7258')
const FROND: Colour = parseColour('#4f7a2e')

/** A coconut palm: a leaning ringed stem, arching fronds with leaflets. `lean` is the head's offset over the height. */
export function paintPalm(context: PlateContext, tree: Standing & { lean: number }, seeded: SeededRandom): void {
  const { air, brush } = context
  const { x, z, height, lean } = tree
  const y = tree.y ?? groundHeight(context, x, z)
  if (isPlantInWay(context, { x, y, z, height }, { radius: 0.26 * height, from: 0.75 })) return
  const { scale } = projectPoint(context, x, y, z)
  castShadow(context, { x: x + lean * height * 0.3, y, z, radius: height * 0.26, height, strength: 0.5 })
  const bark = addColours(
    scaleColour(multiplyColours(BARK, air.sun), 0.4),
    scaleColour(multiplyColours(BARK, air.ambient), 0.75),
  )
  const rings = Math.round(clamp(height * scale * 0.06, 8, 30))
  let previous = projectPoint(context, x, y, z)
  for (let i = 1; i <= rings; i++) {
    const t = i / rings
    const bow = lean * (t * 0.4 + t * t * 0.6)
    const at = projectPoint(context, x + bow * height, y + height * t, z)
    const w = height * scale * (0.022 - 0.009 * t + (i === 1 ? 0.008 : 0))
    brush.stroke({
      x: previous.x,
      y: previous.y,
      x1: at.x,
      y1: at.y,
      w,
      w1: w * 0.9,
      z,
      colour: scaleColour(bark, i % 2 ? 1 : 0.82),
      end: bark,
      round: 0.8,
      light: air.direction[0],
      kind: KINDS.foliage,
    })
    previous = at
  }
  const headX = x + lean * height
  const headY = y + height
  const fronds = 17
  const order = Array.from({ length: fronds }, (_, i) => (i / fronds) * 6.2832 + seeded.between(-0.15, 0.15))
  order.sort((a, b) => sin(b) - sin(a))
  for (const angle of order) paintFrond(context, headX, headY, z, angle, height, seeded)
  for (let i = 0; i < 5; i++) {
    const nut = projectPoint(
      context,
      headX + seeded.between(-0.035, 0.035) * height,
      headY - height * seeded.between(0.01, 0.045),
      z,
    )
    const colour = leafLight(air, parseColour('#6a5030'), 0.3, 0, 0.7)
    brush.blob({
      x: nut.x,
      y: nut.y,
      rx: height * scale * 0.017,
      ry: height * scale * 0.02,
      z: z * 0.999,
      colour,
      low: scaleColour(colour, 0.4),
      kind: KINDS.foliage,
    })
  }
}

function paintFrond(
  context: PlateContext,
  x: number,
  y: number,
  z: number,
  angle: number,
  height: number,
  seeded: SeededRandom,
): void {
  const { air, brush } = context
  const out = cos(angle)
  const deep = sin(angle)
  const length = height * seeded.between(0.36, 0.46)
  const lift = seeded.between(0.15, 0.75)
  const tone = scaleColour(FROND, seeded.between(0.75, 1.2))
  const [sunX, sunY, sunZ] = air.direction
  const { scale } = projectPoint(context, x, y, z)
  const steps = Math.round(clamp(height * scale * 0.09, 8, 26))
  let px = 0
  let py = 0
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const along = t * length * (1 - 0.18 * t)
    const qx = along
    const qy = lift * along - (0.55 + lift * 0.5) * length * t * t
    const from = projectPoint(context, x + px * out, y + py, z + px * deep * 0.8)
    const to = projectPoint(context, x + qx * out, y + qy, z + qx * deep * 0.8)
    const facing = clamp(sunY * (1.1 - t) + out * sunX * 0.5 + deep * sunZ * -0.5, -1, 1)
    const lit = leafLight(air, tone, facing, 0.6 - t * 0.5, 0.9, 0.6)
    const zz = z + qx * deep * 0.5
    brush.stroke({
      x: from.x,
      y: from.y,
      x1: to.x,
      y1: to.y,
      w: height * scale * 0.005 * (1.3 - t),
      w1: height * scale * 0.004 * (1.2 - t),
      z: zz,
      colour: lit,
      kind: KINDS.foliage,
    })
    // Leaflets hang on both sides, longest in the middle.
    const leaflet = length * scale * 0.3 * (0.35 + 1.5 * t * (1.15 - t)) * (1 - 0.35 * t)
    for (const side of [-1, 1]) {
      for (let k = 0; k < 2; k++) {
        const s = k / 2
        const bx = from.x + (to.x - from.x) * s
        const by = from.y + (to.y - from.y) * s
        const sweep = out * 0.55 + side * (0.35 + 0.5 * Math.abs(deep))
        const hang = 0.5 + 0.45 * t + (side > 0 ? 0.12 : -0.1)
        const ex = bx + leaflet * sweep * seeded.between(0.75, 1.1)
        const ey = by + leaflet * hang * seeded.between(0.75, 1.1)
        const shade = scaleColour(lit, seeded.between(0.62, 1.12) * (side > 0 ? 1 : 0.8))
        const w = Math.max(length * scale * 0.013, 0.6)
        brush.stroke({
          x: bx,
          y: by,
          x1: ex,
          y1: ey,
          w,
          w1: 0.25,
          z: zz,
          colour: shade,
          end: scaleColour(shade, 1.15),
          kind: KINDS.foliage,
        })
      }
    }
    px = qx
    py = qy
  }
}
