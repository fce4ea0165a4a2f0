import type { Grade } from '@kinora/media/compositor/grade-tables'
import { readData } from '../data-files/read-data.ts'
import type { ShotSetting } from '../setting/setting.ts'

/** The effect of a light word on a picture; fractions from 0 to 1 unless stated otherwise. */
type LightRow = {
  /** Factors of the grade. */
  gain?: number
  contrast?: number
  saturation?: number
  /** Added to the grade. */
  lift?: number
  temperature?: number
  vignette?: number
  /** The darkness away from the lamp or the lit subject. */
  pool?: number
  /** The tint of the pool, warmer above 0. */
  poolWarmth?: number
  /** The pool flickers like a flame. */
  flickers?: boolean
  /** A cone from above to the pool. */
  beam?: number
  /** Rays from the side of the sun. */
  shafts?: number
  /** A glow around bright areas. */
  bloom?: number
  /** The direction of light on figures, and the brightness of their rim. */
  from?: 'side' | 'back'
  rim?: number
  /** The reduction of sky light on figures. */
  shade?: number
}

const LIGHTS = readData<Readonly<Record<string, LightRow>>>('looks/lights.json')

/** The lights of scene documents that these rows implement. */
export const lightWordsDrawn = (): string[] => Object.keys(LIGHTS)

/** All light words of a shot, combined. */
export type Lighting = Required<LightRow>

const NONE: Lighting = {
  gain: 1,
  contrast: 1,
  saturation: 1,
  lift: 0,
  temperature: 0,
  vignette: 0,
  pool: 0,
  poolWarmth: 0,
  flickers: false,
  beam: 0,
  shafts: 0,
  bloom: 0,
  from: 'side',
  rim: 0,
  shade: 0,
}

/** Outdoors by day, a lamp is visibly lit but lights little. */
const DAYLIT = 0.3
const DARK: ReadonlySet<ShotSetting['time']> = new Set(['night', 'dusk', 'dawn'])

export function chooseLighting(
  { light = [], time }: Pick<ShotSetting, 'light' | 'time'>,
  isIndoors: boolean,
): Lighting {
  const rows = light.flatMap(word => LIGHTS[word] ?? [])
  const product = (pick: (row: LightRow) => number | undefined): number =>
    rows.reduce((all, row) => all * (pick(row) ?? 1), 1)
  const sum = (pick: (row: LightRow) => number | undefined, most: number): number =>
    Math.max(
      -most,
      Math.min(
        most,
        rows.reduce((all, row) => all + (pick(row) ?? 0), 0),
      ),
    )
  const most = (pick: (row: LightRow) => number | undefined): number => Math.max(0, ...rows.map(row => pick(row) ?? 0))
  const from = rows.find(row => row.from)?.from
  const isDark = DARK.has(time)
  const pool =
    rows.length === 0
      ? 0
      : most(({ pool: dark = 0, beam, contrast }) => {
          // A requested dark picture or spotlight also applies by day.
          const isMeant = beam !== undefined || contrast !== undefined
          return dark * (isDark || isMeant ? 1 : isIndoors ? 0.6 : DAYLIT)
        })
  return {
    ...NONE,
    gain: product(row => row.gain),
    contrast: product(row => row.contrast),
    saturation: product(row => row.saturation),
    lift: sum(row => row.lift, 0.1),
    temperature: sum(row => row.temperature, 0.5),
    vignette: sum(row => row.vignette, 0.4),
    pool,
    poolWarmth: most(row => row.poolWarmth),
    flickers: rows.some(row => row.flickers),
    beam: most(row => row.beam),
    shafts: most(row => row.shafts),
    bloom: most(row => row.bloom),
    ...(from && { from }),
    rim: most(row => row.rim),
    shade: most(row => row.shade),
  }
}

type Rgb = readonly [number, number, number]
const each = (value: Grade['gain'], by: (part: number) => number, none: number): Rgb => {
  const [red, green, blue] = typeof value === 'object' ? value : [value ?? none, value ?? none, value ?? none]
  return [by(red), by(green), by(blue)]
}

/** A film's grade with the requested light. */
export const lightGrade = (grade: Grade, lighting: Lighting): Grade => ({
  ...grade,
  gain: each(grade.gain, part => part * lighting.gain, 1),
  lift: each(grade.lift, part => part + lighting.lift, 0),
  contrast: (grade.contrast ?? 1) * lighting.contrast,
  saturation: (grade.saturation ?? 1) * lighting.saturation,
  temperature: Math.max(-1, Math.min(1, (grade.temperature ?? 0) + lighting.temperature)),
  vignette: Math.max(0, Math.min(1, (grade.vignette ?? 0) + lighting.vignette)),
})
