import { BUILDINGS } from './buildings.ts'
import { DISPLAYS } from './displays.ts'
import { FITTINGS } from './fittings.ts'
import { FURNITURE } from './furniture.ts'
import { OUTDOORS } from './outdoors.ts'
import { SIGHTS } from './sights.ts'
import { VENUES } from './venues.ts'
import type { Part } from './part.ts'

/** All that a place can be dressed with, by name. */
export const PARTS = {
  ...FURNITURE,
  ...FITTINGS,
  ...OUTDOORS,
  ...BUILDINGS,
  ...VENUES,
  ...DISPLAYS,
  ...SIGHTS,
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
