import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Action, Entity, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { meetingOf } from '../library/behaviour.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import {
  type Draft,
  type Rule,
  eachOf,
  entityOf,
  entryOf,
  holderOf,
  isAlive,
  isHandy,
  isPerson,
  longestOf,
  placementOf,
} from './draft.ts'
import { accompanyRiders, driveAlong, goAround, goTogether, passBy } from './complete-ways.ts'
import { comeForLeap } from './leaps.ts'
import {
  enlargeTinyAnimals,
  enlargeUsedThings,
  fitOnTabletop,
  gatherGroups,
  scaleToClimbers,
  scaleToPaws,
  scaleToRiders,
} from './visible-sizes.ts'
import { setBack } from './landmarks.ts'
import { needsOf } from './needs.ts'
import { round } from './actions.ts'
import { partnerRole } from './partner-role.ts'
import { setTables } from './set-tables.ts'
import {
  bedSleepers,
  fillTanks,
  hangBelow,
  layForKick,
  letGo,
  lieBeforeTaken,
  lookFar,
  pushPassengers,
} from './where-things-stay.ts'
import { changeLate, growTinyThings, isStillLife, scaleProducts, scatterFalling, turnProducts } from './show-things.ts'

/** Adds details that the prompt leaves out, by rules over roles and affordances. */
export const completeShot: Rule = given =>
  RULES.reduce<Draft>((draft, rule) => rule(draft), { ...given, placements: takeUp(given) })

/** A thing that an action holds from its start has no other placement. */
function takeUp({ placements, actions }: Draft): Placement[] {
  const poured = new Set(actions.flatMap(({ object, target }) => (object && target ? [object] : [])))
  return placements.filter(
    ({ who, relation, to }) => !(poured.has(who) && (relation === 'in' || relation === 'on') && typeof to === 'string'),
  )
}

