import type { FoundSubject } from './find-subjects.ts'
import type { Meaning } from './meaning.ts'

const codes = (pictograms: string): string[] => Array.from(pictograms, one => one.codePointAt(0)!.toString(16))
const WOMEN = new Set(codes('👩👧👵👸👰💃🧕🤶'))
const MEN = new Set(codes('👨👦👴🤴🤵🧔🕺🎅'))

/** Whether a pronoun can mean somebody: `she` is no boy. Of many nobody knows, and they can be either. */
export function canMean(pronoun: Meaning['pronoun'], { what }: FoundSubject): boolean {
  if (!('sprite' in what) || (pronoun !== 'woman' && pronoun !== 'man')) return true
  const [first = ''] = what.sprite.split('-')
  const isWoman = WOMEN.has(first) || what.sprite.includes('-2640')
  const isMan = MEN.has(first) || what.sprite.includes('-2642')
  return pronoun === 'woman' ? !isMan : !isWoman
}
