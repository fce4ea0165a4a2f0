import type { Size } from '../frames/size.ts'
import { levelGrids } from './grid.ts'
import { listPlanes } from './planes.ts'
import type { Stage } from './stage.ts'
import type { ChangeMap } from './transition-kinds.ts'

/** A change map in memory: 15 bits for each pixel of luma and of chroma. */
export type StoredMap = { pieces: [luma: number, chroma: number]; softness: number }

const MOST = 32_767

/** A map given as a picture: dark areas change first. It is interpolated. */
export function greyChangeMap({ width, height, grey }: Size & { grey: Uint8Array }): ChangeMap {
  const at = (x: number, y: number): number => (grey[y * width + x] ?? 0) / 255
  return (x, y) => {
    const u = Math.min(width - 1, Math.max(0, x * width - 0.5))
    const v = Math.min(height - 1, Math.max(0, y * height - 0.5))
    const [left, top] = [Math.floor(u), Math.floor(v)]
    const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
    const upper = at(left, top) + (at(right, top) - at(left, top)) * (u - left)
    const lower = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * (u - left)
    return upper + (lower - upper) * (v - top)
  }
}

export function storeMap(stage: Stage, map: ChangeMap, softness: number): StoredMap {
  const { size, arena, kernels, target } = stage
  // At least a pixel, so that the edge is smooth.
  const soft = Math.ceil(MOST * Math.max(softness, 1 / Math.max(size.width, size.height)))
  // Above a half, only the full range divides evenly enough.
  const stored = soft > MOST / 2 ? MOST - 1 : soft
  const [lumaGrid, chromaGrid] = levelGrids(0)
  const [luma, blue] = listPlanes(target)
  const pieces = [
    { plane: luma, grid: lumaGrid },
    { plane: blue, grid: chromaGrid },
  ].map(({ plane: { width, height }, grid }) => {
    const piece = arena.take(width * height * 2)
    const values = new Int16Array(kernels.memory.buffer, piece, width * height)
    for (let y = 0; y < height; y++) {
      const down = (grid.atY + y * grid.stepY) / size.height
      for (let x = 0; x < width; x++) {
        const value = map((grid.atX + x * grid.stepX) / size.width, down, size.width / size.height)
        // The highest level is the sum of the highest of these and the softness.
        values[y * width + x] = Math.round(Math.min(1, Math.max(0, value)) * (MOST - stored))
      }
    }
    return piece
  })
  return { pieces: pieces as [number, number], softness: stored }
}

/** Blends the other planes over the target according to the map and the progress. */
export function mixByMap(
  stage: Stage,
  other: Stage['target'],
  { pieces, softness }: StoredMap,
  progress: number,
): void {
  const level = Math.round(progress * MOST)
  const others = listPlanes(other)
  for (const [which, to] of listPlanes(stage.target).entries()) {
    const from = others[which]!
    const map = which === 0 ? pieces[0] : pieces[1]
    stage.kernels.mixByMap(to.at, to.stride, to.width, to.height, from.at, from.stride, map, level, softness)
  }
}
