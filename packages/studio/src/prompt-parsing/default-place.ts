import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Kind } from '../words/kinds.ts'
import type { Whereabouts } from './setting.ts'
import type { TimeOfDay, Weather } from '../setting/shot-list.ts'

/** The size of a crowd. */
const CROWD = 6

/**
 * A neutral place for people if nothing else implies one. In rain and at night it is the town, with lamps and a wet
 * ground.
 */
export function calmPlace(
  found: readonly FoundSubject[],
  { weather, time }: { weather?: Weather | undefined; time?: TimeOfDay | undefined },
): Whereabouts | undefined {
  const people = found.filter(({ kind }) => kind === 'person')
  if (people.length === 0) return undefined
  if (people.reduce((sum, { count }) => sum + count, 0) >= CROWD) return { place: 'street', where: 'square' }
  if (weather === 'rain' || weather === 'storm' || time === 'night') return { place: 'street', where: 'pavement' }
  return { place: 'garden', where: 'park' }
}

const ON_WHEELS: ReadonlySet<Kind> = new Set<Kind>(['car', 'bike', 'rail'])
/** Words for somebody among cars. */
const ON_THE_ROAD =
  /^(?:.*\b(?:road|crosswalk|crossing|crossroads|intersection|traffic|highway|skateboard(?:ing|s)?|crosses|crossing|middle of the)\b.*|.*(?:马路|公路|斑马线|路口|车流|滑板|车道|路中).*)$/u

/** A person in a street is on its pavement, unless there is traffic or the words say otherwise. */
export function onPavement(asked: Whereabouts, found: readonly FoundSubject[], items: readonly Item[]): Whereabouts {
  const isPlain = asked.place === 'street' && (asked.where === undefined || asked.where === 'street')
  if (!isPlain || !found.some(isAlive) || found.some(({ kind }) => ON_WHEELS.has(kind))) return asked
  if (items.some(({ text, negated }) => !negated && ON_THE_ROAD.test(text))) return asked
  return { place: 'street', where: 'pavement' }
}
