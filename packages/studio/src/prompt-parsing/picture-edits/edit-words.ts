import { readTable } from '../../words/vocabulary/word-data.ts'
import type { ColourTarget, Style, Tone } from '../../pictures/edit/edits.ts'

// Words that only apply to an existing picture, in addition to the parser's words for colours, places, times, weather
// and seasons. Patterns match normalised text: lower case, half width, simplified characters.

/** The first match applies: specific ones come before general ones. */
export const STYLE_PATTERNS: readonly (readonly [Style, RegExp])[] = readTable('edit-picture', 'styles')

/** `none` cannot be separated from its surroundings, so it is not removed. */
export const TARGET_PATTERNS: readonly (readonly [ColourTarget | 'none', RegExp])[] = readTable(
  'edit-picture',
  'targets',
)

/** The effect of each word and its strength. Several words add up. */
export const TONE_PATTERNS: readonly (readonly [RegExp, Tone])[] = readTable('edit-picture', 'tones')

/** Tones named by a colour: `blue tint`, `蓝色调`. */
export const TINT: RegExp = readTable('edit-picture', 'tint')
export const BACKGROUND: RegExp = readTable('edit-picture', 'background')
export const BLURS: RegExp = readTable('edit-picture', 'blurs')
export const SHARPENS: RegExp = readTable('edit-picture', 'sharpens')
export const REMOVES: RegExp = readTable('edit-picture', 'removes')
export const CUTS_OUT: RegExp = readTable('edit-picture', 'cutsOut')
export const PEOPLE_AND_THINGS: RegExp = readTable('edit-picture', 'peopleAndThings')
export const CROPS: RegExp = readTable('edit-picture', 'crops')
export const RATIO: RegExp = readTable('edit-picture', 'ratio')
export const SQUARE: RegExp = readTable('edit-picture', 'square')
export const CLOSER: RegExp = readTable('edit-picture', 'closer')
export const FLIPS: RegExp = readTable('edit-picture', 'flips')
export const DOWN: RegExp = readTable('edit-picture', 'down')
export const ENHANCES: RegExp = readTable('edit-picture', 'enhances')
/** Commands of a clause about editing. */
export const EDITING: RegExp = readTable('edit-picture', 'editing')
/** Orders to do something to a picture that is there. */
export const COMMANDS: RegExp = readTable('edit-picture', 'commands')
export const OF_PICTURE: RegExp = readTable('edit-picture', 'ofPicture')
