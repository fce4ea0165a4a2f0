import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Action, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { meetingOf } from '../library/behaviour.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { type Rule, eachOf, entityOf, entryOf, holderOf, isAlive, isHandy, isPerson } from './draft.ts'
import { partnerRole } from './partner-role.ts'

/** Metres between two people: embracing, reaching for each other, speaking, and approaching. */
const [TOUCHING, REACHING, TOGETHER, COMING] = [0.02, 0.28, 0.5, 1.8]

/** Two people who interact stand side by side, face to face; a follower goes the same way. */
export const facePartners: Rule = draft => {
  const placements = [...draft.placements]
  const actions = [...draft.actions]
  const isFree = (id: string): boolean => !placements.some(({ who }) => who === id)
  const put = (placement: Placement): void => {
    const at = placements.findIndex(({ who }) => who === placement.who)
    if (at < 0) placements.push(placement)
    else if (placements[at]!.facing === undefined && !CARRIED.has(placements[at]!.relation))
      placements[at] = { ...placements[at]!, ...(placement.facing !== undefined && { facing: placement.facing }) }
  }
  for (const action of draft.actions) {
    const entry = loadCatalogue().action(action.does)
    const isAfter = behaviourOf(action.does).goes === 'after'
    const partner = [action.target, action.object].find(
      id =>
        id !== undefined &&
        id !== action.who &&
        (isAlive(entryOf(draft, id)) || (isAfter && isHandy(entryOf(draft, id)))) &&
        holderOf(draft, id) === undefined,
    )
    if (!entry || partner === undefined || action.path) continue
    if (placements.some(one => one.who === action.who && one.to === partner && one.relation === 'seated-on')) continue
    if (GOES.has(entry.motion ?? '') && !isAfter && entry.roles.some(({ role }) => role === 'object')) {
      // A person who brings something arrives with it.
      if (isFree(action.who)) {
        put({ who: action.who, relation: 'beside', to: partner, side: 'left', distance: COMING, facing: partner })
        put({ who: partner, relation: 'at', facing: action.who })
        actions[actions.indexOf(action)] = { ...action, path: { to: partner } }
        const own = actions.findIndex(({ who, does, path }) => who === action.who && does === entry.motion && !path)
        if (own >= 0) actions.splice(own, 1)
      }
      continue
    }
    if (GOES.has(entry.motion ?? '')) {
      const behind = placements.findIndex(({ who, to }) => who === action.who && to === partner)
      if (isAfter && behind >= 0 && !CARRIED.has(placements[behind]!.relation)) placements.splice(behind, 1)
      if (isFree(action.who) && isFree(partner)) {
        put({ who: partner, relation: 'at', facing: 90 })
        put({ who: action.who, relation: 'beside', to: partner, side: 'left', distance: 0.8, facing: 90 })
        const own = actions.filter(({ who }) => who === partner)
        const isThing = !isAlive(entryOf(draft, partner))
        const isGoing = own.some(({ does }) => GOES.has(loadCatalogue().action(does)?.motion ?? ''))
        if (isThing && !isGoing) for (const one of own) actions.splice(actions.indexOf(one), 1)
        if (isThing ? !isGoing : own.length === 0) actions.push({ who: partner, does: isThing ? ROLLS : entry.motion! })
      }
      continue
    }
    const isTouching = entry.relation === 'beside' || entry.relation === 'held-by'
    const hands = action.object !== undefined && action.object !== partner
    const going = actions.find(one => one.who === partner && GOES.has(loadCatalogue().action(one.does)?.motion ?? ''))
    if (going && isTouching && !hands && isPerson(entryOf(draft, partner)) && isFree(action.who) && isFree(partner)) {
      // A person who helps somebody across a street goes along.
      put({ who: partner, relation: 'at', facing: 90 })
      put({ who: action.who, relation: 'beside', to: partner, side: 'far', distance: TOUCHING, facing: 90 })
      actions[actions.indexOf(action)] = { ...action, does: HAND_IN_HAND }
      actions.push({ ...going, who: action.who })
      continue
    }
    const own = placements.findIndex(({ who }) => who === action.who)
    if (own >= 0 && isOpenBeside(placements[own]!, partner)) placements.splice(own, 1)
    if (isFree(action.who) && !depends(placements, partner, action.who))
      put({
        who: action.who,
        relation: 'beside',
        to: partner,
        side: freeSide(placements, partner),
        distance:
          hands || !isPerson(entryOf(draft, partner)) ? TOGETHER : apartIn(action.does, entryOf(draft, action.who)),
        facing: partner,
      })
    else put({ who: action.who, relation: 'at', facing: partner })
    put({ who: partner, relation: 'at', facing: action.who })
  }
  return { ...draft, placements, actions }
}

