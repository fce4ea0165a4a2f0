import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseStart, sentenceStart } from '../words/clauses.ts'
import { isOfPeople, SUBJECT_PRONOUNS } from './find-doer.ts'
import { type FoundSubject, grownUp, isAlive, isPerson } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Kind } from '../words/kinds.ts'
import { canMean } from './match-pronoun.ts'
import type { Meaning } from '../words/meaning.ts'
import { type CastBefore, copyForNextShot } from './returning-subjects.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

/**
 * The possible referents of a pronoun. `it` is a thing or an animal as an object; `beast` is an animal that is served.
 */
type Meant = 'man' | 'woman' | 'it' | 'beast' | 'several'

const MEANT: Readonly<Record<string, Meant>> = readTable('pronoun-objects', 'meant')
const POSSESSIVE: ReadonlySet<string> = new Set(['his', 'her'])
/** Body parts that another person touches: a pat on the head is a pat of the person. */
const BODY =
  /^(?:heads?|hands?|shoulders?|arms?|faces?|cheeks?|laps?|foreheads?|sides?|feet|backs?|hair|knees?|necks?)$/u
/** `hands her flowers`: `her` is the receiver and not the owner. */
const GIVING: ReadonlySet<string> = new Set(
  'give hand show bring offer deliver buy throw slide pass send serve'.split(' '),
)
/** Verbs of touching another's head, not one's own. */
const TOUCHING: ReadonlySet<string> = new Set('pet pat kiss lick'.split(' '))
/** Prepositions before a person as an object. */
const TO_WHOM =
  /^(?:to|at|with|for|of|after|into|over|on|onto|around|behind|beside|past|from|by|near|toward|towards|next to|in front of|up|把|将|给|向|对|跟|和|被|让|陪|朝|替|帮|为|与|同|在|到|见|住)$/u
/** Kinds that `it` rarely means as the object of taking. */
const UNTAKEN: ReadonlySet<Kind> = new Set<Kind>(['sky', 'planet', 'building', 'tree', 'plant'])
const MOST = 3
const MAX_TOGETHER = 2
/** From this number on, a group is not `him` or `it`. */
const CROWD = 4

/**
 * `The dog sees him`, 把伞留给它: the pronoun means a subject of an earlier shot, which is in this shot too. Each gets the
 * position of the pronoun, so that it is the object of the verb.
 */
export function findPronounObjects(
  items: readonly Item[],
  found: readonly FoundSubject[],
  { cast }: CastBefore,
): FoundSubject[] {
  const fresh: FoundSubject[] = []
  for (const [at, { text, negated }] of items.entries()) {
    const meant = Object.hasOwn(MEANT, text) ? meantAt(items, at) : undefined
    if (!meant || negated || fresh.length >= MOST || found.some(one => one.at === at)) continue
    const present = [...found, ...fresh]
    const doer = doerBefore(items, at, present)
    if (!isSaidOfAnother(items, at, doer) || isWhatSheIs(items, at, found)) continue
    // The subject of the verb is not its object, but a second `she` may be the first.
    const isLate = SUBJECT_PRONOUNS.has(text) && items[at]!.language === 'en'
    const others = present.filter(one => one.at < at && (isLate || one !== doer))
    if (others.some(one => fits(meant, one))) continue
    // `she meets an owl who points, then she crosses`: `she` is the subject of the story, not the owl.
    const isGoingOn = isLate && present.some(one => one.at < 0 && isAlive(one))
    if (isGoingOn && !cast.some(one => fits(meant, one))) continue
    const isHere = (one: FoundSubject): boolean => present.some(other => isSame(other, one))
    const called = meant === 'man' || meant === 'woman' ? { calledLast: meant } : {}
    const things =
      meant === 'several' && isTaken(items, at) ? cast.find(one => isSeveral(one) && !isHere(one)) : undefined
    const chosen = things ? [things] : choose(meant, cast, isHere)
    const told = chosen.length === 0 && doer ? somebodyMeant(items, at, meant, doer) : undefined
    if (told) fresh.push(told)
    if ((meant === 'man' || meant === 'woman') && chosen.length > 0 && doer && isPerson(doer)) doer.isNot ??= meant
    fresh.push(...chosen.map(one => ({ ...copyForNextShot(one), ...called, at, namedAt: at })))
  }
  return fresh
}

