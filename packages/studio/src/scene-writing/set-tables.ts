import type { Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { type Draft, entityOf, entryOf, eachOf, holderOf, isHandy, isPerson, placementOf } from './draft.ts'
import { needsOf } from './needs.ts'

/** The maximum number of people at one table. */
const MOST = 4
/** Metres between a person's edge and the table. */
const [SEATED, STANDING] = [0.04, 0.05]
/** Metres by which the object of work is moved from the table's centre towards the person. */
const NEAR = 0.22
/** Metres to the side of the work, for other things on the table. */
const ASIDE = -0.42
/** A screen faces the person who works at it. */
const isScreen = (entry: ReturnType<typeof entryOf>): boolean => entry?.parts.includes('screen') === true

/**
 * One table for all people who eat, write or work with their hands. Seated people have chairs, and their things lie on
 * the table. One or two people who work at a worktop stand behind it, so that their hands and faces are visible.
 */
export function setTables(draft: Draft): Draft {
  const { present, actions } = draft
  const isInside = draft.place.entry?.isIndoors === true
  const own = present.find(id => isTable(entryOf(draft, id)) && !placementOf(draft, id))
  const entryAt = (id: string | undefined) => (id === undefined ? undefined : entryOf(draft, id))
  const atOf = (id: string): ('table' | 'worktop')[] =>
    actions
      .filter(({ who, object }) => who === id && (object === undefined || isLaid(draft, object)))
      .flatMap(({ does, object }) => needsOf(does, entryAt(object)).at ?? [])
  const people = present.filter(id => isPerson(entryOf(draft, id))).flatMap(id => eachOf(draft, id))
  const whole = (id: string): string => present.find(one => eachOf(draft, one).includes(id)) ?? id
  const isFree = (id: string): boolean => {
    const placement = placementOf(draft, whole(id)) ?? placementOf(draft, id)
    return (
      (placement === undefined ||
        placement.to === own ||
        (placement.relation === 'at' && placement.to === undefined)) &&
      !actions.some(({ who, path }) => who === whole(id) && path !== undefined)
    )
  }
  const sits = (id: string): boolean => actions.some(({ who, does }) => who === whole(id) && RESTS.has(does))
  const goes = (id: string): boolean => actions.some(({ who, does }) => who === whole(id) && GOES.has(does))
  const isPlayed = (id: string): boolean =>
    actions.some(({ who, object }) => who === whole(id) && object !== undefined && isBoard(draft, object))
  /** Everything that it does, it does with things in its own hands. */
  const worksInHands = (id: string): boolean =>
    actions
      .filter(({ who }) => who === whole(id) || who === id)
      .every(
        ({ does, object }) =>
          object !== undefined &&
          holderOf(draft, object) === whole(id) &&
          loadCatalogue().action(does)?.lasts === 'throughout' &&
          behaviourOf(does).brings === undefined,
      )
  const free = people.filter(id => isFree(id) && !goes(id))
  const workers = free.filter(id => !sits(id) && atOf(whole(id)).includes('worktop'))
  const eaters = free.filter(
    id =>
      !workers.includes(id) &&
      (atOf(whole(id)).includes('table') || (own !== undefined && (sits(id) || worksInHands(id)))),
  )
  const isAsked = isInside || own !== undefined || eaters.some(isPlayed)
  const seated = isAsked && eaters.length <= MOST ? eaters : []
  const standing = isAsked && workers.length <= 2 ? workers : []
  const served = isInside || own !== undefined ? present.filter(id => isServed(draft, id)) : []
  if (
    seated.length + standing.length === 0 &&
    (own === undefined || served.length === 0) &&
    !(served.length > 0 && people.length > 0)
  )
    return draft
  const used = [...seated, ...standing]
  const isAtWorktop = standing.length > 0 && people.every(id => standing.includes(id) && isTall(entryOf(draft, id)))
  const done = actions.filter(({ who }) => standing.some(id => whole(id) === who))
  const made = isAtWorktop
    ? (done.flatMap(({ does, object }) => needsOf(does, entryAt(object)).worktop ?? [])[0] ?? 'counter')
    : 'table'
  const table = own ?? draft.cast.prop(made, 'all').id
  if (own === undefined) lowerFor(draft, table, standing)
  const worked = actions
    .filter(({ who }) => used.some(id => whole(id) === who))
    .flatMap(({ object, target, does }) => [
      ...(object && isOnTable(draft, object, does) && placementOf(draft, object)?.relation !== 'in' ? [object] : []),
      ...(target && needsOf(does).at !== undefined && isHandy(entryOf(draft, target)) ? [target] : []),
    ])
  // A pan is on the stove.
  const pans = made === 'table' ? [] : vesselsOf(draft)
  const laid = [...new Set([...served, ...worked, ...pans])].filter(id => id !== table)
  const chairs = seated.map(id => draft.cast.prop('chair', id).id)
  const placements: Placement[] = [
    ...draft.placements.filter(({ who }) => !laid.includes(who) && !used.some(id => id === who || whole(id) === who)),
    ...seats(seated, chairs, table, standing.length),
    ...standing.map(
      (who, nth): Placement => ({
        who,
        relation: 'behind',
        to: table,
        distance: STANDING,
        facing: 'camera',
        ...(standing.length > 1 && { offset: [(nth - 0.5) * 0.9, 0, 0] }),
      }),
    ),
    // The object of work is near the hands, which are behind the table.
    ...laid.map(
      (who): Placement => ({
        who,
        relation: 'on',
        to: table,
        ...(used.length === 1 &&
          (worked.includes(who) || pans.includes(who)
            ? { offset: [0, 0, -NEAR], ...(isScreen(entryOf(draft, who)) && { facing: used[0]! }) }
            : worked.length > 0 && { offset: [ASIDE, 0, 0] })),
      }),
    ),
  ]
  // A rug with a person on it lies before the table.
  const rugs = present.filter(
    id =>
      (entryOf(draft, id)?.size.height ?? FLAT) < FLAT &&
      !placementOf(draft, id) &&
      placements.some(({ to, relation }) => to === id && ON.has(relation)),
  )
  placements.push(...rugs.map((who): Placement => ({ who, relation: 'before', to: table, distance: BEFORE })))
  const added = [table, ...chairs, ...laid].filter(id => !present.includes(id))
  return { ...draft, present: [...present, ...added], placements }
}
// In metres. Things lower than FLAT are rugs; BEFORE is the gap between a rug and the table.
const [FLAT, BEFORE] = [0.1, 0.1]
const ON: ReadonlySet<string> = new Set(['lying-on', 'seated-on', 'standing-on'])
/** Metres: smaller people do not see over a worktop. */
const TALL = 1.3
const isTall = (entry: ReturnType<typeof entryOf>): boolean => (entry?.size.height ?? 0) > TALL
/** The vessel in which something is made. */
const vesselsOf = ({ placements }: Draft): string[] =>
  placements.flatMap(({ relation, to }) =>
    relation === 'in' && typeof to === 'string' && !to.includes('/') ? [to] : [],
  )
const isTable = (entry: ReturnType<typeof entryOf>): boolean =>
  entry !== undefined && entry.affords.includes('sit-at') && !entry.affords.includes('play')
const RESTS: ReadonlySet<string> = new Set(['sit', 'sit-down', 'wait', 'talk'])
const GOES: ReadonlySet<string> = new Set(['walk', 'run', 'bring', 'carry', 'dance', 'fly', 'swim', 'deliver'])

/** A single person faces the camera over the table, two face each other, others sit behind it. */
function seats(people: readonly string[], chairs: readonly string[], table: string, workers: number): Placement[] {
  return people.flatMap((who, nth): Placement[] => {
    const chair = chairs[nth]!
    const side =
      people.length === 1 && workers === 0
        ? undefined
        : nth === 0
          ? ('left' as const)
          : nth === 1
            ? ('right' as const)
            : undefined
    const behind = nth - (people.length > 3 ? 2.5 : 2)
    return [
      side
        ? { who: chair, relation: 'beside', to: table, side, distance: SEATED, facing: table }
        : {
            who: chair,
            relation: 'behind',
            to: table,
            distance: SEATED,
            facing: 'camera',
            ...(people.length > 3 && { offset: [behind * 0.7, 0, 0] }),
          },
      { who, relation: 'seated-on', to: chair },
    ]
  })
}

/** Table work with things that lie on one; larger things stand on the floor. */
const isLaid = (draft: Draft, id: string): boolean => isHandy(entryOf(draft, id)) || isBoard(draft, id)
const isBoard = (draft: Draft, id: string): boolean => {
  const entry = entryOf(draft, id)
  return entry !== undefined && entry.affords.includes('play') && entry.affords.includes('write-on')
}

/** Food is brought to the mouth; other things lie before the worker. */
const isOnTable = (draft: Draft, id: string, does: string): boolean =>
  isLaid(draft, id) && needsOf(does, entryOf(draft, id)).at !== undefined && !EATEN.some(one => does === one)
const EATEN = ['eat', 'drink', 'taste', 'pour'] as const

/** Food and vessels that are not held. */
function isServed(draft: Draft, id: string): boolean {
  const entry = entryOf(draft, id)
  if (!entry || !isHandy(entry) || entry.rig !== 'thing' || holderOf(draft, id) || placementOf(draft, id)) return false
  const isUsed = draft.actions.some(
    one => one.object === id || one.target === id || one.with?.includes(id) || one.who === id,
  )
  return !isUsed && entry.size.height < 0.5 && SERVED.some(one => entry.affords.includes(one))
}
const SERVED = ['eat', 'drink', 'put-in', 'pour'] as const

/** A worktop that the prompt does not name is low enough for the shortest person at it. */
function lowerFor(draft: Draft, table: string, standing: readonly string[]): void {
  const [entity, entry] = [entityOf(draft, table), entryOf(draft, table)]
  const shortest = Math.min(...standing.flatMap(id => entryOf(draft, id)?.size.height ?? []))
  const most = Math.round(100 * WORKTOP * shortest) / 100
  if (entity && entry && entry.size.height > most) entity.size = { height: most }
}
/** The height of a worktop, as a share of a person's height. */
const WORKTOP = 0.54
