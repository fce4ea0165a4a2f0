import type { ActionEntry, AssetEntry, Role } from '@kinora/media/scene/catalogue'
import type { Action } from '@kinora/media/scene/scene-schema'
import type { Deed, Motion, Shot, Subject } from '../setting/shot-list.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { readVerbs } from '../words/vocabulary/verb-file.ts'
import { readRows } from '../library/read-rows.ts'
import { RIDES, type Draft, eachOf, entryOf, isAlive, isHandy, isPerson } from './draft.ts'
import { withChanges } from './changes.ts'
import { meantBy, needsOf } from './needs.ts'
import { partnerRole } from './partner-role.ts'
import { wayOf } from './whereabouts.ts'

type IdAt = (index: number | undefined) => string | undefined
type Stage = Pick<Draft, 'cast' | 'from' | 'to'>

/** The actions of all subjects, with the entities that their roles need. */
export function actionsOf({ subjects }: Shot, idAt: IdAt, draft: Stage): Action[] {
  const beats = Math.max(1, ...subjects.flatMap(({ deeds = [] }) => deeds.map(({ beat = 0 }) => beat + 1)))
  const all = subjects.flatMap((subject, index): Action[] => {
    const who = idAt(index)
    if (!who) return []
    const done = (subject.deeds ?? []).flatMap(deed => actionOf(deed, subject, who, subjects, idAt, draft, beats))
    const kept = done.filter(
      action =>
        !isIdleBeside(action, done) &&
        !isSaidAgain(action, done) &&
        !isMeansTo(action, done) &&
        !(subject.goes && isGaitAlone(action)),
    )
    const isMoved = (subject.deeds ?? []).some(deed => !deed.motion && isByHand(deed, idAt, draft))
    const motions = isMoved ? [] : motionOf(subject, who, kept, idAt, draft)
    return withChanges([...kept, ...motions], who, subject.changes ?? [])
  })
  const isIdle = (id: string): boolean => subjects.some(({ deeds }, at) => idAt(at) === id && !deeds?.length)
  const isOwnMotion = ({ who, does }: Action): boolean =>
    isIdle(who) && (ALOFT.has(does) || (does === 'jump' && !isAlive(entryOf(draft, who))))
  return all.filter(one => !(isOwnMotion(one) && all.some(other => isHandling(other, one.who))))
}
/** True if somebody uses or chases it: a duck that is fed does not swim away, and a kicked ball does not bounce. */
function isHandling({ who, does, object, target }: Action, id: string): boolean {
  if (who === id || (object !== id && target !== id)) return false
  const { touches, goes } = behaviourOf(does)
  return touches !== undefined || goes === 'after' || loadCatalogue().action(does)?.result !== undefined
}

/** A gait without a path, of a subject whose path follows from the sides that it goes between. */
const isGaitAlone = ({ does, object, target, path }: Action): boolean =>
  (object ?? target ?? path) === undefined && does === loadCatalogue().action(does)?.motion

/** `rummages through a bin, searching for food`: a repetition of the action without its object is dropped. */
const isSaidAgain = ({ does, object, target, path, from }: Action, all: readonly Action[]): boolean =>
  (object ?? target ?? path) === undefined &&
  all.some(other => other.does === does && other.from === from && (other.object ?? other.target) !== undefined)

/** Hands that use a thing do not also act on nothing. */
function isIdleBeside({ does, object, target, with: tools, path, from }: Action, all: readonly Action[]): boolean {
  const entry = loadCatalogue().action(does)
  const isHandwork = entry !== undefined && has(entry, 'object') && !has(entry, 'path') && entry.motion === 'bob'
  return (
    isHandwork &&
    (object ?? target ?? tools ?? path) === undefined &&
    all.some(other => other.from === from && other.object !== undefined)
  )
}

/** `helps a man adjust his collar`: both hands do the later of two actions with the same partner. */
function isMeansTo(action: Action, all: readonly Action[]): boolean {
  const partner = usedBy(action)
  return (
    partner !== undefined &&
    takesBothHands(action) &&
    all
      .slice(all.indexOf(action) + 1)
      .some(other => other.from === action.from && usedBy(other) === partner && takesBothHands(other))
  )
}
const usedBy = ({ object, target }: Action): string | undefined => target ?? object
const takesBothHands = ({ does }: Action): boolean => {
  const { touches, meets } = behaviourOf(does)
  return touches?.hands === 'both' && meets === undefined
}

let byVerb: Map<string, string> | undefined
/** The action of the catalogue for a verb of the reading. */
export function actionFor(verb: string): ActionEntry | undefined {
  byVerb ??= new Map(readRows('action').map(({ id, verb: own }) => [own ?? id, id] as const))
  return loadCatalogue().action(byVerb.get(verb) ?? verb)
}

