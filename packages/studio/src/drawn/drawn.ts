import type { CameraMove, Place, Season, TimeOfDay, Weather } from '../direct/shot-list.ts'
import type { Effect } from '../stage/draw/effects.ts'

/** What a clip puts on the screen, as plain data: measured on the staged shots, whatever the words were. */
export type Drawn = {
  shots: readonly DrawnShot[]
  entities: readonly DrawnEntity[]
  deeds: readonly DrawnDeed[]
}

/** A subject of the shot list by its shot and its place there. */
export type DrawnEntity = {
  shot: number
  subject: number
  words: string
  /** The largest share of the frame in which it is seen at one of the measured moments. */
  visibleShare: number
  /** Share of the measured moments of its shots at which something of it is seen. */
  momentsSeen: number
  /** How it comes into the picture: as a figure, as part of another figure or of the place, which are not told apart by pixels. */
  by: 'figure' | 'part'
}

/** A deed of a subject of the shot list. */
export type DrawnDeed = { shot: number; subject: number; verb: string; words: string; isPlayed: boolean }

/** One stretch of the clip in one place and at one hour. */
export type DrawnShot = {
  place: Place
  where?: string
  time: TimeOfDay
  weather: Weather
  season: Season
  move: CameraMove
  /** How far the camera really goes: turns and steps by shares of the frame, growth by shares of the size, the arc around those it circles. */
  camera: { pan: number; tilt: number; step: number; rise: number; growth: number; arcDegrees: number }
  /** Whether an hour, a season, a weather or an angle is seen: how much the place differs from one without it, of 255. */
  difference: Partial<Record<'time' | 'season' | 'weather' | 'angle', number>>
  /** What is seen on and above things: steam, flames. */
  effects: readonly { kind: Effect; visibleShare: number }[]
}
