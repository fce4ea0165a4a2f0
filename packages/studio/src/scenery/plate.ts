import type { Look, PaintedParts, Place, Season, ShotSetting, TimeOfDay, Weather } from '../setting/setting.ts'
import type { Colour } from './colour.ts'
import type { Surface } from './surface.ts'

/** Options of a plate: the scenery of one shot, without its subjects. */
export type PlateOptions = {
  place: Place
  /** The exact place: drawn by its layout if it has one, otherwise as `place`. */
  where?: string
  time: TimeOfDay
  weather: Weather
  season: Season
  look: Look
  /** The state of lamps and windows; by default, the hour decides. */
  lights?: NonNullable<ShotSetting['lights']>
  /** The height of the tide on a beach; by default, the seed decides. */
  tide?: NonNullable<ShotSetting['tide']>
  seed: number
  /** The frame's size. The plate has a margin, so that a moving camera never shows its edge. */
  width: number
  height: number
  /**
   * The place is shown with shelves and tables for goods of this size, or with beds for plants, if it has such a
   * layout.
   */
  fill?: Fill
  /** The sky of space is empty, because subjects include planets. */
  isBare?: boolean
  /** The colours of the walls, the floor and the ceiling of a room, as `#rrggbb`. */
  painted?: PaintedParts
  /** The name of the colour of a sweep's paper; by default, the seed decides. */
  backdrop?: string
  /** The material of a table top; by default, wood that the seed selects. */
  surface?: Surface
  /** Names of the hues of abstract folds; by default, the seed selects a palette. */
  colours?: readonly string[]
  /**
   * The position of the horizon in the frame: 0 top, 1 bottom; each place has a default. For a view that is not level,
   * the position of its axis; the default is the middle.
   */
  horizon?: number
  /** The pitch of the view in radians: positive looks down, negative up; the default is level. */
  pitch?: number
  /** The clockwise roll of the picture, radians. */
  roll?: number
  /** The height of the eye above the ground of the subjects, metres; each place has a default. */
  eye?: number
  /**
   * The position of the subjects on the map of an outdoor place, metres; by default, the middle of its standing
   * positions.
   */
  subject?: { x: number; z: number }
  /** The space that an outdoor place leaves clear. */
  clear?: Clearing
  /**
   * The position of the eye in a place that can be seen from all sides, in metres of its layout, and its rotation to
   * the right in radians.
   */
  camera?: { x: number; z: number; yaw: number }
  /** The position of the view's axis across the frame: 0 left, 1 right. Default: the middle. */
  centre?: number
  /** The focal length relative to the default. */
  zoom?: number
  /** The mirroring of the place; by default, the seed decides. */
  hand?: 1 | -1
  /** `draft` renders at half the resolution. */
  quality?: 'draft' | 'final'
}

/**
 * The space of a shot's subjects, from the eye: metres aside per metre ahead, metres ahead, and metres above the ground
 * of the subjects. Nothing of an outdoor place stands in it or hides it. Grass reaches up to the toes of the smallest.
 */
export type Clearing = {
  left: number
  right: number
  near: number
  far: number
  low: number
  high: number
  toes: number
  /** The anchors of things that stay, because the document uses them. */
  keeps: readonly string[]
}

/** Goods for shelves, or goods that stand on floors. */
export type Fill = 'small' | 'large'

/** Plate pixels per frame pixel. */
export const OVERSIZE = 1.15
/** Depth of the sky, metres. */
export const SKY_DEPTH = 1_000_000

/** The values of `mask`. */
export const KINDS = { sky: 0, water: 1, foliage: 2, ground: 3, built: 4, other: 5 } as const

export type Plate = {
  width: number
  height: number
  /** Linear light, three numbers per pixel, rows from the top; may exceed 1. */
  rgb: Float32Array
  /** Metres along the view's axis; the sky is at SKY_DEPTH. */
  depth: Float32Array
  /** The kind of surface at each pixel, see KINDS. */
  mask: Uint8Array
  ground: Ground
  light: Light
  /** Things that are painted for a level view, such as trees and grass, are missing because the view is steep. */
  isBare?: boolean
  /** Surfaces on which goods stand, and from which they hang. */
  boards?: readonly Board[]
  /** The tops of its chimneys in plate pixels, and their distances. */
  chimneys?: readonly { x: number; y: number; metres: number }[]
}

/** A shelf, a table top or a bed of soil, in metres from the eye's base. Goods stand on it in rows, or hang from it. */
export type Board = {
  /** Its centre. */
  at: readonly [x: number, y: number, z: number]
  wide: number
  deep: number
  /** The greatest height of goods there. */
  high: number
  /** Degrees around the vertical axis, as for parts. */
  turn: number
  hangs?: true
  /** Only for goods that hang. */
  isForHanging?: true
  /** For plants: a row of them extends away from the eye. */
  isGrown?: true
}

export type Ground = {
  /** The row of the view's axis in the plate, in pixels. For a level view it is the horizon. */
  horizonY: number
  /** As in the options, if the view is not level. */
  pitch?: number
  roll?: number
  centreX: number
  /** Pixels per metre at one metre. */
  focal: number
  /** The eye's height above the level from which `heights` is measured. */
  eye: number
  /** The depths between which subjects stand. */
  near: number
  far: number
  /**
   * Ground heights, metres: GROUND_GRID columns across the plate, GROUND_GRID rows of depth (`rowsOf`), evenly spaced
   * in log(depth).
   */
  heights: Float32Array
  /**
   * For a view that is not level, `heights` covers a square around the point it looks at: its centre relative to the
   * eye's base, and half its side.
   */
  square?: { x: number; z: number; half: number }
}

export const GROUND_GRID = 65

export type Light = {
  /** Towards the sun, the moon or the strongest lamp; x right, y up, z away from the camera. */
  direction: Colour
  colour: Colour
  /** Ambient light on a surface that faces up. */
  ambient: Colour
  /** The colour of distance haze, and its density per metre. */
  haze: Colour
  hazePerMetre: number
}
