import { clauseEnd, clauseStart } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import { isObjectPronoun, isOfPeople, SUBJECT_PRONOUNS } from './find-doer.ts'
import { canMean, isOfSex } from './match-pronoun.ts'
import { namedMembersOf } from './separate-members.ts'
import type { Part } from './split-parts.ts'

/** Subjects of earlier shots, the last acting one first, and the subject of the last shot. */
export type CastBefore = {
  cast: readonly FoundSubject[]
  topic?: FoundSubject | undefined
  /** The subjects of the last shot. */
  last?: readonly FoundSubject[]
}

/** The author and the viewer are not in the picture. */
const FIRST_PERSONS = new Set(['i', 'we', 'you', 'us', '我', '我们', '你'])
const PLURAL_PRONOUNS = new Set(['they', 'them', '他们', '她们', '它们'])

const isAnother = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 2), at).some(({ text }) => ANOTHER.test(text))
const ANOTHER = /^(?:another|另一?[个只头条匹位]?)$/iu

/** Subjects of earlier shots who continue: a pronoun means them, or the words begin with a verb without a subject. */
export function findReturning(
  part: Part,
  items: readonly Item[],
  found: readonly FoundSubject[],
  { cast: all, topic: lastTopic, last = [] }: CastBefore,
): FoundSubject[] {
  // `It shields the sprout`: the pronoun does not mean a subject named here. `another lion` is not the lion before.
  const isNamed = (one: FoundSubject): boolean =>
    found.some(({ at, words, count }) => at >= 0 && words === one.words && count === one.count && !isAnother(items, at))
  const cast = all.filter(one => !isNamed(one))
  const topic = lastTopic && !isNamed(lastTopic) ? lastTopic : undefined
  if (cast.length === 0 || part.from === 0) return []
  const at = items.findIndex(
    ({ meaning, text }, index) => meaning.pronoun && !FIRST_PERSONS.has(text) && !isObjectPronoun(items, index),
  )
  const pronoun = items[at]
  // `First she meets an owl`: the owl is another subject, and the referent of the pronoun is present too.
  const isSubject =
    pronoun !== undefined &&
    (SUBJECT_PRONOUNS.has(pronoun.text) || ((items[at - 1]?.stop ?? at === 0) ? isItDoing(items, at) : false)) &&
    !found.some(one => isAlive(one) && one.at < at)
  const deed = items.findIndex(({ meaning }) => (meaning.motion || meaning.relation) && !meaning.place)
  const isSubjectless =
    deed >= 0 &&
    !found.some(({ at: named }) => named < deed) &&
    !items.slice(0, deed).some(({ meaning }) => meaning.cameraNoun) &&
    !isOfLaterNoun(items, deed)
  const first = items.find(({ stop, meaning }) => !stop && !(meaning.glue && !meaning.verb))
  const isDeedFirst =
    first?.language === 'en' &&
    Boolean(first.meaning.verb ?? first.unknown) &&
    !first.meaning.noun &&
    /[^s]s$/u.test(first.text) &&
    items.some(({ meaning }) => meaning.verb)
  const isEmpty = found.length === 0 && !items.some(({ meaning }) => meaning.place)
  const returns =
    isSubject ||
    (pronoun && !found.some(isAlive)) ||
    (!part.isCut && (isSubjectless || (isDeedFirst && !found.some(isAlive)))) ||
    isEmpty
  // 片子放完,小男孩回头: the last acting subject is named, and no other continues.
  if (!returns || (!pronoun && all[0] && isNamed(all[0]))) return []
  // `She` is a woman of an earlier shot.
  const said = pronoun?.meaning.pronoun
  const meant =
    said && said !== 'other'
      ? singleFirst(
          [...(isSubject && topic ? [topic] : []), ...cast].filter(one => isAlive(one) && canMean(said, one)),
          said,
        )
      : []
  const people = isOfPeople(said) ? knownFirst(meant.filter(({ kind }) => kind === 'person')) : []
  // `The old man gives her a flute. She plays`: the same `she` as before.
  const person =
    cast.find(one => people.includes(one) && one.calledLast === said) ??
    // `The merchant shouts, and the boy hides. He`: the last acting subject of certain sex is preferred.
    (all[0] && people.includes(all[0]) && last.includes(all[0]) && isOfSex(said, all[0]) ? all[0] : undefined) ??
    people.find(({ isObject }) => !isObject) ??
    people[0]
  // 它前爪拍了一下: an animal with paws, not a leaf.
  const beast = /^(?:it|它)$/u.test(pronoun?.text ?? '') && topic && topic.kind !== 'person' ? topic : undefined
  const main =
    person ??
    meant[0] ??
    (isItDoing(items, at) ? beastOrThing(cast, topic) : beast) ??
    severalDoing(first, cast, last) ??
    cast[0]
  const isAll = items.some(({ text }) => PLURAL_PRONOUNS.has(text))
  // `two of them limp on … they raise their arms`: these two, and not the crowd of an earlier shot.
  const company = last.filter(isAlive)
  const isCompany = isSubject && company.reduce((sum, { count }) => sum + count, 0) > 1
  const isOfThem = (one: FoundSubject): boolean => (isCompany ? company.includes(one) : isAlive(one))
  const together = cast.filter(subject => subject === main || (isAll ? isOfThem(subject) : subject.joinedTo === main))
  const returned = together.map(copyForNextShot)
  if (person && isOfPeople(said)) returned[together.indexOf(person)]!.calledLast = said as 'man' | 'woman'
  const seat = main?.relation
  const isStill = !items.some(({ meaning }) => meaning.place ?? (meaning.motion && !STAYING.has(meaning.motion)))
  if (
    !main ||
    !seat ||
    !isStill ||
    isAlive(seat.to) ||
    (seat.kind !== 'on' && seat.kind !== 'in') ||
    found.includes(seat.to)
  )
    return returned
  // `an owl on a post … it turns its head`: it stays on the post.
  const host = copyForNextShot(seat.to)
  returned[together.indexOf(main)]!.relation = { kind: seat.kind, to: host }
  return [...returned, host]
}

