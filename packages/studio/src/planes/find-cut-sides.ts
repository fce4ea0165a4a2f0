import type { Plane } from './plane.ts'

export type Sides = { left: boolean; right: boolean; top: boolean; bottom: boolean }

// As a share of a side's length.
const LEAST = 0.02

/** The sides at which the picture's edge cuts the subject off. */
export function findCutSides({ width, height, values }: Plane): Sides {
  const isCut = (length: number, at: (step: number) => number): boolean => {
    let count = 0
    for (let step = 0; step < length; step++) if (values[at(step)]! > 0.5) count++
    return count > LEAST * length
  }
  return {
    left: isCut(height, y => y * width),
    right: isCut(height, y => (y + 1) * width - 1),
    top: isCut(width, x => x),
    bottom: isCut(width, x => (height - 1) * width + x),
  }
}
