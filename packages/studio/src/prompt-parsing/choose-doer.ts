import { readTable } from '../words/vocabulary/word-data.ts'
import {
  helpfulDoer,
  infinitiveDoer,
  isObjectPronoun,
  isSeen,
  isSubjectIt,
  referentOfIt,
  referentOfPronoun,
  passiveDoer,
  pronounBefore,
  subjectAfterPlace,
} from './find-doer.ts'
import { clauseDoer, LIVING_ONLY, tripped } from './clause-actor.ts'
import { calledBefore, isDescribing, placesOf } from './clause-subjects.ts'
import { HANDLING, isGoverned, isOnePhrase } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Kind } from '../words/kinds.ts'
import type { Motion } from '../setting/shot-list.ts'
import type { Verb } from '../words/vocabulary/verb-file.ts'

/** The subject of the verb of an item: 'nobody' if no visible subject acts. */
export const chooseDoer = (
  items: readonly Item[],
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
): FoundSubject | 'nobody' | undefined =>
  tripped(items, at, found) ??
  passiveDoer(items, at, found) ??
  infinitiveDoer(items, at, found) ??
  describedAt(items, at, found) ??
  modifiedDoer(items, at, found) ??
  helpfulDoer(items, at, found) ??
  clauseDoer(items, at, found) ??
  pronounDoer(items, at, found) ??
  pronounBefore(items, at, found) ??
  livingDoer(items[at]!.meaning.verb, at, sentence, found, doerOf(items, at, sentence, found))

/** The last position before an item where a subject is named. */
const lastNamed = (subject: FoundSubject, at: number): number =>
  Math.max(subject.at, ...(subject.again ?? []).map(one => one.at).filter(one => one < at))

const FALLS = /^(?:drizzl|rain|snow|hail)(?:s|es|ed|ing)$/u
const FIRST_PERSONS = new Set(['i', 'we', 'you', '我', '我们', '你'])

/** `she laughs`: the pronoun means the last living subject before it. Nobody acts for `we` and `I`. */
function pronounDoer(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | 'nobody' | undefined {
  const before = items[at - 1]
  if (!before?.meaning.pronoun || isObjectPronoun(items, at - 1) || found.some(subject => subject.at === at - 1))
    return undefined
  if (FIRST_PERSONS.has(before.text)) return 'nobody'
  if (before.text === 'it' && FALLS.test(items[at]!.text)) return 'nobody'
  // `threads tighten around a cube until it cracks`: the pronoun means the object of the verb before.
  const isOutcome = before.text === 'it' && /^(?:until|till|and)$/u.test(items[at - 2]?.text ?? '')
  return (
    (before.text === '它' || isSubjectIt(items, at - 1) ? referentOfIt(at, found) : undefined) ??
    calledBefore(items, at - 1, found) ??
    referentOfPronoun(before.meaning.pronoun, at, found) ??
    (isOutcome ? found.findLast(subject => subject.at < at) : undefined)
  )
}

/** Actions of hands and mouths belong to the last living subject, not to the table it sits at. */
function livingDoer(
  verb: Verb | undefined,
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
  doer: FoundSubject | undefined,
): FoundSubject | undefined {
  const alive = found.filter(one => isAlive(one) && one.sentence === sentence)
  const before = alive.filter(one => one.at < at)
  const nearest = before.findLast(one => !one.isObject) ?? before.at(-1)
  // `a goat on a car chewing a hat`, `a basket of sleeping kittens`: the subject is the nearest one before the verb,
  // else the one right after it.
  if (doer && verb && !isAlive(doer) && LIVING_ONLY.has(verb.id))
    return nearest ?? alive.find(one => one.at > at) ?? doer
  const takesLimbs = verb?.motion === 'bob' || (verb !== undefined && GOES_ON_LEGS.has(verb.motion))
  if (!doer || isAlive(doer) || !takesLimbs || !LIFELESS.has(doer.kind)) return doer
  // `夹着公文包追公交车`: an object in somebody's hand acts only if objects can: a ball may bounce.
  if (
    verb.motion !== 'bob' &&
    !found.some(
      ({ relation, deeds }) => relation?.to === doer || deeds?.some(one => one.at < doer.at && one.at >= doer.at - 2),
    )
  )
    return doer
  return nearest ?? doer
}

const GOES_ON_LEGS: ReadonlySet<Motion> = new Set(['walk', 'run'])
const LIFELESS: ReadonlySet<Kind> = new Set<Kind>(readTable('choose-doer', 'lifeless'))

function doerOf(
  items: readonly Item[],
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const there = subjectAfterPlace(items, at, found)
  if (there) return there
  const next = found.find(subject => subject.at > at && isOnePhrase(items, at, subject.at))
  const isTransitive = items[at]!.meaning.verb?.relation !== undefined && items[at - 1]?.stop === 'clause'
  const hasDoer = found.some(subject => subject.at < at && subject.sentence === sentence && isAlive(subject))
  if (next && isAttribute(items, at) && !(isTransitive && hasDoer)) return next
  const isNamedHere = (subject: FoundSubject): boolean =>
    (subject.at < at && subject.sentence === sentence) ||
    (subject.again ?? []).some(one => one.at < at && one.sentence === sentence)
  const before = ofClause(
    items,
    at,
    found
      .filter(subject => isNamedHere(subject) && !(subject.isObject && !isNamedAgain(subject, at)))
      .toSorted((a, b) => lastNamed(a, at) - lastNamed(b, at)),
  )
  const object = found.filter(subject => subject.at < at && subject.sentence === sentence).at(-1)
  // `a leaf floats in the lake`, `leaves falling`: an object is the subject of the verb next to it. An object that is
  // held or circled is not: `a girl with an umbrella walks`.
  const owner = found.find(({ relation }) => relation?.to === object)
  const isWorn = object?.kind === 'worn' || object?.kind === 'headwear'
  const isOwned =
    (owner !== undefined && isAlive(owner) && object !== undefined && !isAlive(object)) ||
    (isWorn && before.some(isAlive))
  if (
    object &&
    !isOwned &&
    !isCarriedAlong(items, object, before) &&
    !isHandled(items, object.at) &&
    !(isWayFrom(items, object.at) && before.some(isAlive)) &&
    items.slice(object.at + 1, at).every(({ text }) => ONGOING.test(text) && isSeen(items, object))
  )
    return object
  return (
    before.at(-1) ??
    found.find(subject => subject.at > at && subject.sentence === sentence && !subject.isObject) ??
    found.findLast(subject => subject.at < at && isAlive(subject) && !subject.isObject) ??
    found[0]
  )
}

/** `凑到奶奶耳边说悄悄话，奶奶笑了`: the object of one verb is the subject of the next only after its name is repeated. */
const isNamedAgain = ({ again, kind }: FoundSubject, at: number): boolean =>
  again !== undefined && (kind !== 'person' || again.some(one => one.at < at))

/**
 * `walks to a bench, opens a letter and runs`: a clause without a subject takes the subject of the clause before, not
 * the objects and goals named there. Returns the remaining candidates in order, or all of them if none remains.
 */
function ofClause(items: readonly Item[], at: number, candidates: FoundSubject[]): FoundSubject[] {
  const isOver = (from: number): boolean =>
    items.slice(from + 1, at).some(({ stop, meaning }) => stop !== undefined || meaning.conjunction)
  const free = candidates.filter(one => {
    const named = lastNamed(one, at)
    return named < 0 || !isOver(named) || !isGoverned(items, named)
  })
  return free.some(isAlive) ? free : candidates
}

const ONGOING = /^(?:在|正|正在)$/u

/** `妈妈抱着婴儿喂奶`: the carrier acts, not the carried child. */
const isCarriedAlong = (items: readonly Item[], object: FoundSubject, before: readonly FoundSubject[]): boolean =>
  object.isObject === true &&
  before.some(isAlive) &&
  /^(?:抱着|背着|搂着|扶着|推着|喂着|拿着|端着|捧着|抱起|抱)$/u.test(
    items.slice(0, object.at).findLast(({ meaning }) => meaning.verb)?.text ?? '',
  )

/** `妈妈把红包塞给…`: the noun after `把` is the object. */
function isHandled(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= at - PHRASE; index--) {
    const { text, stop, meaning } = items[index]!
    if (HANDLING.has(text)) return true
    if (stop || meaning.noun || meaning.verb) return false
  }
  return false
}

