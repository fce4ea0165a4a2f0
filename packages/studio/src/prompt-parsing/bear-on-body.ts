import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseEnd } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Bearing } from '../setting/shot-list.ts'
/** The words for a place on the body that something is carried on. They follow the object or are part of the verb. */
const PLACES: readonly (readonly [Bearing, RegExp])[] = readTable('bear-on-body', 'places')
const BEARING: ReadonlySet<string> = new Set(['carry', 'hold', 'balance', 'bring', 'lift', 'take', 'put'])

/** `carries a basket on her head`, 扛着锄头: stores the place on the body with the action. Changes `found`. */
export function bearOnBody(words: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const one of found) {
    if (!isAlive(one)) continue
    for (const deed of one.deeds ?? []) {
      if (!BEARING.has(deed.verb)) continue
      const [start, last] = [items[deed.at]?.from, items[clauseEnd(items, deed.at) - 1]?.to]
      if (start === undefined || last === undefined) continue
      const said = words.slice(Math.max(0, start - from), last - from)
      const carried = one.relation?.kind === 'holding' ? one.relation.to : undefined
      const bearing = PLACES.find(([place, where]) => where.test(said) && fits(place, carried))?.[0]
      if (bearing) deed.bearing = bearing
    }
  }
}

/** A person is carried on both shoulders, a thing on one. */
const fits = (place: Bearing, carried: FoundSubject | undefined): boolean =>
  place !== 'shoulders' || (carried !== undefined && isAlive(carried))
