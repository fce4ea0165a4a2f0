import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import { LENSES, MOVES, SHOT_SIZES } from '@kinora/media/scene/vocabulary'
import type { Shot } from '../setting/shot-list.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { countOf, type Draft, eachOf, entryOf, isAlive, isHandy, isPerson } from './draft.ts'

export const FRAMINGS = { wide: 'wide', medium: 'whole', close: 'bust' } as const
/** Metres: larger things are background, not targets. */
const [LARGE, LARGEST] = [4, 8]
const MOST = 10
/** Metres: larger seats and held things are targets. */
const [SEAT, CARRIED] = [1.3, 0.7]
const longestOf = (entry: ReturnType<typeof entryOf>): number =>
  entry === undefined ? 0 : Math.max(entry.size.width, entry.size.height, entry.size.depth)
/** A table, or a worktop with a person behind it. */
function isTop(draft: Draft, to: unknown): boolean {
  const entry = typeof to === 'string' ? entryOf(draft, to) : undefined
  if (!entry) return false
  const isWorktop =
    entry.isA.includes('furniture') && entry.affords.includes('put-on') && !entry.affords.includes('sit-on')
  return (
    entry.affords.includes('sit-at') ||
    (isWorktop && draft.placements.some(one => one.to === to && one.relation === 'behind'))
  )
}

/** The camera of a shot: its targets are the actors and the objects of their actions. */
export function cameraOf({ camera }: Pick<Shot, 'camera'>, draft: Draft): SceneCamera {
  const { size, framing, angle, move, from, lens = [], speed } = camera
  const named = size && SHOT_SIZES.find(one => one === size)
  const isNear = named !== undefined && named !== 'whole'
  const rider = riderIn(draft)
  const isView = isWholePlace(draft) && named === undefined && framing !== 'close'
  const shown = rider !== undefined && CALM.has(move) ? [rider] : isView ? [] : targetsOf(draft, isNear)
  const target = shown.length === 0 && FROM_ABOVE.has(angle ?? '') ? sightOf(draft) : shown
  const isAtTable = (named === undefined || target.length > 1) && atTable(draft, target)
  const isFromWaist = isAtTable || (framing === 'medium' && inHands(draft, target))
  const seer = draft.present.find(id => isAlive(entryOf(draft, id)))
  const lenses = LENSES.filter(one => lens.includes(one)).slice(0, 4)
  return {
    ...(target.length > 0 && { target }),
    size: isView
      ? 'wide'
      : (named ?? (isFromWaist ? 'waist' : framing === 'wide' && isCrowd(draft, target) ? 'whole' : FRAMINGS[framing])),
    // The camera looks up at the sky.
    ...angleOf(
      angle ?? (target.length > 0 && target.every(id => draft.background.has(id)) ? 'low' : undefined),
      isAtTable ? DOWN : looksInto(draft, target) ? INTO : undefined,
    ),
    ...(through(angle, seer, target) ?? (from === 'side' ? sideOf(draft, target) : from && { from })),
    ...(angle === 'tilted' && { roll: 12 }),
    move: rider !== undefined && CALM.has(move) ? 'follow' : (MOVES.find(one => one === move) ?? 'still'),
    ...(speed !== 'normal' && { speed }),
    ...(lenses.length > 0 && { lens: lenses }),
  }
}

/** A place that is drawn from its front shows its own parts: with nothing else in it, all of it is the subject. */
const isWholePlace = ({ present, anchors, place: { entry } }: Draft): boolean =>
  present.length === 0 && anchors.length > 0 && entry?.views === 'front'

const FROM_ABOVE: ReadonlySet<string> = new Set(['high', 'aerial', 'top'])
/** The anchors that a place is named after. From above, the camera would look past a waterfall. */
const sightOf = ({ place: { id, entry } }: Draft): string[] =>
  (entry?.anchors ?? []).flatMap(anchor => (anchor.id === entry?.id ? [`${id}/${anchor.id}`] : []))

/** Work at a table is also shown close. */
function workOf(draft: Draft, id: string): string[] {
  const worked = draft.actions.flatMap(({ who, object, with: tools = [] }) => (who === id ? [object, ...tools] : []))
  return draft.placements.flatMap(({ who, relation, to }) =>
    worked.includes(who) && relation === 'on' && isTop(draft, to) ? [who] : [],
  )
}

/** By default, the viewer is at eye level in front. */
function angleOf(angle: string | undefined, pitch: number | undefined): Pick<SceneCamera, 'angle' | 'pitch'> {
  if (angle === 'low' || angle === 'high' || angle === 'top' || angle === 'aerial') return { angle }
  return pitch !== undefined && angle === undefined ? { pitch } : { angle: 'eye' }
}
/** Degrees: slightly from above, so that things on a table are visible; and over the rim of a vessel. */
const [DOWN, INTO] = [7, 32]
/** The shot is about something in an open vessel. */
const looksInto = (draft: Draft, target: readonly string[]): boolean =>
  !draft.present.some(id => isAlive(entryOf(draft, id))) &&
  draft.placements.some(
    ({ who, relation, to }) =>
      relation === 'in' &&
      typeof to === 'string' &&
      target.some(id => id === to || id === who) &&
      isHandy(entryOf(draft, to)) &&
      !entryOf(draft, to)!.affords.includes('open'),
  )
