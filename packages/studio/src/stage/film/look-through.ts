import type { Size } from '@kinora/media/frames/size'
import type { SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { apply, applyTurn, multiply } from '../../bodies/vectors.ts'
import type { Posed } from './posed.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { anchoredTo, anchoredView } from './anchored-view.ts'
import { cameraSide } from './camera-side.ts'
import { AS_SAID, frameCamera, saidPitch, type Tried } from './frame-camera.ts'
import { measureShown, type PlaceDepth, type Shape, type Shown } from './measure-shown.ts'
import { joined, type Region, regionsOf, type Seen } from './shot-region.ts'
import { surfacePoints } from './surface-points.ts'
import { overShoulder, SHOULDERS, throughEyes } from './through-head.ts'
import type { View } from './view.ts'

export type LookOptions = {
  shot: SceneShot
  said: string
  company: Company
  place: StagePlace
  stands: ReadonlyMap<string, Stand>
  frame: Size
  notes: SceneNotes
  poseAt: (time: number) => ReadonlyMap<string, Posed>
  /** How far away the place is in each direction of a view. */
  depthOfPlace: (view: View) => PlaceDepth
  /** The camera goes along with its target. */
  isFollowing: boolean
}

/** Moments at which it is looked where the targets are. */
const MOMENTS = [0.02, 0.35, 0.68, 0.98]

/** Who or what a camera shall show, and how much that matters. */
type Subject = {
  ids: readonly string[]
  weight: number
  /** Only what is within it has to be seen. */
  within: Region
  /** Where the document names it as a target of the camera. */
  target?: number
  name: string
}

/** Puts the camera of a shot: as the document says, and where it leaves something open, so that most is seen. */
export function lookThrough(options: LookOptions): View {
  const { shot, said, company, place, frame, notes } = options
  const camera = shot.camera ?? {}
  const times = (options.isFollowing ? [0.5] : MOMENTS).map(share => shot.from + share * (shot.to - shot.from))
  const moments = times.map(options.poseAt)
  const { targets, subjects } = subjectsOf(options, moments)
  const size = camera.size ?? 'whole'
  const held = regionsOf(targets, size, place.room)
  const regions = [...held, ...besides(subjects, held, size)]
  const shapes = moments.map(moment => shapesOf(moment, options))
  const through = /^(over|eyes-of):(.+)$/u.exec(camera.from ?? '')
  const head = through ? headOf(through[2]!, options, moments) : undefined
  if (through && !head) notes.add('not-in-frame', `${said}/camera/from`, `${through[2]} is not in this shot`)
  const past = through?.[1] === 'over' && head ? company.of(through[2]!)[0]!.id : undefined

  const side = cameraSide(camera, targets)
  const roll = rad(camera.roll ?? 0)
  const anchor = anchoredTo(shot, place)
  const anchored =
    anchor === undefined || saidPitch(camera) !== undefined || roll !== 0
      ? []
      : ANCHORED_RAISED.flatMap(raised => {
          const view = anchoredView(camera, regions, side, frame, raised)
          return view ? [{ view: () => view, cost: 0.28 * raised }] : []
        })
  if (anchor !== undefined && anchored.length === 0 && !through && side[1] > -0.5)
    notes.add(
      'place-view',
      `${said}/camera/from`,
      `the place is painted from its front: ${anchor} is seen as from there`,
    )
  const candidates: { view: () => View; cost: number; tried?: Tried }[] =
    head && through
      ? past === undefined
        ? [{ view: () => throughEyes(head, regions, frame, through[2]!, roll), cost: 0 }]
        : SHOULDERS.map((shoulder, nth) => ({
            view: () => overShoulder(head, held, frame, shoulder, roll),
            cost: 0.02 * nth,
          }))
      : anchored.length > 0
        ? anchored
        : triedFor(options, targets.length).map(tried => ({
            view: () => frameCamera({ camera, regions, side, frame, room: place.room }, tried),
            cost: costOf(tried),
            tried,
          }))
  const isFixed = candidates.length === 1
  let best: Rated | undefined
  const rated: Rated[] = []
  for (const { view: make, cost, tried } of candidates) {
    const view = make()
    const now: Rated = { view, ...rate(view), cost, ...(tried && { tried }) }
    rated.push(now)
    if (!best || now.score - now.cost > best.score - best.cost + 1e-9) best = now
    if (best.score - best.cost > GOOD) break
  }
  if (!isFixed && anchored.length === 0 && (place.room.isFree || best!.isCrowded)) best = stepped(best!)
  tellHidden(best!.shown)
  return best!.view

  /** Of those that show most, the one that furniture, pillars and walls hide least: it may step nearer or back. */
  function stepped(first: Rated): Rated {
    const sorted = rated.toSorted((a, b) => b.score - b.cost - (a.score - a.cost)).slice(0, MOST_PLATES)
    let found: Rated | undefined
    const look = ({ view, cost, tried }: Pick<Rated, 'view' | 'cost' | 'tried'>): void => {
      const depth = place.room.isFree ? options.depthOfPlace(view) : undefined
      const now: Rated = { view, ...rate(view, depth), cost, ...(tried && { tried }) }
      if (!found || now.score - now.cost > found.score - found.cost + 0.02) found = now
    }
    for (const one of place.room.isFree ? sorted : [first]) {
      look(one)
      // Where the place hides nothing of it, none of the others shows more.
      if (!one.isCrowded && found!.score - found!.cost > one.score - one.cost - HIDES_LITTLE) return found!
    }
    const { tried } = found!
    if (tried)
      for (const away of STEPS) {
        if (found!.score - found!.cost > GOOD) break
        const now = { ...tried, away }
        const view = frameCamera({ camera, regions, side, frame, room: place.room }, now)
        look({ view, cost: costOf(now), tried: now })
      }
    return found!
  }

  function rate(view: View, depth?: PlaceDepth): Pick<Rated, 'score' | 'shown' | 'isCrowded'> {
    const all = shapes.map(one =>
      measureShown(
        view,
        frame,
        one.filter(({ id }) => id !== view.eyesOf),
        id => subjects.find(({ ids }) => ids.includes(id))?.within,
        depth,
      ),
    )
    const shown = new Map<string, Shown>()
    for (const id of new Set(all.flatMap(one => [...one.keys()]))) {
      const each = all.flatMap(one => one.get(id) ?? [])
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
    const crowded = crowding(view, shapes, past)
    return { score: scoreOf(subjects, shown, shot, company, past) - crowded, shown, isCrowded: crowded > 0 }
  }

  function tellHidden(shown: ReadonlyMap<string, Shown>): void {
    for (const { ids, target, name } of subjects) {
      if (target === undefined) continue
      const all = ids.flatMap(id => shown.get(id) ?? [])
      if (all.length === 0 || all.some(({ visible }) => visible > HARDLY)) continue
      const hiddenBy = all.find(one => one.hiddenBy)?.hiddenBy
      const isOut = all.every(({ inFrame }) => inFrame < HARDLY)
      notes.add(
        isOut ? 'not-in-frame' : 'covered',
        `${said}/camera/target/${target}`,
        isOut
          ? `${name} is outside the frame that is said`
          : `${name} is hidden by ${hiddenBy ?? 'the place'} from where the camera is said to be`,
      )
    }
  }
}

type Rated = {
  view: View
  score: number
  cost: number
  shown: Map<string, Shown>
  /** The camera is within somebody or something, or close before it. */
  isCrowded: boolean
  tried?: Tried
}

/** Tangents: so much more from above, of a place that is painted from its front. */
const ANCHORED_RAISED = [0, 0.08, 0.16, 0.3]
/** Of the best score: nothing better is looked for. */
const GOOD = 0.9
/** Plates of the place that are drawn to be measured. */
const MOST_PLATES = 3
/** Of the score: so little may the place hide. */
const HIDES_LITTLE = 0.06
/** Times as far away, where something is in the way of the camera or around it. */
const STEPS = [0.75, 0.55, 1.6, 2.4]
/** Shares: less of somebody is not seen. */
const HARDLY = 0.08

const rad = (degrees: number): number => (degrees * Math.PI) / 180

/** Sides are eight: within half of the way to the next one the camera is where it is said. Degrees. */
const WITHIN_SIDE = [0, 11, -11, 21, -21]
const ANYWHERE = [0, 15, -15, 30, -30, 50, -50]
const AROUND = [80, -80, 110, -110, 145, -145, 180]
/** Degrees from above besides what is said; `eye` stays nearly level. */
const RAISED: Readonly<Record<string, readonly number[]>> = { eye: [0, 8, 15], high: [0, 8] }
const FREELY_RAISED = [0, 10, 20, 32]
/** Of a face that looks down, also from below. */
const PORTRAIT_RAISED = [...FREELY_RAISED, -12, -24]
/** Sizes that are portraits: seen from wherever the face is. */
const PORTRAITS: ReadonlySet<string> = new Set(['eyes', 'face', 'bust', 'waist'])

/** What may be tried: only what the document leaves open. What is as it says comes first. */
function triedFor({ shot: { camera = {} } }: LookOptions, targets: number): Tried[] {
  const isPortrait = targets === 1 && PORTRAITS.has(camera.size ?? '')
  const turns = camera.from === undefined ? [...ANYWHERE, ...(isPortrait ? AROUND : [])] : WITHIN_SIDE
  const raises =
    camera.pitch !== undefined
      ? [0]
      : camera.angle === undefined
        ? isPortrait
          ? PORTRAIT_RAISED
          : FREELY_RAISED
        : (RAISED[camera.angle] ?? [0])
  return raises
    .flatMap(raised => turns.map((turned): Tried => ({ ...AS_SAID, turned: rad(turned), raised: rad(raised) })))
    .toSorted((a, b) => costOf(a) - costOf(b))
}

/** What another camera than the plain one has to show more, to be chosen. */
const costOf = ({ turned, raised, away }: Tried): number =>
  0.11 * Math.abs(turned) + 0.28 * Math.abs(raised) + 0.12 * Math.abs(Math.log2(away))

/** How well a camera shows what it shall: all of it, none of it hidden, large enough to tell, with faces. */
function scoreOf(
  subjects: readonly Subject[],
  shown: ReadonlyMap<string, Shown>,
  { actions = [], speech = [] }: SceneShot,
  company: Company,
  past: string | undefined,
): number {
  let [sum, weights, worst] = [0, 0, 1]
  let [faces, faced] = [0, 0]
  const active = new Set(
    [...actions.map(({ who }) => who), ...speech.flatMap(({ who }) => who ?? [])].flatMap(name =>
      company.of(name).map(({ id }) => id),
    ),
  )
  for (const { ids, weight, target } of subjects)
    for (const id of ids) {
      const one = shown.get(id)
      if (!one || id === past) continue
      const own = weight / Math.sqrt(ids.length)
      const tell = Math.min(1, one.high / TELLING)
      const quality = Math.min(1, one.visible / ENOUGH) * (0.7 + 0.3 * tell)
      sum += own * quality
      weights += own
      if (target !== undefined) worst = Math.min(worst, quality)
      const [performer] = company.of(id)
      if (performer && isAlive(performer) && (target !== undefined || active.has(id))) {
        const matters = active.has(id) ? 1 : 0.35
        faces += matters * one.face
        faced += matters
      }
    }
  const all = weights > 0 ? sum / weights : 1
  const seenPast = past === undefined ? 1 : shoulderShown(shown.get(past))
  const face = faced > 0 ? faces / faced : 1
  return (0.55 * all + 0.25 * worst + 0.2 * face) * seenPast
}
/** Of the frame's height; and of a body's surface: what is more is as good. */
const [TELLING, ENOUGH] = [0.08, 0.7]

/** Who is looked past is in the frame, and does not fill it. */
function shoulderShown(shown: Shown | undefined): number {
  const area = shown?.area ?? 0
  return area < 0.015 ? 0.55 : area > 0.45 ? 0.4 : 1
}

/** A camera within somebody or something, or so near before it that little else is seen. */
function crowding(
  { eye, distance, yaw, eyesOf }: View,
  moments: readonly (readonly Shape[])[],
  past: string | undefined,
): number {
  const near = Math.min(0.3, 0.3 * distance)
  let nearest = near
  for (const shapes of moments)
    for (const { id, box } of shapes) {
      if (!box || id === eyesOf || id === past) continue
      const [x, y, z] = ([0, 1, 2] as const).map(
        axis => Math.min(box.high[axis], Math.max(box.low[axis], eye[axis])) - eye[axis],
      ) as [number, number, number]
      const isBehind = x * Math.sin(yaw) + z * Math.cos(yaw) < 0
      if (!isBehind) nearest = Math.min(nearest, Math.hypot(x, y, z))
    }
  return 0.6 * (1 - nearest / near)
}

/** Who is in the shot besides the targets is held too where that makes the frame little larger. */
function besides(subjects: readonly Subject[], held: readonly Region[], size: string): Region[] {
  const most = GROWTH[size]
  if (most === undefined) return []
  const first = joined(held)
  const spanOf = ({ low, high }: Region): [number, number] => [
    Math.max(high[0] - low[0], high[2] - low[2], 1.2 * (high[1] - low[1])),
    high[1] - low[1],
  ]
  const [span, tall] = spanOf(first)
  const found: Region[] = []
  let now = first
  for (const { target, within } of subjects) {
    if (target !== undefined) continue
    const next = joined([now, within])
    const [wide, high] = spanOf(next)
    if (wide > most * span || high > most * Math.max(tall, 0.4 * span)) continue
    found.push(within)
    now = next
  }
  return found
}
/** Of the frame. */
const GROWTH: Readonly<Record<string, number>> = { whole: 1.18 }

type Moment = ReadonlyMap<string, Posed>

/** Targets of the camera, and who and what else the shot is about. */
function subjectsOf(options: LookOptions, moments: readonly Moment[]): { targets: Seen[]; subjects: Subject[] } {
  const { shot, said, company, place, stands, notes } = options
  const camera = shot.camera ?? {}
  const size = camera.size ?? 'whole'
  const acting = new Set((shot.actions ?? []).flatMap(({ who }) => company.of(who).map(({ id }) => id)))
  const names = camera.target ?? [
    ...new Set(
      company.all
        .filter(one => stands.has(one.id) && !one.isExtra && (isAlive(one) || acting.has(one.id) || acting.size === 0))
        .map(({ id }) => id),
    ),
  ]
  const found = names.flatMap((name, at): { name: string; at: number; id: string; seen: Seen }[] => {
    const all = seenOf(name, options, moments)
    if (all.length === 0) notes.add('not-in-frame', `${said}/camera/target/${at}`, `${name} is not in this shot`)
    return all.map(one => ({ name, at, ...one }))
  })
  const regions = regionsOf(
    found.map(({ seen }) => seen),
    size,
    place.room,
  )
  const subjects: Subject[] = found.map(({ name, at, id }, nth) => ({
    ids: [id],
    weight: 1 / Math.sqrt(found.filter(one => one.at === at).length),
    within: regions[nth]!,
    name,
    ...(camera.target && { target: at }),
  }))
  const more = (name: string | undefined, weight: number): void => {
    if (name === undefined || name === 'camera' || name === 'screen') return
    for (const { id, seen } of seenOf(name, options, moments))
      if (!subjects.some(({ ids }) => ids.includes(id))) subjects.push({ ids: [id], weight, within: seen, name })
  }
  for (const { who, object, target, with: tools = [], text } of shot.actions ?? []) {
    more(who, 0.5)
    if (text !== undefined) more(object ?? target, 0.6)
    more(object, 0.35)
    if (company.of(target ?? '').length > 0) more(target, 0.25)
    for (const tool of tools) more(tool, 0.15)
  }
  for (const { on } of shot.texts ?? []) more(on, 0.6)
  for (const { who } of shot.speech ?? []) more(who, 0.5)
  for (const { who } of shot.placements ?? []) more(who, 0.1)
  return { targets: found.map(({ seen }) => seen), subjects }
}

/** Who or what a name means, over the moments. */
function seenOf(
  name: string,
  { company, place, shot }: LookOptions,
  moments: readonly Moment[],
): { id: string; seen: Seen }[] {
  const [head, part] = name.split('/') as [string, string | undefined]
  const isPortrait = FACES.has(shot.camera?.size ?? '')
  const all = company.of(head).flatMap(({ id }) => {
    const posed = moments.flatMap(moment => moment.get(id) ?? [])
    return posed.length > 0 ? [{ id, seen: seenBody(posed, part, isPortrait) }] : []
  })
  if (all.length > 0 || company.of(head).length > 0) return all
  return (place.room.anchor(part ?? '')?.spots ?? []).slice(0, 1).map(({ at: [x, y, z], size: [w, h, d], yaw }) => {
    const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
    const [wide, deep] = [w * c + d * s, w * s + d * c]
    return {
      id: name,
      seen: {
        low: [x - wide / 2, y, z - deep / 2],
        high: [x + wide / 2, y + h, z + deep / 2],
        ...(h > 0.2 && { yaw }),
        isAlive: false,
        isPlace: true as const,
      },
    }
  })
}

/** Sizes that show little but a face: its front is where the face looks. */
const FACES: ReadonlySet<string> = new Set(['eyes', 'face', 'bust'])

/** Which way a head looks, unless that is up or down. */
function headYaw({ performer: { body }, world, bones }: Posed): number | undefined {
  const head = body.bones.findIndex(({ name }) => name === 'head')
  if (head < 0) return undefined
  const [x, y, z] = applyTurn(multiply(world, bones.matrices[head]!), [0, 0, 1])
  return Math.hypot(x, z) > 0.6 * Math.abs(y) ? Math.atan2(x, z) : undefined
}

function seenBody(posed: readonly Posed[], part: string | undefined, isPortrait: boolean): Seen {
  const one = posed[Math.floor(posed.length / 2)]!
  const { performer, performance, box, yaw } = one
  const socket = part === undefined ? undefined : performer.body.sockets[part]
  if (socket) {
    const [x, y, z] = apply(one.world, one.bones.placeOf(socket.bone, socket.at))
    const half = 0.12 * (box.high[1] - box.low[1])
    return { low: [x - half, y - half, z - half], high: [x + half, y + half, z + half], yaw, isAlive: false }
  }
  const { stand, stance } = performance
  const isLying = isAlive(performer) && (stand.posture === 'lie' || stance === 'lie' || stance === 'sleep')
  const label = performer.entity.label === undefined ? undefined : performer.body.label
  const hands = ['hand.r', 'hand.l'].flatMap(name => {
    const hand = performer.body.sockets[name]
    return hand ? [apply(one.world, one.bones.placeOf(hand.bone, hand.at))] : []
  })
  return {
    ...joined(posed.map(each => each.box)),
    ...(!isLying && { yaw: (isPortrait ? headYaw(one) : undefined) ?? yaw }),
    ...(stand.isTurned === 'by-degrees' && { isTurnedByPicture: true as const }),
    ...(one.face && { face: one.face }),
    ...(hands.length > 0 && { hands }),
    ...(label && { label: { at: apply(one.world, label.at), width: label.wide * performer.scale } }),
    isAlive: isAlive(performer),
    ...(isLying && { isLying: true as const }),
  }
}

/** Everybody at a moment, and those parts of the place that the shot is about. */
function shapesOf(moment: Moment, { shot, place }: LookOptions): Shape[] {
  const bodies = [...moment.values()]
    .filter(({ turnout }) => (turnout?.opacity ?? 1) > 0.2)
    .map((posed): Shape => {
      const { performer, world, bones, face } = posed
      const head = performer.body.bones.findIndex(({ name }) => name === 'head')
      return {
        id: performer.id,
        ...surfacePoints(posed),
        box: posed.box,
        ...(face &&
          head >= 0 && {
            face: { at: face.at, ahead: applyTurn(multiply(world, bones.matrices[head]!), [0, 0, 1]) },
          }),
      }
    })
  const named = [
    ...(shot.camera?.target ?? []),
    ...(shot.actions ?? []).flatMap(({ object, target }) => [object, target]),
    ...(shot.texts ?? []).map(({ on }) => on),
  ].filter(name => name?.startsWith(`${shot.place}/`))
  const parts = [...new Set(named)].flatMap((name): Shape[] => {
    const spot = place.room.anchor(name!.split('/')[1] ?? '')?.spots[0]
    if (!spot) return []
    const [c, s] = [Math.cos(spot.yaw), Math.sin(spot.yaw)]
    const middle = spot.face?.at ?? [spot.at[0], spot.at[1] + spot.size[1] / 2, spot.at[2]]
    const [w, h] = spot.face?.size ?? [spot.size[0], spot.size[1]]
    const points = [-0.4, -0.13, 0.13, 0.4].flatMap(across =>
      [-0.35, 0, 0.35].map((up): Point => [middle[0] + across * w * c, middle[1] + up * h, middle[2] - across * w * s]),
    )
    return [{ id: name!, points, apart: 0.2, isPlace: true }]
  })
  return [...bodies, ...parts]
}

function headOf(
  name: string,
  { company }: LookOptions,
  moments: readonly Moment[],
): { at: Point; yaw: number; width: number } | undefined {
  const posed = moments[Math.floor(moments.length / 2)]!.get(company.of(name)[0]?.id ?? '')
  return posed?.face && { at: posed.face.at, yaw: posed.yaw, width: posed.face.width }
}
