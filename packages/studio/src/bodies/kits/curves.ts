import type { Part, Point } from '../body.ts'
import type { Material } from '../../raster/mesh.ts'
import { rod } from './thing.ts'

/** Rods along a curve: `place` and `thick` are asked from 0, where it begins, to 1. */
export const along = (
  count: number,
  place: (n: number) => Point,
  thick: (n: number) => number,
  colour: string,
  more?: { bone?: string; material?: Material },
): Part[] =>
  Array.from({ length: count }, (_, at) =>
    rod(place(at / count), place((at + 1) / count), [thick(at / count), thick((at + 1) / count)], colour, more),
  )
