import type { FoundSubject } from './found-subject.ts'
import type { Meaning } from './meaning.ts'
import { firstCodes } from './words/noun-table.ts'

const WOMEN = new Set(firstCodes('👩👧👵👸👰💃🧕🤶'))
const MEN = new Set(firstCodes('👨👦👴🤴🤵🧔🕺🎅'))

/** Whether a pronoun can mean somebody: `she` is no boy. Of many nobody knows, and they can be either. */
export function canMean(pronoun: Meaning['pronoun'], { what }: FoundSubject): boolean {
  if (!('sprite' in what) || (pronoun !== 'woman' && pronoun !== 'man')) return true
  const [first = ''] = what.sprite.split('-')
  const isWoman = WOMEN.has(first) || what.sprite.includes('-2640')
  const isMan = MEN.has(first) || what.sprite.includes('-2642')
  return pronoun === 'woman' ? !isMan : !isWoman
}