/** `the bubbles float away, and then burst`: a verb without an ending has the last group as its subject. */
function severalDoing(
  verb: Item | undefined,
  cast: readonly FoundSubject[],
  last: readonly FoundSubject[],
): FoundSubject | undefined {
  const isOfSeveral =
    verb?.language === 'en' &&
    Boolean(verb.meaning.verb ?? verb.unknown) &&
    !/(?:s|ed|ing)$/u.test(verb.text.split(' ')[0]!)
  if (!isOfSeveral || cast[0]?.count !== 1) return undefined
  const group = last.findLast(({ count, deeds, motion }) => count > 1 && (deeds?.length ?? motion))
  return group && cast.find(({ words }) => words === group.words)
}

/** `She` means a single person rather than a group, if one fits. */
function singleFirst(meant: FoundSubject[], said: string): FoundSubject[] {
  const single = said === 'man' || said === 'woman' ? meant.filter(({ count }) => count === 1) : []
  return single.length > 0 ? single : meant
}

/** 有人掏手机，镜头停在她手上: `she` means a person of the story rather than an unnamed one. */
function knownFirst(people: FoundSubject[]): FoundSubject[] {
  const known = people.filter(({ words }) => !ANYONE.test(words))
  return known.length > 0 ? known : people
}
const ANYONE = /^(?:somebody|someone|anybody|passers?-?by|people|有人|某人|路人|行人|众人|人群|客人|买家|顾客|观众)$/iu

/** `It reaches the drain` has a subject; `it gets dark` and `it starts to rain` have none. */
function isItDoing(items: readonly Item[], at: number): boolean {
  const [pronoun, next] = items.slice(Math.max(0, at), at + 2)
  const isIt = at >= 0 && (pronoun?.text === 'it' || pronoun?.text === '它')
  return (
    isIt &&
    Boolean(next?.meaning.verb ?? next?.meaning.motion) &&
    !/^(?:starts?|begins?|gets?|rains?|snows?)/u.test(next!.text)
  )
}

/** Not a person: an animal rather than a thing, and the subject of the story first. */
function beastOrThing(cast: readonly FoundSubject[], topic: FoundSubject | undefined): FoundSubject | undefined {
  const others = [...(topic ? [topic] : []), ...cast].filter(one => one.kind !== 'person' && one.count === 1)
  return others.find(isAlive) ?? others.find(({ kind }) => kind !== 'furniture' && kind !== 'building')
}
const STAYING: ReadonlySet<string> = new Set(['still', 'bob', 'sway', 'spin'])

/** A copy of the subject for another shot. */
export const copyForNextShot = ({
  words,
  sense,
  what,
  kind,
  noun,
  count,
  size,
  colour,
  wears,
  features,
  outfit,
  trade,
  isNot,
}: FoundSubject): FoundSubject => ({
  at: -1,
  namedAt: -1,
  sentence: 0,
  words,
  ...(sense !== undefined && { sense }),
  what,
  kind,
  count,
  size,
  ...(noun ? { noun } : {}),
  ...(colour ? { colour } : {}),
  ...(wears && { wears }),
  ...(features && { features }),
  ...(outfit && { outfit }),
  ...(trade && { trade }),
  ...(isNot && { isNot }),
})

const FAMILY = '1f46a'
const OWNED = /^(?:her|his|its|their|the|她的|他的|它的)$/u
const FAMILY_SIZE = 3

/** `Her family` of a fox are foxes. */
export function readFamily(subject: FoundSubject, items: readonly Item[], topic: FoundSubject | undefined): void {
  const isFamily = 'sprite' in subject.what && subject.what.sprite === FAMILY
  if (!isFamily || !topic || topic.kind !== 'animal' || !OWNED.test(items[subject.at - 1]?.text ?? '')) return
  subject.what = topic.what
  subject.kind = topic.kind
  subject.count = FAMILY_SIZE
  if (topic.noun) subject.noun = topic.noun
  if (topic.colour) subject.colour = topic.colour
}

/** `一个背着书包的小女孩`: after a number and before `的` the verb describes the next noun. */
function isOfLaterNoun(items: readonly Item[], deed: number): boolean {
  const isCounted = items.slice(clauseStart(items, deed), deed).some(({ meaning }) => meaning.number !== undefined)
  return isCounted && items.slice(deed, clauseEnd(items, deed)).some(({ text }) => text === '的')
}

/** `两个人跑回家`, `everyone sits down` in a story: the known subjects, not new ones. */
export function meanKnownSubjects(found: FoundSubject[], { cast }: CastBefore): void {
  // 孙子跑进来，照在两人脸上: the grandson and his grandmother, who is already present.
  const named = (crowd: FoundSubject): readonly FoundSubject[] => {
    if (namedMembersOf(crowd, cast).length > 0) return cast
    const here = found.filter(one => one !== crowd && one.at < crowd.at && one.count === 1)
    return [...here, ...cast.filter(one => !here.some(({ words }) => words === one.words))]
  }
  const crowds = found.filter(one => namedMembersOf(one, named(one)).length > 0)
  for (const crowd of crowds) {
    const those = namedMembersOf(crowd, named(crowd))
    const missing = those.filter(one => !found.some(({ words }) => words === one.words))
    const at = { at: crowd.at, namedAt: crowd.at }
    found.splice(found.indexOf(crowd), 1, ...missing.map(one => ({ ...copyForNextShot(one), ...at })))
  }
}
