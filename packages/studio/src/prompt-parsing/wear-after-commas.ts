import { type FoundSubject, isPerson } from './found-subject.ts'
import type { Item } from '../words/item.ts'

const ON_BODIES: ReadonlySet<string> = new Set(['worn', 'headwear'])
const GLASSES = /^(?:.* )?(?:glasses|spectacles|sunglasses|goggles)$|眼镜|墨镜/iu
const HEADPHONES = /^(?:headphones|earphones|耳机)$/iu

/**
 * `a volunteer in her seventies, yellow raincoat, …`, `女孩，黄色连衣裙，草帽`: clothes between commas, without an article or a
 * number, belong to the subject before. Changes `found`.
 */
export function wearAfterCommas(items: readonly Item[], found: FoundSubject[]): void {
  growBeards(items, found)
  for (const garment of found.filter(one => one.at > 0 && (ON_BODIES.has(one.kind) || HEADPHONES.test(one.words)))) {
    if (!isBetweenCommas(items, garment.at)) continue
    const wearer = found.findLast(one => isPerson(one) && one.at >= 0 && one.at < garment.at)
    if (!wearer || isSentenceBetween(items, wearer.at, garment.at)) continue
    if (GLASSES.test(garment.words)) wearer.features = { ...wearer.features, hasGlasses: true }
    ;(wearer.wears ??= []).push({
      words: garment.words.toLowerCase(),
      ...(garment.colour && { colour: garment.colour }),
    })
    found.splice(found.indexOf(garment), 1)
  }
}

/** `理发师，大胡子，…`: the beard belongs to the barber. */
function growBeards(items: readonly Item[], found: FoundSubject[]): void {
  for (const beard of found.filter(({ at, words }) => at > 0 && BEARD.test(words))) {
    const wearer = found.findLast(one => isPerson(one) && one.at >= 0 && one.at < beard.at)
    if (!wearer || !isBetweenCommas(items, beard.at) || isSentenceBetween(items, wearer.at, beard.at)) continue
    wearer.features = { beard: 'brown', ...wearer.features }
    found.splice(found.indexOf(beard), 1)
  }
}
const BEARD = /^(?:大胡子|络腮胡子?|胡须)$/u

const isSentenceBetween = (items: readonly Item[], from: number, to: number): boolean =>
  items.slice(from, to).some(({ stop }) => stop === 'sentence')

/** True if only adjectives stand between the garment and the commas around it. */
function isBetweenCommas(items: readonly Item[], at: number): boolean {
  let index = at - 1
  for (; index >= 0; index--) {
    const { meaning, unknown, stop, text } = items[index]!
    if (stop) break
    if (!(unknown || meaning.colour || meaning.size || meaning.mood || text === '的' || meaning.noun)) return false
    if (meaning.determiner || meaning.number !== undefined || meaning.verb) return false
  }
  const next = items[at + 1]
  return index >= 0 && items[index]!.stop === 'clause' && (!next || next.stop !== undefined)
}
