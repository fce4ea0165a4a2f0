import { assetIndex } from '../../data-files/read-asset-index.ts'
import { readTable } from './word-data.ts'
import { spriteName } from './noun-table.ts'

/** Packages of products, with the words for each, its sprite and its height. */
const ROWS: readonly (readonly [words: string, pictogram: string, metres: number])[] = readTable('packages', 'rows')

export type Package = { sprite: string; metres: number }

const BY_WORD: ReadonlyMap<string, Package> = new Map(
  ROWS.flatMap(([words, pictogram, metres]) =>
    words.split(', ').map(word => [word, { sprite: spriteName(pictogram), metres }] as const),
  ),
)

/** The package for a word: `tube`, `dropper bottle`, 瓶. Undefined for words that are not packages. */
export const findPackage = (word: string): Package | undefined => BY_WORD.get(word)

/** Sprites besides packages that have space for letters. */
export const LETTERED: ReadonlySet<string> = new Set([
  ...assetIndex().flatMap(({ id, codes = [id], hasLabel }) => (hasLabel ? codes : [])),
  // The bag becomes one that has this space.
  spriteName('👜'),
])

/** Sprites with space for a name. */
export const PACKAGES: ReadonlySet<string> = new Set([
  ...[...BY_WORD.values()].map(({ sprite }) => sprite),
  spriteName('🥫'),
])
