import type { Affordance } from './catalogue.ts'

// The closed vocabularies of a scene document. Open ones (assets, places, actions, garments, materials) are ids of the
// catalogue.

export const TIMES = ['dawn', 'morning', 'noon', 'afternoon', 'sunset', 'dusk', 'evening', 'night'] as const
export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const SWITCHES = ['on', 'off'] as const
export const TIDES = ['high', 'low'] as const

/** The states of a thing, and the affordances of which it needs one for each. */
export const STATE_NEEDS = {
  open: ['open'],
  shut: ['open'],
  lit: ['light'],
  unlit: ['light'],
  on: ['light'],
  off: ['light'],
  full: ['put-in', 'pour', 'drink'],
  empty: ['put-in', 'pour', 'drink'],
  burning: ['burn'],
  broken: ['break'],
} as const satisfies Readonly<Record<string, readonly Affordance[]>>
export type State = keyof typeof STATE_NEEDS
export const STATES = [
  'open',
  'shut',
  'lit',
  'unlit',
  'on',
  'off',
  'full',
  'empty',
  'burning',
  'broken',
] as const satisfies readonly State[]

export const LOOKS = [
  'plain',
  'cinematic',
  'documentary',
  'noir',
  'retro',
  'anime',
  'cartoon',
  'comic',
  'watercolour',
  'oil',
  'impressionist',
  'ink',
  'sketch',
  'ukiyo',
  'papercraft',
  'claymation',
  'felt',
  'pixel',
  'low-poly',
  'cyberpunk',
  'vaporwave',
  'vhs',
] as const

export const MOODS = ['neutral', 'calm', 'happy', 'sad', 'epic', 'tense', 'romantic', 'playful', 'mysterious'] as const

/** Kinds of music. */
export const GENRES = [
  'cinematic',
  'classical',
  'piano',
  'waltz',
  'ambient',
  'lofi',
  'hip-hop',
  'pop',
  'corporate',
  'electronic',
  'folk',
  'jazz',
  'rock',
  'chinese',
] as const

/** Instruments that a melody can be played on. */
export const LEADS = [
  'violin',
  'cello',
  'flute',
  'pan-flute',
  'shakuhachi',
  'fiddle',
  'koto',
  'shamisen',
  'shenai',
  'trumpet',
  'horns',
  'tenor-sax',
  'clarinet',
  'oboe',
  'accordion',
  'harmonica',
  'harp',
  'marimba',
  'music-box',
  'celesta',
  'kalimba',
  'nylon-guitar',
  'overdrive-guitar',
  'ukulele',
  'choir',
  'whistle',
  'piano',
] as const

export const LIGHTS = [
  'soft',
  'hard',
  'warm',
  'cool',
  'blue',
  'side',
  'back',
  'silhouette',
  'rim',
  'god-rays',
  'candle',
  'fire',
  'lamp',
  'spot',
  'low-key',
  'high-key',
  'dramatic',
  'studio',
  'glow',
  'dust',
  'haze',
  'golden-hour',
  'blue-hour',
  'aurora',
] as const

export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
  'gold',
  'silver',
  'rainbow',
  'burgundy',
  'coral',
  'rust',
  'copper',
  'amber',
  'peach',
  'mustard',
  'olive',
  'forest',
  'mint',
  'teal',
  'cyan',
  'sky',
  'denim',
  'navy',
  'lavender',
  'lilac',
  'magenta',
  'cream',
  'beige',
  'khaki',
  'charcoal',
] as const

export const SIZES = ['tiny', 'small', 'normal', 'large', 'huge'] as const
export const AGES = ['baby', 'child', 'young', 'adult', 'old'] as const
export const HAIR_STYLES = ['short', 'long', 'curly', 'tail', 'bun', 'none'] as const
export const FEELINGS = ['happy', 'sad', 'angry', 'tense', 'surprised', 'tired', 'proud', 'shy'] as const

export const RELATIONS = [
  'at',
  'on',
  'in',
  'under',
  'above',
  'beside',
  'before',
  'behind',
  'against',
  'between',
  'seated-on',
  'seated-at',
  'lying-on',
  'standing-on',
  'hanging-from',
  'held-by',
  'worn-by',
  'towed-by',
  'leaning-on',
  'inside',
] as const

export const SIDES = ['left', 'right', 'front', 'back', 'middle', 'near', 'far'] as const
export const FORMATIONS = ['line', 'wedge', 'row', 'circle', 'crowd'] as const

/** Relations that a path can end in. */
export const PATH_RELATIONS = ['at', 'on', 'under', 'above', 'beside', 'before', 'behind'] as const
export const SPEEDS = ['slow', 'normal', 'fast'] as const
export const AMOUNTS = ['small', 'normal', 'large'] as const

export const SHOT_SIZES = ['eyes', 'face', 'hands', 'bust', 'waist', 'whole', 'wide'] as const
export const ANGLES = ['eye', 'low', 'high', 'top', 'aerial'] as const
export const CAMERA_SIDES = [
  'front',
  'back',
  'left',
  'right',
  'front-left',
  'front-right',
  'behind',
  'behind-left',
  'behind-right',
] as const
export const MOVES = [
  'still',
  'push',
  'pull',
  'pan-left',
  'pan-right',
  'tilt-up',
  'tilt-down',
  'orbit',
  'orbit-left',
  'crane-up',
  'crane-down',
  'track-left',
  'track-right',
  'follow',
  'reveal',
  'handheld',
  'drift',
] as const
export const LENSES = [
  'shallow',
  'deep',
  'wide',
  'telephoto',
  'portrait',
  'macro',
  'fisheye',
  'tilt-shift',
  'anamorphic',
  'rack-focus',
  'focus-away',
  'lens-flare',
  'motion-blur',
] as const

export const TRANSITIONS = [
  'cut',
  'dissolve',
  'fade-through-black',
  'fade-through-white',
  'wipe-left',
  'wipe-right',
  'wipe-up',
  'wipe-down',
  'wipe-diagonal',
  'slide-left',
  'slide-right',
  'slide-up',
  'slide-down',
  'push-left',
  'push-right',
  'push-up',
  'push-down',
  'whip-left',
  'whip-right',
  'iris-open',
  'iris-close',
  'clock',
  'blinds',
  'clouds',
  'zoom',
] as const

export const ENTRANCES = ['cut', 'fade', 'falling', 'flickering', 'typed'] as const
export const ALIGNMENTS = ['left', 'centre', 'right'] as const
export const WEIGHTS = ['regular', 'bold'] as const
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const
export const VOLUMES = ['quiet', 'normal', 'loud'] as const
export const PLAYBACK = ['forward', 'backward', 'there-and-back'] as const

export const SOUNDS = [
  'applause',
  'axe',
  'ball',
  'bees',
  'bells',
  'birds',
  'breaking',
  'bubbling',
  'cafe',
  'cat',
  'chickens',
  'city',
  'clink',
  'clock',
  'cow',
  'crickets',
  'crowd',
  'dog',
  'door',
  'ducks',
  'elephant',
  'engine',
  'fire',
  'fireworks',
  'footsteps',
  'forest',
  'frogs',
  'gulls',
  'hammer',
  'hooves',
  'horse',
  'kitchen',
  'lion',
  'machines',
  'monkey',
  'pig',
  'pouring',
  'rain',
  'rain-on-glass',
  'river',
  'room',
  'scrape',
  'sheep',
  'snow-steps',
  'space',
  'splash',
  'thunder',
  'traffic',
  'train',
  'typing',
  'underwater',
  'waterfall',
  'waves',
  'whoosh',
  'wind',
  'wolf',
] as const

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
