import { membersOf, rigOf } from '@kinora/media/scene/members'
import type { AssetEntry, PlaceEntry } from '@kinora/media/scene/catalogue'
import type { Action, Entity, Placement, SceneShot } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import type { Cast } from './cast.ts'

/** A shot under construction: positions and actions, before it is completed. */
export type Draft = {
  cast: Cast
  /** The id of its place in the document, the catalogue entry, and the material of the ground. */
  place: { id: string; entry: PlaceEntry | undefined; surface?: string }
  from: number
  to: number
  /** Its entities, in order; those in the prompt first. */
  present: readonly string[]
  /** Entities far in the background. */
  background: ReadonlySet<string>
  placements: readonly Placement[]
  actions: readonly Action[]
  looks: NonNullable<SceneShot['looks']>
  /** Subjects that go past others. */
  passes: readonly { who: string; of: string }[]
  /** Parts of the place that the prompt names. */
  anchors: readonly string[]
  /** The camera is beside what it shows. */
  isSeenFromSide?: boolean
}

/** Completes a draft. */
export type Rule = (draft: Draft) => Draft

export const entityOf = ({ cast }: Pick<Draft, 'cast'>, id: string): Entity | undefined =>
  cast.entities.find(one => one.id === id || membersOf(one).some(member => member.id === id))

/** The number of members of an entity. */
export const countOf = (draft: Pick<Draft, 'cast'>, id: string): number => entityOf(draft, id)?.count ?? 1

/** The catalogue entry of an entity. */
export function entryOf(draft: Pick<Draft, 'cast'>, id: string): AssetEntry | undefined {
  const entity = entityOf(draft, id)
  const entry = entity && loadCatalogue().asset(entity.asset)
  const person = entry?.people?.[entity ? membersOf(entity).findIndex(member => member.id === id) : -1]
  if (person !== undefined) return loadCatalogue().asset(person)
  const rig = entity && entry && rigOf(entity, entry)
  return entry && rig && rig !== entry.rig ? { ...entry, rig, size: UPRIGHT } : entry
}

/** Metres: an animal on two legs. */
const UPRIGHT = { width: 0.5, height: 1.35, depth: 0.4 }

/** Each member that can be placed separately. */
export function eachOf({ cast }: Pick<Draft, 'cast'>, id: string): readonly string[] {
  const entity = cast.entities.find(one => one.id === id)
  const members = entity ? membersOf(entity).map(member => member.id) : []
  return members.length > 0 ? members : [id]
}

export const placementOf = ({ placements }: Pick<Draft, 'placements'>, id: string): Placement | undefined =>
  placements.find(({ who }) => who === id)

/** The holder of a thing. */
export const holderOf = (draft: Pick<Draft, 'placements'>, id: string): string | undefined => {
  const placement = placementOf(draft, id)
  return placement?.relation === 'held-by' && typeof placement.to === 'string' ? placement.to : undefined
}

export const isPerson = (entry: AssetEntry | undefined): boolean =>
  entry !== undefined && (entry.rig === 'person' || entry.isA.includes('person'))
export const isAlive = (entry: AssetEntry | undefined): boolean =>
  entry !== undefined && (entry.rig !== 'thing' || isPerson(entry))

export const longestOf = ({ size }: AssetEntry): number => Math.max(size.width, size.height, size.depth)
/** Metres: hands hold nothing larger, except tools. */
const [HANDY, TOOL] = [0.75, 2]

/** Things that hands can hold. */
export const isHandy = (entry: AssetEntry | undefined): boolean =>
  entry !== undefined &&
  !isPerson(entry) &&
  (entry.rig === 'thing' && !SEATS.some(one => entry.affords.includes(one))
    ? longestOf(entry) < (entry.affords.includes('hold') ? TOOL : HANDY)
    : entry.affords.includes('hold'))
const SEATS = ['sit-on', 'sit-at', 'board'] as const

/**
 * Less strict than `isHandy`, for things that the prompt puts in a hand: up to 2 m, except furniture, vehicles and
 * supports.
 */
export const isHeldThing = (entry: AssetEntry | undefined): boolean =>
  isHandy(entry) ||
  (entry?.rig === 'thing' && longestOf(entry) < TOOL && !STANDING.some(one => entry.affords.includes(one)))
const STANDING = [...SEATS, 'open', 'lean-on', 'stand-on', 'ride'] as const

/** A standing instrument, such as a piano. */
export const isPlayedAt = (entry: AssetEntry | undefined): boolean =>
  entry !== undefined && entry.affords.includes('play') && entry.affords.includes('sit-at') && !isHandy(entry)

/** Affordances of things that carry a person. */
export const RIDES = ['ride', 'board', 'sit-on', 'stand-on'] as const

/** Removes circular placements. */
export function withoutCircles(placements: readonly Placement[]): Placement[] {
  const kept: Placement[] = []
  const leads = (from: string, to: string): boolean =>
    from === to || kept.some(one => one.who === from && targetsOf(one).some(next => leads(next, to)))
  for (const one of placements)
    if (!kept.some(({ who }) => who === one.who) && !targetsOf(one).some(target => leads(target, one.who)))
      kept.push(one)
  return kept
}
const targetsOf = ({ to }: Placement): string[] =>
  (Array.isArray(to) ? [...to] : to === undefined ? [] : [to]).map(target => target.split('/')[0]!)
