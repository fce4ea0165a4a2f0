import type { Size } from '@kinora/media/frames/size'
import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { add } from '../../bodies/vectors.ts'
import { anchoredTo, anchoredView } from './anchored-view.ts'
import { besideActors, besides } from './beside-targets.ts'
import { cameraSide } from './camera-side.ts'
import { placeOfTarget } from './follow.ts'
import { AS_SAID, boundsOf, frameCamera, saidPitch, type Tried } from './frame-camera.ts'
import { measureShown, type PlaceDepth, type Shown } from './measure-shown.ts'
import { crowding, scoreOf } from './score-view.ts'
import { shapesOf } from './shapes.ts'
import { sweptRegions } from './orbit.ts'
import { cornersOf, joined, type Region, regionsOf } from './shot-region.ts'
import { type Moment, type SubjectOptions, subjectsOf } from './subjects.ts'
import { overShoulder, SHOULDERS, throughEyes } from './through-head.ts'
import { costOf, triedFor } from './tried-cameras.ts'
import { focalOf, type View } from './view.ts'

export type LookOptions = SubjectOptions & {
  frame: Size
  poseAt: (time: number) => Moment
  /** The depth of the place in each direction of a view. */
  depthOfPlace: (view: View) => PlaceDepth
  /** The camera follows its target. */
  isFollowing: boolean
  /** The angle of the camera around its targets, in radians. */
  arc?: number
}

/** The number of sampled moments. */
const MOMENTS = [0.02, 0.35, 0.68, 0.98]

