import { FEELINGS, HAIR_STYLES } from '@kinora/media/scene/vocabulary'
import type { Build } from './builds.ts'
import type { Language } from '@kinora/media/language/detect-language'
import type { PlaceLook, ShotSetting } from './setting.ts'
import type { Motion } from './motions.ts'
import type { SoundCue } from './sound-cues.ts'
export { BUILDS } from './builds.ts'
export * from './motions.ts'
export * from './setting.ts'
export * from './sound-cues.ts'
export { FEELINGS, HAIR_STYLES }

/**
 * The visible and audible contents of a clip, as plain data. Internal to the studio: the reader writes it and `reading`
 * converts it to a scene document.
 */
export type ShotList = {
  language: Language
  shots: Shot[]
  /** Unknown words, as written. */
  unknown: string[]
  /** Known words without a visible effect. */
  unshown?: string[]
}

export type Shot = ShotSetting & {
  /** The share of the clip. The shares of all shots add up to 1. */
  share: number
  /** The word for something invisible that this scene stands for. */
  standsFor?: string
  /** The name of an input picture that replaces the drawn place. */
  view?: string
  subjects: Subject[]
  /** Sounds besides music and speech. */
  sounds: SoundCue[]
  /** Quoted speech, and the index of its speaker. */
  lines: { text: string; subject?: number }[]
  /**
   * Text in the picture, and the index of the subject that carries it. `isLast`: only at the end of the shot. `enters`:
   * how the letters appear.
   */
  texts?: { text: string; subject?: number; isLast?: true; enters?: (typeof ENTRANCES)[number] }[]
  /** The text of a card, if nothing else can be drawn. */
  caption?: string
  /** Continues the place and view of the shot before. */
  continues?: true
  /** The hour, weather, season, lamps and tide at the end, if they change. */
  becomes?: PlaceLook
}

export const ENTRANCES = ['falling', 'flickering', 'typed'] as const

/** A thing, animal or person in the picture. */
export type Subject = {
  /** As it was written. */
  words: string
  /**
   * The words of its meaning, if other words of the prompt give it another: the cymbals of a drummer are a drum kit.
   */
  sense?: string
  /** Its proper name, if the words give one. */
  name?: string
  /**
   * A sprite: an emoji by its code points in hex, such as `1f408`, or `drawn-` and a name for a figure without an
   * emoji. Or an input picture, with the sprite of its contents if they are known.
   */
  what: { sprite: string } | { input: string; like?: string }
  count: number
  /** The order of a moving group: in a row, or in a V like geese. */
  formation?: (typeof FORMATIONS)[number]
  /** The name of a hue, if the words give one. */
  colour?: string
  size: 'tiny' | 'small' | 'normal' | 'large' | 'huge'
  /** Its motion. */
  motion: Motion
  /** Its relation to another subject of the shot, by index; `part` is the part of the body that it is on. */
  relation?: { kind: Relation; to: number; part?: Bearing }
  /** Its position in the frame, if given. */
  side?: 'left' | 'right' | 'centre' | 'background' | 'foreground'
  /** Its direction across the frame, if the words give one or the shots of a place must agree. */
  heading?: (typeof HEADINGS)[number]
  /** Its actions: the verb by its English name, the words as written, and the indices of other subjects. */
  deeds?: Deed[]
  /** Its clothes, which are part of its figure, and their letters. */
  wears?: { words: string; colour?: string; letters?: string }[]
  /** The usual clothes of its trade, by the names of garments. Clothes in the words are worn over them. */
  outfit?: string[]
  /** The sprite whose clothes it wears: an animal with a trade, `panda chef`. */
  trade?: string
  /** Its looks, if given. */
  features?: Features
  /** Its real height. */
  metres?: number
  /** The construction kit of its figure. */
  build?: Build
  /** Its material, if unusual: `paper`, `glass`, `flowers`. */
  material?: string
  /** The letters on it: its noun on a block that replaces a thing without a figure, or the text of a sign. */
  label?: string
  /** The most similar asset, drawn instead: an ibex is drawn as a `goat`. */
  drawnAs?: string
  /** A way around another subject of the shot, from one side of it to another. */
  goes?: { from: Whereabouts; to: Whereabouts; of: number }
  /** Its changes during the shot, each with the value before, if the words give it, and the value after. */
  changes?: Change[]
}

export const HEADINGS = ['left', 'right'] as const
export const FORMATIONS = ['line', 'wedge'] as const

export const WHEREABOUTS = ['left', 'right', 'front', 'behind', 'top', 'above', 'under'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]

/**
 * `colour` and `hair` are names of hues, `size` is as in subjects, `light` is `off` or `on`, `material` is a name such
 * as `wood`, `age` is `young` or `old`, `figure` is a sprite as in `what`, `count` is the number after a change of
 * number.
 */
export type Change = { of: (typeof CHANGED)[number]; from?: string; to: string; count?: number }

export const CHANGED = ['colour', 'hair', 'size', 'light', 'material', 'age', 'figure'] as const

/** The looks of a person. Hair and beard are names of hues. */
export type Features = {
  age?: 'old'
  hair?: string
  hairStyle?: (typeof HAIR_STYLES)[number]
  beard?: string
  hasGlasses?: true
  /** The feeling that the words name. */
  feeling?: (typeof FEELINGS)[number]
}

/**
 * `to`, `with`, `around`, `past` and `toward` are indices of subjects. `colour` is the hue of a liquid. `beat` numbers
 * the steps of a shot with several. `motion` is how the subject moves during the action, if it differs from its usual
 * motion. `bearing` is the place on the body where something is carried.
 */
export type Deed = {
  verb: string
  words: string
  to?: number
  with?: number
  around?: number
  past?: number
  toward?: number
  colour?: string
  beat?: number
  motion?: Motion
  bearing?: Bearing
}

/** Places on the body where something is carried. */
export const BEARINGS = ['head', 'shoulders', 'shoulder', 'back', 'underarm'] as const
export type Bearing = (typeof BEARINGS)[number]

export const RELATIONS = [
  'on',
  'under',
  'beside',
  'behind',
  'before',
  'in',
  'above',
  'holding',
  'riding',
  'around',
] as const
export type Relation = (typeof RELATIONS)[number]
