import type { Place } from '../setting/setting.ts'
import type { DressedPlace } from './dressed/dressed-place.ts'
import { findDressed } from './dressed/find-dressed.ts'
import { kitNamed } from './places/landscape.ts'
import type { PaintedPlace } from './places/painted-place.ts'

/** The painter of a place: the layout of its document, or a kit. */
export function findPainted(place: Place, where?: string): PaintedPlace | DressedPlace {
  const painted = findDressed(where) ?? findDressed(place) ?? kitNamed(place)
  if (!painted) throw new Error(`no document lays out ${place}, and no kit paints it`)
  return painted
}
