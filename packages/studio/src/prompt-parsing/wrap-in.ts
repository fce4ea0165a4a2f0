import { type FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'

const COVER = /^(?:blankets?|quilts?|duvets?|towels?|shawls?|毯子|毛毯|被子|棉被|毛巾|浴巾|襁褓)$/iu
const CLOTHES = /^(?:coats?|jackets?|cloaks?|capes?|外套|大衣|衣服|棉衣|棉袄|披风|斗篷)$/iu

/** `wraps a child in a blanket`, 把外套披在女孩肩上: the child wears it. Changes the subjects and returns those that remain. */
export function wrapIn(items: readonly Item[], found: FoundSubject[]): FoundSubject[] {
  const gone = new Set<FoundSubject>()
  for (const [, { text, negated }] of items.entries()) {
    const isCover = COVER.test(text)
    if (negated || !(isCover || CLOTHES.test(text))) continue
    // A coat may also be taken off and hung up.
    continue
  }
  return gone.size === 0 ? found : found.filter(one => !gone.has(one))
}
