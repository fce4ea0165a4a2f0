import { relativeHead } from './relative-clauses.ts'
import { readTable } from '../words/vocabulary/word-data.ts'
import { isHandledBy } from './choose-doer.ts'
import { clauseSubject, isDescribing, OPENERS, passiveObject, passiveSubject, placesOf } from './clause-subjects.ts'
import { firstAfter } from '../words/clauses.ts'
import { FOR_WHOM, isDoneTo, isPassive } from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { fitsPronoun, objectInShot, objectPronoun } from './pronoun-objects.ts'
import type { Motion } from '../setting/shot-list.ts'

type Done = { verb: string; at: number }

/** `给宝宝盖被子`, `向女友求婚`, 给汽车打蜡: the beneficiary is the object. */
const isServedBy = (items: readonly Item[], other: FoundSubject, verb: number): boolean =>
  (isAlive(other) || (items[other.at - 1]?.text === '给' && verb === other.at + 1)) &&
  other.at > 0 &&
  other.at < verb &&
  items.slice(Math.max(0, other.at - 3), other.at).some(({ text }) => FOR_WHOM.has(text)) &&
  !items.slice(other.at + 1, verb).some(({ stop, meaning }) => stop ?? meaning.noun)

/** `looks at a dog`, `talks to the old man`, `reaches for an apple`: the noun after a preposition of the verb. */
function aimedAt(items: readonly Item[], verb: number, doer: FoundSubject, shown: readonly FoundSubject[]): number {
  const { meaning, language } = items[verb]!
  if (language !== 'en' || meaning.verb === undefined || meaning.verb.motion !== ON_THE_SPOT) return -1
  const next = PARTICLES.test(items[verb + 1]?.text ?? '') ? verb + 2 : verb + 1
  // `looks at` may be a single item.
  const first = LEADING.test(items[verb]!.text) ? verb : next
  if (first === next && !LEADING.test(items[next]?.text ?? '')) return -1
  const head = firstAfter(items, first, ({ stop, meaning: { noun, verb: other, place } }) =>
    Boolean(stop ?? noun ?? other ?? place),
  )
  return shown.findIndex(one => one !== doer && head > first && placesOf(one).some(at => at >= head && at <= head + 1))
}
/** Actions at a distance, without walking to the object. */
const ON_THE_SPOT: Motion = 'bob'
const LEADING = /(?:^| )(?:at|to|for|towards?|with)$/u
const PARTICLES = /^(?:up|down|out|over|back|across|lovingly|happily|sadly|excitedly|quietly|gently)$/u

/** Verbs with a thing and a receiver. */
const HANDED = new Set('give bring show offer throw send deliver sell pay'.split(' '))
const TOLD = new Set('talk say teach'.split(' '))

/**
 * `hands back papers to her students`, `explains a chart to the class`: the receiver is the object, and the thing is in
 * the hand.
 */
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
  const led = firstAfter(items, thing.at, ({ text, stop }) => stop !== undefined || text === 'to')
  if (items[led]?.text !== 'to' || led > thing.at + MAX_BETWEEN) return -1
  return shown.findIndex(one => isAlive(one) && one.at > led && one.at <= led + MAX_BETWEEN)
}
const MAX_BETWEEN = 4

/** `游客的帽子`, `书架上的书`, `another person's hat`: the owner is not the object. */
function isOwner(items: readonly Item[], at: number, shown: readonly FoundSubject[]): boolean {
  const isNext = (place: number): boolean => shown.some(one => one.at === place && !isAlive(one))
  if (items[at]?.possessive === true && isNext(at + 1)) return true
  const mark = items[at + 1]?.meaning.located ? at + 2 : at + 1
  return items[mark]?.text === '的' && isNext(mark + 1)
}

