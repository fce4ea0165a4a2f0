/** Where and when a shot is, and how it is seen: what plates, weather, looks and lenses are chosen by. */
export type ShotSetting = {
  place: Place
  time: TimeOfDay
  weather: Weather
  season: Season
  look: Look
  mood: Mood
  /** Colour of the paper behind a product, by the name of a hue. */
  backdrop?: string
  /** What a ware is shown on, and in which colour. */
  surface?: { of: (typeof SURFACES)[number]; colour?: string }
  /** Colours of what is abstract, by the names of hues. */
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
  camera: Camera
  /** Where it is more exactly than the place that is drawn: a `library` is drawn as a room. */
  where?: string
  /** What the place is full of, as `what` of subjects: on its shelves, in its beds, along its walls. */
  filledWith?: { words: string; sprite: string; colour?: string; hangs?: true; grows?: true }[]
  /** What the place is dressed with besides its own: lanterns over the street, palms beside it. */
  trimmings?: { of: string; colour?: string; side?: 'left' | 'right' }[]
  /** Light, by names such as `backlight`, `neon`, `god-rays`. */
  light?: string[]
  /** Styles, those without a look of their own too. */
  styles?: string[]
  /** How its time goes, where that is not ahead: from its end to its beginning, or there and back. */
  flow?: (typeof FLOWS)[number]
  /** Whether lamps and windows are lit, where that is not as the hour has it. */
  lights?: 'on' | 'off'
  /** How far the sea has come up a beach. */
  tide?: 'high' | 'low'
}

/** What of a place changes within a shot. */
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
  /** How much of the main subject the frame holds, if the words say so; of a thing that has no face, how near it is. */
  size?: ShotSize
  /** From where, if the words say so. */
  angle?: CameraAngle
  /** Which side of the subjects is seen, if the words say so. */
  from?: CameraSide
  /** Through what, by names such as `macro`, `fisheye`, `shallow`. */
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

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const
export type Weather = (typeof WEATHERS)[number]

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const LOOKS = ['cinematic', 'anime', 'watercolour', 'noir', 'retro', 'documentary', 'plain'] as const
export type Look = (typeof LOOKS)[number]

export const MOODS = ['calm', 'happy', 'sad', 'epic', 'tense', 'romantic', 'playful', 'mysterious', 'neutral'] as const
export type Mood = (typeof MOODS)[number]

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
