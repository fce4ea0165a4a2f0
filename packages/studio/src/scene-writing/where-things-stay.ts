import type { Action, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { type Draft, eachOf, entryOf, isAlive, isHandy, isPerson, placementOf } from './draft.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { meantBy } from './needs.ts'

type Rule = (draft: Draft) => Draft

/** A released thing is in the hand first. */
export const letGo: Rule = draft => {
  const isRelease = ({ does, object }: Action): boolean =>
    object !== undefined && loadCatalogue().action(does)?.result === 'dropped' && entryOf(draft, object) !== undefined
  const released = draft.actions.flatMap(one => (isRelease(one) ? [one.object!] : []))
  if (released.length === 0) return draft
  const start = Number((draft.from + HELD_FIRST * (draft.to - draft.from)).toFixed(3))
  const actions = draft.actions
    .filter(({ who, does }) => !(released.includes(who) && IN_AIR.has(loadCatalogue().action(does)?.motion ?? '')))
    .map(one => (isRelease(one) && one.from === undefined ? { ...one, from: start } : one))
  return { ...draft, actions }
}
/** The share of the shot before the release. */
const HELD_FIRST = 0.2
const IN_AIR: ReadonlySet<string> = new Set(['fly', 'float', 'rise', 'fall'])

/** A thing that is kicked first is on the ground. */
export const layForKick: Rule = draft => ({
  ...draft,
  placements: draft.placements.filter(({ who: thing, relation }) => {
    const [first] = draft.actions
      .filter(({ object, target }) => object === thing || target === thing)
      .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
    return relation !== 'held-by' || !first || loadCatalogue().action(first.does)?.result !== 'kicked'
  }),
})

/** `walks with a baby in a stroller`: who walks beside a passenger pushes. */
export const pushPassengers: Rule = draft =>
  draft.placements.reduce((now, { who: passenger, relation, to: cart }) => {
    const entry = typeof cart === 'string' ? entryOf(now, cart) : undefined
    const isCart = relation === 'in' || relation === 'seated-on'
    if (!isCart || typeof cart !== 'string' || !entry || !PUSHED.every(one => entry.affords.includes(one))) return now
    const walk = now.actions.find(
      ({ who, does, object, path }) =>
        (object ?? path) === undefined &&
        who !== passenger &&
        isPerson(entryOf(now, who)) &&
        loadCatalogue().action(does)?.motion === 'walk' &&
        [passenger, cart].some(one => placementOf(now, who)?.to === one),
    )
    if (!walk) return now
    return {
      ...now,
      placements: now.placements.filter(({ who }) => who !== walk.who),
      actions: now.actions
        .filter(({ who }) => who !== cart)
        .map(one => (one === walk ? { ...one, does: 'push', object: cart } : one)),
    }
  }, draft)
const PUSHED = ['hold', 'ride', 'put-in'] as const

/** A thing that somebody takes or picks lies beside them first, and is in the hand afterwards. */
export const lieBeforeTaken: Rule = draft =>
  draft.placements.reduce((now, own) => {
    const { who: thing, relation, to: holder } = own
    if (relation !== 'held-by' || typeof holder !== 'string' || !isPerson(entryOf(now, holder))) return now
    const used = now.actions.filter(one => [one.object, one.target, ...(one.with ?? [])].includes(thing))
    const [first] = used.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
    const entry = first && loadCatalogue().action(first.does)
    const isTaken =
      first?.who === holder &&
      first.object === thing &&
      entry?.result === 'held-by-who' &&
      // Holding has no moment of taking.
      entry.lasts === 'once' &&
      // An object with a hold of its own is caught, or drawn from the belt.
      entry.roles.find(({ role }) => role === 'object')?.held === undefined
    const stands = placementOf(now, holder)
    if (!isTaken || (stands && (stands.relation !== 'at' || stands.to !== undefined))) return now
    const others = now.placements.filter(one => one !== own && one !== stands)
    return {
      ...now,
      placements: [
        ...others,
        { ...(stands ?? { who: holder, relation: 'at' as const }), facing: thing },
        { who: thing, relation: 'beside', to: holder, side: 'right', distance: LYING },
      ],
    }
  }, draft)
/** Metres. */
const LYING = 0.15

/** The distance of the target behind the viewer and to the side, in metres; and the viewer's angle. */
const [BEYOND, ASIDE, PAST] = [3, 1.8, 115]
/** A subject that looks at another far away is seen half from behind, with the other beside its head. */
export const lookFar: Rule = draft =>
  draft.actions.reduce((now, { who, target, does }) => {
    const isSight = target !== undefined && now.background.has(target) && isAlive(entryOf(now, target))
    if (!isSight || behaviourOf(does).touches || loadCatalogue().action(does)?.motion !== 'bob') return now
    const own = placementOf(now, who)
    const isOn = own !== undefined && ON.has(own.relation) && typeof own.to === 'string'
    const root = isOn ? (own.to as string) : who
    const placed: Placement[] = [
      ...(isOn
        ? [
            { ...own, facing: PAST },
            { who: root, relation: 'at' as const },
          ]
        : [{ who, relation: 'at' as const, facing: PAST }]),
      { who: target, relation: 'behind', to: root, distance: BEYOND, offset: [ASIDE, 0, 0], facing: who },
    ]
    return {
      ...now,
      background: new Set([...now.background].filter(id => id !== target)),
      placements: [...now.placements.filter(one => !placed.some(other => other.who === one.who)), ...placed],
    }
  }, draft)
const ON: ReadonlySet<string> = new Set(['lying-on', 'standing-on', 'seated-on', 'on'])

/** A fish in a room swims in the vessel that is named, or in a bowl. */
export const fillTanks: Rule = draft => {
  const isLoose = (id: string): boolean =>
    entryOf(draft, id)?.rig === 'fish' &&
    placementOf(draft, id) === undefined &&
    draft.actions.some(({ who, does }) => who === id && loadCatalogue().action(does)?.motion === 'swim')
  const fish = draft.present.filter(isLoose)
  if (draft.place.entry?.isIndoors !== true || fish.length === 0) return draft
  const isVessel = (id: string): boolean =>
    VESSELS.some(one => entryOf(draft, id)?.affords.includes(one)) &&
    isHandy(entryOf(draft, id)) &&
    !draft.placements.some(({ to }) => to === id)
  const named = draft.present.find(isVessel)
  const tank = named ?? draft.cast.prop(BOWL, fish[0]!).id
  return {
    ...draft,
    present: named ? draft.present : [...draft.present, tank],
    placements: [...draft.placements, ...fish.map((who): Placement => ({ who, relation: 'in', to: tank }))],
  }
}
const [BOWL, VESSELS] = ['fishbowl', ['put-in', 'put-on']] as const

/** What hangs from something is below it, and not on it. */
export const hangBelow: Rule = draft => ({
  ...draft,
  placements: draft.placements.map(one =>
    one.relation === 'on' &&
    draft.actions.some(
      ({ who, does, object, target }) =>
        who === one.who &&
        target === one.to &&
        object === undefined &&
        loadCatalogue().action(does)?.result === 'hung-on-target',
    )
      ? { ...one, relation: 'hanging-from' as const }
      : one,
  ),
})

/** A person who sleeps in a room sleeps in its bed, or sitting at a table. */
export const bedSleepers: Rule = draft => {
  const { place, placements } = draft
  if (place.entry?.isIndoors !== true) return draft
  const beds = place.entry.anchors.filter(({ id }) => loadCatalogue().asset(id)?.affords.includes('lie-on'))
  const laid: Placement[] = []
  const actions = draft.actions.map((action): Action => {
    const seated = meantBy(action.does, 'seated')
    const own = placementOf(draft, action.who)
    if (!seated || !isPerson(entryOf(draft, action.who)) || own?.to !== undefined) return action
    const bed = beds[laid.length]
    if (!bed || eachOf(draft, action.who).length > 1) return { ...action, does: seated.action }
    laid.push({ who: action.who, relation: 'lying-on', to: `${place.id}/${bed.id}` })
    return action
  })
  const isLaid = ({ who }: Placement): boolean => laid.some(one => one.who === who)
  return { ...draft, actions, placements: [...placements.filter(one => !isLaid(one)), ...laid] }
}
