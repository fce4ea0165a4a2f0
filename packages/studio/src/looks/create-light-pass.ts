import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Size } from '@kinora/media/frames/size'
import { clampValue, smoothStep } from '../planes/plane.ts'
import { blurPlane, type FramePlanes } from './frame-planes.ts'
import type { Lighting } from './light-words.ts'

/** Light sources in the frame, in fractions of its sides. */
export type LightPlaces = {
  /** The lamp, the flame, or the lit subject. */
  pool: { x: number; y: number }
  /** The side of the sun: -1 left, 1 right. */
  sunSide: 1 | -1
}

type LightPass = (planes: FramePlanes, seconds: number) => void

// Video codes of black and white.
const [BLACK, WHITE] = [16, 235]

/** The fully lit radius, and the end of the pool, as shares of the frame's height. */
const [POOL_FROM, POOL_TO] = [0.2, 1.05]
/** Chroma codes that a fully warm pool adds at its centre. */
const POOL_BLUE = -20
const POOL_RED = 15
/** The maximum luma codes that shafts and a beam add. */
const SHAFT = 64
const BEAM = 58
/** The number of distinct shaft angles. */
const ANGLES = 1024
/** The brightness above which glow begins, and its radius, of the frame's height. */
const BLOOM_FROM = 150
const BLOOM_REACH = 0.035

/** Adds pools, shafts, beams and glow to a drawn frame; nothing if the prompt asks for none. */
export function createLightPass(
  lighting: Lighting,
  { width, height }: Size,
  places: LightPlaces,
  seeded: SeededRandom,
): LightPass | undefined {
  const passes: LightPass[] = []
  if (lighting.bloom > 0) passes.push(createBloom({ width, height }, lighting.bloom))
  if (lighting.pool > 0) passes.push(createPool({ width, height }, lighting, places, seeded))
  if (lighting.beam > 0) passes.push(createBeam({ width, height }, lighting.beam, places))
  if (lighting.shafts > 0) passes.push(createShafts({ width, height }, lighting.shafts, places, seeded))
  if (passes.length === 0) return undefined
  return (planes, seconds) => passes.forEach(pass => pass(planes, seconds))
}

/** Dark away from a lamp, tinted near it. */
function createPool(
  { width, height }: Size,
  { pool, poolWarmth, flickers }: Lighting,
  { pool: at }: LightPlaces,
  seeded: SeededRandom,
): LightPass {
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  // At half size, like chroma: nothing of it is sharp.
  const near = Float32Array.from({ length: halfWidth * halfHeight }, (_, index) => {
    const x = ((index % halfWidth) - at.x * halfWidth) / halfHeight
    const y = (Math.floor(index / halfWidth) - at.y * halfHeight) / halfHeight
    return 1 - smoothStep(POOL_FROM, POOL_TO, Math.hypot(x * 0.9, y))
  })
  const gains = new Uint16Array(near.length)
  const phase = seeded.next() * 6
  return ({ luma, blue, red }, seconds) => {
    const flame = flickers
      ? 1 + 0.05 * Math.sin(seconds * 9.1 + phase) + 0.035 * Math.sin(seconds * 17.3 + 2 * phase)
      : 1
    for (let index = 0; index < near.length; index++) {
      const share = near[index]! * flame
      gains[index] = 256 * (1 - pool * (1 - share) + 0.1 * poolWarmth * share)
      const kept = 1 - 0.4 * pool * (1 - share)
      const warm = poolWarmth * share
      blue[index] = clampValue((blue[index]! - 128) * kept + 128 + POOL_BLUE * warm, 0, 255)
      red[index] = clampValue((red[index]! - 128) * kept + 128 + POOL_RED * warm, 0, 255)
    }
    for (let y = 0; y < height; y++) {
      const row = (y >> 1) * halfWidth
      for (let x = 0, to = y * width; x < width; x++, to++) {
        const value = BLACK + (((luma[to]! - BLACK) * gains[row + (x >> 1)]!) >> 8)
        luma[to] = value > WHITE ? WHITE : value < BLACK ? BLACK : value
      }
    }
  }
}

