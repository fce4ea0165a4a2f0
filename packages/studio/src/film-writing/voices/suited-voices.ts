import type { Language } from '@kinora/media/language/detect-language'
import { detectGender } from '../words/detect-gender.ts'
import { readTable, says, type Table } from '../film-tables.ts'

type Role = Table<'voice-roles'>[number]

const M = 'Chinese (Mandarin)_'
/** Voices for people without a description. */
export const ANYBODY: Record<Language, readonly [string, ...string[]]> = {
  zh: ['Chinese_Male_Currency', 'Chinese_Female_Currency', `${M}Sincere_Adult`, `${M}Wise_Women`],
  en: ['English_Male_Currency', 'English_Female_Currency', 'British_Fable', 'English_Nova'],
}
export const NARRATOR: Record<Language, string> = { zh: `${M}Radio_Host`, en: 'British_George' }

/** Voices that suit a description, best first; at the end any voice. */
export const suitedVoices = (words: string, language: Language): string[] => [
  ...rolesOf(words).flatMap(role => role.voices[language]),
  ...ANYBODY[language],
]

/** The voices of the role that the words name, if any. */
export const roleVoices = (words: string, language: Language): readonly [string, ...string[]] | undefined =>
  rolesOf(words)[0]?.voices[language]

/** The matching roles, best first, then all of the same gender. A man's voice is never used for a woman. */
function rolesOf(words: string): Role[] {
  const gender = detectGender(words)
  const roles = readTable('voice-roles')
  const fitting = roles.filter(role => says(role.words, words) && (!gender || !role.gender || role.gender === gender))
  const plain = roles.slice(-2).filter(role => role.gender === (gender ?? fitting[0]?.gender))
  return [...new Set([...fitting.slice(0, 1), ...plain])]
}
