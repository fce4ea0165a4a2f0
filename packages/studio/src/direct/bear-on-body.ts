import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseEnd } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Bearing } from '../setting/shot-list.ts'
/** Where on the body something is carried, as it is said after what is carried, or by the verb itself. */
const PLACES: readonly (readonly [Bearing, RegExp])[] = readTable('bear-on-body', 'places')
const BEARING: ReadonlySet<string> = new Set(['carry', 'hold', 'balance', 'bring', 'lift', 'take', 'put'])

/** `carries a basket on her head`, 扛着锄头: says of the deed where on the body that is. Changes what was found. */
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

/** People are carried on shoulders and things on one of them. */
const fits = (place: Bearing, carried: FoundSubject | undefined): boolean =>
  place !== 'shoulders' || (carried !== undefined && isAlive(carried))
