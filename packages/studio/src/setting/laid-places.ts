import type { Place } from './setting.ts'

/** Places that can be laid out on any ground: `a mini-golf course in the desert` has holes in sand. */
export const LAID_PLACES: ReadonlySet<string> = new Set([
  'golf-course',
  'playground',
  'amusement-park',
  'swimming-pool',
  'skatepark',
  'campsite',
  'cemetery',
  'stadium',
  'school',
  'park',
])

/** Landscapes whose ground is visible under such a place. */
export const GROUND_LANDS: ReadonlySet<Place | undefined> = new Set<Place>(['desert', 'beach', 'snowfield'])
