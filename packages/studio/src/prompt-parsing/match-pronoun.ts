import type { FoundSubject } from './found-subject.ts'
import type { Meaning } from '../words/meaning.ts'
import { firstCodes } from '../setting/pictogram-codes.ts'

const WOMEN = new Set(firstCodes('👩👧👵👸👰💃🧕🤶'))
const MEN = new Set(firstCodes('👨👦👴🤴🤵🧔🕺🎅'))

/** True if a pronoun can mean the subject: `she` is not a boy. A group of unknown sex fits both. */
export function canMean(pronoun: Meaning['pronoun'], { what, isNot }: Pick<FoundSubject, 'what' | 'isNot'>): boolean {
  if (isNot !== undefined && isNot === pronoun) return false
  if (!('sprite' in what) || (pronoun !== 'woman' && pronoun !== 'man')) return true
  return pronoun === 'woman' ? !looksLike(what.sprite, MEN, '-2642') : !looksLike(what.sprite, WOMEN, '-2640')
}

/** True if the sex is certain: a boy is *he*; a cook may be either. */
export const isOfSex = (pronoun: Meaning['pronoun'], { what }: Pick<FoundSubject, 'what'>): boolean =>
  'sprite' in what &&
  (pronoun === 'man'
    ? looksLike(what.sprite, MEN, '-2642')
    : pronoun === 'woman' && looksLike(what.sprite, WOMEN, '-2640'))

const looksLike = (sprite: string, those: ReadonlySet<string>, sign: string): boolean =>
  those.has(sprite.split('-')[0]!) || sprite.includes(sign)
