import { spriteName } from './noun-table.ts'

/** What wares are sold in, by the word that counts or ends them; how it is drawn and how tall it is. */
const ROWS: readonly (readonly [words: string, pictogram: string, metres: number])[] = [
  ['bottle, bottles, 瓶', ':labelled-bottle:', 0.27],
  ['pump bottle, pump bottles, soap dispenser, 按压瓶', '🧴', 0.18],
  ['dropper bottle, dropper bottles, serum bottle, 滴管瓶', ':dropper-bottle:', 0.14],
  ['jar, jars, tub, tubs, 罐', '🫙', 0.13],
  ['tube, tubes, 管', ':tube:', 0.15],
  ['pouch, pouches, sachet, sachets, bag, bags, 袋', ':pouch:', 0.22],
  ['box, boxes, packet, packets, package, packages, 盒', ':carton:', 0.2],
  ['carton, cartons', ':milk-carton:', 0.23],
  ['tin, tins', ':tin:', 0.08],
  ['can, cans', ':drink-can:', 0.13],
]

export type Package = { sprite: string; metres: number }

const BY_WORD: ReadonlyMap<string, Package> = new Map(
  ROWS.flatMap(([words, pictogram, metres]) =>
    words.split(', ').map(word => [word, { sprite: spriteName(pictogram), metres }] as const),
  ),
)

/** `tube`, `dropper bottle`, 瓶: undefined where nothing is sold in it. */
export const findPackage = (word: string): Package | undefined => BY_WORD.get(word)

/** Besides wares, what has a face for letters that somebody asks for. */
export const LETTERED: ReadonlySet<string> = new Set(
  ['🎂', '🏪', '👕', '👜', ':tote-bag:', '🧢', ':wall-poster:', ':hung-banner:', ':neon-sign:'].map(spriteName),
)

/** Those with a place for a name. */
export const PACKAGES: ReadonlySet<string> = new Set([
  ...[...BY_WORD.values()].map(({ sprite }) => sprite),
  spriteName('🥫'),
])
