import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Setting } from './setting.ts'
import type { Shot } from '../setting/shot-list.ts'
import { findTrimmings } from '../words/vocabulary/trimming-file.ts'

type Trimmed = { others: readonly FoundSubject[]; trimmings: NonNullable<Shot['trimmings']> }

/**
 * `a fjord, steep cliffs on both sides`, `lanterns hang over the lane`, 经幡在风里飘: a subject that only hangs or stands
 * there, and that nobody handles, becomes part of the place. Subjects that the place has anyway, such as the walls of a
 * canyon, are removed.
 */
export function trimPlace(
  found: readonly FoundSubject[],
  items: readonly Item[],
  { place, where }: Setting,
  isPlaceSaid: boolean,
): Trimmed {
  const traits = PLACE_TRAITS[place]
  const sight = found.filter(one => !isSightOf(one, where ?? place, found))
  if (sight.length > 0 && sight.length < found.length) {
    for (const one of sight) if (one.relation && !sight.includes(one.relation.to)) delete one.relation
    return trimPlace(sight, items, { place, where } as Setting, isPlaceSaid)
  }
  if (traits.isNowhere || !isPlaceSaid || where === 'greenhouse') return { others: found, trimmings: [] }
  const trimmings: Trimmed['trimmings'] = []
  const others = found.filter(one => {
    const named = one.words.toLowerCase().replace(ARTICLE, '')
    const described = findTrimmings(`${items[one.at - 1]?.text ?? ''} ${named}`)
    const row = [...described, ...findTrimmings(named)]
      .toSorted((a, b) => Number(b.places !== undefined) - Number(a.places !== undefined))
      .find(({ places }) => (places ? places.has(where ?? place) : traits.isIndoors !== true))
    if (!row || !isStill(one, items, found) || (!row.places && isFew(one, items))) return true
    if (row.dressing)
      trimmings.push({
        of: row.dressing,
        ...(one.colour && { colour: one.colour }),
        ...(one.side && SIDES.has(one.side) && { side: one.side as 'left' | 'right' }),
      })
    return false
  })
  return { others, trimmings }
}
/** `a knight before a castle`: a building that the place shows is not added again. */
const isSightOf = (one: FoundSubject, where: string, found: readonly FoundSubject[]): boolean =>
  one.kind === 'building' &&
  !one.changes &&
  !one.relation &&
  !(one.deeds ?? []).some(({ verb }) => !STANDING.has(verb)) &&
  found.every(({ relation, goes }) => goes?.of !== one && (relation?.to !== one || NEAR.has(relation.kind))) &&
  findTrimmings(one.words.toLowerCase().replace(ARTICLE, '')).some(
    ({ dressing, places }) => !dressing && places?.has(where),
  )
const NEAR: ReadonlySet<string> = new Set(['before', 'beside'])
const ARTICLE = /^(?:the|some|many|a|an|its|their|tall|giant|old)\s+/u
const SIDES: ReadonlySet<string> = new Set(['left', 'right'])

/** True if no other subject relates to it and it neither changes nor acts. */
function isStill(one: FoundSubject, items: readonly Item[], found: readonly FoundSubject[]): boolean {
  const isMet = found.some(
    other => other !== one && ((other.relation?.to === one && !isOfPlace(other)) || other.goes?.of === one),
  )
  return (
    'sprite' in one.what &&
    !isMet &&
    !isDoneTo(one, items, found) &&
    !LOCATED.test(items[one.at + 1]?.text ?? '') &&
    !one.changes &&
    !one.goes &&
    (one.deeds ?? []).every(({ verb }) => STANDING.has(verb))
  )
}
/** 柳树下, 岩石上: another subject is there. */
const LOCATED = /^(?:上|下|里|旁|边|前|后|中|间|之间|下面|旁边|上面|里面|底下)/u

/** `a man hangs red lanterns`: a verb with a subject stands right before it. */
function isDoneTo({ at }: FoundSubject, items: readonly Item[], found: readonly FoundSubject[]): boolean {
  const before = items.slice(Math.max(0, at - 4), Math.max(0, at)).findLast(({ meaning }) => !isOfNoun(meaning))
  return (
    before?.meaning.verb !== undefined &&
    !before.meaning.place &&
    found.some(other => isAlive(other) && other.at >= 0 && other.at < at)
  )
}
const isOfNoun = ({ colour, determiner, size, number }: Item['meaning']): boolean =>
  Boolean(colour ?? determiner ?? size) || number !== undefined
const isOfPlace = ({ words }: FoundSubject): boolean => findTrimmings(words.toLowerCase()).length > 0
const STANDING: ReadonlySet<string> = new Set<string>(readTable('trim-place', 'standing'))

/** A single or counted thing is a subject. Several uncounted ones belong to the place. */
const isFew = ({ at, count, words }: FoundSubject, items: readonly Item[]): boolean =>
  items.slice(Math.max(0, at - 3), Math.max(0, at)).some(({ meaning }) => meaning.number !== undefined) ||
  (count === 1 && /^[a-z ]+$/iu.test(words) && !/(?:s|heather|laundry|bunting|cypress|acacia)$/iu.test(words))
