import type { Build } from './words/builds.ts'
import type { Language } from '@kinora/media/language/detect-language'
export { BUILDS } from './words/builds.ts'

/** What can be seen and heard in a clip, as plain data: made from words, kept with the task, drawn by the stage. */
export type ShotList = {
  language: Language
  shots: Shot[]
  /** Words that nothing here knows, as they were written. */
  unknown: string[]
  /** Words that are understood and of which nothing is seen. */
  unshown?: string[]
}

export type Shot = {
  /** Share of the clip, all shots together 1. */
  share: number
  place: Place
  time: TimeOfDay
  weather: Weather
  season: Season
  look: Look
  mood: Mood
  /** Colour of the paper behind a product, by the name of a hue, where the words give one. */
  backdrop?: string
  /** What a ware is shown on, where the words say so, and in which colour. */
  surface?: { of: (typeof SURFACES)[number]; colour?: string }
  /** Colours of what is abstract, by the names of hues, where the words give some. */
  colours?: string[]
  /**
   * What is seen instead of a place: colours, how they move, those at the end, and what particles form one after
   * another. `ground` is the hue behind it all, `steps` what becomes of it, each for its share of the shot.
   */
  imagery?: {
    kind: (typeof IMAGERY)[number]
    colours: string[]
    to?: string[]
    forms?: { of: string; count: number }[]
    ground?: string
    steps?: string[]
  }
  /** The word for something that nobody can see, and that this scene stands for. */
  standsFor?: string
  /** The picture that came along of where it is, by its name: it is seen instead of a place that is drawn. */
  view?: string
  subjects: Subject[]
  camera: Camera
  /** What is heard besides music and speech. */
  sounds: SoundCue[]
  /** What is said in quotation marks, and by which of the subjects. */
  lines: { text: string; subject?: number }[]
  /** Where it is by the words, more exactly than the place that is drawn: a `library` is drawn as a room. */
  where?: string
  /** What the place is full of, as `what` of subjects: on its shelves, in its beds, along its walls. */
  filledWith?: { words: string; sprite: string; colour?: string; hangs?: true; grows?: true }[]
  /** What the place is dressed with besides its own, where the words say so: lanterns over the street, palms beside it. */
  trimmings?: { of: string; colour?: string; side?: 'left' | 'right' }[]
  /** Light that the words ask for, by names such as `backlight`, `neon`, `god-rays`. */
  light?: string[]
  /** Styles that the words ask for, those without a look of their own too. */
  styles?: string[]
  /** What is written in the picture, and on which of the subjects; `isLast` only at the end of the shot. `enters`: how its letters come. */
  texts?: { text: string; subject?: number; isLast?: true; enters?: (typeof ENTRANCES)[number] }[]
  /** Shown as a card when nothing else could be drawn. */
  caption?: string
  /** How its time goes, where that is not ahead: from its end to its beginning, or there and back. */
  flow?: (typeof FLOWS)[number]
  /** Goes on in the place and the view of the shot before. */
  continues?: true
  /** Whether lamps and windows are lit, where that is not as the hour has it. */
  lights?: 'on' | 'off'
  /** How far the sea has come up a beach, where the words say so. */
  tide?: 'high' | 'low'
  /** What hour, weather or season it is at the end, which lamps are lit and how high the sea is, where the words say that it changes. */
  becomes?: PlaceLook
  /** How the place is in between, one after another, where it changes more than once. */
  through?: PlaceLook[]
}

/** What of a place changes within a shot. */
export type PlaceLook = {
  time?: TimeOfDay
  weather?: Weather
  season?: Season
  lights?: 'on' | 'off'
  tide?: 'high' | 'low'
}

export const IMAGERY = [
  'burst',
  'cloth',
  'dots',
  'ink',
  'lines',
  'order',
  'particles',
  'rays',
  'ribbons',
  'ripples',
  'screens',
  'smoke',
  'strokes',
  'tangle',
  'threads',
] as const

export const FLOWS = ['backwards', 'returns'] as const

export const ENTRANCES = ['falling', 'flickering', 'typed'] as const

export const PLACES = [
  'beach',
  'lake',
  'sea',
  'mountains',
  'forest',
  'meadow',
  'desert',
  'snowfield',
  'river',
  'waterfall',
  'skyline',
  'street',
  'room',
  'stage',
  'kitchen',
  'table',
  'sweep',
  'space',
  'underwater',
  'sky',
  'garden',
  'abstract',
] as const
export type Place = (typeof PLACES)[number]

