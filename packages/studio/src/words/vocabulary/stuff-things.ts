import { readTable } from './word-data.ts'
import type { Kind } from '../kinds.ts'

/** A noun without a shape, or a part of a place, that becomes a thing if it changes or something changes into it. */
export type StuffThing = {
  words: RegExp
  pictogram: string
  kind: Kind
  metres: number
  colour?: string
  count?: number
}

/** The first match wins: `mountains of snow` are mountains. */
const STUFF_THINGS: readonly StuffThing[] = readTable('stuff-things', 'stuffThings')

/** The thing in some words. The last of several is the head. */
export function stuffIn(words: string): { thing: StuffThing; index: number; text: string } | undefined {
  const all = STUFF_THINGS.flatMap(thing => {
    const match = thing.words.exec(words)
    return match ? [{ thing, index: match.index, text: match[0] }] : []
  })
  return all.toSorted((a, b) => b.index + b.text.length - (a.index + a.text.length) || b.text.length - a.text.length)[0]
}