/** `He gives her a flower`, 他给她一朵花: the pronoun introduces a person. */
function somebodyMeant(items: readonly Item[], at: number, meant: Meant, doer: FoundSubject): FoundSubject | undefined {
  if (meant !== 'man' && meant !== 'woman') return undefined
  if (!isPerson(doer) || doer.count > 1 || canMean(meant, doer) || !OBJECTS.test(items[at]!.text)) return undefined
  if (items[at + 1]?.text === '的') return undefined
  const sprite = spriteName(meant === 'man' ? '👨' : '👩')
  const { sentence } = doer
  const { text } = items[at]!
  return {
    at,
    namedAt: at,
    words: text,
    what: { sprite },
    kind: 'person',
    noun: grownUp(sprite),
    count: 1,
    size: 'normal',
    sentence,
    isObject: true,
  }
}
const OBJECTS = /^(?:him|her|他|她)$/u

/** `the rings roll away, the bride finds them`: the pronoun means the things rather than people. */
const isTaken = (items: readonly Item[], at: number): boolean => TAKING.has(items[at - 1]?.meaning.verb?.id ?? '')
const TAKING: ReadonlySet<string> = new Set(
  'find take pick lift collect gather put drop eat wash cut fold pack'.split(' '),
)
const isSeveral = (one: FoundSubject): boolean => one.count > 1 && !isAlive(one)

const FOR_IT = /^(?:to|with|给|跟|陪|向|对|和)$/u
const meantAt = (items: readonly Item[], at: number): Meant => {
  const meant = MEANT[items[at]!.text]!
  return meant === 'it' && FOR_IT.test(items[at - 1]?.text ?? '') ? 'beast' : meant
}

const isSame = (a: FoundSubject, b: FoundSubject): boolean => a.words === b.words

const sexOf = (meant: Meant): Meaning['pronoun'] => (meant === 'man' || meant === 'woman' ? meant : 'other')

const fits = (meant: Meant, one: FoundSubject): boolean =>
  meant === 'several'
    ? one.count > 1 || isAlive(one)
    : meant === 'it'
      ? !isPerson(one) && one.count === 1 && !UNTAKEN.has(one.kind)
      : meant === 'beast'
        ? !isPerson(one) && one.count === 1 && isAlive(one)
        : isPerson(one) && one.count < CROWD && canMean(sexOf(meant), one)

/** True if an object pronoun can mean the subject. */
export const fitsPronoun = (items: readonly Item[], at: number, one: FoundSubject): boolean =>
  fits(meantAt(items, at), one)

/** The last subjects that fit. An animal that has acted may be `he`. */
function choose(meant: Meant, cast: readonly FoundSubject[], isHere: (one: FoundSubject) => boolean): FoundSubject[] {
  const fitting = cast.filter(one => fits(meant, one))
  if (meant === 'several') return fitting.filter(one => !isHere(one) && isAlive(one)).slice(0, MAX_TOGETHER)
  const acting =
    isOfPeople(sexOf(meant)) && fitting.length === 0
      ? cast.filter(one => !isPerson(one) && (one.deeds?.length ?? 0) > 0)
      : []
  const those = [...fitting, ...acting].filter(one => !isHere(one))
  // `sets a stone at her bench. She polishes it`: small things are preferred to furniture.
  return those.slice(0, 1)
}

/**
 * The subject of the verb with the pronoun: named before the verb in its clause, otherwise the subject of the sentence.
 */
function doerBefore(items: readonly Item[], at: number, present: readonly FoundSubject[]): FoundSubject | undefined {
  const verb = items.slice(0, at).findLastIndex(({ meaning, stop }) => stop ?? meaning.verb ?? meaning.motion)
  const isBoundary = ({ stop, meaning, text }: Item): boolean =>
    Boolean(stop ?? meaning.conjunction) || CLAUSE.test(text)
  const clause = items.slice(0, Math.max(0, verb)).findLastIndex(isBoundary)
  const start = sentenceStart(items, at)
  if (verb > clause && !items[verb]!.stop) {
    const named = items.findIndex(
      ({ meaning, unknown, text }, index) =>
        index > clause && index < verb && Boolean(meaning.noun ?? unknown) && !SUBJECT_PRONOUNS.has(text),
    )
    if (named >= 0) return present.find(one => one.at > clause && one.at < verb) ?? nobodyAt(named)
  }
  const first = present.find(one => isAlive(one) && one.at >= start && one.at < at)
  const isOfPronoun = items.slice(start, first?.at ?? at).some(({ text }) => SUBJECT_PRONOUNS.has(text))
  return isOfPronoun || !first ? (present.find(one => isAlive(one) && one.at < 0) ?? first) : first
}
const CLAUSE = /^(?:when|as|while|until|because|so|but|before|after|that|who|then)$/u

