import { clamp, log, mix } from './arithmetic.ts'
import { GROUND_GRID, type Plate } from './plate.ts'

type Footing = {
  /** Row of the plate where something at this depth touches the ground. */
  y: number
  /** Pixels per metre there: how large it must be drawn. */
  scale: number
  /** Height of the ground, metres. */
  height: number
}

/** Where something stands that is seen in column `screenX` at `depth` metres. Heights between the grid are blended. */
export function groundAt(plate: Pick<Plate, 'ground' | 'width'>, screenX: number, depth: number): Footing {
  const { ground, width } = plate
  if (!(depth > 0)) throw new RangeError(`A depth is more than 0 metres, not ${depth}`)
  const last = GROUND_GRID - 1
  const column = clamp(screenX / width) * last
  const row = clamp(log(Math.max(depth, ground.near) / ground.near) / log(ground.far / ground.near)) * last
  const left = Math.min(Math.floor(column), last - 1)
  const upper = Math.min(Math.floor(row), last - 1)
  const at = (r: number, c: number): number => ground.heights[r * GROUND_GRID + c] ?? 0
  const nearer = mix(at(upper, left), at(upper, left + 1), column - left)
  const farther = mix(at(upper + 1, left), at(upper + 1, left + 1), column - left)
  const height = mix(nearer, farther, row - upper)
  const scale = ground.focal / depth
  return { y: ground.horizonY + (ground.eye - height) * scale, scale, height }
}
