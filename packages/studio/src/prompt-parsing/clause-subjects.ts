import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import { isDoneTo, referentOfIt, referentOfPronoun, passiveDoer, passiveMark } from './find-doer.ts'
import { HANDLING, lastBefore } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import { canMean } from './match-pronoun.ts'

/** The subject of a clause: 'nobody' if it is known but not drawn. */
type ClauseSubject = FoundSubject | 'nobody'

/**
 * The grammatical subject of a verb: the noun before it in its clause, otherwise the subject of the clause before. In
 * `A vase is knocked over by a cat, rolls away and breaks` the vase is the subject of all three clauses.
 */
export function clauseSubject(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): ClauseSubject | undefined {
  const start = phraseStart(items, at)
  const opener = items[start - 1]
  if (opener && isRelative(items, start - 1) && !hasName(items, start, at)) return antecedent(start - 1, found)
  const named = nameBefore(items, start, at, found)
  if (named) return named === 'unknown' ? undefined : named
  if (items[at]!.language === 'zh') return ofClauseBefore(items, start, found)
  if (!isPredicate(items, at)) return undefined
  const before = verbBefore(items, start, at)
  return before < 0 ? undefined : clauseSubject(items, before, found)
}

/** In Chinese a clause keeps the subject before it even if its verb is unknown: 同事轻轻把屏幕调暗，披上毯子. */
function ofClauseBefore(
  items: readonly Item[],
  start: number,
  found: readonly FoundSubject[],
): ClauseSubject | undefined {
  let end = start - 1
  while (end > 0 && items[end]!.stop === 'clause') {
    const from = phraseStart(items, end)
    const named = nameBefore(items, from, end, found)
    if (named) return named === 'unknown' || named === 'nobody' ? undefined : lastJoined(named, from, start, found)
    end = from - 1
  }
  return undefined
}

/** `who hugs it`, `which lights up`, `that glows`. */
const isRelative = (items: readonly Item[], at: number): boolean =>
  /^(?:who|which)$/u.test(items[at]!.text) || (items[at]!.text === 'that' && items[at - 1]?.meaning.noun !== undefined)

const antecedent = (at: number, found: readonly FoundSubject[]): FoundSubject | undefined =>
  found.findLast(one => placesOf(one).some(place => place < at && place >= at - FARTHEST_NAME))
const FARTHEST_NAME = 3

/** All positions where a subject is named. */
export const placesOf = ({ at, again = [] }: FoundSubject): number[] => [at, ...again.map(one => one.at)]

/** Words that open a clause with a verb of its own. */
export const OPENERS =
  /^(?:as|while|when|until|till|before|after|because|so|but|then|who|which|whose|where|only|once)$/u

/** The start of the words that may contain the subject of a verb. */
export function phraseStart(items: readonly Item[], at: number): number {
  const { language, text: said } = items[at]!
  // `opens and a necklace rises`: the verb is singular, so its subject is one noun, not two.
  const isOfOne = /[^s]s$/u.test(said.split(' ')[0]!)
  const isOpening = ({ stop, meaning, text }: Item, index: number): boolean =>
    stop !== undefined ||
    (language === 'en' &&
      ((meaning.conjunction === true && (isOfOne || !joinsNames(items, index))) || OPENERS.test(text))) ||
    (language === 'en' && isRelative(items, index))
  for (let index = at - 1; index >= 0; index--) if (isOpening(items[index]!, index)) return index + 1
  return 0
}

/** `a boy and his dog run`: the names are joined if no verb stands before them in the clause. */
function joinsNames(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && !items[index]!.stop; index--) {
    const { meaning } = items[index]!
    if (meaning.verb ?? meaning.motion) return false
  }
  return true
}

const hasName = (items: readonly Item[], from: number, to: number): boolean =>
  items.slice(from, to).some(({ meaning, unknown }) => meaning.noun ?? meaning.pronoun ?? unknown)

