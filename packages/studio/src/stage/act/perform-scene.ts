import type { Hold } from '@kinora/media/scene/catalogue'
import type { Action, Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Stance } from '../../bodies/motion/actions.ts'
import { useOf } from '../../library/find-behaviour.ts'
import { dressPlace, onBoards } from '../place/dress-place.ts'
import { targetsOf } from '../place/relate.ts'
import { solvePlacements, type Wanted } from '../place/solve-placements.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { deedOf } from './enact.ts'
import { type Inscription, lastingOf, type Performance } from './performance.ts'
import { performShot, type ShotPerformance } from './perform-shot.ts'
import type { Unfinished } from './timed.ts'
import { byClipTime, goesOn, inSceneTime } from './scene-time.ts'

/** The performance of a shot, its start and its end. */
export type Performed = {
  stands: ReadonlyMap<string, Stand>
  performance: ShotPerformance
  ends: ReadonlyMap<string, Performance>
  /** Letters before and after the shot. */
  inscriptions: readonly Inscription[]
  left: readonly Inscription[]
  /** The state of all performers from then on. */
  lasting: ReadonlyMap<string, Partial<Performance>>
  unfinished: readonly Unfinished[]
}

/** Actions that continue in the next shot. */
function unfinishedOf(
  { actions = [], from, to }: SceneShot,
  said: string,
  before: readonly Unfinished[],
): Unfinished[] {
  const own = actions.map((action, at): Unfinished => {
    const starts = action.from ?? from
    return { action, said: `${said}/actions/${at}`, from: starts, to: Math.max(action.to ?? to, starts + 0.05) }
  })
  return [...before, ...own].filter(one => one.to > to + 1e-6)
}

export type PerformSceneOptions = {
  scene: Scene
  company: Company
  places: ReadonlyMap<string, StagePlace>
  notes: SceneNotes
}

/** The performance of each shot. It depends on all earlier shots, whether or not they are drawn. */
export function performScene({ scene, company, places, notes }: PerformSceneOptions): (at: number) => Performed {
  const performed = new Map<number, Performed>()
  return perform

  function perform(at: number): Performed {
    const ready = performed.get(at)
    if (ready) return ready
    const shot = scene.shots[at]!
    const place = places.get(shot.place)!
    const earlier = scene.shots.slice(0, at).findLastIndex(one => one.place === shot.place)
    const before = earlier < 0 ? undefined : perform(earlier)
    const lasting = at === 0 ? new Map<string, Partial<Performance>>() : perform(at - 1).lasting
    const said = `/shots/${at}`
    const stands = solveShot(shot, said, company, place, before?.ends, notes)
    const unfinished = shot.continues ? (before?.unfinished ?? []) : []
    const going = new Map(
      unfinished.length === 0
        ? []
        : [...before!.ends].flatMap(([id, { going: ways }]) => (ways ? [[id, { going: ways }] as const] : [])),
    )
    const kept = new Map(
      [...new Set([...lasting.keys(), ...going.keys()])].map(id => [id, { ...lasting.get(id), ...going.get(id) }]),
    )
    const performance = byClipTime(
      shot,
      performShot({
        shot: inSceneTime(shot),
        said,
        company,
        stands,
        room: place.room,
        before: kept,
        unfinished: unfinished.map(one => goesOn(shot, one)),
      }),
    )
    const ends = performance.at(shot.to)
    const written = [...ends.values()].flatMap(({ writing }) => writing ?? [])
    const inscriptions = before?.left ?? []
    const made: Performed = {
      stands,
      performance,
      ends,
      inscriptions,
      left: [...inscriptions.filter(({ on }) => !written.some(one => one.on === on)), ...written],
      lasting: new Map([...lasting, ...[...ends].map(([id, one]) => [id, lastingOf(one)] as const)]),
      unfinished: unfinishedOf(shot, said, unfinished),
    }
    performed.set(at, made)
    return made
  }
}

