import { clauseStart, motionOf } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Motion } from '../setting/shot-list.ts'

type Done = { doer: FoundSubject; deed: NonNullable<FoundSubject['deeds']>[number] }

/**
 * Numbers the actions of a shot: `he stops, takes off his hat and waves` has three steps. Simultaneous actions share a
 * number: `walks while eating`, `sits and reads`, 举着伞走.
 */
export function orderActions(items: readonly Item[], found: readonly FoundSubject[]): void {
  const done = found
    .flatMap(doer => (doer.deeds ?? []).map(deed => ({ doer, deed })))
    .filter(({ deed }) => deed.at >= 0)
    .toSorted((a, b) => a.deed.at - b.deed.at)
  const isTale = new Set(done.map(({ deed }) => clauseStart(items, deed.at))).size >= TALE
  const isMoment = isTale ? isStep : isSeenToHappen
  const follows = (last: Done, one: Done): boolean =>
    comesAfter(items, last, one, isTale) || (isTale && isNextStep(items, last, one))
  let beat = 0
  let last: Done | undefined
  for (const one of done) {
    if (last && last.deed.at !== one.deed.at && isMoment(items, one) && follows(last, one)) beat++
    if (beat > 0) one.deed.beat = beat
    last = one
  }
}

/** The number of clauses with actions that make a story. In a story each clause is a step. */
const TALE = 3

/**
 * An event of a thing, such as a ball that flies off, is a step of a story, unless a person acts in the same clause.
 */
const isStep = (items: readonly Item[], one: Done): boolean => isSeenToHappen(items, one)

/**
 * `a boy kicks a ball, a woman looks out`: in a story a new subject with its own clause acts after the clause before.
 * 跑来吃掉: the way to the object is a step.
 */
function isNextStep(items: readonly Item[], last: Done, one: Done): boolean {
  const [from, to] = [last.deed.at, one.deed.at]
  const between = items.slice(from + 1, to)
  if (isLasting(items, from) || isBeside(items, to) || between.some(({ text }) => MEANWHILE.test(text))) return false
  // `three cooks: one kneads, another stirs, the third washes up`: all at once.
  const begin = clauseStart(items, to)
  const opening = [
    items[begin]!.text,
    items
      .slice(begin, begin + 2)
      .map(({ text }) => text)
      .join(''),
  ]
  const isMember =
    opening.some(text => MEMBERS.test(text)) && items.slice(begin, to).every(({ meaning }) => !meaning.noun)
  if (isMember) return false
  if (one.doer !== last.doer) return between.some(({ stop }) => stop !== undefined) && !WAITING.has(last.deed.verb)
  const isWay =
    motionOf(items[from]!) === 'walk' || motionOf(items[from]!) === 'run' || motionOf(items[from]!) === 'fly'
  return items[to]!.language === 'zh' && isWay && !isOnTheWay(items, one.deed) && between.every(({ stop }) => !stop)
}
const MEMBERS =
  /^(?:one|another|others|some|the (?:other|first|second|third|last)|一个|一只|另一个|另一只|有的|有人)$/iu
const WAITING: ReadonlySet<string> = new Set('wait sit stand lie sleep watch'.split(' '))

/** Things have few actions that count as steps: they fall, break, open, rise. */
const isSeenToHappen = (items: readonly Item[], { doer, deed }: Done): boolean =>
  isAlive(doer) || HAPPENING.has(deed.verb) || isOnTheWay(items, deed)
const HAPPENING: ReadonlySet<string> = new Set('open close break drop explode bloom light turn-on turn-off'.split(' '))
const RESTING: ReadonlySet<Motion> = new Set<Motion>(['still', 'bob', 'sway'])

function comesAfter(items: readonly Item[], last: Done, one: Done, isTale: boolean): boolean {
  const [from, to] = [last.deed.at, one.deed.at]
  const between = items.slice(from + 1, to)
  const isOwn = one.doer === last.doer
  const isStopped = between.some(({ stop }) => stop !== undefined)
  if (isOwn && one.deed.verb === last.deed.verb) return false
  if (isLasting(items, from) || isBeside(items, to) || between.some(({ text }) => MEANWHILE.test(text))) return false
  if (items[to - 1]?.text === 'to' || between.some(({ text }) => RELATIVE.test(text))) return false
  // A subject that is introduced by this action acts at the same time: `a boy waits, a girl walks by`.
  if (!isOwn && one.doer.at > from && one.doer.at >= clauseStart(items, to)) return false
  if (isOwn && (isTale ? POSTURES : STATES).has(last.deed.verb)) return false
  // Expressions and gestures accompany another action: `drink coffee and laugh`.
  if (isOwn && EXPRESSIONS.has(one.deed.verb) && !(isTale && isStopped) && !isOnTheWay(items, last.deed)) return false
  const isParted = between.some(({ stop, meaning }) => stop ?? meaning.conjunction)
  // `sing and dance`: only a conjunction stands between them, so they are simultaneous.
  return isParted && between.some(({ stop, meaning }) => stop !== undefined || !meaning.conjunction)
}

/** `拿着`, `看着`: continues during the next action. */
const isLasting = (items: readonly Item[], at: number): boolean =>
  items[at]!.text.endsWith('着') || items[at + 1]?.text === '着'

/** `holding an umbrella`, 笑着, or a verb before `的`: accompanies another action. */
const isBeside = (items: readonly Item[], at: number): boolean =>
  (items[at]!.language === 'en' ? items[at]!.text.split(' ')[0]!.endsWith('ing') : isLasting(items, at)) ||
  items[at + 1]?.text === '的'

const MEANWHILE = /^(?:while|whilst|as|meanwhile|一边|边|同时|的同时|一面)$/u
const RELATIVE = /^(?:who|which|that|where|whose)$/u
const EXPRESSIONS: ReadonlySet<string> = new Set('laugh smile grin talk say look watch listen sing nod cry'.split(' '))
const isOnTheWay = (items: readonly Item[], { at }: Done['deed']): boolean =>
  !RESTING.has(motionOf(items[at]!) ?? 'still')

/** Postures and positions, not actions. */
const STATES: ReadonlySet<string> = new Set('sit stand lie lean kneel squat hold carry ride float wait hang'.split(' '))
/** Postures that continue in the next step: somebody who sits down and opens a newspaper stays seated. */
const POSTURES: ReadonlySet<string> = new Set('sit lie lean kneel squat hold float hang'.split(' '))