/** The distance of two people in an action: at arm's length if one touches the other, apart if they only speak. */
function apartIn(does: string, who: AssetEntry | undefined): number {
  const { meets, touches } = behaviourOf(does)
  if (meets !== undefined) return meetingOf(meets).isMutual ? TOUCHING : TOGETHER
  return touches === undefined ? TOGETHER : isPerson(who) ? REACHING : TOUCHING
}

/** True if the placement is only beside the partner, so that the action gives the side and the distance. */
const isOpenBeside = ({ relation, to, side, distance, offset }: Placement, partner: string): boolean =>
  relation === 'beside' && to === partner && (side ?? distance ?? offset) === undefined

/**
 * If several act with the same partner, the second gets the other side. A thing beside the partner takes a side too.
 */
function freeSide(placements: readonly Placement[], partner: string): NonNullable<Placement['side']> {
  const own = placements.find(({ who, relation }) => who === partner && relation === 'beside')
  // By default the partner is on the right of the thing, so its left side is taken.
  const taken = own && (own.side === 'left' ? 'right' : 'left')
  return FREE.find(side => side !== taken && !placements.some(one => one.to === partner && one.side === side)) ?? 'left'
}

const FREE = ['left', 'right', 'far'] as const

/** The motion of a thing that is chased. */
const ROLLS = 'roll'

/** The action of two people who go together. */
const HAND_IN_HAND = 'hold-hands'

export const GOES: ReadonlySet<string> = new Set(['run', 'walk', 'swim', 'fly'])

export const CARRIED: ReadonlySet<string> = new Set(['held-by', 'seated-on', 'lying-on', 'in', 'seated-at', 'worn-by'])

const depends = (placements: readonly Placement[], who: string, on: string): boolean =>
  placements.some(
    one =>
      one.who === who &&
      (one.to === on ||
        (typeof one.to === 'string' &&
          depends(
            placements.filter(other => other !== one),
            one.to,
            on,
          ))),
  )

/** A person who walks behind another comes up to them. */
export const comeUp: Rule = draft => {
  const placements = [...draft.placements]
  const actions = draft.actions.map((action): Action => {
    const at = placements.findIndex(({ who }) => who === action.who)
    const own = placements[at]
    const isGait = loadCatalogue().action(action.does)?.motion === action.does && GOES.has(action.does)
    const to = own?.relation === 'behind' && typeof own.to === 'string' ? own.to : undefined
    if (!own || !isGait || action.path || to === undefined || !isAlive(entryOf(draft, to))) return action
    placements[at] = { ...own, distance: COMING, facing: to }
    return { ...action, path: { to } }
  })
  return { ...draft, placements, actions }
}

/** Two people who fight, dance or hug do it with each other. */
export const pairUp: Rule = draft => {
  const actions = draft.actions.flatMap((action): Action[] => {
    const role = partnerRole(action.does)
    const [first, second, third] = eachOf(draft, action.who)
    if (!role || !first || !second || third || action[role] !== undefined) return [action]
    const tool = action.with?.[0]
    const others = tool === undefined ? undefined : [draft.cast.prop(entityOf(draft, tool)!.asset, second).id]
    return [
      { ...action, who: first, [role]: second },
      { ...action, who: second, [role]: first, ...(others && { with: others }) },
    ]
  })
  // Two people with the same action and no other partner do it together.
  for (const [at, action] of actions.entries()) {
    const role = partnerRole(action.does)
    const named = role && action[role]
    const [other, more] = actions.filter(
      one => one.does === action.does && one.who !== action.who && one.from === action.from,
    )
    if (role && other && !more && (named === undefined || !isAlive(entryOf(draft, named))))
      actions[at] = { ...action, [role]: other.who }
  }
  const tools = new Set(actions.flatMap(({ with: used = [] }) => used))
  const isGroups = ({ who, to }: Placement): boolean =>
    tools.has(who) && typeof to === 'string' && eachOf(draft, to).length > 1
  return { ...draft, actions, placements: draft.placements.filter(one => !isGroups(one)) }
}

/** Hands hold a thing first, and show a feeling afterwards. */
export const feelAfterwards: Rule = draft => {
  const middle = Number(((draft.from + draft.to) / 2).toFixed(3))
  const isUntimed = ({ from, to }: Action): boolean => (from ?? to) === undefined
  const holdsBoth = ({ does, object }: Action): boolean =>
    object !== undefined &&
    loadCatalogue()
      .action(does)
      ?.roles.some(({ role, held }) => role === 'object' && held === 'both') === true
  const isFelt = ({ does, object, target }: Action): boolean =>
    behaviourOf(does).face?.feeling !== undefined && (object ?? target) === undefined
  const both = draft.present.filter(id => {
    const own = draft.actions.filter(one => one.who === id && isUntimed(one))
    return own.some(holdsBoth) && own.some(isFelt)
  })
  const actions = draft.actions.map((one): Action => {
    if (!both.includes(one.who) || !isUntimed(one)) return one
    return holdsBoth(one) ? { ...one, to: middle } : isFelt(one) ? { ...one, from: middle } : one
  })
  return { ...draft, actions }
}
