import type { Action, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { type Draft, entityOf, entryOf, isAlive, longestOf, placementOf } from './draft.ts'
import { TALL } from './placements.ts'

type Rule = (draft: Draft) => Draft

const GOES: ReadonlySet<string> = new Set(['run', 'walk', 'swim', 'fly', 'drive'])
const goes = ({ does }: Action): boolean => GOES.has(loadCatalogue().action(does)?.motion ?? '')
/** Degrees: to the right of the picture. */
const ACROSS = 90

/** Replaces the placements of these entities. */
const withPlacements = (draft: Draft, placed: readonly Placement[]): Draft => ({
  ...draft,
  placements: [...draft.placements.filter(one => !placed.some(({ who }) => who === one.who)), ...placed],
})

/** True if the prompt leaves the position of an entity open, or gives it only relative to the other. */
const isOpen = (draft: Draft, id: string, other: string): boolean => {
  const own = placementOf(draft, id)
  if (!own || own.to === undefined) return !own?.side && !own?.offset
  return own.to === other && !CARRIED.has(own.relation)
}
const CARRIED: ReadonlySet<string> = new Set(['held-by', 'seated-on', 'lying-on', 'in', 'seated-at', 'worn-by'])

/** Metres between a person and an animal that goes ahead or behind, and the length of a lead. */
const [DRIVEN, LEAD] = [0.35, 0.9]

/** A person who drives or leads an animal along is seen with it from the side. */
export const driveAlong: Rule = draft =>
  draft.actions.reduce((now, action) => {
    const { brings } = behaviourOf(action.does)
    const { who, object } = action
    const isAhead = brings === 'ahead'
    if (object === undefined || action.path || !(isAhead || brings === 'behind')) return now
    if (!isAlive(entryOf(now, object)) || !isAlive(entryOf(now, who))) return now
    if (!isOpen(now, who, object) || !isOpen(now, object, who)) return now
    const side = isAhead ? ('left' as const) : ('right' as const)
    const distance = DRIVEN + (action.with ? LEAD : 0)
    const { far, near } = { far: 'far', near: 'near' } as const
    const own = placementOf(now, who)?.side
    return withPlacements(
      { ...now, actions: now.actions.filter(one => one === action || one.who !== who || !goes(one) || one.path) },
      [
        { who: object, relation: 'at', ...((own === far || own === near) && { side: own }), facing: ACROSS },
        { who, relation: 'beside', to: object, side, distance, facing: ACROSS },
      ],
    )
  }, draft)

/** Metres: the gap between a thing and somebody who runs around it. */
const CLEAR = 0.35
/** Metres: the trunk of a tree, whatever its crown. */
const TRUNK = 0.6
/**
 * The turns around a thing by default, the lead of a chased subject in radii, and the greatest height of a tree in
 * lengths of the subject that goes around it.
 */
const [HALF, AHEAD, SEEN_ROUND] = [0.6, 0.6, 4]

/** A subject that goes around a thing starts in front of it. A chased subject goes around it ahead. */
export const goAround: Rule = draft =>
  draft.actions.reduce((now, action) => {
    const { who, object, path } = action
    if (!path || !('around' in path) || path.radius !== undefined) return now
    const [own, thing] = [entryOf(now, who), entryOf(now, path.around)]
    if (!own || !thing) return now
    const isTree = thing.isA.includes('plant') && thing.size.height > 2 * longestOf(own)
    const wide = isTree ? TRUNK : Math.max(thing.size.width, thing.size.depth)
    const radius = Number((wide / 2 + longestOf(own) / 2 + CLEAR).toFixed(2))
    const chased = object !== undefined && isAlive(entryOf(now, object)) ? object : undefined
    // From the left through the front to the right.
    const round = { around: path.around, radius, turns: path.turns ?? HALF }
    const entity = entityOf(now, path.around)
    if (isTree && entity)
      entity.size ??= { height: Number(Math.min(thing.size.height, SEEN_ROUND * longestOf(own)).toFixed(2)) }
    const left: Placement = {
      who,
      relation: 'beside',
      to: path.around,
      side: 'left',
      distance: CLEAR,
      facing: 'camera',
    }
    const before = (id: string): Placement => ({
      who: id,
      relation: 'before',
      to: path.around,
      distance: CLEAR,
      offset: [Number((-AHEAD * radius).toFixed(2)), 0, 0],
      facing: ACROSS,
    })
    const actions = now.actions
      .filter(one => one === action || !((one.who === chased || one.who === who) && goes(one)))
      .map(one => (one === action ? { ...action, path: round } : one))
    const flees: Action[] = chased ? [{ who: chased, does: gaitOf(now, chased, action), path: round }] : []
    return withPlacements({ ...now, actions: [...actions, ...flees] }, [
      ...(placementOf(now, path.around) ? [] : [{ who: path.around, relation: 'at' as const }]),
      ...(chased ? [before(chased)] : []),
      left,
    ])
  }, draft)
/** Flying subjects keep flying. Others move like their pursuer. */
const gaitOf = (draft: Draft, id: string, { does }: Action): string =>
  draft.actions.some(one => one.who === id && loadCatalogue().action(one.does)?.motion === 'fly')
    ? 'fly'
    : (loadCatalogue().action(does)?.motion ?? 'walk')

/** The way of a subject that passes in front of another: its distance, its start and its length. Metres. */
const [IN_FRONT, FROM, LENGTH] = [0.5, 1.7, 3.4]

/** A subject that goes past another crosses the picture in front of it. */
export const passBy: Rule = draft =>
  draft.passes.reduce((now, { who, of }) => {
    const action = now.actions.find(one => one.who === who && !one.path && goes(one))
    const [own, other] = [entryOf(now, who), entryOf(now, of)]
    if (!action || !own || !other || !isOpen(now, who, action.object ?? of)) return now
    // Small things and clothes are not passed. Landmarks are far behind.
    const isLandmark = !isAlive(other) && other.size.height >= TALL
    if (longestOf(other) < longestOf(own) / 2 || other.affords.includes('wear') || isLandmark) return now
    const object = action.object
    const isMoved = object !== undefined && behaviourOf(action.does).brings !== undefined
    const passed = {
      ...now,
      placements: now.placements.filter(one => !(isMoved && one.who === object)),
      actions: now.actions
        .filter(one => !(isMoved && one.who === object && goes(one)))
        .map(one => (one === action ? { ...action, path: { to: [LENGTH, 0, 0] as [number, number, number] } } : one)),
    }
    return withPlacements(passed, [
      { who, relation: 'before', to: of, distance: IN_FRONT, offset: [-FROM, 0, 0], facing: ACROSS },
    ])
  }, draft)

/** A subject beside a rider goes along with the mount. */
export const accompanyRiders: Rule = draft =>
  draft.placements.reduce((now, own) => {
    const rider = own.relation === 'beside' && typeof own.to === 'string' ? placementOf(now, own.to) : undefined
    const mount = rider?.relation === 'seated-on' && typeof rider.to === 'string' ? rider.to : undefined
    const way = now.actions.find(one => one.who === mount && goes(one))
    if (mount === undefined || !way || !isAlive(entryOf(now, own.who))) return now
    if (now.actions.some(one => one.who === own.who && goes(one))) return now
    return withPlacements(
      {
        ...now,
        actions: [
          ...now.actions.map(one => (one === way ? { ...one, speed: WALKING } : one)),
          { who: own.who, does: 'walk', speed: WALKING },
        ],
      },
      [{ who: own.who, relation: 'beside', to: mount, side: 'far', distance: 0.15, facing: ACROSS }],
    )
  }, draft)
/** Metres a second. */
const WALKING = 0.6

/** Two subjects that go side by side go the same way. */
export const goTogether: Rule = draft =>
  draft.actions.reduce((now, action) => {
    const own = placementOf(now, action.who)
    const partner = own?.relation === 'beside' && typeof own.to === 'string' ? own.to : undefined
    if (!own || partner === undefined || action.path || own.side || own.facing !== undefined) return now
    const isGait = loadCatalogue().action(action.does)?.motion === action.does && GOES.has(action.does)
    const other = entryOf(now, partner)
    if (!isGait || !isAlive(entryOf(now, action.who)) || !isAlive(other)) return now
    if (placementOf(now, partner)) return now
    const isGoing = now.actions.some(one => one.who === partner && goes(one))
    const isBusy = now.actions.some(one => one.who === partner)
    return withPlacements(
      { ...now, actions: isGoing || isBusy ? now.actions : [...now.actions, { who: partner, does: action.does }] },
      [
        { who: partner, relation: 'at', facing: ACROSS },
        { ...own, side: 'near', distance: own.distance ?? DRIVEN, facing: ACROSS },
      ],
    )
  }, draft)
