import type { Place } from '../../src/direct/shot-list.ts'
import { PLACES_PAINTED } from '../../src/scenery/places/index.ts'
import type { PaintedPlace } from '../../src/scenery/places/painted-place.ts'
import type { Fill } from '../../src/scenery/plate.ts'
import type { DressedPlace } from '../../src/scenery/dressed/dressed-place.ts'
import { findFilled } from '../../src/scenery/dressed/filled.ts'
import { DRESSED } from '../../src/scenery/dressed/index.ts'

export type PaintedName = { place: Place; where?: string | undefined; fill?: Fill | undefined }

/** What is painted for a place: its row with room for goods where it is full of some, its row, or the plain place. */
export const findPainted = ({ place, where = '', fill }: PaintedName): PaintedPlace | DressedPlace =>
  (fill && findFilled(where || place, fill)) ?? DRESSED[where] ?? PLACES_PAINTED[place]
