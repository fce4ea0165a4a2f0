import { readTable } from '../film-tables.ts'

const ENDS = /^[\s,，、;；:：]+|[\s.。!！?？,，;；]+$/gu

/** A pattern of the table of briefs, with its named parts. */
export const fillPattern = (words: string): string =>
  words.replaceAll(/<(\w+)>/gu, (_, part: string) => fillPattern(readTable('briefs').parts[part] ?? ''))

type Wish = { words: RegExp; isOfFilm: boolean }
let compiled: readonly Wish[] | undefined

/**
 * True if a sentence or clause addresses the makers of a film instead of telling its content: its audience, its mood, or
 * instructions. In an advertisement adjectives alone, and things that are absent, may describe the product.
 */
export function isFilmTalk(words: string, { isOfThing = false } = {}): boolean {
  const text = words.replaceAll(ENDS, '')
  compiled ??= readTable('briefs').wishes.map(wish => ({
    words: new RegExp(fillPattern(wish.words), 'iu'),
    isOfFilm: wish.film === true,
  }))
  return compiled.some(wish => !(isOfThing && wish.isOfFilm) && wish.words.test(text))
}

let headers: readonly RegExp[] | undefined

/** True if the first sentence of a brief says what kind of film it is: `A 15-second piece for a museum`. */
export function isFilmHeader(sentence: string): boolean {
  headers ??= readTable('briefs').headers.map(words => new RegExp(fillPattern(words), 'iu'))
  return headers.some(words => words.test(sentence.replaceAll(ENDS, '')))
}