/** The action for a `deed` of the reading. */
function entryFor({ verb, words }: Deed): ActionEntry | undefined {
  const entry = actionFor(verb)
  // The words may name a more specific action that is no verb of its own: `play chess` instead of `play`.
  const exact = loadCatalogue().action(words)
  return exact?.id.startsWith(`${verb}-`) && !verbIds().has(exact.id) ? exact : entry
}

let verbs: ReadonlySet<string> | undefined
const verbIds = (): ReadonlySet<string> => (verbs ??= new Set(readVerbs().map(({ verb: { id } }) => id)))

/** The action that a verb means for food with a vessel at hand, and that vessel. */
function madeIn(
  action: string | undefined,
  { to }: Deed,
  subjects: readonly Subject[],
  idAt: IdAt,
  draft: Stage,
): { entry: ActionEntry; vessel: string } | undefined {
  const meant = action === undefined ? undefined : meantBy(action, 'vessel')
  const [food, entry] = [idAt(to), meant && loadCatalogue().action(meant.action)]
  if (!meant || !entry || !food || !entryOf(draft, food)?.affords.includes('eat')) return undefined
  const usual = loadCatalogue().asset(meant.with ?? '')
  const vessel = subjects
    .map((_, at) => idAt(at))
    .find(id => {
      const own = id === undefined || id === food ? undefined : entryOf(draft, id)
      return own?.affords.includes('put-in') && own.sockets.includes('grip') && own.isA[0] === usual?.isA[0]
    })
  return vessel === undefined ? undefined : { entry, vessel }
}

/**
 * The action that a verb means for an animal, with a tool, or of a thing in the hand: looking at a person with a mirror is
 * examining.
 */
function instead(deed: Deed, idAt: IdAt, draft: Stage): ActionEntry | undefined {
  const [to, tool, usual] = [idAt(deed.to), idAt(deed.with), entryFor(deed)?.id]
  const other = to === undefined ? undefined : entryOf(draft, to)
  if (usual === undefined || !other) return undefined
  const isWave = other.rig === 'thing' && !RIDES.some(one => other.affords.includes(one))
  const wave = isWave ? meantBy(usual, 'wave') : undefined
  const handy = isHandy(other) ? meantBy(usual, 'handy') : undefined
  if (handy) return loadCatalogue().action(handy.action)
  if (wave) return loadCatalogue().action(wave.action)
  const screen = other.parts.includes('screen') ? meantBy(usual, 'screen') : undefined
  if (screen) return loadCatalogue().action(screen.action)
  if (!isAlive(other)) return undefined
  const meant =
    tool !== undefined ? meantBy(usual, 'tool') : other?.rig === 'beast' ? meantBy(usual, 'animal') : undefined
  return meant && loadCatalogue().action(meant.action)
}

/** `slides a plate onto the table`: the verb of a motion means moving the thing by hand. */
function isByHand(deed: Deed, idAt: IdAt, draft: Stage): boolean {
  const [to, usual] = [idAt(deed.to), entryFor(deed)?.id]
  return to !== undefined && usual !== undefined && isHandy(entryOf(draft, to)) && meantBy(usual, 'handy') !== undefined
}

