import type { Place } from './setting.ts'

/** What is true of a place whatever is in it. */
type PlaceTraits = {
  /** Inside of a building. */
  isIndoors?: true
  /** Neither sun nor weather reach it: lit by lamps, water or nothing at all. */
  isSheltered?: true
  /** Not even the flash of a lightning is seen. */
  hidesLightning?: true
  /** No clouds go by, not even before a window. */
  isCloudless?: true
  /** No weather and no step is heard. */
  isSilent?: true
  /** Drawn where the words name no place. */
  isNowhere?: true
  /** There is nothing to stand on. */
  isBottomless?: true
  /** Insects, leaves and petals are in the air. */
  isGreen?: true
  /** Among houses: lamps light it by night, and its ground shines when it is wet. */
  isBuilt?: true
  /** Things are shown as products are. */
  isShownClose?: true
  /** Food would lie on the floor; elsewhere fruit hangs and vegetables grow. */
  lacksTable?: true
  /** How dark shadows are; by the sun where it is not said. */
  shadow?: number
  /** How much the floor gives back, and how much when it is wet. */
  gloss?: number
  wetGloss?: number
}

const INSIDE = { isIndoors: true, isSheltered: true, shadow: 0.3 } as const

export const PLACE_TRAITS: Record<Place, PlaceTraits> = {
  beach: { wetGloss: 0.16 },
  lake: { isGreen: true },
  sea: {},
  mountains: {},
  forest: { isGreen: true },
  meadow: { isGreen: true },
  desert: {},
  snowfield: {},
  river: { isGreen: true },
  waterfall: {},
  skyline: { isBuilt: true, wetGloss: 0.34 },
  street: { isBuilt: true, wetGloss: 0.34, lacksTable: true },
  room: { ...INSIDE, isCloudless: true, lacksTable: true },
  stage: { ...INSIDE, lacksTable: true, gloss: 0.12 },
  kitchen: { ...INSIDE, isCloudless: true, lacksTable: true },
  table: { ...INSIDE, isCloudless: true, hidesLightning: true, isShownClose: true, gloss: 0.12 },
  sweep: {
    isSheltered: true,
    hidesLightning: true,
    isSilent: true,
    isNowhere: true,
    isShownClose: true,
    shadow: 0.3,
    gloss: 0.16,
  },
  space: { isSheltered: true, hidesLightning: true, isCloudless: true, isSilent: true, shadow: 0.75 },
  underwater: { isSheltered: true, hidesLightning: true, isSilent: true, shadow: 0 },
  sky: { isBottomless: true, shadow: 0 },
  garden: { isGreen: true },
  abstract: {
    isSheltered: true,
    hidesLightning: true,
    isSilent: true,
    isNowhere: true,
    isBottomless: true,
    shadow: 0,
  },
}
