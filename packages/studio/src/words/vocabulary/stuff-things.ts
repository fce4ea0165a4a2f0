import { readTable } from './word-data.ts'
import type { Kind } from '../kinds.ts'

/** What has no shape or is part of a place, and is a thing of its own as soon as it becomes another or another becomes it. */
export type StuffThing = {
  words: RegExp
  pictogram: string
  kind: Kind
  metres: number
  colour?: string
  count?: number
}

/** The first that fits is it: `mountains of snow` are mountains. */
const STUFF_THINGS: readonly StuffThing[] = readTable('stuff-things', 'stuffThings')

/** The thing of a stretch of words: of several the one that is said last, where a noun has its head. */
export function stuffIn(words: string): { thing: StuffThing; index: number; text: string } | undefined {
  const all = STUFF_THINGS.flatMap(thing => {
    const match = thing.words.exec(words)
    return match ? [{ thing, index: match.index, text: match[0] }] : []
  })
  return all.toSorted((a, b) => b.index + b.text.length - (a.index + a.text.length) || b.text.length - a.text.length)[0]
}
