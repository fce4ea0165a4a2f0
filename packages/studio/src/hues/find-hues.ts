import { escapePattern } from '@kinora/media/language/escape-pattern'
import { readData } from '../data-files/read-data.ts'
import { HUES } from './hues.ts'

/** Parts of other words that are not hues: 金鱼, 黄昏, 蛋白, `white noise`. */
const UNLESS = readData<Readonly<Record<string, { before?: string; after?: string }>>>('words/hues-unless.json')

/** A hue word as a pattern: whole words in English, with `-` or a space between two. */
function patternOf(word: string): string {
  const unless = UNLESS[word]
  const [before, after] = [unless?.before ? `(?<!${unless.before})` : '', unless?.after ? `(?!${unless.after})` : '']
  if (!/^[a-z ]+$/u.test(word)) return `${before}${escapePattern(word)}${after}`
  return String.raw`${before}\b${word.replaceAll(' ', '[ -]').replace(/colored$/u, 'colou?red')}\b${after}`
}

type Said = { name: string; word: string }

/** The longest word first: 青灰 is not 灰, and `sky blue` is not `blue`; words that only look like a hue come last. */
const SAID: readonly Said[] = Object.entries(HUES)
  .flatMap(([name, { words, also }]) =>
    [words, also ?? []].flatMap((list, isAlso) => list.map(word => ({ name, word, isAlso }))),
  )
  .toSorted((a, b) => b.word.length - a.word.length || a.isAlso - b.isAlso)
const ANY = SAID.map(({ word }) => patternOf(word)).join('|')
const PATTERN = new RegExp(ANY, 'giu')
const NAMES: ReadonlyMap<string, string> = new Map(SAID.toReversed().map(({ name, word }) => [word, name]))

/** Any word for a hue, for patterns around it. */
export const HUE_PATTERN = `(?:${ANY})`

/** The stage's name for a hue word: `crimson`, `米白色`. */
export const hueCalled = (word: string): string | undefined =>
  NAMES.get(word.toLowerCase().replaceAll('-', ' ').replace('coloured', 'colored'))

/** The hues in a text in order: 深蓝 is one hue. */
export const huesIn = (words: string): string[] =>
  [...words.matchAll(PATTERN)].flatMap(([text]) => hueCalled(text) ?? [])

/** The first hue that words name. */
export const hueIn = (words: string): string | undefined => huesIn(words)[0]
