import { cos, sin } from './arithmetic.ts'
import type { Kernels } from './load-kernels.ts'
import type { PlateContext } from './plate-context.ts'
import { SKY_DEPTH } from './plate.ts'

/** The picture of a level camera at the position of a tilted one: its pixels, and the position of its axis. */
export type LevelLens = { width: number; height: number; focal: number; centreX: number; horizonY: number }

type Rays = { x: number; y: number; z: number }

/**
 * The slope of a ray per metre on the map: up to the first value it comes from the level picture, beyond the second
 * from the ground alone.
 */
const [LEVEL_TO, LEVEL_END] = [1.4, 1.9]
/** The same for the distance sideways per metre ahead. */
const [ASIDE_TO, ASIDE_END] = [1.9, 2.3]
/** The most pixels of the level picture for one of the plate. */
const MAX_PIXELS = 1.8
const LEAST_SIDE = 32

/** The ray through a point of the plate, per metre of depth. */
function createRays({ focal, centreX, horizonY, pitch, roll }: PlateContext): (x: number, y: number) => Rays {
  const [pc, ps, rc, rs] = [cos(pitch), sin(pitch), cos(roll), sin(roll)]
  const ray = { x: 0, y: 0, z: 0 }
  return (x, y) => {
    const across = (x - centreX) / focal
    const up = (horizonY - y) / focal
    const level = across * rs + up * rc
    ray.x = across * rc - up * rs
    ray.y = level * pc - ps
    ray.z = pc + level * ps
    return ray
  }
}

/** The fraction of a ray's light that comes from the level picture. */
function levelShare({ x, y, z }: Rays): number {
  if (z < 0.12) return 0
  const steep = Math.abs(y) / Math.sqrt(x * x + z * z)
  const aside = Math.abs(x) / z
  const share = (value: number, to: number, end: number): number => Math.min(1, Math.max(0, (end - value) / (end - to)))
  return share(steep, LEVEL_TO, LEVEL_END) * share(aside, ASIDE_TO, ASIDE_END)
}

/** The part of the level picture that is visible in a tilted plate; undefined if none is. */
export function levelLens(context: PlateContext): LevelLens | undefined {
  const { width, height, focal } = context
  const rayAt = createRays(context)
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  const steps = 48
  for (let row = 0; row <= steps; row++) {
    for (let column = 0; column <= steps; column++) {
      const ray = rayAt((column / steps) * width, (row / steps) * height)
      if (levelShare(ray) === 0) continue
      const [across, up] = [ray.x / ray.z, ray.y / ray.z]
      left = Math.min(left, across)
      right = Math.max(right, across)
      low = Math.min(low, up)
      high = Math.max(high, up)
    }
  }
  if (left > right) return undefined
  const margin = 0.06
  const [wide, tall] = [right - left + 2 * margin, high - low + 2 * margin]
  const fine = Math.min(focal, Math.sqrt((MAX_PIXELS * width * height) / (wide * tall)))
  return {
    width: Math.max(LEAST_SIDE, Math.ceil(wide * fine)),
    height: Math.max(LEAST_SIDE, Math.ceil(tall * fine)),
    focal: fine,
    centreX: (margin - left) * fine,
    horizonY: Math.round((high + margin) * fine),
  }
}

type Planes = {
  stride: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  depth: Float32Array
  kind: Uint8Array
}

function planesOf(kernels: Kernels, height: number): Planes {
  const stride = kernels.get('stride')
  const { buffer } = kernels.memory
  const plane = (name: string): Float32Array => new Float32Array(buffer, kernels.get(name), stride * height)
  return {
    stride,
    red: plane('redAt'),
    green: plane('greenAt'),
    blue: plane('blueAt'),
    depth: plane('depthAt'),
    kind: new Uint8Array(buffer, kernels.get('kindAt'), stride * height),
  }
}

/**
 * Copies a level picture into a tilted plate: a camera that turns around its eye sees the same rays elsewhere. Where
 * rays are too steep for it, the plate is unchanged.
 */
export function layLevelView(context: PlateContext, level: PlateContext): void {
  const { width, height } = context
  const [to, from] = [planesOf(context.kernels, height), planesOf(level.kernels, level.height)]
  const rayAt = createRays(context)
  const [lastX, lastY] = [level.width - 1.001, level.height - 1.001]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ray = rayAt(x + 0.5, y + 0.5)
      const share = levelShare(ray)
      if (share === 0) continue
      const sx = Math.min(lastX, Math.max(0, level.centreX + (ray.x / ray.z) * level.focal - 0.5))
      const sy = Math.min(lastY, Math.max(0, level.horizonY - (ray.y / ray.z) * level.focal - 0.5))
      const [column, row] = [Math.floor(sx), Math.floor(sy)]
      const [fx, fy] = [sx - column, sy - row]
      const a = row * from.stride + column
      const b = a + from.stride
      const at = y * to.stride + x
      const blend = (plane: 'red' | 'green' | 'blue'): void => {
        const source = from[plane]
        const upper = source[a]! + (source[a + 1]! - source[a]!) * fx
        const lower = source[b]! + (source[b + 1]! - source[b]!) * fx
        to[plane][at] = to[plane][at]! + (upper + (lower - upper) * fy - to[plane][at]!) * share
      }
      blend('red')
      blend('green')
      blend('blue')
      if (share < 0.5) continue
      const nearest = (fy < 0.5 ? a : b) + (fx < 0.5 ? 0 : 1)
      const z = from.depth[nearest]!
      to.depth[at] = z >= SKY_DEPTH ? SKY_DEPTH : z / ray.z
      to.kind[at] = from.kind[nearest]!
    }
  }
}
