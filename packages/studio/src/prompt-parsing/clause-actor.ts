import { readTable } from '../words/vocabulary/word-data.ts'
import { BLOWN } from './air-and-liquids.ts'
import { canDo, clauseSubject, HAPPENS, isPredicate, OPENERS, passiveSubject } from './clause-subjects.ts'
import { clauseStart, lastBefore } from '../words/clauses.ts'
import { isDoneTo, isObjectPronoun, isPassive, passiveMark, subjectAfterPlace } from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'

/**
 * The subject of the clause, if it can do the action: `the pancake sticks to the ceiling`, `is crushed by an elephant,
 * falls`.
 */
export function clauseDoer(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | 'nobody' | undefined {
  if (isPassive(items, at) || isDoneTo(items, at)) return undergoes(items, at, found)
  if (!isPredicate(items, at)) return undefined
  const isAfterPronoun = items[at - 1]?.meaning.pronoun !== undefined && !isObjectPronoun(items, at - 1)
  if (isAfterPronoun || isOfOneSeen(items, at) || isOfOneThere(items, at)) return undefined
  const there = subjectAfterPlace(items, at, found)
  if (there) return there
  const one = clauseSubject(items, at, found)
  if (one === undefined || one === 'nobody') return one
  const { verb, motion } = items[at]!.meaning
  return canDo(one, verb?.id, (motion ?? verb?.motion) === 'bob') && !(LIVING_ONLY.has(verb?.id ?? '') && !isAlive(one))
    ? one
    : undefined
}

/** `被猫绊倒`, `is tripped by a cat`: the tripped person stumbles. */
export function tripped(items: readonly Item[], at: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  if (items[at]!.meaning.verb?.id !== 'stumble' || !isPassive(items, at)) return undefined
  return passiveSubject(items, at, found)
}

/**
 * `is blown away by the wind`, `the window gets broken`: without a visible agent, the passive subject shows the action.
 */
function undergoes(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | 'nobody' | undefined {
  const { verb } = items[at]!.meaning
  const one = clauseSubject(items, at, found)
  if (one && one !== 'nobody' && verb && (HAPPENS.has(verb.id) || BLOWN.has(verb.id))) return one
  return isPassive(items, at) && isSaidByWhat(items, at) ? 'nobody' : undefined
}

/** `by the wind`, `被风` name an agent; `被派去寻找` does not. */
const isSaidByWhat = (items: readonly Item[], at: number): boolean =>
  items[at]!.language === 'en' ||
  items
    .slice(passiveMark(items, at) + 1, at)
    .some(({ meaning, text }) => meaning.noun ?? meaning.weather ?? text === '风')

/** `children watch the birds fly`, `看见孙子骑着车过来`: after a verb of the same clause, the last noun may be the subject. */
function isOfOneSeen(items: readonly Item[], at: number): boolean {
  const start = Math.max(clauseStart(items, at), lastJoint(items, at))
  const verb = lastBefore(items, at, ({ meaning }, index) => index < start || meaning.verb !== undefined)
  if (verb < start || !items.slice(verb, at).some(({ meaning }) => meaning.noun)) return false
  return items[at]!.language === 'en' || WITNESSED.has(items[verb]!.meaning.verb!.id)
}
/** `打开是一对喜鹊站在枝上`, 有人在唱歌: the noun after 是 or 有 is the subject. */
function isOfOneThere(items: readonly Item[], at: number): boolean {
  if (items[at]!.language !== 'zh') return false
  const there = lastBefore(items, at, ({ text, stop }) => stop !== undefined || /^[是有]$/u.test(text))
  return there >= 0 && !items[there]!.stop && items.slice(there, at).some(({ meaning }) => meaning.noun)
}
const WITNESSED: ReadonlySet<string> = new Set<string>(readTable('clause-actor', 'witnessed'))
const lastJoint = (items: readonly Item[], at: number): number =>
  lastBefore(items, at, ({ meaning, text }) => meaning.conjunction === true || OPENERS.test(text)) + 1

/** Actions that need a mouth, eyes or hands. */
export const LIVING_ONLY: ReadonlySet<string> = new Set<string>(readTable('clause-actor', 'livingOnly'))
