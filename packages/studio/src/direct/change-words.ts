import { HUE_WORDS } from '../hues/hues.ts'
import type { Change } from '../setting/shot-list.ts'
import { readWordFile, type WordLists } from '../words/vocabulary/word-data.ts'
import { wordsOfValues } from '../words/vocabulary/word-tables.ts'

/** What is said of the hour, the air or the year, and so of the whole picture. */
export type SettingPart = 'time' | 'weather' | 'season'
/** What can be said by a word of its own; of hair it is the colour. */
export type ChangeOf = Exclude<Change['of'], 'figure' | 'hair'> | SettingPart

/** How something can be before and after it changes, with the words for each; sizes and colours have those of all things besides. */
const SAID = JSON.parse(readWordFile('changes.json')) as Readonly<Record<ChangeOf, WordLists>>
const VALUES: Readonly<Record<ChangeOf, WordLists>> = {
  ...SAID,
  size: joined(wordsOfValues('size'), SAID.size),
  colour: joined(HUE_WORDS, SAID.colour),
}
function joined(all: WordLists, more: WordLists): WordLists {
  return Object.fromEntries(Object.entries(all).map(([name, words]) => [name, [...words, ...(more[name] ?? [])]]))
}

/** The first sort that has a word is what it means: `dark` is a light and no colour. */
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

/** Words of how something is, as part of a pattern: English ones with what may stand before them. */
export const ENGLISH_VALUE = String.raw`(?:(?:a|an|the|very|deep|pale|vivid|completely|fully|slightly|flickering|being|its|more|even|much|soft|steady)\s+)*(?:${longestFirst(all.filter(word => !isHan(word)))})`
export const CHINESE_VALUE = `(?:${longestFirst(all.filter(isHan))})`

/** What a phrase of `ENGLISH_VALUE` or `CHINESE_VALUE` says. */
export function valueOf(phrase: string): { of: ChangeOf; name: string } | undefined {
  const parts = phrase.trim().split(/\s+/u)
  for (let from = 0; from < parts.length; from++) {
    const found = MEANINGS.get(parts.slice(from).join(' '))
    if (found) return found
  }
  return undefined
}
