import { clauseEnd, clauseStart } from './clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './item.ts'

const COVER = /^(?:blankets?|quilts?|duvets?|towels?|shawls?|毯子|毛毯|被子|棉被|毛巾|浴巾|襁褓)$/iu
const CLOTHES = /^(?:coats?|jackets?|cloaks?|capes?|外套|大衣|衣服|棉衣|棉袄|披风|斗篷)$/iu
const WRAPPING: ReadonlySet<string> = new Set(['wrap', 'cover', 'tuck-in', 'put', 'hug', 'roll'])
const AROUND = /^(?:wrapped|huddled|bundled|swaddled|裹着|裹在|披着|围着|盖着)$/u
const LAID_ON = /^(?:披在|披上|盖在|裹住|裹上|裹)$/u

/**
 * `wraps a child in a blanket`, 把外套披在女孩肩上: the one it is put around wears it. Changes what was
 * found, and gives back who is left.
 */
export function wrapIn(items: readonly Item[], found: FoundSubject[]): FoundSubject[] {
  const gone = new Set<FoundSubject>()
  for (const [at, { text, negated }] of items.entries()) {
    const isCover = COVER.test(text)
    if (negated || !(isCover || CLOTHES.test(text))) continue
    const [start, end] = [clauseStart(items, at), clauseEnd(items, at)]
    const clause = items.slice(start, end)
    const laid = clause.some(item => LAID_ON.test(item.text))
    const wraps = clause.some(({ meaning }) => WRAPPING.has(meaning.verb?.id ?? ''))
    const isWorn = clause.some(item => AROUND.test(item.text))
    // A coat is taken off and hung up as often as it is put around somebody.
    if (!(laid || isWorn || (isCover && wraps))) continue
    const alive = found.filter(one => isAlive(one) && one.at >= start && one.at < end)
    const doer = found.findLast(
      one => isAlive(one) && one.at < at && one.deeds?.some(deed => deed.at >= start && deed.at < end),
    )
    const wrapped = alive.findLast(one => one !== doer) ?? (isWorn || !doer ? (alive[0] ?? doer) : undefined)
    if (!wrapped) continue
    const thing = found.find(one => one.at === at)
    ;(wrapped.wears ??= []).push({ words: isCover ? 'blanket' : text, ...colourOf(items, at, thing) })
    if (doer && doer !== wrapped) {
      doer.deeds = doer.deeds!.map(deed =>
        deed.verb === 'tuck-in' || deed.verb === 'put' ? { ...deed, verb: 'wrap' } : deed,
      )
      if (doer.relation?.to === thing || !doer.relation) doer.relation = { kind: 'beside', to: wrapped }
    }
    if (thing) gone.add(thing)
  }
  return gone.size === 0 ? found : found.filter(one => !gone.has(one))
}

const colourOf = (items: readonly Item[], at: number, thing: FoundSubject | undefined): { colour?: string } => {
  const colour = thing?.colour ?? items[at - 1]?.meaning.colour
  return colour ? { colour } : {}
}
