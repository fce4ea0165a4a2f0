import type { Size } from '@kinora/media/frames/size'
import type { Action, Placement, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { deedOf, enact } from '../act/enact.ts'
import type { Performance } from '../act/performance.ts'
import { rootStand } from '../act/face-target.ts'
import type { ShotPerformance } from '../act/perform-shot.ts'
import type { Goes } from '../../library/behaviour.ts'
import { sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { measureShown, type Shape } from './measure-shown.ts'
import type { Posed } from './posed.ts'
import { shapesOf } from './shapes.ts'
import type { Moment } from './subjects.ts'
import { surfacePoints } from './surface-points.ts'
import { projector, type View } from './view.ts'

type Options = {
  shot: SceneShot
  said: string
  company: Company
  place: StagePlace
  frame: Size
  notes: SceneNotes
  performance: ShotPerformance
  pose: (now: Now) => Moment
  /** The camera when these are posed. */
  viewOf: (moment: Moment) => View
  /** The only second that a picture shows. */
  only?: number
}

/**
 * Reports the actions that no frame shows: all that an action moves or changes is outside the frame, hidden, or turned
 * away from the camera. The difference is measured between the performance with the action and without it.
 */
export function tellUnseenActions(options: Options): void {
  const { shot, said, performance, notes, only } = options
  const { actions = [] } = shot
  // All actions of the same time are compared with the same poses.
  const moments = new Map<number, Moment>()
  const momentAt = (time: number): Moment => {
    const moment = moments.get(time) ?? options.pose(performance.at(time))
    moments.set(time, moment)
    return moment
  }
  const looks = Math.max(1, Math.min(MOMENTS.length, Math.floor(MAX_LOOKS / Math.max(1, actions.length))))
  for (const [nth, action] of actions.entries()) {
    const [from, to] = [Math.max(action.from ?? shot.from, shot.from), Math.min(action.to ?? shot.to, shot.to)]
    const times = only === undefined ? MOMENTS.slice(0, looks).map(share => from + share * (to - from)) : [only]
    const without = performance.without(nth)
    if (only === undefined && staysWhereItIs(action, performance, [from, to], options)) {
      notes.add('not-acted', `${said}/actions/${nth}`, `${action.who} stays where it is`)
      continue
    }
    const seen = new Set<Seen>()
    for (const time of times) {
      seen.add(seenAt(action, momentAt(time), options.pose(without.at(time)), options))
      if (seen.has('shown')) break
    }
    const isHidden = seen.has('hidden')
    if (seen.has('shown') || (!isHidden && times.some(time => isDoneAnyway(action, without.at(time), options))))
      continue
    const how = isHidden ? 'the camera does not see that' : 'nothing shows that'
    notes.add('not-acted', `${said}/actions/${nth}`, `${how} ${action.who} does this`)
  }
}

/** Ways along which a body is elsewhere at their end. */
const LEADING: ReadonlySet<string> = new Set<Goes>(['ahead', 'past', 'over', 'around', 'drift'])
/** Of the longest side of a body: a shorter way is not seen as one. */
const SHORT = 0.15

/** Whether an action that leads somewhere leads its actors nowhere: a vehicle without room before it. */
function staysWhereItIs(
  { who, does }: Action,
  performance: ShotPerformance,
  [from, to]: readonly [number, number],
  { company }: Options,
): boolean {
  if (!LEADING.has(deedOf(does).behaviour.goes ?? '')) return false
  const all = [0, 0.25, 0.5, 0.75, 1].map(share => performance.at(from + share * (to - from)))
  const actors = company.of(who).filter(({ id }) => all.every(now => now.has(id)))
  return (
    actors.length > 0 &&
    actors.every(one => {
      const places = all.map(now => (rootStand(now.get(one.id)!.stand, now) ?? now.get(one.id)!.stand).at)
      const { width, height, depth } = sizeOf(one)
      const far = Math.max(...places.map(at => Math.hypot(...at.map((value, axis) => value - places[0]![axis]!))))
      return far < SHORT * Math.max(width, height, depth)
    })
  )
}

/**
 * What changes nothing and is to be seen all the same: a state that a placement or another action gives, what is only
 * heard, and a rest.
 */
function isDoneAnyway(action: Action, now: Now, { company, shot }: Options): boolean {
  const { who, does, object, target, with: tools = [] } = action
  const deed = deedOf(does)
  const { motion, sound } = loadCatalogue().action(does) ?? {}
  const isOnlyHeard = sound !== undefined && deed.pose === undefined && !SHOWING.some(key => deed.behaviour[key])
  const actors = company.of(who).filter(({ id }) => now.has(id))
  // A robot has the parts of a person, and no joints.
  const isStiff = actors.some(one => one.rig === 'thing' && loadCatalogue().asset(one.asset)?.isA.includes('person'))
  if (actors.length === 0 || (motion === 'still' && !(isStiff && deed.pose !== 'stand'))) return true
  const isPlaced = shot.placements?.some(
    one => one.who === who && one.to === target && one.relation === PLACED.get(deed.result ?? ''),
  )
  if (target !== undefined && isPlaced) return true
  return actors.some(one => {
    const { stance, gesture, animalMotion } = now.get(one.id)!
    const enacted = enact(deed, one)
    const [own] = Object.values(enacted)
    if (own === undefined && isOnlyHeard) return true
    const held = [object, ...tools].flatMap(name => (name === undefined ? [] : company.of(name)))
    const isHeld = held.some(({ id }) => now.get(id)?.stand.host?.id === one.id)
    return isHeld || (own !== undefined && [stance, gesture, animalMotion].includes(own))
  })
}
/** An action with one of these is to be seen, also where its actor has no body for it. */
const SHOWING = ['events', 'goes', 'effects', 'animalMotion'] as const
/** The placement that has the result of an action. */
const PLACED: ReadonlyMap<string, Placement['relation']> = new Map([
  ['hung-on-target', 'hanging-from'],
  ['on-target', 'on'],
  ['in-target', 'in'],
])
type Now = ReadonlyMap<string, Performance>

/** Of the time of an action. */
const MOMENTS = [0.5, 0.3, 0.7, 0.12, 0.88]
/** Moments of all actions of a shot: each poses the whole company once more. */
const MAX_LOOKS = 100

/** `same`: it changes nothing at that moment, as a state does that a placement has as well. */
type Seen = 'shown' | 'hidden' | 'same'

function seenAt(action: Action, moment: Moment, without: Moment, options: Options): Seen {
  const { shot, place, frame, company, viewOf } = options
  const view = viewOf(moment)
  const project = projector(view, frame)
  const shapes = shapesOf(moment, shot, place).filter(({ id }) => id !== view.eyesOf)
  const changed = [...moment.values()].flatMap((one): Shape[] => {
    const before = without.get(one.performer.id)
    const { points, apart } = surfacePoints(one)
    const old = before && surfacePoints(before).points
    const isOther = !old || old.length !== points.length || isChanged(one, before)
    const shifted = isOther ? [] : points.filter((point, nth) => isMoved(project(point), project(old[nth]!), frame))
    const moved = isOther ? points : hasOtherEffects(one, before) ? [...shifted, ...topOf(one, points)] : shifted
    return moved.length > 0 ? [{ id: `${CHANGED}${one.performer.id}`, points: moved, apart, isPlace: true }] : []
  })
  const faces = company
    .of(action.who)
    .filter(({ id }) => isFaceChanged(moment.get(id)?.performance, without.get(id)?.performance))
  if (changed.length === 0 && faces.length === 0) return 'same'
  const shown = measureShown(view, frame, [...shapes, ...changed], () => undefined)
  if (faces.some(({ id }) => (shown.get(id)?.face ?? 0) > TURNED_AWAY)) return 'shown'
  if (faces.length > 0 && isOfFace(action)) return 'hidden'
  return changed.some(({ id }) => shown.get(id)!.visible > HARDLY) ? 'shown' : 'hidden'
}
const CHANGED = 'changed '

/** Of the points that an action changes: fewer visible ones show nothing. */
const HARDLY = 0.06
/** How far a face is turned to the camera, 0 to 1. */
const TURNED_AWAY = 0.02

/** Whether the face says what is done, whatever the arms do: a yawn, a shout. */
const isOfFace = ({ does }: Action): boolean => (deedOf(does).behaviour.face?.mouth ?? 0) >= WIDE
/** How far the mouth is open, 0 to 1. */
const WIDE = 0.8

const isFaceChanged = (now: Performance | undefined, before: Performance | undefined): boolean =>
  now?.face !== undefined && JSON.stringify(now.face) !== JSON.stringify(before?.face)

/** Of the frame's height: two pixels of a small frame. */
const MOVED = 0.006
const isMoved = ([x, y, z]: Point, [oldX, oldY, oldZ]: Point, { width, height }: Size): boolean =>
  z > 0.03 && oldZ > 0.03 && Math.hypot(((x - oldX) * width) / height, y - oldY) > MOVED

/** Whether something else than the pose differs. */
function isChanged({ performance: now }: Posed, { performance: before }: Posed): boolean {
  return (
    STATES.some(key => JSON.stringify(now[key]) !== JSON.stringify(before[key])) ||
    now.events.length !== before.events.length ||
    now.lines.length !== before.lines.length
  )
}
const hasOtherEffects = ({ performance: now }: Posed, { performance: before }: Posed): boolean =>
  now.effects.length !== before.effects.length

/** Smoke, steam, sparks and drips are seen at the top of what they come from. */
function topOf({ box: { low, high } }: Posed, points: readonly Point[]): Point[] {
  const least = high[1] - TOP * (high[1] - low[1])
  return points.filter(point => point[1] >= least)
}
const TOP = 0.3

const STATES = ['lit', 'filled', 'isBroken', 'isHalved', 'writing', 'turns'] as const
