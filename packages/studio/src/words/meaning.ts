import type {
  Camera,
  CameraAngle,
  CameraMove,
  CameraSide,
  Look,
  Mood,
  Motion,
  Place,
  Relation,
  Season,
  Shot,
  ShotSize,
  SoundCue,
  Subject,
  TimeOfDay,
  Weather,
} from '../setting/shot-list.ts'
import type { Noun } from './vocabulary/noun-table.ts'
import type { Verb } from './vocabulary/verb-file.ts'

/** Everything a word or phrase may say at once: `campfire` is a thing to draw, a sound, and a hint at the night. */
export type Meaning = {
  noun?: Noun
  place?: Place
  placeHint?: Place
  /** A place by its own name that the word only leans to. */
  whereHint?: string
  /** The same place by its own name. */
  where?: string
  /** Names something that the place it leads to does not show: a viaduct. */
  onlyNear?: true
  /** What that place is full of. */
  filledWith?: NonNullable<Shot['filledWith']>
  backdrop?: string
  time?: TimeOfDay
  timeHint?: TimeOfDay
  weather?: Weather
  season?: Season
  look?: Look
  mood?: Mood
  colour?: string
  colourBlock?: true
  size?: Subject['size']
  side?: NonNullable<Subject['side']>
  number?: number
  group?: number
  counter?: true
  /** Makes a number before it a measure of something else: `30 years old`. */
  unit?: true
  /** Says less than a noun right before it: `ferry boat`. */
  generic?: true
  motion?: Motion
  verb?: Verb
  relation?: Relation
  located?: Exclude<Relation, 'holding' | 'riding'>
  wearing?: true
  move?: CameraMove
  turn?: 'pan' | 'track' | 'tilt' | 'crane'
  direction?: 'left' | 'right' | 'up' | 'down'
  framing?: Camera['framing']
  angle?: CameraAngle
  from?: CameraSide
  shotSize?: ShotSize
  lens?: string
  light?: string
  style?: string
  speed?: Camera['speed']
  cameraNoun?: true
  sound?: SoundCue
  silence?: true
  negation?: true
  determiner?: true
  definite?: true
  conjunction?: true
  preposition?: true
  pronoun?: 'woman' | 'man' | 'other'
  homograph?: true
  /** Known and not drawn: idioms and the words between. */
  glue?: true
}
