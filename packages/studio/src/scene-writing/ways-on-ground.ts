import type { Action, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { type Draft, type Rule, eachOf, entityOf, entryOf, isAlive, isPerson, longestOf, placementOf } from './draft.ts'
import { round } from './actions.ts'
import { isStillLife } from './show-things.ts'
import { isMoving, ACROSS } from './use-things.ts'
import { GOES } from './near-partners.ts'

/** A room has no buildings in it. */
export const leaveBuildings: Rule = draft => {
  if (draft.place.entry?.isIndoors !== true) return draft
  const isOutside = (id: unknown): boolean =>
    typeof id === 'string' &&
    entryOf(draft, id)?.isA.includes('building') === true &&
    entryOf(draft, id)!.size.height >= STOREY
  const isUsed = ({ who, object }: Action): boolean => isOutside(who) || isOutside(object)
  if (draft.actions.some(isUsed)) return draft
  return {
    ...draft,
    present: draft.present.filter(id => !isOutside(id)),
    placements: draft.placements.filter(({ who, to }) => !isOutside(who) && !isOutside(to)),
    actions: draft.actions.map(({ target, ...action }) =>
      isOutside(target) || !target ? action : { ...action, target },
    ),
  }
}

/** Metres: smaller ones are models. */
const STOREY = 3

/** If the place already has the thing, its anchor is used instead of a second one. */
export const useAnchors: Rule = draft => {
  const { place, present, actions, placements } = draft
  const swaps = new Map<string, string>()
  for (const id of present) {
    const [entity, entry] = [entityOf(draft, id), entryOf(draft, id)]
    if (!entity || !entry || entry.rig !== 'thing' || TAKEN.some(one => entry.affords.includes(one))) continue
    const isOwn = entity.colour ?? entity.material ?? entity.label
    // The place's trees are far away: a tree that somebody uses is its own.
    if (entry.isA.includes('plant')) continue
    const isFixed = entry.affords.includes('open') && !entry.affords.includes('put-in')
    const isMoved =
      placementOf(draft, id) !== undefined ||
      actions.some(
        one =>
          one.who === id ||
          one.with?.includes(id) ||
          (one.object === id && isMoving(one)) ||
          (one.path && 'around' in one.path && one.path.around === id),
      )
    const anchor = place.entry?.anchors.find(one => one.id === entry.id || one.names.en.includes(entry.names.en[0]!))
    if (anchor && isOwn === undefined && !isMoved && (isFixed || isReferred(draft, id)))
      swaps.set(id, `${place.id}/${anchor.id}`)
  }
  if (swaps.size === 0) return draft
  const swap = <T extends string | undefined>(id: T): T => (swaps.get(id ?? '') ?? id) as T
  return {
    ...draft,
    present: present.filter(id => !swaps.has(id)),
    anchors: [...draft.anchors, ...swaps.values()],
    placements: placements.map(one => ({
      ...one,
      ...(typeof one.to === 'string' && { to: swap(one.to) }),
      ...(typeof one.facing === 'string' && { facing: swap(one.facing) }),
    })),
    actions: actions.map(one => ({
      ...one,
      ...(one.object && { object: swap(one.object) }),
      ...(one.target && { target: swap(one.target) }),
      ...(one.path && 'to' in one.path && typeof one.path.to === 'string' && { path: { to: swap(one.path.to) } }),
      ...(one.path && 'around' in one.path && { path: { ...one.path, around: swap(one.path.around) } }),
    })),
    looks: draft.looks.map(one => ({ ...one, at: swap(one.at) })),
  }
}

/** True if another entity is placed relative to it or uses it. */
const isReferred = ({ placements, actions }: Draft, id: string): boolean =>
  placements.some(({ to, facing }) => to === id || facing === id) ||
  actions.some(({ object, target }) => object === id || target === id)

/** Affordances of things that must be within reach of people. */
const TAKEN = ['sit-on', 'sit-at', 'board', 'ride'] as const

/**
 * Small animals move this many body lengths a second, below this height in metres; a thing that is shown alone moves
 * this fraction.
 */
const [SMALL, LENGTHS, SHOWN_LENGTHS] = [0.6, 1.2, 0.22]

/** The lowest speed in a document. Metres a second. */
const SLOWEST = 0.01

/** Small animals, and small things that the shot is about, do not leave the frame too quickly. */
export const goSlowly: Rule = draft => ({
  ...draft,
  actions: draft.actions.map(action => {
    const entry = entryOf(draft, action.who)
    const motion = loadCatalogue().action(action.does)?.motion ?? ''
    if (
      !(isAlive(entry) ? GOES : GAITS).has(motion) ||
      !entry ||
      isPerson(entry) ||
      longestOf(entry) > SMALL ||
      action.path
    )
      return action
    if (!isAlive(entry) && !isStillLife(draft)) return action
    const lengths = isAlive(entry) ? LENGTHS : SHOWN_LENGTHS
    return { ...action, speed: Math.max(SLOWEST, Number((lengths * longestOf(entry)).toFixed(3))) }
  }),
})

/** On wet ground, a walk splashes. */
export const splashSteps: Rule = draft => {
  if (draft.place.surface !== 'water') return draft
  const actions = draft.actions.map(({ object, ...action }): Action => {
    const isGait = GAITS.has(loadCatalogue().action(action.does)?.motion ?? '')
    return { ...action, ...(isGait ? { does: WADES } : object && { object }) }
  })
  return { ...draft, actions }
}

export const [GAITS, WADES]: [ReadonlySet<string>, string] = [new Set(['walk', 'run']), 'wade']

/** Boats and fish are in the water if there is some beside the land. */
export const launchBoats: Rule = draft => {
  const anchors = draft.place.entry?.anchors.map(({ id }) => id) ?? []
  if (!anchors.includes('water') || !anchors.includes('middle')) return draft
  const isOfWater = (id: string): boolean =>
    entryOf(draft, id)?.isA.includes('boat') === true || entryOf(draft, id)?.rig === 'fish'
  const boats = draft.present.filter(id => isOfWater(id) && !placementOf(draft, id))
  return {
    ...draft,
    placements: [
      ...draft.placements,
      ...boats.map((who): Placement => ({ who, relation: 'in', to: `${draft.place.id}/water` })),
    ],
  }
}

/** People climb stairs from their foot, one behind the other, seen from the side. */
export const climbSteps: Rule = draft => {
  const placements = [...draft.placements]
  const added: string[] = []
  const actions = draft.actions.flatMap((action): Action[] => {
    const { who, does, object: named, path, ...rest } = action
    const isUp = behaviourOf(does).goes === 'up' && named === undefined && isPerson(entryOf(draft, who))
    if ((behaviourOf(does).goes !== 'climb' && !isUp) || path) return [action]
    const people = eachOf(draft, who)
    if (placements.some(one => one.who === who || people.includes(one.who))) return [action]
    if (named !== undefined && people.length === 1 && entryOf(draft, named)?.isA.includes('plant')) {
      if (!placements.some(one => one.who === named)) placements.push(...atTrunk(draft, who, named))
      return [action]
    }
    const object = isUp ? draft.cast.prop(STAIRS, 'all').id : named
    const entry = object === undefined ? undefined : entryOf(draft, object)
    const hasSteps = STEPS.every(one => entry?.affords.includes(one))
    if (!object || !entry || !hasSteps || entry.size.depth < entry.size.height) return [action]
    // A rock has no steps to walk up through.
    if (entry.isA.includes('natural-thing') || entry.size.depth > LONGEST_STEPS) return [action]
    if (placements.some(one => one.who === object)) return [action]
    if (isUp) added.push(object)
    const { depth, height } = entry.size
    placements.push({ who: object, relation: 'at', facing: -90 })
    return people.map((one, nth): Action => {
      const behind = NEXT_STEP * nth
      placements.push({ who: one, relation: 'beside', to: object, side: 'left', distance: 0.1 + behind, facing: 90 })
      const high = Math.max(0, height * (1 - behind / (0.85 * depth)))
      return {
        ...rest,
        who: one,
        does: 'upstairs',
        path: {
          points: [
            [0.2 + behind, 0, 0],
            [round(0.4 + 0.85 * depth), round(high), 0],
          ],
        },
      }
    })
  })
  return {
    ...draft,
    present: [...draft.present, ...added.filter(id => !draft.present.includes(id))],
    placements,
    actions,
  }
}

/** Who climbs a tree begins at its trunk, under the crown. */
function atTrunk(draft: Draft, who: string, tree: string): Placement[] {
  const size = entityOf(draft, tree)?.size
  const height = (typeof size === 'object' ? size.height : undefined) ?? entryOf(draft, tree)?.size.height ?? 0
  const aside = round(TRUNK * height + (entryOf(draft, who)?.size.depth ?? 0) / 2)
  return [
    { who: tree, relation: 'at' },
    { who, relation: 'at', to: tree, offset: [-aside, 0, 0], facing: tree },
  ]
}

/** The radius of a trunk as a share of the tree's height. */
const TRUNK = 0.06

/** The stairs that the words imply; and the metres between two people on them. */
const [STAIRS, NEXT_STEP] = ['stairs', 0.8]

const STEPS = ['stand-on', 'sit-on'] as const

/** Metres. */
const LONGEST_STEPS = 4

/** A person or vehicle that crosses a long thing is on it, along its length. */
export const crossOver: Rule = draft => {
  const placements = [...draft.placements]
  const actions = draft.actions.map((action): Action => {
    const { object, ...rest } = action
    const [own, bridge] = [entryOf(draft, action.who), object === undefined ? undefined : entryOf(draft, object)]
    const isWay = behaviourOf(action.does).goes === 'past' && bridge?.affords.includes('stand-on')
    if (!isWay || !own || !bridge || object === undefined || bridge.size.depth < SPANS * longestOf(own)) return action
    const isPlaced = (id: string): boolean => placements.some(({ who }) => who === id)
    if (isPlaced(action.who) || isPlaced(object)) return action
    placements.push(
      { who: object, relation: 'at', facing: ACROSS },
      { who: action.who, relation: isAlive(own) ? 'standing-on' : 'on', to: object, facing: ACROSS },
    )
    return isAlive(own) ? rest : { ...rest, does: 'drive' }
  })
  return { ...draft, placements, actions }
}

/** Lengths of who crosses it. */
const SPANS = 2
