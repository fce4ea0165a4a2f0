import { BUILDINGS } from './buildings.ts'
import { CABINS } from './cabins.ts'
import { DISPLAYS } from './displays.ts'
import { FITTINGS } from './fittings.ts'
import { FURNITURE } from './furniture.ts'
import { GARLANDS } from './garlands.ts'
import { HERITAGE } from './heritage.ts'
import { LANDFORMS } from './landforms.ts'
import { LANDMARKS } from './landmarks.ts'
import { OUTDOORS } from './outdoors.ts'
import { OUTPOSTS } from './outposts.ts'
import { SIGHTS } from './sights.ts'
import { VENUES } from './venues.ts'
import type { Part } from './part.ts'

/** All that a place can be dressed with, by name. */
export const PARTS = {
  ...FURNITURE,
  ...FITTINGS,
  ...OUTDOORS,
  ...LANDFORMS,
  ...HERITAGE,
  ...LANDMARKS,
  ...GARLANDS,
  ...BUILDINGS,
  ...VENUES,
  ...DISPLAYS,
  ...SIGHTS,
  ...CABINS,
  ...OUTPOSTS,
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
