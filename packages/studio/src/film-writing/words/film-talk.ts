import { readTable } from '../film-tables.ts'

const ENDS = /^[\s,，、;；:：]+|[\s.。!！?？,，;；]+$/gu

/** A pattern of the table of briefs, with its named parts. */
const briefPattern = (words: string): string =>
  words.replaceAll(/<(\w+)>/gu, (_, part: string) => briefPattern(readTable('briefs').parts[part] ?? ''))

type Wish = { words: RegExp; isOfFilm: boolean }
let compiled: readonly Wish[] | undefined

/**
 * True if a sentence or clause addresses the makers of a film instead of telling its content: its audience, its mood, or
 * instructions. In an advertisement adjectives alone, and things that are absent, may describe the product.
 */
export function isFilmTalk(words: string, { isOfThing = false } = {}): boolean {
  const text = words.replaceAll(ENDS, '')
  compiled ??= readTable('briefs').wishes.map(wish => ({
    words: new RegExp(briefPattern(wish.words), 'iu'),
    isOfFilm: wish.film === true,
  }))
  return compiled.some(wish => !(isOfThing && wish.isOfFilm) && wish.words.test(text))
}