export const SURFACES = [
  'marble',
  'dark-wood',
  'pale-wood',
  'slate',
  'linen',
  'silk',
  'blanket',
  'concrete',
  'moss',
  'water',
  'sand',
  'metal',
] as const

export const TIMES = ['dawn', 'morning', 'noon', 'afternoon', 'sunset', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES)[number]

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const
export type Weather = (typeof WEATHERS)[number]

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const LOOKS = ['cinematic', 'anime', 'watercolour', 'noir', 'retro', 'documentary', 'plain'] as const
export type Look = (typeof LOOKS)[number]

export const MOODS = ['calm', 'happy', 'sad', 'epic', 'tense', 'romantic', 'playful', 'mysterious', 'neutral'] as const
export type Mood = (typeof MOODS)[number]

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
  /** The pictogram of what those of its trade have in hand, where the hands have nothing else to do. */
  tool?: string
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
  /** What is drawn instead of it, its nearest kin: an ibex is drawn as a `goat`. */
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
 * `colour` is that of what flows, by the name of a hue. `beat` is when in the shot it is done where others come before it,
 * `motion` how its doer moves meanwhile where that is not how the subject moves, `bearing` where on the body it is carried.
 */
export type Deed = {
  verb: string
  words: string
  to?: number
  colour?: string
  beat?: number
  motion?: Motion
  bearing?: Bearing
}

/** Where on the body something is carried, where the words say so. */
export const BEARINGS = ['head', 'shoulders', 'shoulder', 'back', 'underarm'] as const
export type Bearing = (typeof BEARINGS)[number]

export const MOTIONS = [
  'still',
  'bob',
  'walk',
  'run',
  'ride',
  'drive',
  'fly',
  'swim',
  'float',
  'fall',
  'rise',
  'spin',
  'dance',
  'jump',
  'sway',
] as const
export type Motion = (typeof MOTIONS)[number]

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

export const CAMERA_MOVES = [
  'still',
  'push',
  'pull',
  'pan-left',
  'pan-right',
  'tilt-up',
  'tilt-down',
  'orbit',
  'crane-up',
  'crane-down',
  'track-left',
  'track-right',
  'reveal',
  'handheld',
  'drift',
] as const
export type CameraMove = (typeof CAMERA_MOVES)[number]

export const CAMERA_ANGLES = ['low', 'high', 'top', 'aerial', 'tilted', 'first-person', 'over-shoulder', 'eye'] as const
export type CameraAngle = (typeof CAMERA_ANGLES)[number]

export const CAMERA_SIDES = ['front', 'side', 'back'] as const
export type CameraSide = (typeof CAMERA_SIDES)[number]

export const SHOT_SIZES = ['face', 'hands', 'bust', 'waist', 'whole'] as const
export type ShotSize = (typeof SHOT_SIZES)[number]

export type Camera = {
  move: CameraMove
  framing: 'wide' | 'medium' | 'close'
  speed: 'slow' | 'normal' | 'fast'
  /** How much of the main subject the frame holds, if the words say so; of a thing that has no face, how near it is. */
  size?: ShotSize
  /** From where, if the words say so. */
  angle?: CameraAngle
  /** Which side of the subjects is seen, if the words say so. */
  from?: CameraSide
  /** Through what, by names such as `macro`, `fisheye`, `shallow`. */
  lens?: string[]
}

export const SOUND_CUES = [
  'waves',
  'wind',
  'rain',
  'thunder',
  'birds',
  'crickets',
  'city',
  'traffic',
  'crowd',
  'room',
  'fire',
  'footsteps',
  'river',
  'waterfall',
  'underwater',
  'engine',
  'whoosh',
  'snow-steps',
  'forest',
  'bells',
  'applause',
  'space',
  'fireworks',
  'cafe',
  'kitchen',
  'typing',
  'hooves',
  'door',
  'rain-on-glass',
  'splash',
  'hammer',
  'axe',
  'ball',
  'train',
  'clock',
  'machines',
  'pouring',
  'dog',
  'cat',
  'cow',
  'sheep',
  'horse',
  'pig',
  'wolf',
  'lion',
  'elephant',
  'monkey',
  'chickens',
  'ducks',
  'gulls',
  'frogs',
  'scrape',
  'clink',
  'bubbling',
  'bees',
  'breaking',
] as const
export type SoundCue = (typeof SOUND_CUES)[number]
