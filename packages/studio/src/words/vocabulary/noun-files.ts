import { type Kind, KINDS } from '../kinds.ts'
import { MOTIONS } from '../../setting/shot-list.ts'
import { BUILDS, WEIGHTS } from '../../setting/builds.ts'
import { type Noun, spriteName } from './noun-table.ts'
import { findPlace } from './place-file.ts'
import { readRows, wordsIn, type Row } from './read-rows.ts'

const FILES = [
  'people',
  'animals',
  'plants',
  'food',
  'household',
  'tools',
  'clothes',
  'vehicles',
  'buildings',
  'play',
  'nature',
] as const

type NounRow = { english: string[]; chinese: string[]; noun: Noun }

/**
 * Nouns of the files in `nouns`, one per row: `ibex, alpine ibex; 北山羊; 🐐 0.9 @mountains`. The cells are the words in
 * both languages, then the emoji of the figure, the height in metres, `@` and the place, `~` and the motion, `*` and
 * the number. A `-` is drawn as a block with its word on it. A `-!` is part of something else or of the ground and is
 * not drawn by itself. People of a trade have a fourth cell: their clothes, as `data/catalogue/garments.json` names
 * them, and the things in their hands. The heading above gives values for all rows below it.
 */
export function readNounFiles(): NounRow[] {
  return FILES.flatMap(file => readRows(`nouns/${file}.txt`).map(nounRow))
}

function nounRow({ cells, heading }: Row): NounRow {
  const [english, chinese, drawn = '', outfit] = cells
  const common = Object.fromEntries(heading.split(' ').flatMap(pair => (pair.includes('=') ? [pair.split('=')] : [])))
  const [pictogram = '', ...extras] = drawn.split(' ').filter(Boolean)
  const shared = heading.split(' ').filter(part => /^[@~]/u.test(part))
  const kind = common.kind as Kind
  if (!english || !chinese || !pictogram || !(kind in KINDS)) throw new Error(`not a row of nouns: ${cells.join('; ')}`)
  const noun: Noun = {
    sprites: pictogram.startsWith('-') ? [STAND_IN] : [spriteName(pictogram)],
    kind,
    name: wordsIn(english)[0]!,
    build: memberOf(BUILDS, common.build),
    weight: memberOf(WEIGHTS, common.weight),
    metres: Number(common.metres),
    ...(pictogram === '-' && { isStandIn: true }),
    ...(pictogram === '-!' && { isUndrawn: true }),
    ...wornBy(wordsIn(outfit)),
  }
  for (const extra of [...shared, ...extras]) {
    if (extra.startsWith('@')) Object.assign(noun, { where: extra.slice(1), place: findPlace(extra.slice(1)).place })
    else if (extra.startsWith('~')) noun.motion = memberOf(MOTIONS, extra.slice(1))
    else if (extra.startsWith('*')) noun.count = Number(extra.slice(1))
    else if (extra.startsWith('#')) noun.colour = extra.slice(1)
    else if (/^[\d.]+$/u.test(extra)) noun.metres = Number(extra)
    else throw new Error(`not known of a noun: ${extra} in ${cells.join('; ')}`)
  }
  return { english: wordsIn(english), chinese: wordsIn(chinese), noun }
}

/** `green apron, +☕`: the clothes of a trade. Things after a plus are held in the hand; the catalogue has them. */
function wornBy(cell: readonly string[]): Pick<Noun, 'outfit'> {
  const outfit = cell.filter(one => !one.startsWith('+'))
  return outfit.length > 0 ? { outfit } : {}
}

/** The figure of a noun without one: a block. */
export const STAND_IN = 'drawn-block'

function memberOf<T extends string>(all: readonly T[], value: string | undefined): T {
  const found = all.find(member => member === value)
  if (!found) throw new Error(`no such word: ${value}; it is one of ${all.join(', ')}`)
  return found
}
