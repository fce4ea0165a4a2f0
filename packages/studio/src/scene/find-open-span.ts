import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import { depthAtRow } from './ground.ts'
import { measureHiddenShare } from './occluders.ts'

/** Left and right, as shares of the frame's width. */
export type Span = readonly [left: number, right: number]

const WHOLE: Span = [0, 1]
/** Narrower than this, and everyone would stand on everyone's feet: then rather behind a tree. */
const LEAST = 0.55
const STEPS = 24

/** Where in the frame a figure of this height is seen that stands on this row: the widest part that no tree hides. */
export function findOpenSpan(plate: Plate, frame: Size, footShare: number, height: number): Span {
  const row = plate.height / 2 + (footShare - 0.5) * frame.height
  const isOpen = Array.from({ length: STEPS }, (_, step) => {
    const x = plate.width / 2 + ((step + 0.5) / STEPS - 0.5) * frame.width
    const half = frame.width / STEPS / 2
    const box = { left: x - half, right: x + half, top: row - height, bottom: row }
    return measureHiddenShare({ plate }, box, row, depthAtRow(plate, x, row)) < 0.4
  })
  let best: Span = [0, 0]
  let start = 0
  for (let step = 0; step <= STEPS; step++) {
    if (step < STEPS && isOpen[step]) continue
    if (step - start > best[1] - best[0]) best = [start, step]
    start = step + 1
  }
  const [left, right] = [best[0] / STEPS, best[1] / STEPS]
  return right - left < LEAST ? WHOLE : [left, right]
}
