import { clauseEnd, clauseStart, sentenceStart } from '../words/clauses.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'

type Side = 'left' | 'right'

/**
 * `To the left of the house stands a bicycle, to the right a car`, 房子左边有一辆自行车，右边有一辆汽车: a side at the start of a clause
 * belongs to the next subject. It is a side of the thing named with it or in the clause before.
 */
export function standBeside(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const side = sideAt(items[at]!)
  const [start, end] = [clauseStart(items, at), clauseEnd(items, at)]
  if (!side) return false
  const own = items[at]!.language === 'zh' ? before(items, start, at, found) : after(items, at, end, found)
  if (own === 'somebody') return false
  const base = own ?? baseOf(items, start, found)
  const from = items[at]!.language === 'zh' ? at : (own?.at ?? at)
  const standing = found.find(one => one !== base && one.at > from && one.at < end)
  if (!base || !standing) return false
  standing.side = side
  if (!standing.relation || standing.relation.kind === 'beside') standing.relation = { kind: 'beside', to: base }
  if (base.relation?.to === standing) delete base.relation
  takeDeeds(base, standing)
  // A car beside a house is parked, unless it has a verb.
  if (standing.noun?.build === 'vehicle') standing.motion ??= 'still'
  return true
}

/** 杯子在叉子的左边, 猫坐在狗的右边: the first subject is at a side of the second. */
export function isAtSideOf(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const { language, meaning } = items[at]!
  const { side } = meaning
  if (language !== 'zh' || (side !== 'left' && side !== 'right')) return false
  const base = found.find(one => one.at === at - 1 || (one.at === at - 2 && items[at - 1]!.text === '的'))
  const start = clauseStart(items, at)
  const being = base ? items.findLastIndex(({ text }, place) => place < base.at && text.endsWith('在')) : -1
  const who = found.findLast(one => one !== base && one.at >= start && one.at < being)
  if (!base || !who || being < start || (who.relation && who.relation.to !== base)) return false
  who.side = side
  who.relation = { kind: 'beside', to: base }
  return true
}

/** `stands a bicycle`: a verb between the two belongs to the subject after it. */
function takeDeeds(base: FoundSubject, standing: FoundSubject): void {
  const isBetween = ({ at }: { at: number }): boolean => at > base.at && at < standing.at
  const taken = base.deeds?.filter(isBetween) ?? []
  if (taken.length === 0) return
  standing.deeds = [...taken, ...(standing.deeds ?? [])]
  if (base.motion) standing.motion = base.motion
  const left = base.deeds!.filter(deed => !isBetween(deed))
  delete base.motion
  if (left.length > 0) base.deeds = left
  else delete base.deeds
}

const sideAt = ({ meaning, text }: Item): Side | undefined =>
  meaning.side === 'left' || meaning.side === 'right'
    ? meaning.side
    : text === 'to the left'
      ? 'left'
      : text === 'to the right'
        ? 'right'
        : undefined

/** 房子左边, 房子的左边: the noun right before the side, if nothing precedes it. */
function before(
  items: readonly Item[],
  start: number,
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | 'somebody' | undefined {
  const named = found.filter(one => one.at >= start && one.at < at)
  if (named.length === 0) return items.slice(start, at).every(isLight) ? undefined : 'somebody'
  const isNext = named[0]!.at === at - 1 || (named[0]!.at === at - 2 && items[at - 1]!.text === '的')
  return named.length === 1 && isNext ? named[0] : 'somebody'
}

/** `To the left of the house`: the noun right after the side, if the side opens the clause. */
function after(
  items: readonly Item[],
  at: number,
  end: number,
  found: readonly FoundSubject[],
): FoundSubject | 'somebody' | undefined {
  if (!items.slice(clauseStart(items, at), at).every(isLight)) return 'somebody'
  if (!items[at]!.text.endsWith(' of') && items[at + 1]?.text !== 'of') return undefined
  return found.find(one => one.at > at && one.at < end) ?? 'somebody'
}

/** The thing that the side of the clause before refers to. */
function baseOf(items: readonly Item[], start: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  const from = sentenceStart(items, start)
  return found.find(
    ({ side, relation, at }) =>
      relation?.kind === 'beside' && (side === 'left' || side === 'right') && at >= from && at < start,
  )?.relation?.to
}

/** Words that may precede a side at the start of a clause. */
const isLight = ({ text, meaning }: Item): boolean =>
  meaning.conjunction === true || meaning.determiner === true || /^(?:on|in|at|while|而|在|其|and)$/u.test(text)
