import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Action, Entity, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import {
  type Rule,
  eachOf,
  entityOf,
  entryOf,
  holderOf,
  isAlive,
  isHandy,
  isPerson,
  isPlayedAt,
  longestOf,
  placementOf,
} from './draft.ts'
import { needsOf } from './needs.ts'
import { GOES, CARRIED } from './near-partners.ts'

/** A door that opens must be an entity, not painted on the wall. */
export const isMoving = ({ does }: Action): boolean =>
  loadCatalogue()
    .action(does)
    ?.roles.some(
      ({ role, affords }) => role === 'object' && (affords === 'open' || affords === 'break' || affords === 'hold'),
    ) === true

/** True if clothes are part of the body. Birds and fish only wear separate things. */
const isDressed = (entry: AssetEntry | undefined): boolean => entry?.rig === 'person' || entry?.rig === 'beast'

/** `helps a man straighten his tie`: clothes that hands work on are worn by the person who is helped. */
export const workOnClothes: Rule = draft => {
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
export const wearThings: Rule = draft => {
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

/** A person with a typical tool holds it if the hands are free; a person with a typical mount is on it. */
export const holdTools: Rule = draft => {
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
export const mountThings: Rule = draft => {
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
export const ACROSS = 90

const RESTING: ReadonlySet<string> = new Set(['lying-on'])

/** Adds the props of actions to the shot. */
export const showProps: Rule = draft => {
  const used = draft.actions.flatMap(({ object, target, with: tools = [] }) => [object, target, ...tools])
  const missing = [...new Set(used)].filter(
    id => id !== undefined && !id.includes('/') && !draft.present.includes(id) && entityOf(draft, id)?.id === id,
  )
  return { ...draft, present: [...draft.present, ...missing.map(id => id!)] }
}

/** An outstretched hand without a target reaches for the main thing of the shot. */
export const reachForThings: Rule = draft => {
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

/** The tool of an action is in the actor's hand. */
export const armHands: Rule = draft => {
  const placements = [...draft.placements]
  for (const { who, with: tools = [] } of draft.actions)
    for (const tool of tools)
      if (isHandy(entryOf(draft, tool)) && isPerson(entryOf(draft, who)) && !placements.some(one => one.who === tool))
        placements.push({ who: tool, relation: 'held-by', to: who })
  return { ...draft, placements }
}

/** A thing that is made in a vessel is in it. */
export const fillVessels: Rule = draft => {
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
export const climbOwnWork: Rule = draft => {
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
export const holdWork: Rule = draft => {
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
export const faceThings: Rule = draft => {
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
    const isTaken = placements.some(one => one.relation === 'beside' && one.to === thing && one.side === 'left')
    const side = isTaken ? 'right' : 'left'
    placements.push({ who, relation: 'beside', to: thing, side, distance: 0.12, facing: thing })
  }
  return { ...draft, placements }
}

const BEFORE: ReadonlySet<string> = new Set(['before', 'beside', 'at'])

/** Degrees. */
export const ASIDE_OF_SKY = 60

const isInSky = (entry: ReturnType<typeof entryOf>): boolean =>
  entry?.isA.some(kind => kind === 'sky-thing' || kind === 'heavenly-body') === true

/** A standing instrument is played from a chair and seen from the side. */
export const sitAtInstruments: Rule = draft => {
  const placements = [...draft.placements]
  const added: string[] = []
  for (const { who, object } of draft.actions) {
    const entry = object === undefined ? undefined : entryOf(draft, object)
    if (!object || !isPlayedAt(entry)) continue
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
export const seatTreated: Rule = draft => {
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
