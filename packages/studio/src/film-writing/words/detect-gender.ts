import { isOfSex } from '../../prompt-parsing/match-pronoun.ts'
import { sexWord } from '../../prompt-parsing/read-sexes.ts'
import { readTable } from '../film-tables.ts'
import { findMeanings } from './find-meanings.ts'
import { roleRow } from './roles.ts'

export type Gender = 'female' | 'male'

/** The gender that a name and a description imply, if any. A king with a daughter is a man: the first word counts. */
export function detectGender(words: string): Gender | undefined {
  for (const { text, meaning } of findMeanings(words)) {
    const { noun, pronoun } = meaning ?? {}
    const [sprite = ''] = noun?.sprites ?? []
    const like = { what: { sprite } }
    const sex = sexWord(text) ?? (pronoun === 'woman' || pronoun === 'man' ? pronoun : undefined)
    if (sex === 'woman' || isOfSex('woman', like)) return 'female'
    if (sex === 'man' || isOfSex('man', like)) return 'male'
    const kind = roleRow(text)?.en
    if (kind !== undefined) return /woman|girl/u.test(kind) ? 'female' : 'male'
  }
  return new RegExp(readTable('people').manly, 'iu').test(words) ? 'male' : undefined
}
