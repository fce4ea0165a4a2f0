import { clauseEnd, lastBefore } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Meaning } from '../words/meaning.ts'
import type { Kind } from '../words/kinds.ts'
import { canMean } from './match-pronoun.ts'

/** Verbs whose object is the subject of an infinitive after them. */
const CAUSING = /^(?:ask|tell|help|teach|train|allow|force|invite|order|urge|encourage|show|beg|remind|want)/u

/** `教女儿骑车`, `让孩子坐下`. */
const CAUSING_ZH = /^(?:教|教会|让|叫|请|逼|劝|命令|要求)$/u

/** `chased by two dogs`, `is carried home by`: the noun before is the object. */
export const isPassive = (items: readonly Item[], at: number): boolean =>
  items[at]!.language === 'en'
    ? !/(?:ing|s)$/u.test(items[at]!.text) &&
      ((items[at + 1]?.text === 'by' && !isPresent(items[at]!)) ||
        (items[at + 1]?.text === 'by the' && isPastForm(items[at]!.text)) ||
        (isDoneTo(items, at) && byAfter(items, at) >= 0) ||
        passiveGoingOn(items, at) >= 0)
    : passiveMark(items, at) >= 0

/**
 * Verbs whose participle differs from their past: `broken`, `given`. A noun before the participle is not its subject.
 */
const PARTICIPLES =
  /^(?:broken|given|taken|torn|written|drawn|hidden|eaten|woven|shaken|thrown|stolen|worn|ridden|driven|chosen|sewn|bitten|blown|flown|sung|rung)\b/u
const PAST_FORMS =
  /^(?:\w+ed|held|caught|built|made|sold|brought|bought|fed|cut|put|hit|found|led|lit|swept|hung|shot|dug|struck|taught|told|laid|read|spun|sent|spread|shut|split|wound|stuck|flung|wrung)\b/u
const isPastForm = (text: string): boolean => PAST_FORMS.test(text) || PARTICIPLES.test(text)
/** `goats stand by a gate`: `by` names the place, not an agent. */
const isPresent = ({ text, meaning }: Item): boolean => meaning.verb?.id === text && !isPastForm(text)
const AUXILIARY = /^(?:is|are|was|were|be|been|being|gets?|got|getting|that is|that are)$/u

/** `a cake is cut`, `dough being kneaded`, `letters written by hand`: the noun before is the object. */
export function isDoneTo(items: readonly Item[], at: number): boolean {
  const { text, language } = items[at]!
  if (language !== 'en') return false
  const before = items[at - 1]?.text.endsWith('ly') ? items[at - 2] : items[at - 1]
  if (PARTICIPLES.test(text)) return !/^(?:has|have|had|having)$/u.test(before?.text ?? '')
  return PAST_FORMS.test(text) && AUXILIARY.test(before?.text ?? '')
}

/**
 * `is caught by a beaver and carried off`: the agent of the first verb is the agent of the second. Returns the position
 * of the verb with the agent.
 */
function passiveGoingOn(items: readonly Item[], at: number): number {
  const { text } = items[at]!
  if (!isPastForm(text)) return -1
  const joint = items[at - 1]?.text.endsWith('ly') ? at - 2 : at - 1
  if (items[joint]?.meaning.conjunction !== true) return -1
  const before = lastBefore(items, joint, ({ meaning, stop }) => (stop ?? meaning.verb) !== undefined)
  return before >= 0 && !items[before]!.stop && isDoneTo(items, before) && byAfter(items, before) >= 0 ? before : -1
}

/** The position of `by` in the same clause, before the agent. */
function byAfter(items: readonly Item[], at: number): number {
  for (let index = at + 1; index < items.length && index <= at + FURTHEST_BY; index++) {
    const { stop, meaning, text } = items[index]!
    if (BY.test(text)) return index
    if (stop || meaning.verb || meaning.conjunction) return -1
  }
  return -1
}
const FURTHEST_BY = 5
/** `by the baby` may begin with a single item. */
export const BY = /^by(?: the)?$/u

