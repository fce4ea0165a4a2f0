import { clauseEnd } from './clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './item.ts'
import type { Bearing } from './shot-list.ts'

const OWN = String.raw`(?:(?:his|her|its|their|the|one|each) )?(?:own )?`
/** Where on the body something is carried, as it is said after what is carried, or by the verb itself. */
const PLACES: readonly (readonly [Bearing, RegExp])[] = [
  ['head', new RegExp(String.raw`\b(?:on|atop|upon|on top of) ${OWN}heads?\b|头上?顶|顶在头|顶着|头顶着`, 'iu')],
  ['shoulders', new RegExp(String.raw`\b(?:on|upon) ${OWN}shoulders\b|(?:肩膀?|脖子|肩头)上`, 'iu')],
  ['shoulder', new RegExp(String.raw`\b(?:on|over|across|upon) ${OWN}shoulders?\b|扛`, 'iu')],
  ['underarm', new RegExp(String.raw`\bunder ${OWN}arms?\b|腋下|胳膊下|夹着`, 'iu')],
  ['back', new RegExp(String.raw`\bon ${OWN}backs?\b|\bpiggy-?back\b|背着|背上|驮`, 'iu')],
]
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
