import type { FoundSubject } from './found-subject.ts'
import type { Meaning } from '../words/meaning.ts'
import { firstCodes } from '../setting/pictogram-codes.ts'

const WOMEN = new Set(firstCodes('👩👧👵👸👰💃🧕🤶'))
const MEN = new Set(firstCodes('👨👦👴🤴🤵🧔🕺🎅'))

/** True if a pronoun can mean the subject: `she` is not a boy. A group of unknown sex fits both. */
export function canMean(pronoun: Meaning['pronoun'], { what, isNot }: Pick<FoundSubject, 'what' | 'isNot'>): boolean {
  if (isNot !== undefined && isNot === pronoun) return false
  const sprite = spriteOf(what)
  if (sprite === undefined || (pronoun !== 'woman' && pronoun !== 'man')) return true
  return pronoun === 'woman' ? !looksLike(sprite, MEN, '-2642') : !looksLike(sprite, WOMEN, '-2640')
}

/** True if the sex is certain: a boy is *he*; a cook may be either. */
export function isOfSex(pronoun: Meaning['pronoun'], { what }: Pick<FoundSubject, 'what'>): boolean {
  const sprite = spriteOf(what)
  if (sprite === undefined) return false
  return pronoun === 'man' ? looksLike(sprite, MEN, '-2642') : pronoun === 'woman' && looksLike(sprite, WOMEN, '-2640')
}

/** A picture is like the noun of its description. */
const spriteOf = (what: FoundSubject['what']): string | undefined => ('sprite' in what ? what.sprite : what.like)

const looksLike = (sprite: string, those: ReadonlySet<string>, sign: string): boolean =>
  those.has(sprite.split('-')[0]!) || sprite.includes(sign)
