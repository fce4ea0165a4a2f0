import type { Build } from './builds.ts'
import type { Language } from '@kinora/media/language/detect-language'
import type { PlaceLook, ShotSetting } from './setting.ts'
import type { Motion } from './motions.ts'
import type { SoundCue } from './sound-cues.ts'
export { BUILDS } from './builds.ts'
export type {
  Camera,
  CameraAngle,
  CameraMove,
  CameraSide,
  Look,
  Mood,
  Place,
  PlaceLook,
  Season,
  ShotSize,
  TimeOfDay,
  Weather,
} from './setting.ts'
export {
  CAMERA_ANGLES,
  CAMERA_MOVES,
  CAMERA_SIDES,
  FLOWS,
  IMAGERY,
  LOOKS,
  MOODS,
  PLACES,
  SEASONS,
  SHOT_SIZES,
  SURFACES,
  TIMES,
  WEATHERS,
} from './setting.ts'
export { MOTIONS, type Motion } from './motions.ts'
export { SOUND_CUES, type SoundCue } from './sound-cues.ts'

/** What can be seen and heard in a clip, as plain data: made from words, kept with the task, drawn by the stage. */
export type ShotList = {
  language: Language
  shots: Shot[]
  /** Words that nothing here knows, as they were written. */
  unknown: string[]
  /** Words that are understood and of which nothing is seen. */
  unshown?: string[]
}

export type Shot = ShotSetting & {
  /** Share of the clip, all shots together 1. */
  share: number
  /** The word for something that nobody can see, and that this scene stands for. */
  standsFor?: string
  /** The picture that came along of where it is, by its name: it is seen instead of a place that is drawn. */
  view?: string
  subjects: Subject[]
  /** What is heard besides music and speech. */
  sounds: SoundCue[]
  /** What is said in quotation marks, and by which of the subjects. */
  lines: { text: string; subject?: number }[]
  /** What is written in the picture, and on which of the subjects; `isLast` only at the end of the shot. `enters`: how its letters come. */
  texts?: { text: string; subject?: number; isLast?: true; enters?: (typeof ENTRANCES)[number] }[]
  /** Shown as a card when nothing else could be drawn. */
  caption?: string
  /** Goes on in the place and the view of the shot before. */
  continues?: true
  /** What hour, weather or season it is at the end, which lamps are lit and how high the sea is, where the words say that it changes. */
  becomes?: PlaceLook
}

export const ENTRANCES = ['falling', 'flickering', 'typed'] as const

/** Something in the picture. */
export type Subject = {
  /** As it was written. */
  words: string
  /** What it is called, where the words give it a name. */
  name?: string
  /**
   * A concept of the vocabulary: a pictogram by its code points in hex, such as `1f408`, or `drawn-` and a name for what
   * only the stage draws; or a picture that came along, and where it is known the pictogram of what it shows.
   */
  what: { sprite: string } | { input: string; like?: string }
  count: number
  /** How several of them keep to each other on their way: one behind the other, or as geese fly. */
  formation?: (typeof FORMATIONS)[number]
  /** A hue by name where the words give one. */
  colour?: string
  size: 'tiny' | 'small' | 'normal' | 'large' | 'huge'
  /** What it does, of the motions the stage knows. */
  motion: Motion
  /** How it stands to another subject of the same shot, by index. */
  relation?: { kind: Relation; to: number }
  /** Where it is in the frame, if the words say so. */
  side?: 'left' | 'right' | 'centre' | 'background' | 'foreground'
  /** Which way it goes across the frame, if the words say so or shots of one place have to agree. */
  heading?: (typeof HEADINGS)[number]
  /** What it does in words: the verb by its English name, as it was written, and to or with which other subject. */
  deeds?: Deed[]
  /** What it has on, which is part of the figure, and the letters on that. */
  wears?: { words: string; colour?: string; letters?: string }[]
  /** What those of its trade have on, by the names of garments: over it goes what the words say. */
  outfit?: string[]
  /** The pictogram of whose clothes it wears: an animal with a trade, `panda chef`. */
  trade?: string
  /** What somebody looks like, if the words say so. */
  features?: Features
  /** How tall the real thing is. */
  metres?: number
  /** How it is put together, of the sorts that a stage has a kit for. */
  build?: Build
  /** What it is made of, where that is not what it usually is: `paper`, `glass`, `flowers`. */
  material?: string
  /** Letters on it: its word where it is a block that stands for something nobody can draw, or what a sign says. */
  label?: string
  /** The most similar asset, drawn instead: an ibex is drawn as a `goat`. */
  drawnAs?: string
  /** The way that it goes around another subject of the shot, from one side of it to another. */
  goes?: { from: Whereabouts; to: Whereabouts; of: number }
  /** How it is another one at the end of the shot: each of these by how it was, where the words say so, and how it is then. */
  changes?: Change[]
}

export const HEADINGS = ['left', 'right'] as const
export const FORMATIONS = ['line', 'wedge'] as const

export const WHEREABOUTS = ['left', 'right', 'front', 'behind', 'top', 'above', 'under'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]

/**
 * `colour` and `hair` by the names of hues, `size` as of subjects, `light` `off` or `on`, `material` such as `wood`, `age`
 * `young` or `old`, `figure` a pictogram as in `what`, `count` of them if there are several then.
 */
export type Change = { of: (typeof CHANGED)[number]; from?: string; to: string; count?: number }

export const CHANGED = ['colour', 'hair', 'size', 'light', 'material', 'age', 'figure'] as const

/** Hair and beard are colours by name. */
export type Features = {
  age?: 'old'
  hair?: string
  hairStyle?: (typeof HAIR_STYLES)[number]
  beard?: string
  hasGlasses?: true
  /** What the words say that it feels. */
  feeling?: (typeof FEELINGS)[number]
}

export const FEELINGS = ['happy', 'sad', 'angry', 'tense', 'surprised', 'tired', 'proud', 'shy'] as const

export const HAIR_STYLES = ['short', 'long', 'curly', 'tail', 'bun', 'none'] as const

/**
 * `to`, `with`, `around`, `past` and `toward` are subjects by index. `colour` is that of what flows, by the name of a hue. `beat` is when in the shot it is done where others come before it,
 * `motion` how its doer moves meanwhile where that is not how the subject moves, `bearing` where on the body it is carried.
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

/** Where on the body something is carried, where the words say so. */
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
