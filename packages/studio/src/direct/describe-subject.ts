import { isHandledBy } from './choose-doer.ts'
import { chooseMotion } from './choose-motion.ts'
import { motionOf } from './clauses.ts'
import { FOR_WHOM, isDoneTo, isPassive, passiveObject } from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './parse-items.ts'
import { objectInShot } from './pronoun-objects.ts'
import type { Deed, Motion, Subject } from './shot-list.ts'
import type { Noun } from './words/noun-table.ts'
import { PACKAGES } from './words/packages.ts'
import { BOARDS } from './write-letters.ts'

export function describeSubject(
  subject: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Subject {
  const {
    words,
    what,
    count,
    formation,
    size,
    colour,
    side,
    relation,
    deeds,
    wears,
    features,
    trade,
    outfit,
    noun,
    changes,
    goes,
  } = subject
  const to = relation ? shown.indexOf(relation.to) : -1
  return {
    words,
    what,
    count,
    ...(formation && count > 1 && { formation }),
    size,
    motion: chooseMotion(subject),
    ...(colour ? { colour } : {}),
    ...(relation && to >= 0 ? { relation: { kind: relation.kind, to } } : {}),
    ...(side ? { side } : {}),
    ...(deeds && { deeds: deeds.map(deed => describeDeed(deed, subject, shown, items, prompt)) }),
    ...(wears && { wears }),
    ...(features && { features }),
    ...((outfit ?? noun?.outfit) && { outfit: [...(outfit ?? noun!.outfit!)] }),
    ...(noun?.tool && { tool: noun.tool }),
    ...(trade && { trade }),
    ...(changes && { changes }),
    ...(goes && shown.includes(goes.of) && { goes: { ...goes, of: shown.indexOf(goes.of) } }),
    ...(noun?.metres !== undefined && { metres: noun.metres }),
    ...(noun?.build && { build: noun.build }),
    ...('sprite' in what && noun?.isStandIn && { label: BOARDS.test(words) ? '' : words }),
    ...('sprite' in what && PACKAGES.has(what.sprite) && nameOnIt(words, noun)),
    ...('sprite' in what && noun?.drawnAs && { drawnAs: noun.drawnAs }),
  }
}

/** A ware has its name on it; a bottle of which nothing is said has none. */
function nameOnIt(words: string, noun: Noun | undefined): { label?: string } {
  const label = noun?.label ?? (PLAIN_VESSEL.test(words) ? undefined : words)
  return label === undefined ? {} : { label: label.replaceAll(/\b[a-z]/gu, letter => letter.toUpperCase()) }
}
const PLAIN_VESSEL =
  /^(?:.* )?(?:bottle|jar|tube|pouch|sachet|box|packet|package|carton|tin|can|tub|bag|crate)s?$|[瓶罐盒管袋](?:子|身)?$/iu

/** `给宝宝盖被子`, `向女友求婚`: for whom something is done is whom it is done to. */
const isServedBy = (items: readonly Item[], other: FoundSubject, verb: number): boolean =>
  isAlive(other) &&
  other.at > 0 &&
  other.at < verb &&
  items.slice(Math.max(0, other.at - 3), other.at).some(({ text }) => FOR_WHOM.has(text)) &&
  !items.slice(other.at + 1, verb).some(({ stop, meaning }) => stop ?? meaning.noun)

/** `looks at a dog`, `talks to the old man`, `reaches for an apple`: what a word such as `at` leads from the verb to. */
function aimedAt(items: readonly Item[], verb: number, doer: FoundSubject, shown: readonly FoundSubject[]): number {
  const { meaning, language } = items[verb]!
  if (language !== 'en' || meaning.verb === undefined || meaning.verb.motion !== ON_THE_SPOT) return -1
  const next = PARTICLES.test(items[verb + 1]?.text ?? '') ? verb + 2 : verb + 1
  // `looks at` may be one word of the tables.
  const first = LEADING.test(items[verb]!.text) ? verb : next
  if (first === next && !LEADING.test(items[next]?.text ?? '')) return -1
  const head = items.findIndex(
    ({ stop, meaning: { noun, verb: other, place } }, at) => at > first && (stop ?? noun ?? other ?? place),
  )
  return shown.findIndex(one => one !== doer && head > first && one.at >= head && one.at <= head + 1)
}
/** What is done on the spot: who walks to something is not yet there. */
const ON_THE_SPOT: Motion = 'bob'
const LEADING = /(?:^| )(?:at|to|for|towards?|with)$/u
const PARTICLES = /^(?:up|down|out|over|back|across|lovingly|happily|sadly|excitedly|quietly|gently)$/u

/** What is done with a thing for somebody, and what is said of a thing to somebody. */
const HANDED = new Set('give bring show offer throw send deliver sell pay'.split(' '))
const TOLD = new Set('talk say teach'.split(' '))

/** `hands back papers to her students`, `explains a chart to the class`: whom it is done for is whom it is done to, with the thing in hand. */
function receiverOf(
  items: readonly Item[],
  verb: string,
  { relation }: FoundSubject,
  shown: readonly FoundSubject[],
  object: number,
): number {
  const thing = shown[object]
  if (!thing || isAlive(thing) || thing.at < 0 || items[thing.at]?.language !== 'en') return -1
  const isHeld = HANDED.has(verb) && relation?.kind === 'holding' && relation.to === thing
  if (!isHeld && !TOLD.has(verb)) return -1
  const led = items.findIndex(({ text, stop }, at) => at > thing.at && (stop !== undefined || text === 'to'))
  if (items[led]?.text !== 'to' || led > thing.at + MOST_BETWEEN) return -1
  return shown.findIndex(one => isAlive(one) && one.at > led && one.at <= led + MOST_BETWEEN)
}
const MOST_BETWEEN = 4

/** The deed in words, and what it is done to: the first object after it in its clause. */
function describeDeed(
  { verb, at, beat }: NonNullable<FoundSubject['deeds']>[number],
  doer: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Deed {
  const end = items.findIndex(
    (item, index) => index > at && (item.stop !== undefined || item.meaning.verb !== undefined),
  )
  // `游客的帽子`, `书架上的书`, `another person's hat`.
  const isOwner = (other: FoundSubject): boolean => {
    const isNext = (place: number): boolean => shown.some(one => one.at === place && !isAlive(one))
    if (items[other.at]?.possessive === true && isNext(other.at + 1)) return true
    const mark = items[other.at + 1]?.meaning.located ? other.at + 2 : other.at + 1
    return items[mark]?.text === '的' && isNext(mark + 1)
  }
  const after = shown.findIndex(
    other =>
      other !== doer && other.at > at && other.at < (end < 0 ? items.length : end) && other.isObject && !isOwner(other),
  )
  const handled = after >= 0 ? after : shown.findIndex(other => other !== doer && isHandledBy(items, other.at, at))
  const served = handled >= 0 ? handled : shown.findIndex(other => other !== doer && isServedBy(items, other, at))
  // `a boy is carried by his mother`, `dough being kneaded`: what stands before it.
  const isOfBefore = items[at]!.language === 'en' && (isPassive(items, at) || (isDoneTo(items, at) && doer.at < 0))
  const patient = isOfBefore ? shown.findLast(one => one !== doer && one.at >= 0 && one.at < at) : undefined
  const undergoing = patient ?? (served < 0 ? passiveObject(items, at, shown) : undefined)
  const meant =
    undergoing && undergoing !== doer
      ? undergoing
      : served >= 0
        ? undefined
        : objectInShot(items, at, end < 0 ? items.length : end, doer, shown)
  const object = meant ? shown.indexOf(meant) : served >= 0 ? served : aimedAt(items, at, doer, shown)
  const receiver = receiverOf(items, verb, doer, shown, object)
  const to = receiver >= 0 ? receiver : object
  const item = items[at]!
  // `看书`, `looks at a book`: that is reading.
  const isReading = (verb === 'look' || verb === 'watch') && shown[to]?.kind === 'book'
  return {
    verb: isReading ? 'read' : verb,
    words: prompt.slice(item.from, item.to),
    ...(to >= 0 && { to }),
    ...(beat !== undefined && { beat }),
    ...(shown.some(hasBeats) && motionDuring(item, doer)),
  }
}

const hasBeats = ({ deeds }: FoundSubject): boolean => deeds?.some(({ beat }) => beat !== undefined) === true

function motionDuring(item: Item, doer: FoundSubject): { motion?: Motion } {
  const said = motionOf(item)
  const motion = said && chooseMotion({ ...doer, motion: said })
  return motion && motion !== chooseMotion(doer) ? { motion } : {}
}
