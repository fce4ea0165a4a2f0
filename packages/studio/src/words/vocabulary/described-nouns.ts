import { type Noun, readNouns, readNounTable } from './noun-table.ts'
import { readNounFiles } from './noun-files.ts'
import { usualSize } from './usual-sizes.ts'

/** The tables of drawn things and of emoji. */
export const DRAWN_TABLES = ['people', 'animals', 'nature', 'food', 'vehicles', 'things', 'buildings'] as const
export const PICTOGRAM_NAMES = 'pictograms'

/** The place in a file, as a kit and by its specific name. */
const placeOf = ({ place, where }: Noun): Partial<Noun> => (place && where ? { place, where } : {})

/** People whose emoji shows them without an occupation or a relation. */
const PLAIN_PEOPLE = new Set(['1f474', '1f475', '1f466', '1f467', '1f469', '1f468', '1f9d2', '1f476', '1f491', '1f9d1'])

/**
 * Every noun by its word, from the tables of drawn things and the files. For a word in both, the tables decide the
 * figure, the files its size, construction and place.
 */
export function describedNouns(): { word: string; noun: Noun }[] {
  const tables = DRAWN_TABLES.map(readNounTable).flatMap(readNouns)
  const pictograms = readNouns(readNounTable(PICTOGRAM_NAMES))
  const drawn = new Map<string, Noun>()
  const namesBySprite = new Map<string, string>()
  for (const { words, noun } of [...tables, ...pictograms]) {
    const english = words.find(word => /^[a-z]/u.test(word))
    if (english && !namesBySprite.has(noun.sprites[0]!)) namesBySprite.set(noun.sprites[0]!, english)
  }
  for (const { words, noun } of tables)
    for (const word of words) {
      // An emoji as a word stands for its simplest thing: one car, not traffic.
      if (!(/^\p{Extended_Pictographic}/u.test(word) && drawn.has(word))) drawn.set(word, noun)
    }
  // The names of emoji come first, so that all other sources override them.
  const nouns = new Map<string, Noun>()
  for (const { words, noun } of pictograms) for (const word of words) nouns.set(word, noun)
  for (const [word, noun] of drawn) nouns.set(word, noun)
  for (const { english, chinese, noun } of readNounFiles()) {
    const similar =
      noun.isStandIn || noun.isUndrawn || PLAIN_PEOPLE.has(noun.sprites[0]!)
        ? undefined
        : namesBySprite.get(noun.sprites[0]!)
    const own: Noun = similar && similar !== noun.name ? { ...noun, drawnAs: similar } : noun
    const shared = new Map<Noun, Noun>()
    for (const word of [...english, ...chinese]) {
      const other = drawn.get(word)
      if (other && !shared.has(other)) shared.set(other, { ...noun, ...other, ...placeOf(noun) })
      nouns.set(word, other ? shared.get(other)! : own)
    }
  }
  const sized = new Map<Noun, Noun>()
  for (const noun of nouns.values()) if (!sized.has(noun)) sized.set(noun, { ...usualSize(noun), ...noun })
  return [...nouns].map(([word, noun]) => ({ word, noun: sized.get(noun)! }))
}
