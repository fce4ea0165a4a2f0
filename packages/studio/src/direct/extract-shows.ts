import { readTable } from '../words/vocabulary/word-data.ts'
/** What is seen to happen to a product of itself. */
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
 * `the cap twists off`, 光扫过瓶身: what is seen to happen to a product, by where it is said, and the text without it. Neither
 * a cap nor a light is a thing of its own then.
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
