import type { Language } from '@kinora/media/language/detect-language'
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

export type Gender = 'female' | 'male'

const FEMALE =
  /女(?!儿红|娲)|妈|奶奶|外婆|姥姥|婆婆|姐|妹|姑娘|公主|阿姨|太太|皇后|她|\b(?:girl|woman|lady|female|mother|mom|mum|grandmother|grandma|sister|queen|princess|aunt|mrs|ms|miss|she|her)\b/iu
const MALE =
  /男|爸|爷爷|外公|哥|弟|叔|先生|王子|国王|皇帝|(?<!其)他|\b(?:boy|man|male|father|dad|grandfather|grandpa|brother|king|prince|uncle|mr|sir|he|his)\b/iu

/** The gender that a name and a description imply, if any. A king with a daughter is a man: the first word counts. */
export function detectGender(words: string): Gender | undefined {
  const [female, male] = [words.search(FEMALE), words.search(MALE)]
  if (female < 0 && male < 0) return undefined
  return female >= 0 && (male < 0 || female <= male) ? 'female' : 'male'
}
