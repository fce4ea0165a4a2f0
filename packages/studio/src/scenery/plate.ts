import type { Look, Place, Season, ShotSetting, TimeOfDay, Weather } from '../setting/setting.ts'
import type { Colour } from './colour.ts'
import type { Surface } from './surface.ts'

/** What a plate is asked for: scenery for one shot, without its subjects. */
export type PlateOptions = {
  place: Place
  /** The place more exactly: drawn as itself where it is one of `dressed`, else as `place`. */
  where?: string
  time: TimeOfDay
  weather: Weather
  season: Season
  look: Look
  /** Whether lamps and windows are lit; as the hour has it without it. */
  lights?: NonNullable<ShotSetting['lights']>
  /** How far the sea has come up a beach; as the seed has it without it. */
  tide?: NonNullable<ShotSetting['tide']>
  seed: number
  /** The frame's size; the plate is larger all round, so that a moving camera never sees its edge. */
  width: number
  height: number
  /** The place is shown with shelves and tables for goods of this size, or beds for what grows, where it has such a row. */
  fill?: Fill
  /** Nothing hangs in the sky of space: the subjects bring their own planets. */
  isBare?: boolean
  /** The colour of a sweep's paper, by name; one of the seed's without it. */
  backdrop?: string
  /** What the top of a table is made of; wood of the seed's without it. */
  surface?: Surface
  /** Hues that abstract folds are made of, by name; a palette of the seed's without them. */
  colours?: readonly string[]
  /** Where the horizon lies in the frame, 0 top … 1 bottom; every place has a fitting one of its own. Of a view that is not level, where its axis lies; the middle without it. */
  horizon?: number
  /** How far the view looks down, or up where it is less than 0, radians; level without it. */
  pitch?: number
  /** How far its picture is turned clockwise, radians. */
  roll?: number
  /** Height of the eye over the ground that subjects stand on, metres; every place has a fitting one of its own. */
  eye?: number
  /** How many times as wide the plate is as for a camera that stays about where it is: room for one that travels; 1 if not said. */
  widening?: number
  /** Where the eye stands in a place that can be seen from all sides, metres of its row, and how far it is turned to the right, radians. */
  camera?: { x: number; z: number; yaw: number }
  /** Where the axis of the view lies across the frame, 0 left … 1 right; in the middle unless it is said. */
  centre?: number
  /** Times the usual focal length: a longer lens. */
  zoom?: number
  /** Which way round the place is; one of the seed's without it. */
  hand?: 1 | -1
  /** `draft` marches at half the resolution. */
  quality?: 'draft' | 'final'
  /** Clouds, waves and light as they are this long after the shot began. */
  timeSeconds?: number
}

/** Goods that fit on shelves, or those that stand on floors. */
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
  /** Linear light, three numbers a pixel, rows from the top; not bounded by 1. */
  rgb: Float32Array
  /** Metres along the view's axis; the sky is at SKY_DEPTH. */
  depth: Float32Array
  /** What is at each pixel, see KINDS. */
  mask: Uint8Array
  ground: Ground
  light: Light
  /** What is painted for a level view, as trees and grass are, is not drawn where the view is steep. */
  isBare?: boolean
  /** Where goods can stand and hang in it. */
  boards?: readonly Board[]
  /** Tops of the chimneys of its houses, in pixels of the plate, and how far away they are. */
  chimneys?: readonly { x: number; y: number; metres: number }[]
}

/** A shelf, a table top, a bed of soil: metres as of solids, with the eye's foot at 0. Goods stand on it in rows, or hang from it. */
export type Board = {
  /** The middle of it. */
  at: readonly [x: number, y: number, z: number]
  wide: number
  deep: number
  /** How tall goods may be there. */
  high: number
  /** Degrees about the upright, as of parts. */
  turn: number
  hangs?: true
  /** Nothing is there but what is sold hanging. */
  isForHanging?: true
  /** What is there grows: a row of it goes away from the eye. */
  isGrown?: true
}

export type Ground = {
  /** Row of the view's axis in the plate, in pixels: the horizon's, where the view is level. */
  horizonY: number
  /** As the options have them, where the view is not level. */
  pitch?: number
  roll?: number
  centreX: number
  /** Pixels per metre at one metre. */
  focal: number
  /** The eye's height over the level that `heights` is measured from. */
  eye: number
  /** Depths between which a subject can stand well. */
  near: number
  far: number
  /** Ground heights, metres: GROUND_GRID columns across the plate, GROUND_GRID rows of depth, evenly spaced in log(depth). */
  heights: Float32Array
  /** Of a view that is not level, `heights` are of a square around the point that it looks at: its middle, from the eye's foot, and half its side. */
  square?: { x: number; z: number; half: number }
}

export const GROUND_GRID = 33

export type Light = {
  /** Towards the sun, the moon or the strongest lamp; x right, y up, z away from the camera. */
  direction: Colour
  colour: Colour
  /** From all around, on a surface that faces up. */
  ambient: Colour
  /** What distance fades into, and how much of it each metre adds. */
  haze: Colour
  hazePerMetre: number
}