/** A room has no buildings in it. */
const leaveBuildings: Rule = draft => {
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
const useAnchors: Rule = draft => {
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
/** A door that opens must be an entity, not painted on the wall. */
const isMoving = ({ does }: Action): boolean =>
  loadCatalogue()
    .action(does)
    ?.roles.some(
      ({ role, affords }) => role === 'object' && (affords === 'open' || affords === 'break' || affords === 'hold'),
    ) === true

/** True if clothes are part of the body. Birds and fish only wear separate things. */
const isDressed = (entry: AssetEntry | undefined): boolean => entry?.rig === 'person' || entry?.rig === 'beast'

/** `helps a man straighten his tie`: clothes that hands work on are worn by the person who is helped. */
const workOnClothes: Rule = draft => {
  const worked = draft.actions.flatMap(({ who, object, does }) => {
    const isClothing = object !== undefined && entryOf(draft, object)?.affords.includes('wear') === true
    const helped = draft.actions.find(
      one => one.who === who && one.does !== does && isHelp(one) && isPerson(entryOf(draft, partnerOf(one) ?? '')),
    )
    return isClothing && helped && behaviourOf(does).touches ? [{ garment: object, helped }] : []
  })
  if (worked.length === 0) return draft
  const wearer = (id: string | undefined): string | undefined => {
    const own = worked.find(({ garment }) => garment === id)
    return own && partnerOf(own.helped)
  }
  return {
    ...draft,
    placements: [
      ...draft.placements.filter(({ who, to }) => !wearer(who) && !(typeof to === 'string' && wearer(to))),
      ...worked.map(({ garment }): Placement => ({ who: garment, relation: 'worn-by', to: wearer(garment)! })),
    ],
    actions: draft.actions
      .filter(one => !worked.some(({ helped }) => helped === one))
      .map(one => (wearer(one.object) ? { ...one, object: wearer(one.object)! } : one)),
  }
}
const partnerOf = ({ object, target }: Action): string | undefined => target ?? object
/** An action of both hands on somebody, which the other one describes. */
const isHelp = ({ does }: Action): boolean => {
  const { touches, meets } = behaviourOf(does)
  return touches?.hands === 'both' && meets === undefined
}

/** Worn things are part of their wearer. */
const wearThings: Rule = draft => {
  const worn = new Set<string>()
  for (const id of draft.present) {
    const [thing, entry] = [entityOf(draft, id), entryOf(draft, id)]
    const garment = entry?.affords.includes('wear') ? loadCatalogue().garment(entry.id)?.id : undefined
    if (!thing || garment === undefined) continue
    const placement = placementOf(draft, id)
    const to = placement?.relation === 'worn-by' && typeof placement.to === 'string' ? placement.to : undefined
    const wearer = to === undefined || !isDressed(entryOf(draft, to)) ? undefined : entityOf(draft, to)
    const isWorn = (wears: Entity['wears'] = []): boolean => wears.some(one => one.garment === garment)
    if (wearer && !isWorn(wearer.wears))
      wearer.wears = [...(wearer.wears ?? []), { garment, ...(thing.colour && { colour: thing.colour }) }].slice(0, 12)
    if (wearer ?? draft.present.some(one => isWorn(entityOf(draft, one)?.wears))) worn.add(id)
  }
  if (worn.size === 0) return draft
  const names = (role: Action['object']): boolean => role !== undefined && worn.has(role)
  return {
    ...draft,
    present: draft.present.filter(id => !worn.has(id)),
    placements: draft.placements.filter(({ who, to }) => !worn.has(who) && !(typeof to === 'string' && worn.has(to))),
    actions: draft.actions.filter(({ who, object, target }) => !worn.has(who) && !names(object) && !names(target)),
  }
}

/**
 * Small animals move this many body lengths a second, below this height in metres; a thing that is shown alone moves
 * this fraction.
 */
const [SMALL, LENGTHS, SHOWN_LENGTHS] = [0.6, 1.2, 0.22]
/** The lowest speed in a document. Metres a second. */
const SLOWEST = 0.01
/** Small animals, and small things that the shot is about, do not leave the frame too quickly. */
const goSlowly: Rule = draft => ({
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
const splashSteps: Rule = draft => {
  if (draft.place.surface !== 'water') return draft
  const actions = draft.actions.map(({ object, ...action }): Action => {
    const isGait = GAITS.has(loadCatalogue().action(action.does)?.motion ?? '')
    return { ...action, ...(isGait ? { does: WADES } : object && { object }) }
  })
  return { ...draft, actions }
}
const [GAITS, WADES]: [ReadonlySet<string>, string] = [new Set(['walk', 'run']), 'wade']

/** Boats and fish are in the water if there is some beside the land. */
const launchBoats: Rule = draft => {
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

/** A person with a typical tool holds it if the hands are free; a person with a typical mount is on it. */
const holdTools: Rule = draft => {
  const placements = [...draft.placements]
  const actions = [...draft.actions]
  const added: string[] = []
  for (const id of draft.present) {
    const entity = entityOf(draft, id)
    const holds = loadCatalogue().asset(entity?.asset ?? '')?.holds ?? loadCatalogue().asset(entity?.name ?? '')?.holds
    if (!entity || !holds || (entity.count ?? 1) > 1 || !isPerson(entryOf(draft, id))) continue
    const [mount, own] = [loadCatalogue().asset(holds), placements.findIndex(({ who }) => who === id)]
    if (mount?.affords.includes('ride')) {
      if (own >= 0 && placements[own]!.to !== undefined) continue
      const named = draft.present.find(one => entityOf(draft, one)?.asset === holds && !placementOf(draft, one))
      const ridden = named ?? draft.cast.prop(holds, id).id
      if (!named) added.push(ridden)
      const relation = mount.affords.includes('sit-on') ? ('seated-on' as const) : ('standing-on' as const)
      const { facing, side } = placements[own] ?? {}
      if (own >= 0) placements[own] = { who: id, relation, to: ridden }
      else placements.push({ who: id, relation, to: ridden })
      placements.push({ who: ridden, relation: 'at', facing: facing ?? ACROSS, ...(side && { side }) })
      if (!actions.some(({ who }) => who === id)) actions.push({ who: id, does: 'ride', object: ridden })
      continue
    }
    const isBusy =
      placements.some(one => one.to === id && one.relation === 'held-by') ||
      RESTING.has(placementOf(draft, id)?.relation ?? '') ||
      draft.actions.some(one => one.who === id && (one.object ?? one.with ?? one.target) !== undefined)
    if (isBusy) continue
    const named = draft.present.find(one => entityOf(draft, one)?.asset === holds && !placementOf(draft, one))
    const tool = named ?? draft.cast.prop(holds, id).id
    if (!named) added.push(tool)
    placements.push({ who: tool, relation: 'held-by', to: id })
    const played = actions.findIndex(one => one.who === id && loadCatalogue().action(one.does)?.pose === 'play')
    const plays = loadCatalogue().asset(holds)?.affords.includes('play') === true
    if (played >= 0) actions[played] = { ...actions[played]!, object: tool }
    else if (plays && !actions.some(one => one.who === id)) actions.push({ who: id, does: 'play', object: tool })
  }
  return { ...draft, present: [...draft.present, ...added], placements, actions }
}
/** A rider is on a thing from the start, and the thing goes across the picture. */
const mountThings: Rule = draft => {
  let placements = [...draft.placements]
  const actions = [...draft.actions]
  for (const { who, does, object, with: [tool] = [] } of draft.actions) {
    const entry = loadCatalogue().action(does)
    const ridden = entry?.result === 'who-on-with' ? tool : entry?.result === 'who-on-object' ? object : undefined
    const mount = ridden === undefined ? undefined : entryOf(draft, ridden)
    const isRidden = entry?.motion === 'ride' && mount?.rig === 'thing' && mount.affords.includes('ride')
    if (!isRidden || ridden === undefined) continue
    const [own, mounted] = [placementOf({ placements }, who), placementOf({ placements }, ridden)]
    if (own ? own.to !== ridden || !goesUnder(mount) : mounted) continue
    const relation = mount.affords.includes('sit-on') ? ('seated-on' as const) : ('standing-on' as const)
    if (!own) placements.push({ who, relation, to: ridden })
    if (!mounted) placements.push({ who: ridden, relation: 'at', facing: ACROSS })
    else if (mounted.facing === undefined)
      placements = placements.map(one => (one === mounted ? { ...one, facing: ACROSS } : one))
    // A mount in the role `with` goes already.
    if (ridden === object && !actions.some(one => one.who === ridden)) actions.push({ who: ridden, does: 'drive' })
  }
  return { ...draft, placements, actions }
}
/** True for vehicles and boards; a rocking horse stays where it is. */
const goesUnder = ({ affords }: AssetEntry): boolean => affords.includes('act') || !affords.includes('sit-on')
/** Degrees: a mount is seen from the side. */
const ACROSS = 90
const RESTING: ReadonlySet<string> = new Set(['lying-on'])

/** Adds the props of actions to the shot. */
const showProps: Rule = draft => {
  const used = draft.actions.flatMap(({ object, target, with: tools = [] }) => [object, target, ...tools])
  const missing = [...new Set(used)].filter(
    id => id !== undefined && !id.includes('/') && !draft.present.includes(id) && entityOf(draft, id)?.id === id,
  )
  return { ...draft, present: [...draft.present, ...missing.map(id => id!)] }
}

/** Metres between two people: embracing, reaching for each other, speaking, and approaching. */
const [TOUCHING, REACHING, TOGETHER, COMING] = [0.02, 0.28, 0.5, 1.8]

/** People climb stairs from their foot, one behind the other, seen from the side. */
const climbSteps: Rule = draft => {
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

/** Two people who interact stand side by side, face to face; a follower goes the same way. */
const facePartners: Rule = draft => {
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
const GOES: ReadonlySet<string> = new Set(['run', 'walk', 'swim', 'fly'])
const CARRIED: ReadonlySet<string> = new Set(['held-by', 'seated-on', 'lying-on', 'in', 'seated-at', 'worn-by'])
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
const comeUp: Rule = draft => {
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
const pairUp: Rule = draft => {
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

/** An outstretched hand without a target reaches for the main thing of the shot. */
const reachForThings: Rule = draft => {
  const thing = draft.present.find(id => {
    const [entry, relation] = [entryOf(draft, id), placementOf(draft, id)?.relation ?? 'at']
    return (
      entry?.rig === 'thing' && !draft.background.has(id) && !CARRIED.has(relation) && longestOf(entry) < WITHIN_REACH
    )
  })
  const isFree = ({ who, does, target, object }: Action): boolean =>
    behaviourOf(does).touches?.role === 'target' && !(target ?? object) && isAlive(entryOf(draft, who))
  const others = draft.actions.filter(one => !isFree(one))
  if (thing === undefined || others.some(({ who }) => who === thing)) return draft
  return { ...draft, actions: draft.actions.map(one => (isFree(one) ? { ...one, target: thing } : one)) }
}
/** Metres. */
const WITHIN_REACH = 1.5

/** Hands hold a thing first, and show a feeling afterwards. */
const feelAfterwards: Rule = draft => {
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

/** The tool of an action is in the actor's hand. */
const armHands: Rule = draft => {
  const placements = [...draft.placements]
  for (const { who, with: tools = [] } of draft.actions)
    for (const tool of tools)
      if (isHandy(entryOf(draft, tool)) && isPerson(entryOf(draft, who)) && !placements.some(one => one.who === tool))
        placements.push({ who: tool, relation: 'held-by', to: who })
  return { ...draft, placements }
}

/** A thing that is made in a vessel is in it. */
const fillVessels: Rule = draft => {
  const placements = [...draft.placements]
  for (const { object, does, with: [tool] = [] } of draft.actions) {
    const [vessel, food] = [tool && entryOf(draft, tool), object && entryOf(draft, object)]
    const isMadeIn = loadCatalogue()
      .asset(needsOf(does).with ?? '')
      ?.affords.includes('put-in')
    if (!object || !tool || !vessel || !food || !isMadeIn || !vessel.affords.includes('put-in')) continue
    const at = placements.findIndex(one => one.who === object)
    if (!isHandy(food) || longestOf(food) >= longestOf(vessel)) continue
    if (at < 0) placements.push({ who: object, relation: 'in', to: tool })
    else if (placements[at]!.relation === 'held-by') placements[at] = { who: object, relation: 'in', to: tool }
  }
  return { ...draft, placements }
}

/** A standing work of a small animal carries the animal and stands where the animal was placed. */
const climbOwnWork: Rule = draft => {
  const placements = [...draft.placements]
  for (const { who, with: [tool] = [], does } of draft.actions) {
    const [own, made] = [entryOf(draft, who), tool === undefined ? undefined : entryOf(draft, tool)]
    if (!tool || !own || !made || isPerson(own) || needsOf(does).with !== made.id || made.size.depth > FLAT) continue
    const at = placements.findIndex(one => one.who === who)
    const to = placements[at]?.to
    // `beside` several entities means among them.
    const isAmong = typeof to === 'string' && (entityOf(draft, to)?.count ?? 1) > 1
    if (at >= 0) placements[at] = isAmong ? { who: tool, relation: 'at' } : { ...placements[at]!, who: tool }
    const height = Number(Math.min(made.size.height, WORK * longestOf(own)).toFixed(3))
    entityOf(draft, tool)!.size = { height }
    placements.push({ who, relation: 'before', to: tool, distance: 0, offset: [0, Number((height / 2).toFixed(3)), 0] })
  }
  return { ...draft, placements }
}
/** The greatest depth of a flat work in metres, and its greatest height in lengths of the animal. */
const [FLAT, WORK] = [0.1, 6]

/** A thing with a grip that turns is turned in the hand: an umbrella. */
const isTurnedByGrip = (does: string, { sockets, affords }: AssetEntry): boolean =>
  sockets.includes('grip') &&
  affords.includes('hold') &&
  loadCatalogue().action(does)?.result === undefined &&
  behaviourOf(does).touches === undefined &&
  behaviourOf(does).events?.some(({ of }) => of === 'object') === true

/** Without a table, the object of work is in the hands; a small thing that a tool works on is in the other hand. */
const holdWork: Rule = draft => {
  const placements = [...draft.placements]
  for (const { who, object, does, with: tools = [] } of draft.actions) {
    const entry = object === undefined ? undefined : entryOf(draft, object)
    if (object === undefined || !entry || !isPerson(entryOf(draft, who)) || !isHandy(entry)) continue
    const { touches } = behaviourOf(does)
    const isToolWork =
      touches?.role === 'object' &&
      touches.hands === 'right' &&
      longestOf(entry) < IN_ONE_HAND &&
      tools.some(tool => holderOf({ placements }, tool) === who)
    const isInHand = loadCatalogue().action(does)?.relation === 'held-by' || isTurnedByGrip(does, entry)
    if (
      (needsOf(does, entry).at === undefined && !isToolWork && !isInHand) ||
      placements.some(one => one.who === object)
    )
      continue
    placements.push({ who: object, relation: 'held-by', to: isToolWork ? `${who}/left-hand` : who })
  }
  return { ...draft, placements }
}
/** Metres. */
const IN_ONE_HAND = 0.3

/** A person who uses a standing thing is beside it and looks at it, so that both are visible. */
const faceThings: Rule = draft => {
  const placements = [...draft.placements]
  for (const { who, object, target, does, path } of draft.actions) {
    const thing = [object, target].find(id => id !== undefined && !id.includes('/') && !isAlive(entryOf(draft, id)))
    const own = placements.findIndex(one => one.who === who)
    const entry = loadCatalogue().action(does)
    if (thing === undefined || path || !isAlive(entryOf(draft, who)) || placements.some(one => one.who === thing))
      continue
    const isPawed = !isPerson(entryOf(draft, who)) && !GOES.has(entry?.motion ?? '') && isHandy(entryOf(draft, thing))
    if (!isPawed && (!BEFORE.has(entry?.relation ?? '') || needsOf(does).at !== undefined)) continue
    // A person who looks at the sky is seen from the side.
    if (isInSky(entryOf(draft, thing))) {
      if (own < 0) placements.push({ who, relation: 'at', facing: ASIDE_OF_SKY })
      else if (placements[own]!.to === thing) placements[own] = { who, relation: 'at', facing: ASIDE_OF_SKY }
      continue
    }
    if (own >= 0 && !BEFORE.has(placements[own]!.relation)) continue
    if (own >= 0) placements.splice(own, 1)
    placements.push({ who, relation: 'beside', to: thing, side: 'left', distance: 0.12, facing: thing })
  }
  return { ...draft, placements }
}
const BEFORE: ReadonlySet<string> = new Set(['before', 'beside', 'at'])
/** Degrees. */
const ASIDE_OF_SKY = 60
const isInSky = (entry: ReturnType<typeof entryOf>): boolean =>
  entry?.isA.some(kind => kind === 'sky-thing' || kind === 'heavenly-body') === true

/** A standing instrument is played from a chair and seen from the side. */
const sitAtInstruments: Rule = draft => {
  const placements = [...draft.placements]
  const added: string[] = []
  for (const { who, object } of draft.actions) {
    const entry = object === undefined ? undefined : entryOf(draft, object)
    if (!object || !entry?.affords.includes('play') || !entry.affords.includes('sit-at') || isHandy(entry)) continue
    const own = placements.find(one => one.who === who)
    const isOpen = own === undefined || (own.relation === 'at' && (own.to === undefined || own.to === object))
    if (!isOpen || placements.some(one => one.who === object)) continue
    if (own) placements.splice(placements.indexOf(own), 1)
    const chair = draft.cast.prop('chair', who).id
    added.push(chair)
    // The player of an instrument at the right is at its left, nearer to the others.
    const side = own?.side === 'right' ? ('left' as const) : ('right' as const)
    placements.push(
      { who: object, relation: 'at', ...(own?.side && { side: own.side }), facing: side === 'right' ? 90 : -90 },
      { who: chair, relation: 'beside', to: object, side, distance: 0.05, facing: object },
      { who, relation: 'seated-on', to: chair },
    )
  }
  return { ...draft, present: [...new Set([...draft.present, ...added])], placements }
}

/** In a room, a person who is treated sits, and the other stands beside the chair, so that both faces are visible. */
const seatTreated: Rule = draft => {
  if (draft.place.entry?.isIndoors !== true) return draft
  const placements = [...draft.placements]
  const added: string[] = []
  for (const { who, object, target, does } of draft.actions) {
    const other = [object, target].find(id => id !== undefined && id !== who && isPerson(entryOf(draft, id)))
    if (needsOf(does).to !== 'seated' || other === undefined || eachOf(draft, other).length > 1) continue
    const isMoving = draft.actions.some(one => one.who === other && (one.path ?? one.object) !== undefined)
    const own = placements.findIndex(one => one.who === who)
    if (isMoving || placements.some(one => one.who === other)) continue
    if (own >= 0 && placements[own]!.to !== other) continue
    if (own >= 0) placements.splice(own, 1)
    const chair = draft.cast.prop('chair', other).id
    added.push(chair)
    placements.push(
      { who: chair, relation: 'at', facing: HALF_ASIDE },
      { who: other, relation: 'seated-on', to: chair },
      { who, relation: 'beside', to: chair, side: 'right', distance: AT_CHAIR, facing: other },
    )
  }
  return { ...draft, present: [...draft.present, ...added], placements }
}
/** Degrees and metres. */
const [HALF_ASIDE, AT_CHAIR] = [35, 0.1]

/** A person or vehicle that crosses a long thing is on it, along its length. */
const crossOver: Rule = draft => {
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

/** A vehicle, a mount with its rider, or a thing that the shot is about crosses the picture, seen from the side. */
const crossPicture: Rule = draft => {
  const placements = [...draft.placements]
  for (const { who, does, path } of draft.actions) {
    const motion = loadCatalogue().action(does)?.motion ?? ''
    const crosses = motion === 'drive' || (isStillLife(draft) && GAITS.has(motion))
    const { width = 0, depth = 0 } = entryOf(draft, who)?.size ?? {}
    // A flower or a coin would be seen from its edge.
    const isFlat = motion !== 'drive' && width > depth
    const isMount = GAITS.has(motion) && placements.some(one => one.to === who && one.relation === 'seated-on')
    if (isMount && isAlive(entryOf(draft, who)) && !path && !placements.some(one => one.who === who))
      placements.push({ who, relation: 'at', facing: 90 })
    if (crosses && !isFlat && entryOf(draft, who)?.rig === 'thing' && !path && !placements.some(one => one.who === who))
      placements.push({ who, relation: 'at', facing: 90 })
  }
  return { ...draft, placements }
}

const ON_GROUND: ReadonlySet<string> = new Set(['at', 'beside', 'before', 'behind'])
/** The usual height of flying things in metres, and of those over smaller entities as a factor of their height. */
const [ALOFT, ABOVE] = [1.7, 1.1]

/** Flying things are in the air. */
const liftFliers: Rule = draft => {
  const placements = [...draft.placements]
  // A product floats before its backdrop, within the frame.
  const isShown = draft.place.entry?.anchors.some(({ id }) => id === 'surface') === true
  for (const id of draft.present) {
    const motions = draft.actions
      .filter(({ who }) => who === id)
      .map(({ does }) => loadCatalogue().action(does)?.motion)
    const entry = entryOf(draft, id)
    const falls = motions.includes('fall') && entry?.rig === 'thing' && !placementOf(draft, id)
    const flies =
      falls ||
      motions.includes('fly') ||
      (motions.includes('float') && entry?.rig !== 'fish' && !isAfloat(draft, entry))
    const at = placements.findIndex(({ who }) => who === id)
    const own = placements[at]
    if (!flies || !entry || (own && (CARRIED.has(own.relation) || own.offset))) continue
    const high = entry.size.height
    const others = draft.present.filter(one => one !== id && !draft.background.has(one))
    const tallest = Math.max(0, ...others.map(one => entryOf(draft, one)?.size.height ?? 0))
    const aloft = tallest > 0 ? Math.min(ALOFT, ABOVE * tallest) : Math.min(ALOFT, 8 * high)
    const up = Number((isShown ? 0.6 * high : Math.max(0.5 * high, aloft)).toFixed(3))
    // Several flying things are at different positions.
    const entity = entityOf(draft, id)!
    if ((entity.count ?? 1) > 1) entity.formation ??= isAlive(entry) ? 'crowd' : 'row'
    const lifted: Placement = { ...(own ?? { who: id, relation: 'at' }), offset: [0, up, 0] }
    if (at >= 0) placements[at] = lifted
    else placements.push(lifted)
    // Who is beside a thing in the air stands on the ground.
    for (const [nth, other] of placements.entries())
      if (other.to === id && ON_GROUND.has(other.relation) && isPerson(entryOf(draft, other.who)))
        placements[nth] = {
          facing: id,
          ...other,
          relation: other.relation === 'at' ? 'beside' : other.relation,
          offset: [0, -up, 0],
        }
  }
  return { ...draft, placements }
}
const isAfloat = ({ place }: Draft, entry: ReturnType<typeof entryOf>): boolean =>
  entry?.isA.includes('boat') === true || place.entry?.anchors.some(({ id }) => id === 'water') === true

/** The distance and height of celestial bodies, in metres. */
const [FAR, LOW, HIGH, WIDE, ASIDE] = [24, 0.6, 5.2, 1.7, 5.5]
/** Metres: for lower living things the sky is lower. */
const MAN = 1.7
const hangInSky: Rule = draft => {
  const sky = draft.present.filter(id => entryOf(draft, id)?.isA.includes('heavenly-body'))
  const tallest = Math.max(
    0,
    ...draft.present.map(id => (isAlive(entryOf(draft, id)) ? entryOf(draft, id)!.size.height : 0)),
  )
  const up = LOW + (HIGH - LOW) * Math.min(1, tallest === 0 ? 1 : tallest / MAN)
  // A subject under the moon is seen from the side.
  const placements = draft.placements.flatMap((one): Placement[] =>
    sky.includes(one.who)
      ? []
      : typeof one.to === 'string' && sky.includes(one.to)
        ? [{ who: one.who, relation: 'at', facing: one.facing ?? ASIDE_OF_SKY }]
        : [one],
  )
  for (const [nth, who] of sky.entries()) {
    const entity = entityOf(draft, who)!
    entity.size ??= { height: WIDE }
    if ((entity.count ?? 1) > 1) entity.formation ??= 'row'
    placements.push({
      who,
      relation: 'at',
      side: 'middle',
      offset: [(nth - (sky.length - 1) / 2) * ASIDE, round(up), -FAR],
    })
  }
  // Fireworks fill the sky, so viewers look up.
  for (const who of draft.present)
    if (entryOf(draft, who)?.seenAs === 'bursts' && !placements.some(one => one.who === who))
      placements.push({ who, relation: 'at', offset: [ASIDE, HIGH, 0] })
  return { ...draft, placements, background: new Set([...draft.background, ...sky]) }
}

const RULES: readonly Rule[] = [
  gatherGroups,
  enlargeTinyAnimals,
  enlargeUsedThings,
  fitOnTabletop,
  leaveBuildings,
  workOnClothes,
  wearThings,
  useAnchors,
  holdTools,
  pairUp,
  showProps,
  mountThings,
  scaleToRiders,
  scaleToClimbers,
  sitAtInstruments,
  seatTreated,
  fillVessels,
  fillTanks,
  bedSleepers,
  hangBelow,
  setTables,
  lieBeforeTaken,
  layForKick,
  pushPassengers,
  letGo,
  lookFar,
  goAround,
  passBy,
  driveAlong,
  goTogether,
  armHands,
  climbOwnWork,
  holdWork,
  scaleToPaws,
  feelAfterwards,
  reachForThings,
  climbSteps,
  comeForLeap,
  comeUp,
  setBack,
  faceThings,
  facePartners,
  growTinyThings,
  scaleProducts,
  turnProducts,
  crossOver,
  crossPicture,
  accompanyRiders,
  launchBoats,
  splashSteps,
  goSlowly,
  scatterFalling,
  changeLate,
  liftFliers,
  hangInSky,
]