/** People at a table are seen over it. */
const atTable = (draft: Draft, target: readonly string[]): boolean => {
  const tops = new Set(
    draft.placements.flatMap(({ to, relation }) =>
      typeof to === 'string' && relation !== 'held-by' && relation !== 'under' && isTop(draft, to) ? [to] : [],
    ),
  )
  const isSeatedBy = (id: string): boolean =>
    eachOf(draft, id).some(one => {
      const own = draft.placements.find(({ who }) => who === one)
      const seat = typeof own?.to === 'string' ? draft.placements.find(({ who }) => who === own.to) : undefined
      return [own?.to, seat?.to].some(to => typeof to === 'string' && tops.has(to))
    })
  const people = target.filter(id => isAlive(entryOf(draft, id)))
  return people.length > 0 && people.every(isSeatedBy)
}
/** Smaller work in the hands of a person is shown close. Metres. */
const SMALL_WORK = 0.4
/** True if all targets act only with a small thing in the hands of one person. */
function inHands(draft: Draft, target: readonly string[]): boolean {
  const [who, other] = target.filter(id => isAlive(entryOf(draft, id)))
  if (who === undefined || other !== undefined || !isPerson(entryOf(draft, who)) || eachOf(draft, who).length > 1)
    return false
  const isHeld = (id: string): boolean => {
    const own = draft.placements.find(one => one.who === id)
    return own?.relation === 'held-by' && typeof own.to === 'string' && own.to.split('/')[0] === who
  }
  const isSmall = (id: string): boolean => isHeld(id) && longestOf(entryOf(draft, id)) < SMALL_WORK
  const actions = draft.actions.filter(one => one.who === who)
  return (
    target.every(id => id === who || isSmall(id)) &&
    draft.actions.some(
      one => isSmall(one.who) || (one.who === who && one.object !== undefined && isSmall(one.object)),
    ) &&
    actions.every(({ does, path, target: at }) => {
      const { motion = '', result = '' } = loadCatalogue().action(does) ?? {}
      return !path && !at && CALM_WORK.has(motion) && !FLYING.some(one => result.startsWith(one))
    })
  )
}
const CALM_WORK: ReadonlySet<string> = new Set(['', 'bob', 'still'])
/** Actions whose result leaves the hands. */
const FLYING = [
  'thrown',
  'dropped',
  'rolled',
  'kicked',
  'shot',
  'tossed',
  'juggled',
  'flown',
  'dunked',
  'played',
] as const
/** A large group fills the frame. */
const isCrowd = (draft: Draft, target: readonly string[]): boolean =>
  draft.place.entry?.isIndoors === true ||
  target.filter(id => isAlive(entryOf(draft, id))).reduce((sum, id) => sum + countOf(draft, id), 0) > 1
/** This many things that nobody uses, such as flowers of a meadow, surround a person and do not widen the frame. */
const MANY = 4

/** Things without actions, and things that fall or float, do not widen the frame. */
function isWithSomebody(draft: Draft, id: string): boolean {
  const { placements, actions, present } = draft
  const person = present.some(one => isPerson(entryOf(draft, one)))
  const isOf = (other: unknown): boolean =>
    typeof other === 'string' && (person ? isPerson(entryOf(draft, other)) : isAlive(entryOf(draft, other)))
  const isUsed =
    placements.some(({ who, to }) => (who === id && typeof to === 'string') || to === id) ||
    actions.some(({ who, object, target, with: tools = [] }) => isOf(who) && [object, target, ...tools].includes(id)) ||
    actions.some(({ who }) => who === id) ||
    !actions.some(({ object, target }) => object === id || target === id)
  const isPlaced = placements.some(({ who, to }) => (who === id && to !== undefined) || to === id)
  const isRole = actions.some(one => [one.who, one.object, one.target, ...(one.with ?? [])].includes(id))
  const isAround = countOf(draft, id) >= MANY && !isAlive(entryOf(draft, id)) && !isPlaced && !isRole
  return !isDrifting(draft, id) && isUsed && !isAround
}
/** Metres: a smaller animal that passes by does not become the target beside people. */
const SMALL = 0.5
const isPassing = (draft: Draft, id: string): boolean =>
  longestOf(entryOf(draft, id)) < SMALL &&
  draft.actions.some(({ who, does }) => who === id && GOING.has(loadCatalogue().action(does)?.motion ?? ''))
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'fly'])
const DRIFTING: ReadonlySet<string> = new Set(['fall', 'float'])
/** Things in the air do not widen the frame of others. */
const isDrifting = (draft: Draft, id: string): boolean => {
  const all = [id, ...eachOf(draft, id)]
  return draft.actions.some(
    ({ who, does }) =>
      all.includes(who) &&
      !entryOf(draft, id)?.isA.includes('boat') &&
      DRIFTING.has(loadCatalogue().action(does)?.motion ?? ''),
  )
}

