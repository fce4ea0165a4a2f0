import type { Season } from '../setting/setting.ts'
import type { Colour } from './colour.ts'
import { readColours } from './read-colours.ts'

/** Colours of the ground and its plants, by season. */
type GroundColours = {
  grass: Colour
  dry: Colour
  blade: Colour
  tip: Colour
  woods: Colour
  leaves: readonly [Colour, ...Colour[]]
  pine: Colour
  flowers: readonly [Colour, ...Colour[]]
  /** Flowers per share of the ground, 0…1. */
  blossom: number
  litter: number
}

/** The rows of `data/scenery/seasons.json`. */
export const GROUND = readColours<Record<Season, GroundColours>>('scenery/seasons.json')
