import type { FoundSubject } from './found-subject.ts'
import { type Kind, KINDS } from '../words/kinds.ts'
import { type SaidSetting, type Whereabouts, whereabouts } from './setting.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'

/** A place that is the noun's own (a chef's kitchen) pulls more than one that all of its kind share. */
const pullOf = (kind: Kind, noun: Noun | undefined): number => Math.max(KINDS[kind].pull, noun?.place ? 2 : 1)

/** Where the subjects belong: the strongest pull counts, then the first one named. */
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
    // What a beast eats does not set a table; a picture of the user's may be of anything.
    .filter(
      subject =>
        'sprite' in subject.what && !held.has(subject) && !isOfHouse(subject, found) && !isOnSomething(subject),
    )
    .map(({ noun, kind }) => ({
      place: noun?.place ?? KINDS[kind].place,
      where: noun?.where,
      pull: pullOf(kind, noun),
    }))
    // There is no weather in space, and no hour.
    .filter(({ place }) => !isSomewhere || !PLACE_TRAITS[place].isNowhere)
    .filter(({ place, pull }) => pull >= least && !(place === 'space' && pull < 3 && (weather ?? time)))
    .toSorted((a, b) => b.pull - a.pull)
  // A stool is in some room; the pot beside it says in which.
  const nearer =
    strongest?.place === 'room' && (strongest.where ?? 'room') === 'room'
      ? found.find(({ noun }) => noun?.where !== undefined && ROOMS.has(noun.where))?.noun
      : undefined
  if (nearer?.place) return whereabouts(nearer)
  return strongest && whereabouts(strongest)
}

const ROOMS: ReadonlySet<string> = new Set(['kitchen', 'bathroom', 'bedroom', 'office', 'workshop', 'bakery'])

/** `sausages on a grill`, `an owl on a branch`: what carries it says where it is. */
const isOnSomething = ({ relation }: FoundSubject): boolean =>
  (relation?.kind === 'on' || relation?.kind === 'in') &&
  relation.to.noun?.place !== undefined &&
  relation.to.noun.place !== 'table'

/** `a cottage with a glowing window`: seen from outside. */
const isOfHouse = ({ what }: FoundSubject, found: readonly FoundSubject[]): boolean =>
  'sprite' in what && OPENINGS.has(what.sprite) && found.some(({ kind }) => kind === 'building')
const OPENINGS: ReadonlySet<string> = new Set(['1fa9f', '1f6aa'])