/** The first object named after a verb in its clause. */
function namedAfter(
  items: readonly Item[],
  verb: number,
  end: number,
  doer: FoundSubject,
  shown: readonly FoundSubject[],
): { index: number; place: number } | undefined {
  const joint = firstAfter(
    items,
    verb,
    ({ meaning }, index) => index >= end || meaning.conjunction === true || meaning.preposition === true,
  )
  const opener = firstAfter(items, verb, ({ text }, index) => index >= end || OPENERS.test(text))
  const isNamed = (one: FoundSubject, place: number): boolean =>
    place > verb &&
    place < (opener < 0 ? end : Math.min(end, opener)) &&
    !isOwner(items, place, shown) &&
    // `drops the sword`: the sword was named before.
    (place === one.at
      ? one.isObject === true
      : (joint < 0 || place < joint) && !/^(?:at|in|on|by|to|under) /u.test(items[place]!.text))
  const named = shown.flatMap((one, index) =>
    one === doer
      ? []
      : placesOf(one)
          .filter(place => isNamed(one, place))
          .map(place => ({ index, place })),
  )
  return named.find(({ index, place }) => shown[index]!.at === place) ?? named[0]
}

/** `发现一只熟睡的猫`, `交给哭着的男孩`: the verb describes a noun. */
const isToldOf = (items: readonly Item[], at: number): boolean =>
  items[at]!.language === 'zh' && items[items[at + 1]?.text === '着' ? at + 2 : at + 1]?.text === '的'

/** `gives it to a crying boy`: the receiver. */
function givenTo(items: readonly Item[], pronoun: number, shown: readonly FoundSubject[]): number {
  const to = items[pronoun + 1]?.text === 'back' ? pronoun + 2 : pronoun + 1
  if (items[to]?.text !== 'to') return -1
  return shown.findIndex(one => isAlive(one) && placesOf(one).some(place => place > to && place <= to + MAX_BETWEEN))
}

/** The index of the object of an action among the shown subjects, or -1. */
export function objectOf(
  { verb, at }: Done,
  doer: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  mayBeLeftOut = true,
): number {
  const head = relativeHead(items, at, doer, shown)
  if (head) return shown.indexOf(head)
  const stop = firstAfter(
    items,
    at,
    (item, index) =>
      item.stop !== undefined ||
      (item.meaning.verb !== undefined && !isDescribing(items, index) && !isToldOf(items, index)),
  )
  const end = stop < 0 ? items.length : stop
  const after = namedAfter(items, at, end, doer, shown)
  const pronoun = objectPronoun(items, at, end)
  // `puts it into the oven`, 把它抛向: an object that is a pronoun stands before the goal.
  const isMeantFirst = pronoun >= 0 && !HANDED.has(verb) && (!after || pronoun < after.place)
  const called = isMeantFirst ? meantAt(items, pronoun, { verb, at }, doer, shown) : undefined
  if (called) return shown.indexOf(called)
  const given = HANDED.has(verb) && pronoun >= 0 ? givenTo(items, pronoun, shown) : -1
  if (given >= 0) return given
  const before = shown.findIndex(
    other => other !== doer && placesOf(other).some(place => isHandledBy(items, place, at)),
  )
  const handled = after && (before < 0 || HANDED.has(verb)) ? after.index : before
  const served = handled >= 0 ? handled : shown.findIndex(other => other !== doer && isServedBy(items, other, at))
  // `a boy is carried by his mother`, `dough being kneaded`: the object stands before the verb.
  const isOfBefore = items[at]!.language === 'en' && (isPassive(items, at) || (isDoneTo(items, at) && doer.at < 0))
  const named = isOfBefore ? passiveSubject(items, at, shown) : undefined
  const patient =
    named && named !== doer
      ? named
      : isOfBefore
        ? shown.findLast(one => one !== doer && one.at >= 0 && one.at < at)
        : undefined
  const undergoing = patient ?? (served < 0 ? passiveObject(items, at, shown) : undefined)
  const meant =
    undergoing && undergoing !== doer ? undergoing : served >= 0 ? undefined : objectInShot(items, at, end, doer, shown)
  const object = meant ? shown.indexOf(meant) : served >= 0 ? served : aimedAt(items, at, doer, shown)
  const receiver = receiverOf(items, verb, doer, shown, object)
  if (receiver >= 0) return receiver
  const left = mayBeLeftOut && isLeftOut(items, { verb, at }, object, shown) ? objectBefore(items, at, doer, shown) : -1
  return left >= 0 ? left : object
}