/** A subject that is not drawn: `green goo covers him`. */
const nobodyAt = (at: number): FoundSubject => ({
  at,
  namedAt: at,
  words: '',
  what: { sprite: '' },
  kind: 'thing',
  count: 1,
  size: 'normal',
  sentence: 0,
})

/** True if the pronoun means another subject than the acting one. */
function isSaidOfAnother(items: readonly Item[], at: number, doer: FoundSubject | undefined): boolean {
  const { text, language } = items[at]!
  const last = items[at - 1]
  const isActedOn =
    last !== undefined && !last.stop && Boolean(last.meaning.verb ?? last.meaning.relation ?? TO_WHOM.test(last.text))
  if (language === 'zh') {
    return isActedOn || (text !== '它' && doer !== undefined && doer.at >= clauseStart(items, at))
  }
  if (text === 'he' || text === 'she') return !doer || !fits(MEANT[text]!, doer)
  const next = items[at + 1]
  if (POSSESSIVE.has(text) && next && !next.stop && (text === 'his' || isNamed(next))) {
    const isGiven = text === 'her' && GIVING.has(last?.meaning.verb?.id ?? '')
    const isTouched = [next, items[at + 2]].some(one => one && BODY.test(one.text))
    const isOfAnother = TOUCHING.has(last?.meaning.verb?.id ?? '') || (doer !== undefined && !fits(MEANT[text]!, doer))
    return isGiven || (isTouched && isOfAnother)
  }
  // `footprints glow, leading her on`: the footprints lead her.
  if (last?.text.endsWith('ing') && doer && fits(MEANT[text]!, doer)) return false
  return text === 'his' ? false : text === 'it' ? isActedOn && !/^(?:is|was|gets|'s)$/u.test(next?.text ?? '') : true
}

/** `she's an old woman`: the noun follows the pronoun. */
const isWhatSheIs = (items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean =>
  /^(?:is|was|'s|’s|是)$/u.test(items[at + 1]?.text ?? '') &&
  found.some(one => isPerson(one) && one.at > at && one.at <= at + FURTHEST)
const FURTHEST = 4

const isNamed = ({ meaning, unknown }: Item): boolean =>
  Boolean(unknown ?? meaning.noun ?? meaning.colour ?? meaning.size ?? meaning.number ?? meaning.place) &&
  !meaning.determiner

/** The object of an action that only a pronoun names, in the same shot: `a man comes in and kisses her`, `把它抱起来`. */
export function objectInShot(
  items: readonly Item[],
  verb: number,
  end: number,
  doer: FoundSubject,
  shown: readonly FoundSubject[],
): FoundSubject | undefined {
  const at = objectPronoun(items, verb, end)
  if (at < 0) return undefined
  const others = shown.filter(one => one !== doer && one.at < at && fits(meantAt(items, at), one))
  // `opens the fridge, takes an apple and bites it`: furniture is not held.
  const held = others.find(one => one === doer.relation?.to && one.kind !== 'furniture')
  return others.findLast(isAlive) ?? held ?? others.findLast(({ kind }) => kind !== 'furniture')
}

/** The position of the pronoun that is the object of a verb, or -1. */
export function objectPronoun(items: readonly Item[], verb: number, end: number): number {
  const isObject = (at: number): boolean => {
    const { text, language } = items[at]!
    const next = items[at + 1]
    if (language === 'zh') return /^[他她它]$/u.test(text) && next?.text !== '的'
    return /^(?:him|it|them)$/u.test(text) || (text === 'her' && !(next && !next.stop && isNamed(next)))
  }
  for (let at = verb + 1; at < end; at++) {
    if (isObject(at)) return at
    if (!LEADING.test(items[at]!.text)) break
  }
  // In Chinese it may stand before the verb.
  for (let at = verb - 1; at > 0 && !items[at]!.stop && !items[at]!.meaning.noun; at--)
    if (isObject(at) && /^[把将给向对]$/u.test(items[at - 1]!.text)) return at
  return -1
}
/** Words that may stand between a verb and its object. */
const LEADING = /^(?:to|at|with|after|for|around|toward|towards|up|back|over|down|open|着|了|过|住|到|向|给)$/u