/** Places the camera of a shot: as the document says, and otherwise so that most is visible. */
export function lookThrough(options: LookOptions): View {
  const { shot, said, company, place, frame, notes, arc = 0 } = options
  const camera = shot.camera ?? {}
  const times = MOMENTS.map(share => shot.from + share * (shot.to - shot.from))
  const all = times.map(options.poseAt)
  // A camera that goes along frames its target in the middle of the shot, and has moved with it at the other moments.
  const moments = options.isFollowing ? [options.poseAt((shot.from + shot.to) / 2)] : all
  const { targets, subjects } = subjectsOf(options, moments)
  const side = cameraSide(camera, targets)
  const regions = regionsOf(targets, camera.size ?? 'whole', place.room)
  const held = sweptRegions(nearFirst(besideActors(targets, regions, frame, camera.size), camera), arc)
  const isEmpty = targets.length === 0
  const framed = (regions: readonly Region[], also: readonly Region[], tried = AS_SAID): View =>
    frameCamera({ camera, regions, isEmpty, around: also, side, frame, room: place.room, arc }, tried)
  const spanIn = (view: View): number => {
    const [left, right, top, bottom] = boundsOf(held.flatMap(cornersOf), view, frame)
    return Math.max(right - left, bottom - top)
  }
  const alone = spanIn(framed(held, []))
  const around = besides(subjects, held, camera, also => alone / spanIn(framed(held, also)))
  const shapes = all.map(moment => shapesOf(moment, shot, place))
  const gone = options.isFollowing ? all.map(moment => wayOf(moments[0]!, moment, options)) : []
  const through = /^(over|eyes-of):(.+)$/u.exec(camera.from ?? '')
  const head = through ? headOf(through[2]!, options, moments) : undefined
  if (through && !head) notes.add('not-in-frame', `${said}/camera/from`, `${through[2]} is not in this shot`)
  const past = through?.[1] === 'over' && head ? company.of(through[2]!)[0]!.id : undefined

  const roll = rad(camera.roll ?? 0)
  const anchor = anchoredTo(shot, place)
  const anchored =
    anchor === undefined || saidPitch(camera) !== undefined || roll !== 0
      ? []
      : ANCHORED_RAISED.flatMap(raised =>
          ANCHORED_ASIDE.flatMap(aside => {
            const view = anchoredView(camera, { regions: held, around }, side, frame, raised, aside)
            return view ? [{ view: () => view, cost: 0.28 * raised + Math.abs(aside) }] : []
          }),
        )
  if (anchor !== undefined && anchored.length === 0 && !through && side[1] > -0.5)
    notes.add(
      'place-view',
      `${said}/camera/from`,
      `the place is painted from its front: ${anchor} is seen as from there`,
    )
  const candidates: { view: () => View; cost: number; tried?: Tried }[] =
    head && through
      ? past === undefined
        ? [{ view: () => throughEyes(head, held, frame, through[2]!, roll), cost: 0 }]
        : SHOULDERS.map((shoulder, nth) => ({
            view: () => overShoulder(head, held, frame, shoulder, roll),
            cost: 0.02 * nth,
          }))
      : anchored.length > 0
        ? anchored
        : triedFor(shot, targets.length).map(tried => ({
            view: () => framed(held, around, tried),
            cost: costOf(tried, camera),
            tried,
          }))
  const isFixed = candidates.length === 1
  let best: Rated | undefined
  const rated: Rated[] = []
  for (const { view: make, cost: asked, tried } of candidates) {
    const view = make()
    const cost = asked + (showsSky(camera, place.room) ? lossOfSky(view, frame) : 0)
    const now: Rated = { view, ...rate(view), cost, ...(tried && { tried }) }
    rated.push(now)
    if (!best || now.score - now.cost > best.score - best.cost + 1e-9) best = now
    if (best.score - best.cost > GOOD) break
  }
  if (!isFixed && anchored.length === 0 && (place.room.isFree || best!.isCrowded)) best = stepped(best!)
  tellHidden(best!.shown)
  return best!.view

  /**
   * Among the best cameras, takes the one with the least occlusion by furniture, pillars and walls. It may move nearer
   * or back.
   */
  function stepped(first: Rated): Rated {
    const sorted = rated.toSorted((a, b) => b.score - b.cost - (a.score - a.cost)).slice(0, MAX_PLATES)
    let found: Rated | undefined
    const look = ({ view, cost, tried }: Pick<Rated, 'view' | 'cost' | 'tried'>): void => {
      const depth = place.room.isFree ? options.depthOfPlace(view) : undefined
      const now: Rated = { view, ...rate(view, depth), cost, ...(tried && { tried }) }
      if (!found || now.score - now.cost > found.score - found.cost + 0.02) found = now
    }
    for (const one of place.room.isFree ? sorted : [first]) {
      look(one)
      // If the place hides nothing, no other camera is better.
      if (!one.isCrowded && found!.score - found!.cost > one.score - one.cost - HIDES_LITTLE) return found!
    }
    const { tried } = found!
    if (tried)
      for (const now of aroundOf(tried)) {
        if (found!.score - found!.cost > GOOD) break
        const view = framed(held, around, now)
        look({ view, cost: costOf(now, camera), tried: now })
      }
    return found!
  }

  /** Cameras higher up and at other sides, as far as the document allows, and nearer and farther ones. */
  function aroundOf(tried: Tried): Tried[] {
    const seen = new Set(rated.map(one => JSON.stringify(one.tried)))
    const others = triedFor(shot, targets.length).filter(
      one => !seen.has(JSON.stringify(one)) && (one.turned === tried.turned || one.raised === tried.raised),
    )
    return [...others.slice(0, MAX_OTHERS), ...STEPS.map(away => ({ ...tried, away }))]
  }

  function rate(view: View, depth?: PlaceDepth): Pick<Rated, 'score' | 'shown' | 'isCrowded'> {
    const seen = shapes.map((one, nth) =>
      measureShown(
        movedBy(view, gone[nth]),
        frame,
        one.filter(({ id }) => id !== view.eyesOf),
        id => shifted(subjects.find(({ ids }) => ids.includes(id))?.within, gone[nth]),
        depth,
      ),
    )
    const shown = new Map<string, Shown>()
    for (const id of new Set(seen.flatMap(one => [...one.keys()]))) {
      const each = seen.flatMap(one => one.get(id) ?? [])
      const mean = (of: 'inFrame' | 'visible' | 'high' | 'area' | 'face'): number =>
        each.reduce((sum, one) => sum + one[of], 0) / each.length
      const hiddenBy = each.find(one => one.hiddenBy)?.hiddenBy
      shown.set(id, {
        inFrame: mean('inFrame'),
        visible: mean('visible'),
        high: mean('high'),
        area: mean('area'),
        face: mean('face'),
        ...(hiddenBy && { hiddenBy }),
      })
    }
    const crowded = crowding(view, gone.length > 0 ? shapes.slice(1, 2) : shapes, past)
    return { score: scoreOf(subjects, shown, shot, company, past) - crowded, shown, isCrowded: crowded > 0 }
  }

  function tellHidden(shown: ReadonlyMap<string, Shown>): void {
    for (const { ids, target, name } of subjects) {
      if (target === undefined) continue
      const all = ids.flatMap(id => shown.get(id) ?? [])
      if (all.length === 0 || all.some(({ visible }) => visible > HARDLY)) continue
      const hiddenBy = all.find(one => one.hiddenBy)?.hiddenBy
      const isOut = all.every(({ inFrame }) => inFrame < HARDLY)
      const how = isOut
        ? 'outside the frame that is said'
        : `hidden by ${hiddenBy ?? 'the place'} from where the camera is said to be`
      notes.add(isOut ? 'not-in-frame' : 'covered', `${said}/camera/target/${target}`, `${name} is ${how}`)
    }
  }
}

