import type { Seeded } from '@kinora/media/core/seeded'
import type { Atmosphere } from './atmosphere-of.ts'
import type { Colour } from './colour.ts'
import type { Kernels } from './load-kernels.ts'
import type { PlateWish } from './plate.ts'
import type { StrokeList } from './stroke-list.ts'

/** Everything a place needs to paint itself: the wish, the light, the kernels with their camera, and a brush. */
export type Easel = {
  wish: PlateWish
  width: number
  height: number
  focal: number
  centreX: number
  horizonY: number
  /** The eye over water, or over whatever the place calls height 0. */
  eye: number
  air: Atmosphere
  seeded: Seeded
  kernels: Kernels
  brush: StrokeList
}

/** Where a point of the world is on the plate, and how many pixels a metre is there. */
export function projected(easel: Easel, x: number, y: number, z: number): { x: number; y: number; scale: number } {
  const scale = easel.focal / z
  return { x: easel.centreX + x * scale, y: easel.horizonY - (y - easel.eye) * scale, scale }
}

/** Three settings that differ by their last letter. */
export function tinted(name: string, [r, g, b]: Colour): Record<string, number> {
  return { [`${name}R`]: r, [`${name}G`]: g, [`${name}B`]: b }
}

export function heightOf(easel: Easel, x: number, z: number): number {
  return easel.kernels.call('groundHeight', x, z)
}
