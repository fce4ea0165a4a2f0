import type { Place } from '../../setting/setting.ts'
import type { PartName } from '../parts/index.ts'
import type { PaintedPlace } from '../places/painted-place.ts'
import type { Matter } from '../solid-list.ts'

/** What a floor, a wall or a pavement is made of. */
export type Surface = {
  colour: string
  matter?: Matter
  second?: string
  scale?: number
  gloss?: number
  rough?: number
}

/** One part, or a row of them: metres from the camera's foot, degrees about the upright. */
export type Dressing = {
  part: PartName
  x: number
  z: number
  y?: number
  turn?: number
  scale?: number
  colour?: string
  /** Again every so many metres of depth, until there. */
  every?: number
  until?: number
  /** The same on the other side, turned the other way. */
  mirrored?: true
}

type Common = {
  /** Where the horizon lies in the frame and how high the eye is; fitting ones without it. */
  horizon?: number
  eye?: number
  /** Depths between which subjects stand; nothing of the dressing is in their way there. */
  stands?: readonly [near: number, far: number]
  dressing: readonly Dressing[]
}

/** A hole in a wall: from and to along it, sill and head. */
export type Opening = readonly [from: number, to: number, sill: number, head: number]

/** A room: a box with a floor and walls, windows, lights and what stands in it. */
export type Interior = Common & {
  /** Width, height and depth, metres. */
  size: readonly [wide: number, high: number, deep: number]
  floor: Surface
  walls: Surface
  ceiling?: Surface
  /** The far wall, where it differs. */
  back?: Surface
  /** The lower metre of the walls, where it differs. */
  dado?: Surface
  windows?: { back?: readonly Opening[]; left?: readonly Opening[]; right?: readonly Opening[]; bars?: string }
  /** What is seen through them. */
  view?: 'hills' | 'city' | 'sky' | 'stars'
  /** `always` where lamps burn by day as well; positions are x and z. */
  lights?: {
    kind: keyof typeof LIGHTS
    at: readonly (readonly [x: number, z: number])[]
    always?: true
    /** Times the usual. */
    strength?: number
  }
}

/** Kinds of lamps: their shape, how far below the ceiling they hang, and their colour. */
export const LIGHTS = {
  pendant: { drop: 0.75, size: [0.34, 0.28, 0.34], colour: '#ffcf9c', isRound: true },
  bulb: { drop: 0.5, size: [0.14, 0.18, 0.14], colour: '#ffc078', isRound: true },
  tube: { drop: 0.06, size: [0.22, 0.06, 1.5], colour: '#f0f6ff', isRound: false },
  panel: { drop: 0.02, size: [1.1, 0.03, 1.1], colour: '#f6f8ff', isRound: false },
  chandelier: { drop: 0.7, size: [0.62, 0.4, 0.62], colour: '#ffdca8', isRound: true },
  flame: { drop: 1.4, size: [0.16, 0.24, 0.16], colour: '#ff9a48', isRound: true },
  strip: { drop: 0.04, size: [0.14, 0.05, 3], colour: '#bfe0ff', isRound: false },
} as const

type GrowthKind = 'broadleaf' | 'pine' | 'palm' | 'bush' | 'rock' | 'reeds'

/** Plants and stones beside the stage, as many, between these depths and so far out. */
export type Growth = {
  kind: GrowthKind
  count: number
  z: readonly [number, number]
  /** How far from the middle: at least so many metres and this share of the depth, and as much again. */
  x: readonly [least: number, spread: number]
  height: readonly [number, number]
  colour?: string
}

/** A place under the sky: land, water or pavement, and what stands and grows there. */
export type OpenPlace = Common & {
  lightFromSide?: boolean
  /** Nobody stands behind the furthest of its standing places: trains are on their rails. */
  isTight?: true
  /** The place whose traits it has, where that is not the one the words gave. */
  playsAs?: Place
  /** The ground by its nature; without it there is only what is paved. */
  land?: keyof typeof LANDS
  /** What closes the view. */
  far?: keyof typeof FARS
  /** Settings of the land of this place alone (relief.as, turf.as). */
  relief?: Readonly<Record<string, number>>
  /** Colours of the land instead of the season's, by the names of turf.as. */
  tints?: Readonly<Record<string, string>>
  water?: keyof typeof WATER_KINDS
  /** Slabs to stand on: left and right, near and far, and how high their top is. */
  paved?: readonly (Surface & {
    x: readonly [number, number]
    z: readonly [number, number]
    top?: number
    foot?: number
    /** Grass, as green as the season has it. */
    isTurf?: true
  })[]
  growth?: readonly Growth[]
  /** Blades for a plate of a million pixels and their height; their colour if they were sown. */
  grass?: { blades: number; height: number; far?: number; path?: { x: number; width: number }; crop?: string }
  /** Haze for every metre, at least. */
  haze?: number
  /** The sky has another colour, or is black. */
  sky?: { zenith: string; horizon: string; isBlack?: true; cloudless?: true }
  /** Parts stand on pavements, whose tops are their floor, instead of on the land. */
  floor?: number
}

