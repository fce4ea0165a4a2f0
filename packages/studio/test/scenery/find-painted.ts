import type { Place } from '../../src/setting/shot-list.ts'
import { findPainted as findPlace } from '../../src/scenery/find-painted.ts'
import type { PaintedPlace } from '../../src/scenery/places/painted-place.ts'
import type { Fill } from '../../src/scenery/plate.ts'
import type { DressedPlace } from '../../src/scenery/dressed/dressed-place.ts'
import { findDressed, findFilled } from '../../src/scenery/dressed/find-dressed.ts'
import { placeIds, readPlace } from '../../src/data-files/read-place.ts'

export type PaintedName = { place: Place; where?: string | undefined; fill?: Fill | undefined }

/** What is painted for a place: its row with room for goods where it is full of some, its row, or the plain place. */
export const findPainted = ({ place, where = '', fill }: PaintedName): PaintedPlace | DressedPlace =>
  (fill && findFilled(where || place, fill)) ?? findPlace(place, where)

/** Places that a document lays out, and those that it lays out for goods. */
export const DRESSED_IDS: readonly string[] = placeIds().filter(id => findDressed(id) !== undefined)
export const FILLED_IDS: readonly string[] = placeIds().filter(id => readPlace(id)?.filled !== undefined)