/** The positions at the start of a shot. */
function solveShot(
  shot: SceneShot,
  said: string,
  company: Company,
  { room }: StagePlace,
  before: ReadonlyMap<string, Performance> | undefined,
  notes: SceneNotes,
): Map<string, Stand> {
  const kept = new Map<string, Stand>(
    shot.continues && before ? [...before].map(([id, { stand }]) => [id, { ...stand, isExact: true }] as const) : [],
  )
  const placed = new Map<string, Wanted>()
  for (const [at, placement] of (shot.placements ?? []).entries()) {
    // Clothes are drawn on their wearer.
    if (company.wearerOf(placement.who) !== undefined) continue
    const all = company.of(placement.who)
    for (const [nth, who] of all.entries())
      placed.set(who.id, {
        who,
        placement,
        said: `${said}/placements/${at}`,
        nth,
        count: all.length,
        ...(isOnFeet(placement, shot, company) && { isOnFeet: true }),
      })
  }
  for (const action of shot.actions ?? [])
    for (const one of [...afloatBy(action, company, shot.place, room), ...impliedBy(action, company)])
      if (!placed.has(one.who.id) && !kept.has(one.who.id) && !waitsFor(placed, one)) placed.set(one.who.id, one)
  const dressed = (shot.placements ?? []).flatMap(({ who }) => company.wearerOf(who) ?? [])
  const mentioned = [...mentionedIn(shot), ...dressed].flatMap(name => company.of(name))
  const others = [...new Set(mentioned)].filter(({ id }) => !placed.has(id) && !kept.has(id))
  const isThere = (id: string): boolean => placed.has(id) || kept.has(id) || others.some(one => one.id === id)
  for (const { who, holder, nth, count } of company.extras)
    if (holder && isThere(holder.id) && !kept.has(who.id))
      placed.set(who.id, { who, placement: { who: who.id, relation: holder.relation, to: holder.id }, nth, count })
  const again = before && !shot.continues ? others.filter(({ id }) => before.has(id)) : []
  for (const { id } of again) kept.set(id, { ...before!.get(id)!.stand, isExact: true })
  const stands = solvePlacements({
    wanted: [...placed.values()],
    others: others.filter(one => !again.includes(one)),
    before: kept,
    performers: target => company.of(target),
    room,
    notes,
  })
  for (const one of company.extras) {
    const holder = one.holder && company.byId(one.holder.id)
    const shelved = holder && stands.has(one.who.id) && onBoards(one, holder)
    if (shelved) stands.set(one.who.id, { ...stands.get(one.who.id)!, host: shelved })
  }
  return dressPlace(stands, company, shot.place, room, before, notes)
}

/** Whether somebody who is on something jumps, dances or fights there from the beginning. */
const isOnFeet = ({ who, relation }: Placement, { actions = [], from }: SceneShot, company: Company): boolean =>
  relation === 'on' &&
  actions.some(one => {
    const { pose } = deedOf(one.does)
    const isFirst =
      (one.from ?? from) <= from + 0.5 && company.of(one.who).some(({ id }) => company.of(who)[0]?.id === id)
    return isFirst && pose !== undefined && ON_FEET.has(pose)
  })
const ON_FEET: ReadonlySet<string> = new Set<Stance>([
  'jump',
  'dance',
  'kick',
  'fight',
  'cheer',
  'spin',
  'ballet',
  'taichi',
  'robot',
  'hoop',
  'handstand',
  'bow',
])

/** All entities that a shot names. */
export const namedIn = (shot: SceneShot): string[] => [
  ...mentionedIn(shot),
  ...(shot.placements ?? []).flatMap(one =>
    [one.who, ...targetsOf(one), ...(one.near === undefined ? [] : [one.near])].map(name => name.split('/')[0]!),
  ),
]

function mentionedIn({ actions = [], looks = [], speech = [], camera, texts = [] }: SceneShot): string[] {
  return [
    ...actions.flatMap(({ who, object, target, with: tools = [], of }) => [who, object, target, ...tools, of]),
    ...looks.flatMap(({ who, at }) => [who, at]),
    ...speech.map(({ who }) => who),
    ...(camera?.target ?? []),
    ...texts.map(({ on }) => on),
  ].flatMap(name => (name === undefined || name === 'camera' || name === 'screen' ? [] : [name.split('/')[0]!]))
}

