import { readTable } from './word-data.ts'
/** The unusual materials of figures and places: their names in a shot list, with the words for each. */
const WORDS: Readonly<Record<string, string>> = readTable('materials', 'words')

export const MATERIAL_NAMES: readonly string[] = Object.keys(WORDS)

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([name, list]) => list.split(',').map(word => [word.trim(), name] as const)),
)
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
const pattern = (isOf: (word: string) => boolean): string =>
  [...BY_WORD.keys()]
    .filter(isOf)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

export const ENGLISH_MATERIAL = pattern(word => !isHan(word))
export const CHINESE_MATERIAL = pattern(isHan)
export const materialOf = (words: string): string | undefined => BY_WORD.get(words.toLowerCase())
