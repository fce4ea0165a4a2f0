import { HUE_WORDS } from '../hues/hues.ts'
import type { Change } from '../setting/shot-list.ts'
import { readWordFile, type WordLists } from '../words/vocabulary/word-data.ts'
import { wordsOfValues } from '../words/vocabulary/word-tables.ts'

/** The hour, the weather or the season: changes of the whole picture. */
export type SettingPart = 'time' | 'weather' | 'season'
/** Properties with words of their own. `hair` uses the words of colours. */
export type ChangeOf = Exclude<Change['of'], 'figure' | 'hair'> | SettingPart

/**
 * The values that a property can change between, with their words. Sizes and colours also use the words of all
 * adjectives.
 */
const SAID = JSON.parse(readWordFile('changes.json')) as Readonly<Record<ChangeOf, WordLists>>
const VALUES: Readonly<Record<ChangeOf, WordLists>> = {
  ...SAID,
  size: joined(wordsOfValues('size'), SAID.size),
  colour: joined(HUE_WORDS, SAID.colour),
}
function joined(all: WordLists, more: WordLists): WordLists {
  return Object.fromEntries(Object.entries(all).map(([name, words]) => [name, [...words, ...(more[name] ?? [])]]))
}

/** The first property that has the word wins: `dark` is a brightness, not a colour. */
const MEANINGS: ReadonlyMap<string, { of: ChangeOf; name: string }> = new Map(
  Object.entries(VALUES)
    .toReversed()
    .flatMap(([of, names]) =>
      Object.entries(names).flatMap(([name, list]) => list.map(word => [word, { of: of as ChangeOf, name }] as const)),
    ),
)

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
const longestFirst = (list: readonly string[]): string => list.toSorted((a, b) => b.length - a.length).join('|')
const all = [...MEANINGS.keys()]

/** Patterns for words of a value. English ones may have an adverb or an article before them. */
export const ENGLISH_VALUE = String.raw`(?:(?:a|an|the|very|deep|pale|vivid|completely|fully|slightly|flickering|being|its|more|even|much|soft|steady)\s+)*(?:${longestFirst(all.filter(word => !isHan(word)))})`
export const CHINESE_VALUE = `(?:${longestFirst(all.filter(isHan))})`

/** The property and value that a phrase of `ENGLISH_VALUE` or `CHINESE_VALUE` names. */
export function valueOf(phrase: string): { of: ChangeOf; name: string } | undefined {
  const parts = phrase.trim().split(/\s+/u)
  for (let from = 0; from < parts.length; from++) {
    const found = MEANINGS.get(parts.slice(from).join(' '))
    if (found) return found
  }
  return undefined
}
