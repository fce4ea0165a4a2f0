import { phraseStart, placesOf } from './clause-subjects.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Motion } from '../setting/shot-list.ts'

const AIRBORNE: ReadonlySet<Motion> = new Set<Motion>(['fly', 'float', 'rise', 'fall'])

/**
 * A subject without wings flies, floats, rises or falls only if the words say so. In `a man types, numbers rise` and
 * `孩子打开盒子，金粉飞出来` the verb has a subject of its own, known or not, so the man and the child stay on the ground.
 */
export function staysOnGround(items: readonly Item[], at: number, doer: FoundSubject, motion: Motion): boolean {
  if (
    !AIRBORNE.has(motion) ||
    !isAlive(doer) ||
    !('sprite' in doer.what) ||
    doer.kind === 'bird' ||
    doer.kind === 'insect'
  )
    return false
  const start = phraseStart(items, at)
  const places = placesOf(doer)
  const isNamed = places.some(place => place >= start && place < at)
  const before = wordBefore(items, start, at)
  if (isNamed) return isBelonging(items, before, at) && !places.includes(before)
  const words = items.slice(start, at)
  if (words.some(({ meaning }) => meaning.pronoun)) return false
  // `faint lines of vapour rising so the children understand`: the subject of the verb is the noun right before it.
  if (before >= start && isName(items[before]!)) return items[at]!.language === 'zh' || !isLed(items, start, before)
  return words.some((word, nth) => isName(word) && !isLed(items, start, start + nth))
}

/** The last word before an item that is not an adverb. */
function wordBefore(items: readonly Item[], start: number, at: number): number {
  for (let index = at - 1; index >= start; index--) {
    const { text } = items[index]!
    if (text === '地') index--
    else if (!isManner(text)) return index
  }
  return -1
}
const isManner = (text: string): boolean =>
  /^(?:\w+ly|all|just|is|are|was|were|being|slowly|up|upward|upwards)$/u.test(text) ||
  /^(?:(.)\1|四|都|也|就|又|还|在|正|正在|一起|着|了|徐徐|缓慢|忽然|突然|腾空|凌空|一跃|纵身)$/u.test(text)

/** `her scarf flying behind her`, `with hair flying`: the belonging flies, not its owner. */
const isBelonging = (items: readonly Item[], before: number, at: number): boolean =>
  items[at]!.language === 'en' &&
  items[at]!.text.endsWith('ing') &&
  before > 0 &&
  isName(items[before]!) &&
  /^(?:with|her|his|its|their)$/u.test(items[before - 1]!.text)

/** Possible nouns, known or unknown: `a puff of white`, `filling floats`. */
const isName = ({ text, unknown, meaning, stop, language }: Item): boolean =>
  stop === undefined &&
  !isManner(text) &&
  (unknown === true ||
    meaning.noun !== undefined ||
    FAINT.test(text) ||
    (language === 'en'
      ? meaning.determiner === true || (meaning.verb !== undefined && /(?:s|ing)$/u.test(text))
      : meaning.colour !== undefined))
/** Nouns that are not drawn, and nouns that fly more often than people do. */
const FAINT =
  /^(?:sounds?|noise|music|dreams|thoughts|memories|ideas|dust|声音|思绪|火星.*|.*[尘灰粉末屑烟雾汽沫絮香])$/u

/** `with a shout`, `in a onesie`: the noun follows a preposition. `of vapour` belongs to the noun before it. */
function isLed(items: readonly Item[], start: number, at: number): boolean {
  for (let index = at - 1; index >= start; index--) {
    const { meaning, text } = items[index]!
    if (text === 'of') return false
    if (meaning.preposition || meaning.relation || meaning.wearing) return true
    if (meaning.noun) return false
  }
  return false
}