/** The most words between 把 and its object: 把刚晒好的被子. */
const PHRASE = 6

/** `小猫从沙发跳到地上`: the starting point does not jump. */
const isWayFrom = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ text }, index, near) =>
        text === '从' && near.slice(index).every(({ stop, meaning }) => !stop && !meaning.verb),
    )

/** True if the object stands between `把` and the verb. */
export const isHandledBy = (items: readonly Item[], object: number, verb: number): boolean =>
  object >= 0 &&
  object < verb &&
  isHandled(items, object) &&
  !items.slice(object + 1, verb).some(({ stop, meaning }) => stop ?? meaning.verb ?? meaning.noun)

/** `past parked cars`, `with lit candles`: the participle describes its noun and is not another subject's action. */
function describedAt(items: readonly Item[], at: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  const [item, before] = [items[at]!, items[at - 1]]
  if (isDescribing(items, at)) return found.find(subject => placesOf(subject).includes(at + 1))
  if (item.language !== 'en' || !item.text.endsWith('ed') || !before || BEING.test(before.text)) return undefined
  const isLed =
    before.meaning.preposition ?? before.meaning.relation ?? / (?:past|by|over|through|into)$/u.test(before.text)
  if (!isLed) return undefined
  return found.find(subject => subject.at === at + 1)
}

/** `a woman walking her dog meets a man`: the subject of `meets` is the one that the words in between describe. */
function modifiedDoer(items: readonly Item[], at: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  const { language, text } = items[at]!
  if (language !== 'en' || !/^\w+[^s]s\b/u.test(text)) return undefined
  for (let index = at - 1; index > 0; index--) {
    const { stop, meaning, text: word } = items[index]!
    if (stop ?? meaning.conjunction ?? meaning.pronoun) return undefined
    if (!meaning.verb && !meaning.motion && meaning.relation !== 'holding' && meaning.relation !== 'riding') continue
    if (!/^\w+ing\b/u.test(word)) return undefined
    return found.find(one => isAlive(one) && placesOf(one).includes(index - 1))
  }
  return undefined
}

/** `running horse`, `奔跑的马`: the verb stands before its noun, without a subject or an auxiliary of its own. */
function isAttribute(items: readonly Item[], at: number): boolean {
  const item = items[at]!
  const before = items[at - 1]
  if (item.language === 'zh') return items[items[at + 1]?.text === '着' ? at + 2 : at + 1]?.text === '的'
  if (!/(?:ing|ed)$/.test(item.text)) return false
  return (
    !before ||
    Boolean(
      before.stop || before.meaning.determiner || before.meaning.number || before.meaning.colour || before.meaning.size,
    )
  )
}

const BEING =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|there is|there are|that is|that are|who|which|but|while|when|where)$/u