/** Sizes of a face leave out targets that would make the first one small. */
export function nearFirst(regions: readonly Region[], { size }: SceneCamera): readonly Region[] {
  const [first] = regions
  if (!first || (size !== 'face' && size !== 'eyes')) return regions
  const spanOf = ({ low, high }: Region): number => Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2])
  return regions.filter(one => spanOf(joined([first, one])) <= APART * spanOf(first))
}
const APART = 3

/** The way of a followed target since a moment. */
export function wayOf(from: Moment, to: Moment, { shot, company }: Pick<LookOptions, 'shot' | 'company'>): Point {
  const id = company.of(shot.camera?.target?.[0] ?? '')[0]?.id ?? ''
  const [a, b] = [placeOfTarget(from.get(id), shot), placeOfTarget(to.get(id), shot)]
  return a && b ? [b[0] - a[0], b[1] - a[1], b[2] - a[2]] : [0, 0, 0]
}

export const movedBy = (view: View, by: Point | undefined): View => (by ? { ...view, eye: add(view.eye, by) } : view)

const shifted = (region: Region | undefined, by: Point = [0, 0, 0]): Region | undefined =>
  region && { low: add(region.low, by), high: add(region.high, by) }

type Rated = {
  view: View
  score: number
  cost: number
  shown: Map<string, Shown>
  /** The camera is inside or directly in front of a body. */
  isCrowded: boolean
  tried?: Tried
}

/** Tangents: additional height for a place that is drawn from its front. */
const ANCHORED_RAISED = [0, 0.08, 0.16, 0.3]
/**
 * Tangents: so far aside of where such a place is painted from. Its parts at the depth of the targets stay where they
 * are, others shift a little.
 */
const ANCHORED_ASIDE = [0, 0.06, -0.06, 0.12, -0.12]
/** The share of the best score that ends the search. */
const GOOD = 0.9
/** Sizes that show where somebody is. */
const WITH_PLACE: ReadonlySet<string> = new Set(['whole', 'wide'])

/** A level view of an open place with all of its targets has its sky: the hour and the weather are seen there. */
const showsSky = (
  { size = 'whole', angle = 'eye', pitch }: SceneCamera,
  { ceiling, isFree, isBackdrop }: { ceiling?: number; isFree: boolean; isBackdrop: boolean },
): boolean =>
  pitch === undefined && angle === 'eye' && WITH_PLACE.has(size) && ceiling === undefined && !isFree && !isBackdrop

/** The cost of a view that shows the ground only. */
function lossOfSky(view: View, frame: Size): number {
  const above = Math.tan(view.pitch) * ((focalOf(frame) * view.zoom) / frame.height)
  return SKYLESS * Math.min(1, Math.max(0, (LEAST_SKY - (view.horizon - above)) / LEAST_SKY))
}
/** The cost of a frame without sky, and the share of its height that the sky has at least. */
const [SKYLESS, LEAST_SKY] = [0.2, 0.12]

/** The number of plates that are rendered for measuring. */
const MAX_PLATES = 3
const MAX_OTHERS = 5
/** The tolerated loss of score by occlusion. */
const HIDES_LITTLE = 0.06
/** Distance factors to try if something is in the way. */
const STEPS = [0.75, 0.55, 1.6, 2.4]
/** A smaller visible fraction counts as invisible. */
const HARDLY = 0.08

const rad = (degrees: number): number => (degrees * Math.PI) / 180

function headOf(
  name: string,
  { company }: LookOptions,
  moments: readonly Moment[],
): { at: Point; yaw: number; width: number } | undefined {
  const posed = moments[Math.floor(moments.length / 2)]!.get(company.of(name)[0]?.id ?? '')
  return posed?.face && { at: posed.face.at, yaw: posed.yaw, width: posed.face.width }
}
