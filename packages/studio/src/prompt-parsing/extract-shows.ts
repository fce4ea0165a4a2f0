import { readTable } from '../words/vocabulary/word-data.ts'
/** Events of products. */
const SHOWS = [
  'open',
  'take-apart',
  'assemble',
  'light',
  'gleam',
  'steam',
  'bead',
  'fizz',
  'split',
  'stretch',
  'tick',
] as const
export type Show = { of: (typeof SHOWS)[number]; at: number }

const ROWS: readonly (readonly [Show['of'], string])[] = readTable('extract-shows', 'rows')
const PATTERNS = ROWS.map(([of, words]) => [of, new RegExp(words, 'giu')] as const)

/**
 * `the cap twists off`, 光扫过瓶身: the events of a product with their positions, and the text without them. Their nouns,
 * such as cap and light, are not subjects.
 */
export function extractShows(text: string): { rest: string; shows: Show[] } {
  const shows: Show[] = []
  let rest = text
  for (const [of, pattern] of PATTERNS)
    rest = rest.replaceAll(pattern, (said: string, ...more: unknown[]) => {
      shows.push({ of, at: more.find(one => typeof one === 'number')! })
      return ' '.repeat(said.length)
    })
  return { rest, shows: shows.toSorted((a, b) => a.at - b.at) }
}
