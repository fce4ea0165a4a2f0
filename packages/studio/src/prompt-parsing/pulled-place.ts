import type { FoundSubject } from './found-subject.ts'
import { type Kind, KINDS } from '../words/kinds.ts'
import { type SaidSetting, type Whereabouts, whereabouts } from './setting.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'

/** A place of the noun itself (the kitchen of a chef) counts more than one of its kind. */
const pullOf = (kind: Kind, noun: Noun | undefined): number => Math.max(KINDS[kind].pull, noun?.place ? 2 : 1)

/** The place that the subjects imply. The strongest counts, then the first. */
export function pulledPlace(
  found: readonly FoundSubject[],
  least: number,
  { weather, time }: SaidSetting,
  isSomewhere = false,
): Whereabouts | undefined {
  const held = new Set(
    found
      .filter(holder => holder.relation?.kind === 'holding' && holder.kind !== 'person')
      .map(holder => holder.relation!.to),
  )
  const [strongest] = found
    // Food of an animal does not imply a table. An input picture implies no place.
    .filter(
      subject =>
        'sprite' in subject.what && !held.has(subject) && !isOfHouse(subject, found) && !isOnSomething(subject),
    )
    .map(({ noun, kind }) => ({
      place: noun?.place ?? KINDS[kind].place,
      where: noun?.where,
      pull: pullOf(kind, noun),
    }))
    // Space has neither weather nor hours.
    .filter(({ place }) => !isSomewhere || !PLACE_TRAITS[place].isNowhere)
    .filter(({ place, pull }) => pull >= least && !(place === 'space' && pull < 3 && (weather ?? time)))
    .toSorted((a, b) => b.pull - a.pull)
  // A stool implies a room; the pot beside it says which.
  const nearer =
    strongest?.place === 'room' && (strongest.where ?? 'room') === 'room'
      ? found.find(({ noun }) => noun?.where !== undefined && ROOMS.has(noun.where))?.noun
      : undefined
  if (nearer?.place) return whereabouts(nearer)
  return strongest && whereabouts(strongest)
}

const ROOMS: ReadonlySet<string> = new Set(['kitchen', 'bathroom', 'bedroom', 'office', 'workshop', 'bakery'])

/** `sausages on a grill`, `an owl on a branch`: the support implies the place. */
const isOnSomething = ({ relation }: FoundSubject): boolean =>
  (relation?.kind === 'on' || relation?.kind === 'in') &&
  relation.to.noun?.place !== undefined &&
  relation.to.noun.place !== 'table'

/** `a cottage with a glowing window`: the cottage is seen from outside. */
const isOfHouse = ({ what }: FoundSubject, found: readonly FoundSubject[]): boolean =>
  'sprite' in what && OPENINGS.has(what.sprite) && found.some(({ kind }) => kind === 'building')
const OPENINGS: ReadonlySet<string> = new Set(['1fa9f', '1f6aa'])
