import type { PartName } from './index.ts'

/** Where smoke comes out of a part: the top of its chimney, or the ridge of a house without one. */
export const CHIMNEYS: Partial<Record<PartName, readonly [x: number, y: number, z: number]>> = {
  house: [1.8, 5.2, 0.8],
  'old-house': [1.6, 4.8, 0],
  geyser: [0, 9, 0],
}
