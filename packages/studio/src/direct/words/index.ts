import { HUE_WORDS } from '../../hues/hues.ts'
import {
  LOCATED_WORDS,
  MOTION_WORDS,
  RELATION_WORDS,
  SILENCE_WORDS,
  SOUND_WORDS,
  WEARING_WORDS,
} from './action-words.ts'
import { CAMERA_NOUNS, DIRECTION_WORDS, FRAMING_WORDS, MOVE_WORDS, SPEED_WORDS, TURN_WORDS } from './camera-words.ts'
import {
  ANGLE_WORDS,
  CAMERA_SIDE_WORDS,
  LENS_WORDS,
  LIGHT_WORDS,
  SHOT_SIZE_WORDS,
  STYLE_WORDS,
} from './camera-manner-words.ts'
import * as grammar from './grammar-words.ts'
import { IDIOMS } from './idioms.ts'
import { LOOK_WORDS, SCENE_MOOD_WORDS } from './look-words.ts'
import * as measure from './measure-words.ts'
import * as setting from './setting-words.ts'
import { WHERE_HINTS } from './where-hints.ts'

export { DIRECTION_WORDS, TURN_WORDS } from './camera-words.ts'
export { ANIMALS } from './animals.ts'
export { BUILDINGS } from './buildings.ts'
export { FOOD } from './food.ts'
export { PRONOUNS } from './grammar-words.ts'
export { NATURE } from './nature.ts'
export { PEOPLE } from './people.ts'
export { THINGS } from './things.ts'
export { VEHICLES } from './vehicles.ts'
export { VOCABULARY } from './vocabulary.ts'

/** Words that give a property of a meaning a value: property, then value, then the words for it. */
export const VALUE_TABLES: Record<string, Record<string, string>> = {
  place: setting.PLACE_WORDS,
  placeHint: setting.PLACE_HINTS,
  whereHint: WHERE_HINTS,
  backdrop: setting.BACKDROP_WORDS,
  time: setting.TIME_WORDS,
  timeHint: setting.TIME_HINTS,
  weather: setting.WEATHER_WORDS,
  season: setting.SEASON_WORDS,
  look: LOOK_WORDS,
  mood: SCENE_MOOD_WORDS,
  colour: HUE_WORDS,
  size: measure.SIZE_WORDS,
  side: measure.SIDE_WORDS,
  number: measure.NUMBER_WORDS,
  group: measure.GROUP_WORDS,
  motion: MOTION_WORDS,
  relation: RELATION_WORDS,
  located: LOCATED_WORDS,
  move: MOVE_WORDS,
  turn: TURN_WORDS,
  direction: DIRECTION_WORDS,
  framing: FRAMING_WORDS,
  angle: ANGLE_WORDS,
  from: CAMERA_SIDE_WORDS,
  shotSize: SHOT_SIZE_WORDS,
  lens: LENS_WORDS,
  light: LIGHT_WORDS,
  style: STYLE_WORDS,
  speed: SPEED_WORDS,
  sound: SOUND_WORDS,
  pronoun: grammar.PRONOUNS,
}

/** Words that are of a sort and say nothing more. */
export const FLAG_TABLES: Record<string, string> = {
  counter: measure.COUNTER_WORDS,
  unit: measure.UNIT_WORDS,
  generic: grammar.GENERICS,
  colourBlock: measure.COLOUR_BLOCKERS,
  wearing: WEARING_WORDS,
  cameraNoun: CAMERA_NOUNS,
  silence: SILENCE_WORDS,
  negation: grammar.NEGATIONS,
  determiner: grammar.DETERMINERS,
  definite: grammar.DEFINITES,
  conjunction: grammar.CONJUNCTIONS,
  preposition: grammar.PREPOSITIONS,
  homograph: grammar.HOMOGRAPHS,
  glue: `${grammar.FUNCTION_WORDS}, ${grammar.SAYING_WORDS}, ${IDIOMS}`,
}
