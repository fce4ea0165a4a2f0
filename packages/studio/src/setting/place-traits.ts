import type { Place } from './setting.ts'

/** Properties of a place, independent of its contents. */
type PlaceTraits = {
  /** Inside a building. */
  isIndoors?: true
  /** Without sun and weather: lit by lamps, water or nothing. */
  isSheltered?: true
  /** Not even lightning is visible. */
  hidesLightning?: true
  /** Without moving clouds, even in windows. */
  isCloudless?: true
  /** Without sounds of weather and steps. */
  isSilent?: true
  /** The default if the prompt names no place. */
  isNowhere?: true
  /** Without ground. */
  isBottomless?: true
  /** Insects, leaves and petals are in the air. */
  isGreen?: true
  /** Among houses: lit by lamps at night, and its ground shines when wet. */
  isBuilt?: true
  /** For product shots. */
  isShownClose?: true
  /** Food would lie on the floor; elsewhere fruit hangs and vegetables grow. */
  lacksTable?: true
  /** The darkness of shadows; by default from the sun. */
  shadow?: number
  /** The reflectance of the floor, dry and wet. */
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
