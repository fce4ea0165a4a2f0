import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isPerson } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import type { Kind } from '../words/kinds.ts'
import type { Whereabouts } from './setting.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'

/** The place of the first action of a person that implies one. */
export function actionPlace(items: readonly Item[], found: readonly FoundSubject[]): Whereabouts | undefined {
  const deeds = found.filter(isPerson).flatMap(subject => subject.deeds ?? [])
  // `grandma teaches her grandson`: this is not a school.
  const isAtHome = found.some(({ words }) => FAMILY.test(words))
  // `learning to ride a bike`: the place of what is learnt.
  const isLearnt = (at: number): boolean =>
    items[at + 1]?.text === 'to' || (LEARNING.test(items[at]?.text ?? '') && isAtHome)
  const where = deeds
    .map(({ at }) => (isLearnt(at) ? undefined : items[at]?.meaning.verb?.where))
    .find(one => one !== undefined)
  const named =
    where ??
    items.find(
      ({ meaning, negated, text }) =>
        found.some(isPerson) && meaning.verb?.where !== undefined && !negated && !LEARNING.test(text),
    )?.meaning.verb?.where
  const everybodys = named ?? stairsPlace(items)
  if ((everybodys ?? 'room') === 'room' && preparesFood(items, found)) return KITCHEN
  return everybodys === undefined ? undefined : { place: findPlace(everybodys).place, where: everybodys }
}

/** `cracks an egg into a bowl`, 在蛋糕上放草莓: food is made in a kitchen, whatever other room the verb implies. */
function preparesFood(items: readonly Item[], found: readonly FoundSubject[]): boolean {
  const verbs = found
    .filter(isPerson)
    .flatMap(({ deeds = [] }) => deeds.map(({ at }) => items[at]?.meaning.verb?.id ?? ''))
  const foods = found.filter(({ kind }) => kind === 'food').length
  const isCookware = ({ what }: FoundSubject): boolean => 'sprite' in what && COOKWARE.test(what.sprite)
  if (foods > 0 && verbs.some(verb => PREPARING.has(verb))) return true
  return (foods > 1 || (foods > 0 && found.some(isCookware))) && verbs.some(verb => BRINGING.has(verb))
}
const KITCHEN: Whereabouts = { place: 'kitchen', where: 'kitchen' }
const PREPARING: ReadonlySet<string> = new Set(
  'break crack add peel squeeze spread decorate stir knead wrap make'.split(' '),
)
const BRINGING: ReadonlySet<string> = new Set(['put', 'pour', 'drop', 'load', 'hit'])
const COOKWARE = /^drawn-(?:pan|pot|wok|bowl|stove|toaster|dough|chopping-board)$/u

/** Stairs are in a house. */
const stairsPlace = (items: readonly Item[]): string | undefined =>
  items.find(({ meaning, negated }) => !negated && STAIRS.has(meaning.verb?.id ?? ''))?.meaning.verb?.where
const STAIRS: ReadonlySet<string> = new Set(['upstairs', 'downstairs'])

const HANDY: ReadonlySet<Kind> = new Set<Kind>(readTable('action-places', 'handy'))

/** The place for things that are used indoors: `adjusts a hairdryer`. */
export function handyPlace(items: readonly Item[], found: readonly FoundSubject[]): Whereabouts | undefined {
  const isHandled = ({ relation, deeds }: FoundSubject): boolean =>
    deeds !== undefined && relation?.isOfDeed === true && HANDY.has(relation.to.kind)
  return found.filter(isPerson).some(one => isHandled(one) && one.motion !== 'walk' && one.motion !== 'run')
    ? { place: preparesFood(items, found) ? 'kitchen' : 'room' }
    : undefined
}

const FAMILY =
  /\b(?:grand\w+|mothers?|moms?|mums?|fathers?|dads?|son|daughter|sister|brother)\b|妈|爸|爷|奶奶|外婆|外公|姥|孙|父|母|女儿|儿子|哥|姐/iu
const LEARNING = /^(?:learn|teach|study|学|教)/u

/** Without the objects of actions that imply a place: a dunk is on a court. */
export function withoutUsed(found: readonly FoundSubject[], items: readonly Item[]): FoundSubject[] {
  const deeds = found.filter(isPerson).flatMap(subject => subject.deeds ?? [])
  const isUsed = ({ at, kind }: FoundSubject): boolean =>
    kind !== 'person' &&
    deeds.some(deed => items[deed.at]?.meaning.verb?.where !== undefined && at > deed.at && at - deed.at <= USED_WITHIN)
  return found.filter(one => !isUsed(one))
}
/** The most words between a verb and its tool. */
const USED_WITHIN = 3

/** The place of the last manual work: a baking lesson is in a kitchen. */
export function workPlace(items: readonly Item[], found: readonly FoundSubject[]): Whereabouts | undefined {
  const work = actionPlace(items, found.filter(isPerson).slice(-1))
  return (work?.where ?? 'room') === 'room' && preparesFood(items, found) ? KITCHEN : work
}
