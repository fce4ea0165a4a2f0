import { detectGender } from '../voices/suited-voices.ts'
import type { ComicAsset } from './comic.ts'

/** The maximum number of people in one picture. */
const MAX_CHARACTERS = 3
const PRONOUNS: readonly { words: RegExp; gender: 'male' | 'female' | 'any' }[] = [
  { words: /他们|她们|它们|两人|大家|\bthey\b|\bthem\b|\bboth\b/iu, gender: 'any' },
  { words: /她|\bshe\b|\bher\b/iu, gender: 'female' },
  { words: /他|\bhe\b|\bhis\b|\bhim\b/iu, gender: 'male' },
]
const SUBJECT_PRONOUN =
  /(?<![把给对向看着跟和被陪])(?:他们|她们|它们|[两二]人|[他她](?!们|的))|\b(?:they|both of them|he|she)\b(?!['’])/iu

/** The people that a pronoun refers to: the last matching one, or all for a plural. */
export function resolvePronoun(text: string, present: readonly number[], assets: readonly ComicAsset[]): number[] {
  const pronoun = PRONOUNS.find(({ words }) => words.test(text))
  if (!pronoun) return []
  if (pronoun.gender === 'any') return present.slice(0, MAX_CHARACTERS)
  const isOther = (at: number): boolean => {
    const gender = detectGender(`${assets[at]?.name} ${assets[at]?.description}`)
    return gender !== undefined && gender !== pronoun.gender
  }
  return present.filter(at => !isOther(at)).slice(0, 1)
}

/** Replaces the first pronoun by the names it refers to. */
export function nameMeant(action: string, meant: readonly number[], assets: readonly ComicAsset[]): string {
  const names = meant.flatMap(at => assets[at]?.name ?? [])
  if (names.length === 0) return action
  return action.replace(SUBJECT_PRONOUN, pronoun => names.join(/[a-z]/iu.test(pronoun) ? ' and ' : '和'))
}
