import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'

const PRONOUNS: ReadonlySet<string> = new Set(['that', 'which', 'whom', 'who'])

/** `the dog that the boy washed`: returns the dog for the index of the verb and its subject, the boy. */
export function relativeHead(
  items: readonly Item[],
  at: number,
  doer: FoundSubject,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const pronoun = items.findLastIndex(({ text }, index) => index < doer.at && PRONOUNS.has(text))
  if (pronoun < 0 || doer.at > at) return undefined
  const isPlain = items
    .slice(pronoun + 1, at)
    .every(({ meaning, stop }) => stop === undefined && !meaning.verb && !meaning.conjunction)
  const isOnlyDoer = !found.some(one => one !== doer && one.at > pronoun && one.at < at)
  return isPlain && isOnlyDoer ? found.find(one => one.at === pronoun - 1) : undefined
}

/** `the dog that the boy washed shakes itself`: the second verb belongs to the dog. Changes the subjects. */
export function settleRelatives(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const doer of found)
    for (const { at } of doer.deeds ?? []) {
      const head = relativeHead(items, at, doer, found)
      const next = head && items.findIndex(({ meaning }, index) => index > at && meaning.verb !== undefined)
      if (!head || next === undefined || next < 0) continue
      const isDirect = items
        .slice(at + 1, next)
        .every(({ stop, meaning }) => stop === undefined && !meaning.conjunction)
      const isNamed = found.some(one => one.at > at && one.at < next)
      const moved = isDirect && !isNamed ? doer.deeds!.filter(deed => deed.at >= next) : []
      if (moved.length === 0) continue
      doer.deeds = doer.deeds!.filter(deed => !moved.includes(deed))
      head.deeds = [...(head.deeds ?? []), ...moved].toSorted((a, b) => a.at - b.at)
    }
}