/** Moves that are never requested by name. */
const CALM: ReadonlySet<string> = new Set(['push', 'drift', 'still'])
const MOUNTED: ReadonlySet<string> = new Set(['seated-on', 'standing-on'])
/** A single rider through the picture: the camera follows. */
function riderIn(draft: Draft): string | undefined {
  const [rider, other] = draft.present.filter(id => isAlive(entryOf(draft, id)))
  if (rider === undefined || other !== undefined || eachOf(draft, rider).length > 1) return undefined
  const mount = draft.placements.find(({ who, relation }) => who === rider && MOUNTED.has(relation))?.to
  const isGoing = draft.actions.some(
    ({ who, does }) => who === mount && loadCatalogue().action(does)?.motion === 'drive',
  )
  return isGoing ? rider : undefined
}

function through(
  angle: string | undefined,
  seer: string | undefined,
  target: readonly string[],
): Pick<SceneCamera, 'from'> | undefined {
  if (seer === undefined || !target.some(id => id !== seer)) return undefined
  if (angle === 'first-person') return { from: `eyes-of:${seer}` }
  return angle === 'over-shoulder' ? { from: `over:${seer}` } : undefined
}

/**
 * A view from the side. Subjects that go across the picture or face another one are seen from their side from the
 * front of the picture. Among several in a row, the nearest would hide the others.
 */
function sideOf(draft: Draft, target: readonly string[]): Pick<SceneCamera, 'from'> {
  const living = target.filter(id => isAlive(entryOf(draft, id)))
  const subjects = living.length > 0 ? living : target
  if (subjects.some(id => isAcross(draft, id))) return {}
  const isOne = subjects.length === 1 && countOf(draft, subjects[0]!) === 1
  return { from: isOne ? 'left' : 'front-left' }
}
function isAcross(draft: Draft, id: string): boolean {
  const own = draft.placements.find(({ who }) => who === id)
  if (typeof own?.facing === 'number') return Math.abs(Math.sin((own.facing * Math.PI) / 180)) > 0.5
  if (own?.facing !== undefined) return own.facing !== 'camera' && own.facing !== 'away'
  if (own && MOUNTED.has(own.relation) && typeof own.to === 'string') return isAcross(draft, own.to)
  return draft.actions.some(
    ({ who, does }) =>
      who === id && ACROSS.has(loadCatalogue().action(does)?.motion ?? '') && isAlive(entryOf(draft, id)),
  )
}
/** The motions of living subjects that go across the picture by default. */
const ACROSS: ReadonlySet<string> = new Set(['walk', 'run', 'swim', 'fly'])

/** True for a building that others are in front of. */
const isLandmark = ({ placements, cast }: Draft, id: string): boolean =>
  placements.some(({ who, relation, to }) => who === id && relation === 'behind' && typeof to === 'string') &&
  (entryOf({ cast }, id)?.size.height ?? 0) >= LARGE

function targetsOf(draft: Draft, isOne: boolean): string[] {
  const { present, background, actions, placements, anchors } = draft
  const near = present.filter(id => !background.has(id))
  const hasPeople = near.some(id => isAlive(entryOf(draft, id)))
  const hasPerson = near.some(id => isPerson(entryOf(draft, id)))
  const leading = near.filter(id => {
    const entry = entryOf(draft, id)
    const isActing = actions.some(({ who }) => who === id)
    const height = entry?.size.height ?? 0
    if (isAlive(entry)) return !(hasPerson && isPassing(draft, id))
    if (!hasPeople && isLandmark(draft, id)) return false
    if (!hasPeople) return !near.some(other => other !== id && !isDrifting(draft, other)) || !isDrifting(draft, id)
    const isFirst = id === near[0] && isActing
    return (height < LARGE || (isActing && height < LARGEST) || isFirst) && isWithSomebody(draft, id)
  })
  if (leading.length === 0) return (anchors.length > 0 ? anchors : [...background]).slice(0, 2)
  // A kite or an umbrella counts as large as its holder.
  const isCarried = (id: string): boolean =>
    longestOf(entryOf(draft, id)) < CARRIED &&
    placements.some(({ who, relation }) => who === id && relation === 'held-by')
  const isSeat = (id: string): boolean => placements.some(({ to, relation }) => to === id && relation === 'seated-on')
  const people = leading.filter(id => isAlive(entryOf(draft, id)))
  const onTable = leading.filter(id =>
    placements.some(one => one.who === id && one.relation === 'on' && isTop(draft, one.to)),
  )
  if (isOne) {
    const [first] = leading as [string]
    const before = isPerson(entryOf(draft, first)) && atTable(draft, [first]) ? onTable : []
    return [...new Set([first, ...workOf(draft, first), ...before])].slice(0, MOST)
  }
  if (people.length > 0 && atTable(draft, people)) return [...people, ...onTable].slice(0, MOST)
  const main = leading.filter(id => !isCarried(id) && !(isSeat(id) && longestOf(entryOf(draft, id)) < SEAT))
  return (main.length > 0 ? main : leading).slice(0, MOST)
}
