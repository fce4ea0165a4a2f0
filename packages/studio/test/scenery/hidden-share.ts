import type { Box } from '../../src/figures/picture.ts'
import type { Plate } from '../../src/scenery/plate.ts'

/** Nearer by this share: the ground at the feet is not before them. */
const BEFORE = 0.94

/** Which share of a box that stands at a depth is hidden by the plate. */
export function measureHiddenShare({ plate }: { plate: Plate }, box: Box, footRow: number, metres: number): number {
  let [hidden, all] = [0, 0]
  for (let j = 0; j < 14; j++) {
    for (let i = 0; i < 10; i++) {
      const x = Math.round(box.left + ((i + 0.5) / 10) * (box.right - box.left))
      const y = Math.round(box.top + ((j + 0.5) / 14) * (footRow - box.top))
      if (x < 0 || y < 0 || x >= plate.width || y >= plate.height) continue
      all++
      if (plate.depth[y * plate.width + x]! < metres * BEFORE) hidden++
    }
  }
  return all === 0 ? 0 : hidden / all
}