/** The position of `被` before a Chinese verb in its clause. In `被派去寻找` it does not belong to the second verb. */
export function passiveMark(items: readonly Item[], at: number): number {
  for (let index = at - 1; index >= 0 && !items[index]!.stop; index--) {
    if (items[index]!.text === '被') return index
    if (items[index]!.meaning.verb && index < at - 1) return -1
  }
  return -1
}

/** The agent of a passive: the noun after `by`, or between `被` and the verb. */
export function passiveDoer(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  if (!isPassive(items, at)) return undefined
  if (items[at]!.language === 'zh') {
    const mark = passiveMark(items, at)
    return found.find(subject => subject.at > mark && subject.at < at)
  }
  const own = byAfter(items, at)
  const mark = own >= 0 ? own : byAfter(items, passiveGoingOn(items, at))
  const end = clauseEnd(items, mark)
  return found.find(subject => subject.at > mark && subject.at < end)
}

/** `teaches his granddaughter to ride`: the granddaughter rides. */
export function infinitiveDoer(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  if (items[at]!.language === 'zh') {
    const taught = found.find(subject => subject.at === at - 1 && isAlive(subject))
    return taught && CAUSING_ZH.test(items[at - 2]?.text ?? '') ? taught : undefined
  }
  if (items[at - 1]?.text !== 'to') return undefined
  const object = found.findLast(subject => subject.at < at)
  if (!object || object.at < at - 3 || !isAlive(object)) return undefined
  const before = items.slice(Math.max(0, object.at - 5), object.at)
  const verb = before.findLast(({ meaning, text, stop }) => stop ?? meaning.verb ?? CAUSING.test(text))
  return verb && !verb.stop && CAUSING.test(verb.text) ? object : undefined
}

/** Prepositions for a beneficiary: `妈妈给女儿梳头`, `一个人为另一个人擦鞋`, `女孩对着妈妈笑`. */
export const FOR_WHOM: ReadonlySet<string> = new Set(
  '为 给 替 帮 帮助 对 向 对着 向着 朝 朝着 冲着 当着 面对 面对着 面向'.split(' '),
)

/** The subject of a verb with a beneficiary between the two. */
export function helpfulDoer(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  if (items[at]!.language !== 'zh') return undefined
  let whom: FoundSubject | undefined
  for (let index = at - 1; index >= 0 && !items[index]!.stop; index--) {
    const { text, meaning } = items[index]!
    whom ??= found.find(subject => subject.at === index && isAlive(subject))
    if (whom && FOR_WHOM.has(text)) {
      const doer = found.findLast(subject => subject.at < index && isAlive(subject))
      return doer === whom ? undefined : doer
    }
    if (whom && index < whom.at && (meaning.noun || meaning.verb)) return undefined
  }
  return undefined
}

export const SUBJECT_PRONOUNS = new Set(['she', 'he', 'they', '她', '他', '他们', '她们', '它们'])

/** `女儿亲了她一下`: in Chinese only the position shows that the pronoun is an object. */
export function isObjectPronoun(items: readonly Item[], at: number): boolean {
  const before = items[lastBefore(items, at, ({ text }) => !/^[了着过]$/u.test(text))]
  return (
    items[at]!.language === 'zh' &&
    before !== undefined &&
    before.stop === undefined &&
    (FOR_WHOM.has(before.text) ||
      /^[把将被]$/u.test(before.text) ||
      (before.meaning.verb?.relation !== undefined && !before.meaning.conjunction))
  )
}

/** The subject that the last pronoun before a word means, if no name follows it in the sentence. */
export function pronounBefore(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const isNamed = (index: number): boolean =>
    found.some(subject => isAlive(subject) && (subject.at === index || subject.again?.some(one => one.at === index)))
  for (let index = at - 1; index >= 0 && items[index]!.stop !== 'sentence' && !isNamed(index); index--) {
    const { meaning, text } = items[index]!
    if (isSubjectIt(items, index)) return referentOfIt(index, found) ?? referentOfPronoun(meaning.pronoun, index, found)
    if (!SUBJECT_PRONOUNS.has(text) || isObjectPronoun(items, index)) continue
    return referentOfPronoun(meaning.pronoun, index, found)
  }
  return undefined
}

