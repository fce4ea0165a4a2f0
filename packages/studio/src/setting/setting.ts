import { IMAGERY, SEASONS, WEATHERS } from '@kinora/media/scene/vocabulary'

export { IMAGERY, SEASONS, WEATHERS }

/** Place, time and view of a shot, from which plates, weather, looks and lenses are chosen. */
export type ShotSetting = {
  place: Place
  time: TimeOfDay
  weather: Weather
  season: Season
  look: Look
  mood: Mood
  /** The colour of the paper behind a product, by the name of a hue. */
  backdrop?: string
  /** The surface under a product, and its colour. */
  surface?: { of: (typeof SURFACES)[number]; colour?: string }
  /** Colours of parts of the place, as `#rrggbb`. */
  painted?: PaintedParts
  /** The colours of abstract pictures, by the names of hues. */
  colours?: string[]
  /**
   * Abstract pictures instead of a place: colours, motion, final colours, and the forms of particles in turn. `ground`
   * is the background hue, `steps` are its changes, each with its share of the shot.
   */
  imagery?: {
    kind: (typeof IMAGERY)[number]
    colours: string[]
    to?: string[]
    forms?: { of: string; count: number }[]
    ground?: string
    steps?: string[]
  }
  camera: Camera
  /** The specific place: a `library` is drawn as a room. */
  where?: string
  /** The goods of the place, as `what` of subjects: on its shelves, in its beds, along its walls. */
  filledWith?: { words: string; sprite: string; colour?: string; hangs?: true; grows?: true }[]
  /** Additional dressing: lanterns over the street, palms beside it. */
  trimmings?: { of: string; colour?: string; side?: 'left' | 'right' }[]
  /** Light, by names such as `backlight`, `neon`, `god-rays`. */
  light?: string[]
  /** Styles, including those without a look. */
  styles?: string[]
  /** The direction of time, if not forwards: reversed, or back and forth. */
  flow?: (typeof FLOWS)[number]
  /** The state of lamps and windows, if it differs from the usual one at that hour. */
  lights?: 'on' | 'off'
  /** The water level of a beach. */
  tide?: 'high' | 'low'
}

/** The parts of a place that can have another colour; those of rooms are built in it, the others are painted over. */
export const ROOM_PARTS = ['walls', 'floor', 'ceiling'] as const
export const OPEN_PARTS = ['sky', 'water', 'ground', 'plants'] as const
export type PaintedParts = Partial<Record<(typeof ROOM_PARTS | typeof OPEN_PARTS)[number], string>>

/** Changes of a place within a shot. */
export type PlaceLook = {
  time?: TimeOfDay
  weather?: Weather
  season?: Season
  lights?: 'on' | 'off'
  tide?: 'high' | 'low'
}

export type Camera = {
  move: CameraMove
  framing: 'wide' | 'medium' | 'close'
  speed: 'slow' | 'normal' | 'fast'
  /** The size of the main subject in the frame, if given. For a thing without a face it sets the distance. */
  size?: ShotSize
  /** The angle, if given. */
  angle?: CameraAngle
  /** The visible side of the subjects, if given. */
  from?: CameraSide
  /** Lenses, by names such as `macro`, `fisheye`, `shallow`. */
  lens?: string[]
}

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

export type Weather = (typeof WEATHERS)[number]

export type Season = (typeof SEASONS)[number]

export const LOOKS = ['cinematic', 'anime', 'watercolour', 'noir', 'retro', 'documentary', 'plain'] as const
export type Look = (typeof LOOKS)[number]

export const MOODS = ['calm', 'happy', 'sad', 'epic', 'tense', 'romantic', 'playful', 'mysterious', 'neutral'] as const
export type Mood = (typeof MOODS)[number]

export const FLOWS = ['backwards', 'returns'] as const

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