/** The first subject in these words that follows no preposition. */
function nameBefore(
  items: readonly Item[],
  from: number,
  to: number,
  found: readonly FoundSubject[],
): ClauseSubject | 'unknown' | undefined {
  let isUnseen = false
  for (let index = from; index < to; index++) {
    const { meaning, text, language, possessive } = items[index]!
    if (PERSONS.test(text)) return 'nobody'
    const isPronoun = SUBJECTS.test(text)
    const isGround = index === to - 1 && ((language === 'en' && meaning.place !== undefined) || GROUND.test(text))
    // `a wave lifts a surfer`: the wave is not drawn.
    const isUndrawn = index === to - 1 && language === 'en' && items[index - 1]?.meaning.determiner === true
    const isName =
      isPronoun ||
      isGround ||
      isUndrawn ||
      meaning.noun !== undefined ||
      found.some(one => placesOf(one).includes(index))
    if (!isName || possessive || isLedTo(items, from, index)) continue
    if (isPronoun) return whoIs(items, index, found) ?? 'unknown'
    const next = items[index + 1]
    if (language === 'zh' && (next?.text === '的' || next?.meaning.located)) continue
    // 乒乓球运动员, 月饼礼盒: the last noun of a compound counts.
    if (language === 'zh' && index + 1 < to && found.some(one => one.at === index + 1) && !next?.stop) continue
    const one = found.find(subject => placesOf(subject).includes(index))
    if (one) return lastJoined(one, index, to, found)
    if (EVERYBODY.test(text) || isOwnPart(items, index)) return EVERYBODY.test(text) ? 'unknown' : undefined
    // Clothes and carried things do nothing.
    isUnseen =
      isGround || isUndrawn || (!meaning.place && meaning.noun?.kind !== 'worn' && meaning.noun?.kind !== 'headwear')
  }
  // `the product floats`: the product is the input picture.
  const isPlayed = found.some(({ what, at }) => 'input' in what && at < 0)
  return isUnseen && !isPlayed ? 'nobody' : undefined
}
/** `the ice cracks`: the ground may be a subject. */
const GROUND = /^(?:ice|ground|floor|earth|water|冰|薄冰|冰面|地面|水面)$/u
const EVERYBODY = /^(?:人|人们|大家|两人|everyone|everybody|both|all|one|other|another)$/u

/**
 * `a boy and his dog run`: the last of the names that are joined to the first. If the boy is also named alone, the boy.
 */
function lastJoined(one: FoundSubject, from: number, to: number, found: readonly FoundSubject[]): FoundSubject {
  const placeOf = (other: FoundSubject): number | undefined => placesOf(other).find(at => at > from && at < to)
  const next = found.find(other => other.joinedTo === one && placeOf(other) !== undefined)
  return next ? lastJoined(next, placeOf(next)!, to, found) : one
}
const PERSONS = /^(?:i|we|you|我|我们|你)$/u
const SUBJECTS = /^(?:he|she|it|they|他|她|它|他们|她们|它们)$/u

/** `its tail wags`, `his arms go up`. */
const isOwnPart = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:its|his|her|their)$/u.test(text))

/** True after a preposition of the clause: a place, a goal or an agent. */
function isLedTo(items: readonly Item[], from: number, at: number): boolean {
  for (let index = at - 1; index >= from; index--) {
    const { meaning, text, language } = items[index]!
    // `一只路过的狗`, `a sleeping cat`: the word before 的 is an adjective and not a preposition.
    if (text === '的') {
      const isCount = ({ meaning: { number, counter } }: Item): boolean => number !== undefined || counter === true
      const counted = items.findLastIndex((one, place) => place >= from && place < index && isCount(one))
      if (counted < 0) return items.slice(from, index).some(one => HANDLING.has(one.text) || one.text === '被')
      index = counted
      continue
    }
    // `a round white robot`.
    if (isDescribing(items, index) || (language === 'en' && items[index - 1]?.meaning.determiner)) continue
    if (LEADING.test(text) || HANDLING.has(text)) return true
    if (meaning.preposition || meaning.relation || meaning.verb || meaning.motion || meaning.wearing) return true
    if (meaning.noun || meaning.pronoun || meaning.conjunction) return false
  }
  return false
}
const LEADING = /^(?:by|被|给|跟|向|对|让|和|用|带着)$/u

/** `a sleeping cat`, `two broken cups`: the participle stands between an article or a number and its noun. */
export function isDescribing(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]]
  if (items[at]!.language !== 'en' || !/^\w+(?:ing|ed)$/u.test(items[at]!.text)) return false
  const isLed = before?.meaning.determiner ?? before?.meaning.number !== undefined
  return isLed && after?.meaning.noun !== undefined && !after.stop
}

function whoIs(items: readonly Item[], at: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  const here = found.find(one => one.at === at)
  const { text, meaning } = items[at]!
  if (here) return here
  const bound = calledBefore(items, at, found)
  if (bound) return bound
  return (
    (text === 'it' || text === '它' ? referentOfIt(at, found) : undefined) ??
    referentOfPronoun(meaning.pronoun, at, found)
  )
}