/** `It barks`, `and it jumps`: the pronoun opens a clause and is the subject of an action. */
export function isSubjectIt(items: readonly Item[], at: number): boolean {
  if (items[at]!.text !== 'it') return false
  const [before, after] = [items[at - 1], items[at + 1]]
  const isFirst = !before || before.stop || before.meaning.conjunction || CLAUSE_WORDS.test(before.text)
  const isFiller = !after?.meaning.verb && (after?.meaning.glue === true || after?.text.endsWith('ly'))
  const next = isFiller ? items[at + 2] : after
  return Boolean(isFirst && !WEATHERY.test(after?.text ?? '') && (next?.meaning.verb ?? next?.meaning.motion))
}
const CLAUSE_WORDS = /^(?:as|while|when|until|till|but|then|so|where|before|after|because)$/u
/** `it starts to rain`, `it gets dark`. */
const WEATHERY = /^(?:gets?|rains?|snows?|drizzles?|pours|starts? to (?:rain|snow)|is|was)$/u

/** The last animal, otherwise the last thing that moves or is handled. */
export function referentOfIt(at: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  const others = found.filter(one => one.at < at && one.count === 1 && one.kind !== 'person')
  return (
    others.findLast(one => isAlive(one) && !one.isObject) ??
    others.findLast(isAlive) ??
    others.findLast(({ kind }) => !STANDING.has(kind))
  )
}
const STANDING: ReadonlySet<Kind> = new Set<Kind>(['furniture', 'building', 'tree', 'plant', 'sky', 'planet', 'worn'])

/** The referent of a pronoun: the last living subject before it that fits, preferring subjects over objects. */
export function referentOfPronoun(
  pronoun: Meaning['pronoun'],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const meant = found.filter(subject => subject.at < at && isAlive(subject) && canMean(pronoun, subject))
  return (
    (isOfPeople(pronoun) ? meant.findLast(one => one.kind === 'person' && !one.isObject) : undefined) ??
    // `yaks walk past her, and she laughs`: people are preferred.
    (isOfPeople(pronoun) ? meant.findLast(one => one.kind === 'person') : undefined) ??
    meant.findLast(subject => !subject.isObject) ??
    meant.at(-1)
  )
}

/** `A diver finds an eel. He kneels`: people are preferred to animals. */
export const isOfPeople = (pronoun: Meaning['pronoun']): boolean => pronoun === 'man' || pronoun === 'woman'

/** `等妈妈回家`: the awaited person is not there yet. */
export const isAwaited = (items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean =>
  /^(?:等|等着|等待|等候)$/u.test(items[at - 2]?.text ?? '') &&
  items[at - 1]?.meaning.noun?.kind === 'person' &&
  !found.some(subject => subject.at === at - 1)

/** `爷爷带着孙子散步`: the person who takes another along is the subject of what both do. */
export function companionOf(
  items: readonly Item[],
  one: FoundSubject,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const before = items.slice(Math.max(0, one.at - 3), one.at).findLast(({ meaning, stop }) => stop ?? meaning.relation)
  if (!isAlive(one) || !/^(?:带|领|牵|陪|遛|拉|跟)着$|^陪$/u.test(before?.text ?? '')) return undefined
  return found.findLast(subject => subject.at < one.at && subject.sentence === one.sentence && isAlive(subject))
}

const SEEING: ReadonlySet<string> = new Set(['see', 'look', 'watch', 'find', 'listen'])

/** `女孩看到妈妈在跳舞`: the person seen is the subject of the next verb. */
export const isSeen = (items: readonly Item[], { at }: FoundSubject): boolean =>
  SEEING.has(items.slice(0, at).findLast(({ meaning }) => meaning.verb)?.meaning.verb?.id ?? '')

/** `身后跟着一只小猫`, `旁边坐着老人`: after a phrase of place the next noun is the subject. */
export function subjectAfterPlace(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  if (!items[at - 1]?.meaning.located || !/^[跟站坐躺趴蹲走跑飞游睡]着$/u.test(said(items, at))) return undefined
  const next = found.find(subject => subject.at > at)
  return next && !items.slice(at, next.at).some(({ stop, text }) => stop ?? text === '的') ? next : undefined
}
const said = (items: readonly Item[], at: number): string =>
  items[at]!.text.endsWith('着') ? items[at]!.text : `${items[at]!.text}${items[at + 1]?.text ?? ''}`
