import type { Place } from '../../direct/shot-list.ts'
import { PLACES_PAINTED } from '../places/index.ts'
import type { PaintedPlace } from '../places/painted-place.ts'
import type { Fill } from '../plate.ts'
import type { DressedPlace } from './dressed-place.ts'
import { findFilled } from './filled.ts'
import { DRESSED } from './index.ts'

export type PaintedName = { place: Place; where?: string | undefined; fill?: Fill | undefined }

/** What is painted for a place: its row with room for goods where it is full of some, its row, or the plain place. */
export const findPainted = ({ place, where = '', fill }: PaintedName): PaintedPlace | DressedPlace =>
  (fill && findFilled(where || place, fill)) ?? DRESSED[where] ?? PLACES_PAINTED[place]
