import { knownNouns } from './known-nouns.ts'
import { readTable } from '../film-tables.ts'

const table = readTable('people')
const rows = new Map(table.roles.flatMap(row => row.words.split('|').map(word => [word, row] as const)))
const TRADES = new RegExp(`^(?:${table.trades.en}|${table.trades.zh})$`, 'u')
/** Characters of the longest Chinese noun for people. */
const LONGEST = 6

/** The row of a relative or a title. */
export const roleRow = (role: string): { en: string; zh: string } | undefined => rows.get(role.toLowerCase())

/** True for a noun that names a person or an animal. */
export const isSomebody = (word: string): boolean => knownNouns().sortOf(word.toLowerCase()) !== undefined
export const isBeing = (word: string): boolean => knownNouns().sortOf(word.toLowerCase()) === 'being'

/** True for a noun that may be beside a name: a relative, a title, a trade, a person or an animal. */
export const isRole = (word: string): boolean =>
  word !== '' && (roleRow(word) !== undefined || TRADES.test(word.toLowerCase()) || isSomebody(word))

/** The Chinese noun of this kind with which a text ends. */
export function roleAtEnd(text: string): string | undefined {
  for (let length = LONGEST; length > 1; length--) {
    const word = text.slice(-length)
    if (word.length === length && /^\p{Script=Han}+$/u.test(word) && isRole(word)) return word
  }
  return undefined
}