/** Verbs whose object is always a thing, and verbs whose object is always alive. */
const TO_THINGS: ReadonlySet<string> = new Set<string>(readTable('action-objects', 'toThings'))
const TO_LIVING: ReadonlySet<string> = new Set(
  'greet hug feed pet tickle nuzzle follow wake rescue heal chase herd tackle comb groom talk'.split(' '),
)

/**
 * `A suitcase falls from a truck, is crushed by an elephant, and a woman opens it`: the pronoun means the object or the
 * subject of the clauses before, not the last noun.
 */
function meantAt(
  items: readonly Item[],
  pronoun: number,
  { verb, at }: Done,
  doer: FoundSubject,
  shown: readonly FoundSubject[],
): FoundSubject | undefined {
  const canBe = (one: FoundSubject | 'nobody' | undefined): one is FoundSubject =>
    one !== undefined &&
    one !== 'nobody' &&
    one !== doer &&
    shown.includes(one) &&
    fitsPronoun(items, pronoun, one) &&
    !(TO_THINGS.has(verb) && isAlive(one)) &&
    !(TO_LIVING.has(verb) && !isAlive(one))
  if (!/^(?:it|它)$/u.test(items[pronoun]!.text)) return undefined
  for (let index = at - 1; index >= 0 && items[index]!.stop !== 'sentence'; index--) {
    if (!items[index]!.meaning.verb) continue
    const [after, of] = [directObject(items, index, shown), clauseSubject(items, index, shown)]
    // `flies over a fence`: an obstacle on the way is not the object.
    const { motion, relation } = items[index]!.meaning.verb!
    const isWay = motion !== ON_THE_SPOT && !/^(?:holding|riding|behind|before)$/u.test(relation ?? '')
    const meant = (isWay ? [of, after] : [after, of]).find(canBe)
    if (meant) return meant
  }
  return undefined
}

/** The noun right after a verb, with no other preposition between. */
function directObject(items: readonly Item[], verb: number, shown: readonly FoundSubject[]): FoundSubject | undefined {
  for (let index = verb + 1; index < items.length; index++) {
    const { stop, meaning, text } = items[index]!
    const one = shown.find(subject => placesOf(subject).includes(index))
    if (one && !isOwner(items, index, shown)) return one
    const isParticle = index === verb + 1 && /^(?:up|out|off|down|over|back|away)$/u.test(text)
    if (stop ?? meaning.verb ?? meaning.conjunction ?? (meaning.preposition && !isParticle)) return undefined
  }
  return undefined
}

/** Verbs that always have an object. A clause without one keeps the last: 揉好面团，放进烤箱. */
const TO_SOMETHING: ReadonlySet<string> = new Set<string>(readTable('action-objects', 'toSomething'))
const INTO = /^(?:进|到|在|回|过|向|入|上|往)$|[进到在回过向入上往]$/u

const isLeftOut = (
  items: readonly Item[],
  { verb, at }: Done,
  object: number,
  shown: readonly FoundSubject[],
): boolean => {
  if (items[at]!.language !== 'zh' || !TO_SOMETHING.has(verb)) return false
  const place = shown[object]?.at ?? -1
  return (
    object < 0 || (place > at && (INTO.test(items[place - 1]!.text) || items[place + 1]?.meaning.located !== undefined))
  )
}

/** The most actions to look back. */
const MAX_BACK = 3

/** The object of the last action of the same subject in the sentence. */
function objectBefore(items: readonly Item[], at: number, doer: FoundSubject, shown: readonly FoundSubject[]): number {
  const isBefore = (deed: Done): boolean => {
    const between = items.slice(Math.max(0, deed.at), at)
    return (
      deed.at >= 0 &&
      deed.at < at &&
      between.some(({ stop }) => stop) &&
      !between.some(({ stop }) => stop === 'sentence')
    )
  }
  for (const deed of (doer.deeds ?? []).filter(isBefore).slice(-MAX_BACK).toReversed()) {
    const object = objectOf(deed, doer, shown, items, false)
    if (object >= 0 && !isAlive(shown[object]!)) return object
  }
  return -1
}
