import { readTable } from './word-data.ts'
import { spriteName } from './noun-table.ts'

/** What products are sold in, by the word that counts or ends them; how it is drawn and how tall it is. */
const ROWS: readonly (readonly [words: string, pictogram: string, metres: number])[] = readTable('packages', 'rows')

export type Package = { sprite: string; metres: number }

const BY_WORD: ReadonlyMap<string, Package> = new Map(
  ROWS.flatMap(([words, pictogram, metres]) =>
    words.split(', ').map(word => [word, { sprite: spriteName(pictogram), metres }] as const),
  ),
)

/** `tube`, `dropper bottle`, 瓶: undefined where nothing is sold in it. */
export const findPackage = (word: string): Package | undefined => BY_WORD.get(word)

/** Besides products, what has a face for letters that somebody asks for. */
export const LETTERED: ReadonlySet<string> = new Set(
  ['🎂', '🏪', '👕', '👜', ':tote-bag:', '🧢', ':wall-poster:', ':hung-banner:', ':neon-sign:'].map(spriteName),
)

/** Those with a place for a name. */
export const PACKAGES: ReadonlySet<string> = new Set([
  ...[...BY_WORD.values()].map(({ sprite }) => sprite),
  spriteName('🥫'),
])
