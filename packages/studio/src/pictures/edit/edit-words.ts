import { readTable } from '../../words/vocabulary/word-data.ts'
import type { ColourTarget, Style, Tone } from './edits.ts'

// Words that only apply to an existing picture, in addition to the parser's words for colours, places, times, weather
// and seasons. Patterns match normalised text: lower case, half width, simplified characters.

const FILE = 'edit-picture'
const table = (name: string): RegExp => readTable(FILE, name)

/** The first match applies: specific ones come before general ones. */
export const STYLE_PATTERNS = readTable<readonly (readonly [Style, RegExp])[]>(FILE, 'styles')

/** `none` cannot be separated from its surroundings, so it is not removed. */
export const TARGET_PATTERNS = readTable<readonly (readonly [ColourTarget | 'none', RegExp])[]>(FILE, 'targets')

/** The effect of each word and its strength. Several words add up. */
export const TONE_PATTERNS = readTable<readonly (readonly [RegExp, Tone])[]>(FILE, 'tones')

/** Tones named by a colour: `blue tint`, `蓝色调`. */
export const TINT = table('tint')
export const BACKGROUND = table('background')
export const BLURS = table('blurs')
export const SHARPENS = table('sharpens')
export const REMOVES = table('removes')
export const CUTS_OUT = table('cutsOut')
export const PEOPLE_AND_THINGS = table('peopleAndThings')
export const CROPS = table('crops')
export const RATIO = table('ratio')
export const SQUARE = table('square')
export const CLOSER = table('closer')
export const FLIPS = table('flips')
export const DOWN = table('down')
export const ENHANCES = table('enhances')
/** Commands of a clause about editing. */
export const EDITING = table('editing')
/** Orders to do something to a picture that is there. */
export const COMMANDS = table('commands')
export const OF_PICTURE = table('ofPicture')
