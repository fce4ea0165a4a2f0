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

/** All meanings of a word or phrase at once: `campfire` is a thing, a sound, and a hint at the night. */
export type Meaning = {
  noun?: Noun
  place?: Place
  placeHint?: Place
  /** A specific place that the word hints at. */
  whereHint?: string
  /** The specific name of the place. */
  where?: string
  /** The word names something that its place does not show: a viaduct. */
  onlyNear?: true
  /** The goods of the place. */
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
  /** Turns the number before it into a measure: `30 years old`. */
  unit?: true
  /** A general noun, which adds nothing to a noun right before it: `ferry boat`. */
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
  /** Known but not drawn: idioms and function words. */
  glue?: true
}