function actionOf(
  deed: Deed,
  subject: Subject,
  who: string,
  subjects: readonly Subject[],
  idAt: IdAt,
  draft: Stage,
  beats: number,
): Action[] {
  const cooked = madeIn(entryFor(deed)?.id, deed, subjects, idAt, draft)
  const [tool, around] = [idAt(deed.with), idAt(deed.around)]
  const entry = cooked?.entry ?? instead(deed, idAt, draft) ?? entryFor(deed)
  // Snow falls, but the house in it does not.
  if (!entry || (entry.motion === 'fall' && entryOf(draft, who)?.isA.includes('building'))) return []
  const held = subject.relation?.kind === 'holding' ? idAt(subject.relation.to) : undefined
  const to = idAt(deed.to)
  const said = [...new Set([to === held ? undefined : to, held, tool, cooked?.vessel])].flatMap(id =>
    id === undefined || id === who ? [] : [id],
  )
  const stance = subject.relation?.to === deed.to ? (subject.relation?.kind ?? '') : ''
  const isWhere = WHERE.has(stance)
  const toward = idAt(deed.toward)
  const roles: Roles = fill(
    entry,
    said,
    {
      to,
      held,
      toward,
      loose: looseIn(subjects, idAt),
      isWhere,
      isWithin: WITHIN.has(stance),
      hasSide: subject.side !== undefined,
      isThing: entryOf(draft, who)?.rig === 'thing',
    },
    draft,
  )
  if (cooked) roles.with = [cooked.vessel]
  else if (tool !== undefined && has(entry, 'with') && isHandy(entryOf(draft, tool))) roles.with = [tool]
  if (around !== undefined && around !== who && has(entry, 'path')) roles.path = { around }
  // A poured or placed thing is in its target.
  const goal = roles.object === undefined ? undefined : subjects.find((_, at) => idAt(at) === roles.object)?.relation
  const goalId = goal && idAt(goal.to)
  const isGoal = goal && (INTO.has(goal.kind) || (goalId !== undefined && isAlive(entryOf(draft, goalId))))
  const into = isGoal ? goalId : undefined
  if (into !== undefined && into !== who && roles.target === undefined && has(entry, 'target')) roles.target = into
  complete(
    entry,
    roles,
    who,
    subjects.map((_, at) => idAt(at)),
    draft,
  )
  const actor = entryOf(draft, who)
  if (entry.motion === 'rise' && has(entry, 'path') && actor && isFlier(actor)) roles.path = upwards(actor)
  // A mutual action of several.
  const all = subjects.filter(({ deeds = [] }) => deeds.some(one => one.verb === deed.verb && one.beat === deed.beat))
  const mutual = all.length > 1 || eachOf(draft, who).length > 1 ? partnerRole(entry.id) : undefined
  if (entry.roles.some(({ role, isNeeded }) => isNeeded && roles[role] === undefined && role !== mutual)) return []
  const span = (draft.to - draft.from) / beats
  const beat = deed.beat ?? 0
  return [
    {
      who,
      does: entry.id,
      ...roles,
      ...(beats > 1 && { from: round(draft.from + beat * span), to: round(draft.from + (beat + 1) * span) }),
    },
  ]
}

export const round = (value: number): number => Math.round(value * 1_000) / 1_000
const has = ({ roles }: ActionEntry, role: Role['role']): boolean => roles.some(one => one.role === role)

/** The object is assigned first. */
const ORDER: readonly Role['role'][] = ['object', 'with', 'target']

const INTO: ReadonlySet<string> = new Set(['in', 'on'])
/** Relations that only give a position: `plays under a street lamp`. */
const WHERE: ReadonlySet<string> = new Set(['under', 'beside', 'before', 'behind', 'above'])
/** Relations to a support or a container, which is not held: `knits in an armchair`. */
const WITHIN: ReadonlySet<string> = new Set(['in', 'on', 'riding'])

type Roles = Pick<Action, Role['role']>

type Said = {
  to: string | undefined
  held: string | undefined
  toward: string | undefined
  loose: readonly string[]
  /** `to` gives the position of the actor. It is an object only if it affords the action. */
  isWhere: boolean
  /** The actor is in or on `to`. */
  isWithin: boolean
  /** The prompt names the side of `to` on which the actor is. */
  hasSide: boolean
  /** The actor is a thing, which does not act on what it is in: chocolate melts in a bowl. */
  isThing: boolean
}

/** Assigns each named entity to the role that it fits. */
function fill(
  entry: ActionEntry,
  said: readonly string[],
  { to, held, toward, loose, isWhere, isWithin, hasSide, isThing }: Said,
  draft: Stage,
): Roles {
  const left = [...said]
  const take = (fits: (id: string) => boolean): string | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const roles: Roles = {}
  // `sits on the right of the fireplace`: a thing that only gives the position is not an object.
  const isOnlyWhere = isWhere && hasSide && to !== undefined && !isAlive(entryOf(draft, to))
  /** `sits down at the piano and plays`: the instrument is the piano. */
  const unused = (role: Role): string | undefined => (role.affords === 'play' ? loose.find(fitsRole(role)) : undefined)
  const fitsRole = ({ affords }: Role) =>
    affords === undefined ? () => true : (id: string) => entryOf(draft, id)?.affords.includes(affords) === true
  for (const role of entry.roles.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))) {
    if (role.role === 'object') {
      // Food is held. A person or an animal that is fed is not.
      const isForTarget = role.held !== undefined && to !== undefined && isAlive(entryOf(draft, to)) && isTouched(entry)
      const chosen = isForTarget
        ? undefined
        : role.affords === undefined
          ? take(id => id === to && !isOnlyWhere && !(isWithin && (role.held !== undefined || isThing)))
          : (take(fitsRole(role)) ??
            (role.affords === 'hold' || isWhere ? undefined : take(id => id === to)) ??
            unused(role))
      if (chosen !== undefined) roles.object = chosen
    }
    if (role.role === 'with') {
      const chosen = take(id => fitsRole(role)(id) && (id === held || isTool(entryOf(draft, id))))
      if (chosen !== undefined) roles.with = [chosen]
    }
    if (role.role === 'target') {
      const isWanted = !isOnlyWhere || (role.affords !== undefined && fitsRole(role)(to))
      const chosen = take(id => id === to && id !== held && isWanted)
      if (chosen !== undefined) roles.target = chosen
    }
  }
  // The path of a gait replaces its target.
  if (entry.id !== entry.motion || !has(entry, 'path')) return roles
  const { target: _, ...gait } = roles
  return toward === undefined ? gait : { ...gait, path: { to: toward } }
}

