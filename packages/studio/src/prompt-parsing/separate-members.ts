import { clauseEnd, clauseStart } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'

const EACH = /^(?:one|another|一|另一|另一个|另外一个|第)$/u
const ANOTHER = /^(?:another|另一|另一个|另外一个)$/u
const ORDINAL = /^(?:second|third|fourth|last|other|第二|第三|第四|最后)$/u

/** True if a verb follows a number word, with only a measure word and particles between: `one kneads`, `一个揉面`. */
function isDoing(items: readonly Item[], at: number): boolean {
  for (let index = at + 1; index < Math.min(items.length, at + 7); index++) {
    const { meaning, stop, text, unknown } = items[index]!
    if (stop || meaning.noun || meaning.pronoun || text === 'of') return false
    if (meaning.verb || (meaning.motion && !meaning.place)) return true
    const isBetween =
      meaning.counter ?? meaning.glue ?? meaning.preposition ?? meaning.located ?? meaning.number ?? ORDINAL.test(text)
    if (!isBetween && !unknown && !meaning.relation && !meaning.place) return false
  }
  return false
}

/**
 * `three cooks: one kneads, one stirs`, `三个厨师，一个揉面，一个浇汤`: separates the member of a counted group that acts alone. The
 * others share the common actions.
 */
export function separateMember(
  items: readonly Item[],
  at: number,
  sentence: number,
  found: FoundSubject[],
): FoundSubject | undefined {
  const { text, meaning } = items[at]!
  const before = items[at - 1]
  const isOrdinal =
    text === '第' || (ORDINAL.test(text) && before?.meaning.definite === true) || (before?.text ?? '').startsWith('第')
  const isOne = (meaning.number === 1 || ANOTHER.test(text) || isOrdinal) && (EACH.test(text) || ORDINAL.test(text))
  const isFirst =
    before === undefined ||
    before.stop !== undefined ||
    before.meaning.conjunction === true ||
    before.meaning.definite === true
  if (!isOne || !isFirst || !isDoing(items, at)) return undefined
  const group = found.findLast(one => isAlive(one) && one.at >= 0 && (one.count > 1 || one.isOneOf === true))
  if (!group) return undefined
  const many = found.find(one => one.noun === group.noun && !one.isOneOf && one.at >= 0)
  const total = found.filter(one => one.noun === group.noun).reduce((sum, one) => sum + one.count, 0)
  const single: FoundSubject = { ...group, at, namedAt: at, count: 1, sentence, isOneOf: true }
  for (const part of ['deeds', 'relation', 'again', 'motion', 'joinedTo', 'isObject'] as const) delete single[part]
  // `两个工人…，第三个…`: an additional person.
  const isBesides = isOrdinal && ordinalAt(items, at) > total
  // The last member left is a single subject. It keeps the common actions.
  if (many && !isBesides && many.count === 1) {
    ;(many.again ??= []).push({ at, sentence })
    return many
  }
  if (many && !isBesides) many.count--
  return single
}

const ORDINALS: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4 }
const ordinalAt = (items: readonly Item[], at: number): number =>
  ORDINALS[items[at]!.text] ?? items[at + 1]?.meaning.number ?? 1

const EVERYBODY = /^(?:people|persons|人)$/u
const EVERYONE = /^(?:everyone|everybody|大家)$/iu

/** `两个人都在笑` after a mother and her daughter: these two. */
export const areNamedSubjects = (subject: FoundSubject, found: readonly FoundSubject[]): boolean =>
  namedMembersOf(subject, found).length > 0 &&
  (EVERYONE.test(subject.words) || howMany(found.filter(one => one.kind === 'person')) === subject.count)

/** The subjects that `the two people` and `everyone` mean. If almost none were named, a crowd. */
export function namedMembersOf({ words, kind, count }: FoundSubject, named: readonly FoundSubject[]): FoundSubject[] {
  if (kind !== 'person' || count < 2) return []
  const people = named.filter(one => one.kind === 'person')
  const alive = people.length > 0 ? people : named.filter(isAlive)
  if (EVERYBODY.test(words)) {
    const last = people.findIndex((_, index) => howMany(people.slice(0, index + 1)) === count)
    return people.slice(0, last + 1)
  }
  const isTheirs = EVERYONE.test(words) && howMany(alive) >= (people.length === 0 ? 2 : LEAST_COMPANY)
  // A family consists of the members that were named.
  const members = alive.filter(({ what }) => !('sprite' in what && FAMILY.test(what.sprite)))
  return isTheirs ? (howMany(members) >= LEAST_COMPANY ? members : alive).slice(0, MAX_COMPANY) : []
}
const LEAST_COMPANY = 3
/** 👪, and joined sprites of people with their children. */
const FAMILY = /^1f46a|^1f46[89]-200d-1f46[6-9]/u
const MAX_COMPANY = 5

const howMany = (those: readonly FoundSubject[]): number => those.reduce((sum, one) => sum + one.count, 0)

const ALL = /^(?:both|they|they both|all of them|两人|二人|三人|俩|他们|她们|大家|都)$/u

/** Common actions belong to each member: `both laugh`, `都在笑`. */
export function shareActions(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const at of items.keys()) {
    const isCrowd = found.some(one => one.at === at && (EVERYBODY.test(one.words) || EVERYONE.test(one.words)))
    if (isCrowd || !areAll(items, at)) continue
    const people = found.filter(one => isAlive(one) && one.at <= at)
    const last = clauseEnd(items, at)
    const done = people.flatMap(({ deeds = [] }) => deeds.filter(deed => deed.at > at && deed.at < last))
    // All move like the one that the verb stands next to.
    const goer = people.findLast(({ motion, deeds }) => motion && deeds?.some(deed => done.includes(deed)))
    for (const one of people) if (goer?.motion) one.motion ??= goer.motion
    for (const one of people)
      for (const deed of done) if (!one.deeds?.some(own => own.at === deed.at)) (one.deeds ??= []).push(deed)
  }
}

/** `both`, `everyone`, `the two of them`, `两个人`. */
function areAll(items: readonly Item[], at: number): boolean {
  const { text } = items[at]!
  const isCounted = (before: number): boolean => items[at - before]?.meaning.number !== undefined
  return (
    ALL.test(text) ||
    EVERYONE.test(text) ||
    (EVERYBODY.test(text) && (isCounted(1) || isCounted(2))) ||
    (text === 'them' && items[at - 1]?.text === 'of' && isCounted(2))
  )
}

/** 老师带着孩子们过马路, `a mother leads her cubs over the ice`: the led subjects move too. */
export function moveLedSubjects(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const [at, { text }] of items.entries()) {
    if (!LEADS.test(text)) continue
    const [start, end] = [clauseStart(items, at), clauseEnd(items, at)]
    const leader = found.findLast(one => isAlive(one) && one.at >= start && one.at < at)
    const led = found.find(one => isAlive(one) && one.at > at && one.at < end)
    if (!leader?.motion || !led || led.deeds?.length) continue
    const went = (leader.deeds ?? []).filter(deed => deed.at > led.at && deed.at < end)
    if (went.length === 0 || !GOING.has(leader.motion)) continue
    led.motion = leader.motion
    // Young animals follow their mother in a row.
    if (led.kind === 'person' || led.count === 1) led.deeds = [...went]
  }
}
const LEADS = /^(?:带着|领着|牵着|拉着|陪着|带领|牵|领|leads|leading)$/u
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'swim', 'fly', 'jump', 'climb', 'crawl'])