/** A painted place with the row that it is painted from. */
export type DressedPlace = PaintedPlace & { row: Interior | OpenPlace }

/** Kinds of water: how it is coloured where it is deep and shallow, and whether it has the waves of the sea. */
export const WATER_KINDS = {
  sea: { deep: '#0e4a66', shallow: '#2a8a90', isSea: true },
  lake: { deep: '#0c2f38', shallow: '#3a6a5c', isSea: false },
  canal: { deep: '#23443e', shallow: '#3a6a5c', isSea: false },
  fjord: { deep: '#0d3a4c', shallow: '#2f6f78', isSea: false },
  turquoise: { deep: '#0f6f7c', shallow: '#3fc0b4', isSea: false },
  pink: { deep: '#b0607a', shallow: '#e8a0b0', isSea: false },
} as const

/** Kinds of ground: which colours of the season it takes, and its settings. */
export const LANDS: Record<
  string,
  /** A hue, or the name of a colour of the season. */
  { tints: Readonly<Record<string, string>>; settings: Readonly<Record<string, number>> }
> = {
  grass: {
    tints: { grass: 'grass', dry: 'dry', soil: '#8a6f50', rock: '#8a8274' },
    settings: { bumpHeight: 0.12, bumpWidth: 4 },
  },
  lawn: {
    tints: { grass: 'grass', dry: 'grass', soil: '#c9b48e', rock: '#8a8274' },
    settings: { bumpHeight: 0.03, bumpWidth: 6 },
  },
  dirt: {
    tints: { grass: '#8a6c48', dry: '#a08058', soil: '#7a5c3c', rock: '#8a7864' },
    settings: { bumpHeight: 0.1, bumpWidth: 3 },
  },
  sand: {
    tints: { sand: '#d9bd8f', grass: '#b0a062', dry: '#c8b078', rock: '#9a6a48' },
    settings: { sandTop: 1e4, bumpHeight: 0.12, bumpWidth: 3, rippleDepth: 0.12 },
  },
  rock: {
    tints: { grass: '#8f877c', dry: '#a89e90', soil: '#7a7268', rock: '#857c70' },
    settings: { bumpHeight: 0.3, bumpWidth: 2.4 },
  },
  snow: {
    tints: { grass: '#8a8468', dry: '#8a8468', rock: '#6f7078' },
    settings: { bumpHeight: 0.2, bumpWidth: 5, snowLine: -1000, rippleDepth: 0.05 },
  },
}

/** What lies behind: settings of the land. */
export const FARS: Record<string, Readonly<Record<string, number>>> = {
  none: { landFar: 260 },
  plain: { rollHeight: 6, rollWidth: 200, rollFrom: 90, woodsHeight: 9, woodsFrom: 220, woodsTop: 300, landFar: 2500 },
  hills: {
    rollHeight: 30,
    rollWidth: 170,
    rollFrom: 60,
    woodsHeight: 11,
    woodsFrom: 150,
    woodsTop: 300,
    mountHeight: 220,
    mountWidth: 1500,
    mountFrom: 700,
    mountTo: 3200,
    landFar: 5000,
  },
  woods: { rollHeight: 12, rollWidth: 80, rollFrom: 60, woodsHeight: 15, woodsFrom: 60, woodsTop: 600, landFar: 700 },
  mountains: {
    rollHeight: 30,
    rollWidth: 190,
    rollFrom: 60,
    mountHeight: 820,
    mountWidth: 1600,
    mountFrom: 350,
    mountTo: 2900,
    mountValley: 0.4,
    woodsHeight: 12,
    woodsFrom: 300,
    woodsTop: 380,
    landFar: 9000,
    snowSoft: 180,
  },
  valley: {
    rollHeight: 34,
    rollWidth: 150,
    rollFrom: 60,
    mountHeight: 760,
    mountWidth: 1400,
    mountFrom: 160,
    mountTo: 1900,
    mountValley: 1,
    woodsHeight: 12,
    woodsFrom: 140,
    woodsTop: 420,
    landFar: 8000,
  },
}