/** True if the action brings the object to the target by hand. */
const isTouched = ({ id, roles }: ActionEntry): boolean =>
  behaviourOf(id).touches?.role === 'target' && roles.some(({ role }) => role === 'target')

const isTool = (entry: ReturnType<typeof entryOf>): boolean =>
  isHandy(entry) && entry!.isA.some(kind => kind === 'tool' || kind === 'weapon')

/** Things without actions. */
const looseIn = (subjects: readonly Subject[], idAt: IdAt): string[] =>
  subjects.flatMap((_, at) => {
    const isUsed = subjects.some(({ deeds = [], relation }) => relation?.to === at || deeds.some(({ to }) => to === at))
    return isUsed ? [] : (idAt(at) ?? [])
  })

/** Adds props that an action needs but the prompt does not name, so that the action is recognisable. */
function complete(
  entry: ActionEntry,
  roles: Roles,
  who: string,
  present: readonly (string | undefined)[],
  draft: Stage,
): void {
  const rig = entryOf(draft, who)?.rig
  if (!isPerson(entryOf(draft, who)) && !(rig && entry.actors.every(one => one === rig))) return
  const needs = needsOf(entry.id, roles.object === undefined ? undefined : entryOf(draft, roles.object))
  const used = new Set([roles.object, roles.target])
  const find = (asset: string): string =>
    present.find(id => id !== undefined && !used.has(id) && entryOf(draft, id)?.id === asset) ??
    draft.cast.prop(asset, who).id
  if (needs.with && roles.with === undefined && has(entry, 'with')) roles.with = [find(needs.with)]
  if (needs.object && roles.object === undefined && has(entry, 'object') && !roles.target)
    roles.object = find(needs.object)
}

const MOTIONS: Partial<Record<Motion, string>> = {
  walk: 'walk',
  run: 'run',
  fly: 'fly',
  swim: 'swim',
  float: 'float',
  fall: 'fall',
  rise: 'rise',
  spin: 'spin',
  dance: 'dance',
  jump: 'jump',
  drive: 'drive',
}
/** These continue while hands do something else. */
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'fly', 'swim', 'drive', 'float', 'rise'])

const ALOFT: ReadonlySet<string> = new Set(['fly', 'swim'])
const ON_FOOT: ReadonlySet<string> = new Set(['walk', 'run'])

/** The motion of a subject whose actions give none. */
function motionOf(
  { motion, relation, goes }: Subject,
  who: string,
  done: readonly Action[],
  idAt: IdAt,
  draft: Stage,
): Action[] {
  const does = MOTIONS[motion]
  const of = goes && idAt(goes.of)
  if (of && of !== who) return [{ who, does: does ?? 'walk', path: wayOf(goes, of) }]
  const entry = entryOf(draft, who)
  if (!does || relation?.kind === 'riding' || (motion === 'fall' && entry?.isA.includes('building'))) return []
  // Who sits somewhere stays there.
  if (done.some(({ does: own }) => own === 'sit-down' || own === 'sit') && ON_FOOT.has(motion)) return []
  const isMoving = done.some(action => {
    const own = loadCatalogue().action(action.does)?.motion
    return own === motion || (own !== undefined && GOING.has(own) && !ALOFT.has(motion))
  })
  if (isMoving || (done.length > 0 && !GOING.has(motion))) return []
  // A thing of a kind that can move stays still while hands use it.
  if (!isAlive(entry) && motion === 'drive' && relation !== undefined) return []
  if (motion === 'rise' && entry && !isFlier(entry)) return []
  return [{ who, does, ...(motion === 'rise' && entry && isFlier(entry) && { path: upwards(entry) }) }]
}

/** A plant or building rises by its own height. */
const upwards = ({ size }: AssetEntry): NonNullable<Action['path']> => ({
  to: [0, round(Math.min(25, Math.max(0.5, (size.height > TALL ? 0.5 : 1) * size.height))), 0],
})
/** Metres: a taller thing does not leave the picture. */
const TALL = 4
/** Plants grow in place. */
const isFlier = ({ isA }: AssetEntry): boolean => !isA.includes('plant')