/** A cone from above that ends in the pool. */
function createBeam({ width, height }: Size, strength: number, { pool }: LightPlaces): LightPass {
  const added = new Uint8Array(width * height)
  const bottom = Math.min(1, pool.y + 0.3)
  for (let y = 0; y < height * bottom; y++) {
    const down = y / (height * bottom)
    const half = height * (0.03 + 0.27 * down)
    for (let x = 0; x < width; x++) {
      const aside = Math.abs(x - pool.x * width) / half
      if (aside < 1) added[y * width + x] = BEAM * strength * (1 - smoothStep(0.35, 1, aside)) * (1 - 0.6 * down)
    }
  }
  return ({ luma }) => addTo(luma, added)
}

function addTo(luma: Uint8Array, added: Uint8Array): void {
  for (let at = 0; at < luma.length; at++) {
    const by = added[at]!
    if (by > 0) luma[at] = luma[at]! + ((WHITE - luma[at]!) * by) / 256
  }
}

/** Rays from beyond an upper corner that move slowly, like light through leaves or a window. */
function createShafts(
  { width, height }: Size,
  strength: number,
  { sunSide }: LightPlaces,
  seeded: SeededRandom,
): LightPass {
  const from = { x: sunSide > 0 ? 1.12 * width : -0.12 * width, y: -0.35 * height }
  const angles = new Uint16Array(width * height)
  const reach = new Uint8Array(width * height)
  const far = Math.hypot(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [dx, dy] = [Math.abs(x - from.x), y - from.y]
      angles[at] = Math.min(ANGLES - 1, (Math.atan2(dy, dx) / (Math.PI / 2)) * ANGLES)
      reach[at] = 255 * (1 - smoothStep(0.25, 1.05, Math.hypot(dx, dy) / far)) * smoothStep(0, 0.12, dx / width)
    }
  }
  const waves = Array.from({ length: 5 }, (_, nth) => ({
    many: 4 + 4 * nth + 3 * seeded.next(),
    phase: 6.3 * seeded.next(),
    speed: (0.16 + 0.2 * seeded.next()) * (nth % 2 === 0 ? 1 : -1),
  }))
  const table = new Uint8Array(ANGLES)
  return ({ luma, blue, red }, seconds) => {
    for (let at = 0; at < ANGLES; at++) {
      const sum = waves.reduce(
        (all, { many, phase, speed }) => all + Math.sin((at / ANGLES) * many * 6 + phase + speed * seconds),
        0,
      )
      table[at] = SHAFT * strength * smoothStep(-0.4, 3.4, sum)
    }
    for (let at = 0; at < luma.length; at++) {
      const by = (table[angles[at]!]! * reach[at]!) >> 8
      if (by > 0) luma[at] = luma[at]! + (((WHITE - luma[at]!) * by) >> 7)
    }
    // Sunlight is a little warm.
    const half = width / 2
    for (let y = 0, at = 0; y < height / 2; y++) {
      for (let x = 0; x < half; x++, at++) {
        const by = (table[angles[2 * y * width + 2 * x]!]! * reach[2 * y * width + 2 * x]!) >> 8
        if (by === 0) continue
        blue[at] = blue[at]! - (by >> 3)
        red[at] = red[at]! + (by >> 4)
      }
    }
  }
}

/** A glow around bright areas. */
function createBloom({ width, height }: Size, strength: number): LightPass {
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  const bright = new Uint8Array(halfWidth * halfHeight)
  const radius = Math.max(1, Math.round(halfHeight * BLOOM_REACH))
  return ({ luma }) => {
    for (let y = 0, at = 0; y < halfHeight; y++)
      for (let x = 0; x < halfWidth; x++, at++) {
        const value = luma[2 * y * width + 2 * x]! - BLOOM_FROM
        bright[at] = value > 0 ? value : 0
      }
    blurPlane(bright, halfWidth, halfHeight, radius)
    for (let y = 0; y < height; y++) {
      const row = (y >> 1) * halfWidth
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const value = luma[at]! + bright[row + (x >> 1)]! * strength
        luma[at] = value > WHITE ? WHITE : value
      }
    }
  }
}
