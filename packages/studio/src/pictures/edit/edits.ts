import type { Place, Season, TimeOfDay, Weather } from '../../setting/setting.ts'

const STYLES = [
  'anime',
  'watercolour',
  'ink',
  'oil',
  'pencil',
  'coloured-pencil',
  'pixels',
  'noir',
  'black-and-white',
  'sepia',
  'retro',
  'cinematic',
  'documentary',
  'neon',
] as const
export type Style = (typeof STYLES)[number]

/** The part of a picture that a colour applies to. */
export type ColourTarget = 'subject' | 'clothes' | 'trousers' | 'sky' | 'leaves' | 'whole'

export type ColourEdit = { target: ColourTarget; to: string; from?: string }

export type BackgroundEdit =
  | { do: 'remove' }
  | { do: 'blur' }
  | { do: 'replace'; place: Place }
  | { do: 'fill'; colour: string }

/** The change of each, -1 to 1. */
export type Tone = {
  brightness?: number
  contrast?: number
  saturation?: number
  warmth?: number
  sharpness?: number
  softness?: number
}

export type Crop = {
  /** Width over height. */
  ratio?: number
  /** The background. */
  on?: 'subject' | 'centre'
}

/** The requested edits. */
export type Edits = {
  colours: ColourEdit[]
  tone: Tone
  time?: TimeOfDay
  weather?: Weather
  season?: Season
  style?: Style
  background?: BackgroundEdit
  /** Removes the subject and fills its place. */
  removesSubject?: true
  crop?: Crop
  flip?: 'across' | 'down'
  /** True if only a better picture is asked for. */
  enhances?: true
}

export const isEmptyEdit = ({ colours, tone, ...rest }: Edits): boolean =>
  colours.length === 0 && Object.keys(tone).length === 0 && Object.keys(rest).length === 0