/**
 * Larger things stand in front of the user and are not held: metres, and fractions of the user's height for long thin
 * things.
 */
const [HANDY, LONG, THICK] = [0.75, 1.25, 0.5]

/** Avoids circular placements. */
const waitsFor = (placed: ReadonlyMap<string, Wanted>, { who, placement: { to } }: Wanted): boolean => {
  const host = typeof to === 'string' ? placed.get(to) : undefined
  return host?.placement.to === who.id || host?.placement.to === who.entity.id
}

/** Swimmers and rowed boats without a placement are in the water of the place. */
function afloatBy({ who, does, object }: Action, company: Company, place: string, { water }: PlaceRoom): Wanted[] {
  const { behaviour, result } = deedOf(does)
  if (behaviour.in !== 'water' || water === undefined) return []
  const floating = MOUNTED.has(result ?? '') && object !== undefined ? object : who
  const all = company.of(floating)
  return all.map((one, nth) => ({
    who: one,
    placement: { who: one.id, relation: isAlive(one) ? ('in' as const) : ('on' as const), to: `${place}/${water}` },
    nth,
    count: all.length,
  }))
}

/**
 * Positions of things that an action needs and no placement gives: held as the action says, or in front of the actor.
 */
function impliedBy(action: Action, company: Company): Wanted[] {
  const [actor] = company.of(action.who)
  if (!actor) return []
  const deed = deedOf(action.does)
  const roles: readonly [role: 'object' | 'with', names: readonly string[]][] = [
    ['with', action.with ?? []],
    ['object', action.object === undefined ? [] : [action.object]],
  ]
  return roles.flatMap(([role, names]) =>
    names.flatMap((name, at) => {
      const hold = at === 0 ? deed.held[role] : 'left'
      return company.of(name).flatMap((one, nth, all): Wanted[] => {
        if (one === actor) return []
        const isBrought = deed.result === 'held-by-who' && role === 'object' && deed.behaviour.touches !== undefined
        const of = { nth, count: all.length }
        if (hold && !isBrought && canHold(actor, one, hold))
          return [implied(one, actor, 'held-by', of, nth === 0 ? hold : 'left')]
        const isAtHand = !isAlive(one) && (deed.behaviour.touches?.role === role || hold !== undefined)
        if (!isAtHand || MOUNTED.has(deed.result ?? '')) return []
        // A thing as tall as the actor would hide them.
        return [implied(one, actor, sizeOf(one).height > HIDING * sizeOf(actor).height ? 'beside' : 'before', of)]
      })
    }),
  )
}
const MOUNTED: ReadonlySet<string> = new Set(['who-on-object', 'who-on-target', 'who-on-with'])

function canHold(actor: Performer, one: Performer, hold: Hold): boolean {
  const [, middle, long] = Object.values(sizeOf(one)).toSorted((a, b) => a - b) as [number, number, number]
  const tall = sizeOf(actor).height
  if (hold === 'arms' || hold === 'waist' || hold === 'overhead') return long < LONG * tall
  if (isAlive(one)) return long < 0.3 * tall
  if (hold === 'instrument') return long < 0.8 * tall && !(middle > THICK * tall)
  return long < HANDY || (long < LONG * tall && middle < THICK * tall)
}

/** The height of a thing that hides the performer in front of it or beside it, as a share of the performer's height. */
const HIDING = 0.45

const implied = (
  one: Performer,
  actor: Performer,
  relation: 'held-by' | 'before' | 'beside',
  of: { nth: number; count: number },
  hold?: Hold,
): Wanted => ({
  who: one,
  placement: {
    who: one.id,
    relation,
    to: actor.id,
    // The keys are at its back, on the player's side.
    ...(relation === 'beside' && {
      side: 'right' as const,
      distance: 0.2,
      facing: useOf(one.asset).played === 'keys' ? 90 : actor.id,
    }),
  },
  ...of,
  ...(hold && { hold }),
})