/** `A student raises her hand, the teacher nods, and she walks`: the pronoun means the owner of the hand. */
export function calledBefore(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const { pronoun } = items[at]!.meaning
  const own = pronoun === 'woman' ? 'her' : pronoun === 'man' ? 'his' : undefined
  const last = own ? lastBefore(items, at, ({ text }) => text.split(' ').includes(own)) : -1
  if (last < 0) return undefined
  // Looks back one clause only: a long text has a pronoun in each clause.
  const start = phraseStart(items, last)
  const before = hasName(items, start, last) ? last : verbBefore(items, start, last)
  const one = before < 0 ? undefined : nameBefore(items, phraseStart(items, before), before, found)
  return one && one !== 'nobody' && one !== 'unknown' && isAlive(one) && canMean(pronoun, one) ? one : undefined
}

/** The last verb of a clause before this one in the sentence, except verbs of relative clauses. */
function verbBefore(items: readonly Item[], start: number, at: number): number {
  for (let index = start - 1; index >= 0 && items[index]!.stop !== 'sentence'; index--) {
    const isVerb = Boolean(items[index]!.meaning.verb ?? items[index]!.meaning.motion) || isUnknownVerb(items, index)
    if (!isVerb || !isPredicate(items, index)) continue
    const opener = phraseStart(items, index) - 1
    // `gives it to a boy, who smiles, and leaves`: the giver leaves.
    const isAside = opener >= 0 && isRelative(items, opener) && items.slice(index, at).some(({ stop }) => stop)
    if (!isAside) return index
  }
  return -1
}

/**
 * The subject of a passive: in `a bottle is thrown into the sea by a boy, drifts, and is found by a sailor` the bottle
 * is found, not the boy.
 */
export function passiveSubject(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const one = clauseSubject(items, at, found)
  return one === 'nobody' ? undefined : one
}

/** The object of a Chinese passive that names its agent. */
export const passiveObject = (
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined =>
  items[at]!.language === 'zh' && passiveDoer(items, at, found)
    ? (passiveSubject(items, at, found) ??
      found.findLast(subject => subject.at >= 0 && subject.at < passiveMark(items, at)))
    : undefined

/** `a bear comes, takes the bone`: a verb in the third person right after the subject counts even if it is unknown. */
function isUnknownVerb(items: readonly Item[], at: number): boolean {
  const { text, language, unknown, meaning } = items[at]!
  const isWord = unknown === true || /^(?:comes|goes|gets|starts|begins|turns|keeps)$/u.test(text)
  if (language !== 'en' || meaning.noun || !isWord || !/[^s]s$/u.test(text)) return false
  const before = items[at - 1]
  return before?.meaning.noun !== undefined || SUBJECTS.test(before?.text ?? '')
}

const AUXILIARY = /^(?:is|are|was|were|gets?|got|has|have|can|cannot|will)$/u

/** `starts to cry` means cries. */
const STARTING = /^(?:start|begin|try|tries|hurr|rush|manage|continue|refuse|decide|stop)(?:s|es|ies)?$/u

/** `falls`, `is crushed`, and `run` after a plural; not `falling`, `to fall`, `a fallen tree`. */
export function isPredicate(items: readonly Item[], at: number): boolean {
  const { text, language } = items[at]!
  // `哭着的男孩`: the verb describes the noun.
  if (language === 'zh') return items[items[at + 1]?.text === '着' ? at + 2 : at + 1]?.text !== '的'
  const before = items[at - 1]
  if (before?.text === 'to') return STARTING.test(items[at - 2]?.text ?? '')
  if (before?.meaning.determiner) return false
  const [first] = text.split(' ') as [string]
  if (first.endsWith('ing')) return false
  if (/[^s]s$/u.test(first) || isDoneTo(items, at)) return true
  return !/(?:ed|en)$/u.test(first) && !(before && AUXILIARY.test(before.text))
}

/** Actions that things do, or that happen to them. */
export const HAPPENS: ReadonlySet<string> = new Set<string>(readTable('clause-subjects', 'happens'))

/** True if the subject can do the action: things do not bite or read. */
export const canDo = (one: FoundSubject, verb: string | undefined, isOnTheSpot: boolean): boolean =>
  isAlive(one) || !isOnTheSpot || HAPPENS.has(verb ?? '')
