import { clamp, cos, mix, pow, sin } from '../arithmetic.ts'
import { type Colour, mixColours, scaleColour } from '../colour.ts'
import { openHeight } from '../keep-clear.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { leafLight } from './leaf-light.ts'

type Grass = {
  near: number
  far: number
  /** Blades for a plate of a million pixels. */
  blades: number
  /** Metres. */
  height: number
  blade: Colour
  tip: Colour
  dry: Colour
  /** Flowers per blade, and their colours. */
  flowers?: number
  petals?: readonly [Colour, ...Colour[]]
  /** Leaves out a strip around this x, as wide as the path. */
  path?: { x: number; width: number }
  snow?: number
}

/** Blades and flowers over the ground, from far to near, so that near ones overlap. */
export function paintGrass(context: PlateContext, grass: Grass): void {
  const { brush, seeded, width, height, focal, eye } = context
  const kinds = new Uint8Array(
    context.kernels.memory.buffer,
    context.kernels.get('kindAt'),
    context.kernels.get('stride') * height,
  )
  const stride = context.kernels.get('stride')
  const count = Math.round((grass.blades * width * height) / 1e6)
  const rowFar = (focal * eye) / grass.far
  // A camera near the ground sees it nearer than others do.
  const near = Math.max(LEAST_NEAR, Math.min(grass.near, (focal * eye) / Math.max(1, height - context.horizonY)))
  const rowNear = (focal * eye) / near
  for (let i = 0; i < count; i++) {
    // Evenly over the rows of the picture, a little more to the far ones, which are smaller.
    const row = mix(rowFar, rowNear, pow((i + seeded.next()) / count, 1.25))
    const z = (focal * eye) / row
    const x = (((seeded.next() * 1.1 - 0.05) * width - context.centreX) / focal) * z
    const y = groundHeight(context, x, z)
    const foot = projectPoint(context, x, y, z)
    if (foot.y >= 0 && foot.y < height && foot.x >= 0 && foot.x < width) {
      if (kinds[Math.floor(foot.y) * stride + Math.floor(foot.x)] === KINDS.water) continue
    }
    if (grass.path && Math.abs(x - grass.path.x - sin(z * 0.08) * 1.6 * clamp((z - 6) / 34)) < grass.path.width * 1.15)
      continue
    const open = openHeight(context, x, y, z) / TALLEST
    const high = Math.min(grass.height, Math.max(open, SHORN * grass.height))
    if (grass.flowers && grass.petals && seeded.next() < grass.flowers)
      paintFlower(context, grass.petals, foot, z, high)
    else paintBlade(context, { ...grass, height: high }, foot, x, z)
  }
  brush.flush()
}

/** Metres. */
const LEAST_NEAR = 0.4
/** The tallest blade, and the shortest that grass is cut to, relative to its height. */
const [TALLEST, SHORN] = [1.5, 0.12]

type Spot = { x: number; y: number; scale: number }

function paintBlade(context: PlateContext, grass: Grass, foot: Spot, x: number, z: number): void {
  const { air, brush, seeded } = context
  // Drifts of drier and taller grass, a few metres wide.
  const drift = 0.5 + 0.25 * sin(x * 0.7 + sin(z * 0.45) * 2) + 0.25 * sin(z * 0.62 + x * 0.21 + 1.7)
  const tall = grass.height * (0.6 + 0.7 * drift) * seeded.between(0.55, 1.2) * foot.scale
  const lean = seeded.between(-0.55, 0.55) + air.wind * 0.35
  const dry = clamp(drift * 1.2 - 0.35 + seeded.between(-0.25, 0.25))
  const tone = scaleColour(mixColours(grass.tip, grass.dry, dry), seeded.between(0.7, 1.25))
  const facing = clamp(0.35 + lean * air.direction[0] * 0.6, -1, 1)
  // With the sun ahead, blades glow.
  const thin = air.direction[2] > 0 ? 0.9 : 0.3
  const tip = leafLight(air, tone, air.direction[2] > 0.3 ? -facing : facing, 0.5, 1, thin)
  const root = scaleColour(leafLight(air, grass.blade, facing, 0.2, 0.4, 0.1), 0.62)
  const middle = mixColours(root, tip, 0.6)
  const w = Math.max(tall * 0.035, 0.45)
  const mx = foot.x + lean * tall * 0.3
  const my = foot.y - tall * 0.6
  brush.stroke({
    x: foot.x,
    y: foot.y + 1,
    x1: mx,
    y1: my,
    w,
    w1: w * 0.8,
    z,
    colour: root,
    end: middle,
    kind: KINDS.foliage,
  })
  brush.stroke({
    x: mx,
    y: my,
    x1: foot.x + lean * tall,
    y1: foot.y - tall * seeded.between(0.8, 1),
    w: w * 0.8,
    w1: 0.2,
    z,
    colour: middle,
    end: tip,
    kind: KINDS.foliage,
  })
}

function paintFlower(
  context: PlateContext,
  petals: readonly [Colour, ...Colour[]],
  foot: Spot,
  z: number,
  height: number,
): void {
  const { air, brush, seeded } = context
  const tall = height * seeded.between(0.7, 1.25) * foot.scale
  const x = foot.x + seeded.between(-0.2, 0.2) * tall
  const y = foot.y - tall
  const colour = leafLight(air, seeded.pick(petals), 0.5, 0.7, 1, 0.6)
  const green = leafLight(air, [0.08, 0.16, 0.03], 0.3, 0.3, 0.7)
  brush.stroke({
    x: foot.x,
    y: foot.y,
    x1: x,
    y1: y,
    w: Math.max(tall * 0.02, 0.4),
    w1: 0.4,
    z,
    colour: scaleColour(green, 0.6),
    end: green,
    kind: KINDS.foliage,
  })
  const size = Math.max(0.028 * foot.scale * seeded.between(0.7, 1.3), 0.9)
  if (size < 3) {
    brush.blob({ x, y, rx: size, ry: size * 0.75, z, colour, kind: KINDS.foliage, soft: 0.5 })
    return
  }
  const start = seeded.next() * 6.28
  for (let k = 0; k < 6; k++) {
    const angle = start + k * 1.0472
    brush.blob({
      x: x + cos(angle) * size * 0.62,
      y: y + sin(angle) * size * 0.42,
      rx: size * 0.5,
      ry: size * 0.3,
      cos: cos(angle),
      sin: sin(angle) * 0.7,
      z,
      colour: scaleColour(colour, seeded.between(0.85, 1.08)),
      kind: KINDS.foliage,
    })
  }
  const heart = leafLight(air, [0.75, 0.5, 0.06], 0.6, 0.8, 1)
  brush.blob({
    x,
    y,
    rx: size * 0.26,
    ry: size * 0.2,
    z,
    colour: heart,
    low: scaleColour(heart, 0.6),
    kind: KINDS.foliage,
  })
}
