import type { Point } from '../../bodies/body.ts'
import { add, apply, applyTurn, turning } from '../../bodies/vectors.ts'
import { useOf } from '../../library/find-behaviour.ts'
import type { Performance } from '../act/performance.ts'
import { topAt } from '../place/body-shape.ts'
import type { Host } from '../place/stand.ts'
import { bodyPart } from '../resolve/body-part.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { gripAt } from './grip-at.ts'
import { handGoals, type HandGoals, shoulderOf, writingGoals } from './hand-goals.ts'
import { gripOf, isShortStick, longAxis } from './part-point.ts'
import { poseBody, type PoseOptions } from './pose-body.ts'
import { headingOf, type Posed } from '../film/posed.ts'
import { isUpright, type Surface, writingPoint } from './surfaces.ts'

export type CompanyOptions = {
  /** The current form of a performer. */
  seenAs(one: Performer, performance: Performance): Performer
  company: Company
  room: PlaceRoom
  now: ReadonlyMap<string, Performance>
  phase: (id: string) => number
  /** The camera, for performers who look at it. */
  camera?: Point
  /** The surface for letters of a target. */
  surface(target: string, posed: ReadonlyMap<string, Posed>): Surface | undefined
}

/** Poses all performers: hosts before carried things, then hands. */
export function poseCompany(options: CompanyOptions): Map<string, Posed> {
  const first = poseAll(options, new Map())
  const goals = goalsOf(options, first)
  return goals.size > 0 ? poseAll(options, goals) : first
}

type Goals = ReadonlyMap<string, HandGoals>

function poseAll(options: CompanyOptions, goals: Goals): Map<string, Posed> {
  const { company, now } = options
  const posed = new Map<string, Posed>()
  const left = company.all.filter(({ id }) => now.has(id))
  const order = [...left.filter(one => !isAlive(one)), ...left.filter(isAlive)]
  const pose = (one: Performer, deep: number): void => {
    if (posed.has(one.id) || deep > 8) return
    const { stand } = now.get(one.id)!
    const host = stand.host && company.all.find(({ id }) => id === stand.host!.id)
    if (host && now.has(host.id)) pose(host, deep + 1)
    posed.set(one.id, poseOne(one, options, posed, goals))
  }
  for (const one of order) pose(one, 0)
  return posed
}

/** The targets of all hands, once all positions are known. */
function goalsOf(options: CompanyOptions, posed: ReadonlyMap<string, Posed>): Goals {
  const { company, now } = options
  const goals = new Map<string, HandGoals>()
  for (const [id, own] of posed) {
    if (own.performer.rig !== 'person') continue
    const { performance } = own
    const written =
      performance.writing && performance.writing.share < 1 ? options.surface(performance.writing.on, posed) : undefined
    const made = written
      ? writingGoals(
          own,
          writingPoint(written, performance.writing!.share, performance.writing!.text),
          takesLeft(own, options) ? 'l' : 'r',
          // On a sheet that lies, the hand rests on it with the brush upright.
          isUpright(written) ? posed.get(performance.hand?.tool ?? '') : undefined,
        )
      : withHeld(
          handGoals({
            own,
            now,
            posed,
            takesLeft: takesLeft(own, options),
            isSeenFromLeft: isSeenFromLeft(own.performance.stand.at, own.yaw, options.camera) && !holdsLeft(id, now),
            pointOf: target => pointOf(target, options, posed),
            bodyOf: target => company.of(target).flatMap(one => posed.get(one.id) ?? [])[0],
          }),
          holdGoals(own, posed, options),
        )
    if (made) goals.set(id, made)
  }
  return goals
}

/** A hand that holds something over the head, at the ear or at the eyes stays there, and the other hand acts. */
const withHeld = (acting: HandGoals | undefined, holding: HandGoals | undefined): HandGoals | undefined =>
  acting && holding?.isKept ? { ...acting, ...holding } : (acting ?? holding)

/** The distance from the middle of the head to a hand at the ear, as a share of the body height. */
const EAR = 0.17

/** Hand positions for held things: an umbrella over the head, a phone at the ear, arms under a child. */
function holdGoals(own: Posed, posed: ReadonlyMap<string, Posed>, options: CompanyOptions): HandGoals | undefined {
  const { now, camera } = options
  const { performer, performance, world } = own
  const tall = sizeOf(performer).height / performer.scale
  for (const [id, other] of now) {
    const { host } = other.stand
    if (host?.id !== performer.id || host.by !== 'hand' || other.flight) continue
    const at = (x: number, y: number, z: number): Point => apply(world, [x * tall, y * tall, z * tall])
    const atHead = (x: number, y: number, z: number): Point =>
      apply(world, own.bones.placeOf('head', [x * tall, y * tall, z * tall]))
    if (host.hold === 'overhead') {
      const mark = sharesLeft(performer, now) ? 'l' : 'r'
      const [x, y, z] = shoulderOf(own, mark)
      const heading = headingOf(world)
      // The shaft is before the face and beside it.
      const [ahead, high] = [0.13 * sizeOf(performer).height, 0.02 * sizeOf(performer).height]
      const aside = (mark === 'l' ? -1 : 1) * 0.08 * sizeOf(performer).height
      return {
        [mark]: [
          x + ahead * Math.sin(heading) + aside * Math.cos(heading),
          y + high,
          z + ahead * Math.cos(heading) - aside * Math.sin(heading),
        ],
        share: 1,
        isKept: true,
      }
    }
    if (host.hold === 'ear') {
      const mark = isSeenFromLeft(performance.stand.at, own.yaw, camera) ? 'l' : 'r'
      return { [mark]: atHead(mark === 'l' ? -EAR : EAR, 0.78, 0.03), share: 1, isKept: true }
    }
    if (host.hold === 'eyes') return { r: atHead(0.05, 0.82, 0.2), l: atHead(-0.05, 0.82, 0.2), share: 1 }
    const held = posed.get(id)
    if (host.hold === 'arms' && held && performance.hand === undefined) {
      const low = held.box.low[1] + 0.35 * (held.box.high[1] - held.box.low[1])
      const [x, , z] = apply(world, [0, 0, 0.2 * tall])
      const wide = Math.min(0.1 * tall * performer.scale, 0.4 * (held.box.high[0] - held.box.low[0]))
      const heading = headingOf(world)
      const aside = (by: number): Point => [x + by * Math.cos(heading), low, z - by * Math.sin(heading)]
      return { r: aside(wide), l: aside(-wide), share: 1 }
    }
    const top = performance.stand.posture === 'stand' ? topBefore(own, options) : undefined
    if (top !== undefined && held && performance.gesture === undefined) {
      const [over] = [
        top +
          OVER * tall * performer.scale +
          (gripOf(held.performer)[1] - held.performer.extent.low[1]) * held.performer.scale,
      ]
      const hand = (side: number): Point => {
        const [x, , z] = at(side * 0.1, 0, 0.2)
        return [x, over, z]
      }
      if (host.hold === 'both') return { r: hand(0.6), l: hand(-0.6), share: 1 }
      return takesLeft(own, options) || host.hold === 'left' ? { l: hand(-1), share: 1 } : { r: hand(1), share: 1 }
    }
  }
  return undefined
}

/**
 * The depth of furniture that hides the hands, the height of the hands above it, and its greatest height, as shares of
 * the body height.
 */
const [BEFORE, OVER, HIGHEST] = [0.25, 0.03, 0.72]

/** The top of the counter or table right before somebody, if it would hide what the hands hold. */
function topBefore({ performer, world, performance: { stand } }: Posed, { room }: CompanyOptions): number | undefined {
  const tall = sizeOf(performer).height
  const [x, , z] = apply(world, [0, 0, (BEFORE * tall) / performer.scale])
  const tops = (room.furniture ?? []).flatMap(({ at, size: [w, , d], yaw, top }) => {
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
    const [across, along] = [(x - at[0]) * c - (z - at[2]) * s, (x - at[0]) * s + (z - at[2]) * c]
    const isThere = Math.abs(across) < w / 2 && Math.abs(along) < d / 2 + 0.1 * tall
    const high = top - stand.at[1]
    return isThere && high > 0.35 * tall && high < HIGHEST * tall ? [top] : []
  })
  return tops.length > 0 ? Math.max(...tops) : undefined
}

function pointOf(
  target: string,
  { company, now, room, camera }: CompanyOptions,
  posed: ReadonlyMap<string, Posed>,
): Point | undefined {
  if (target === 'camera') return camera
  const there = company.of(target).flatMap(({ id }) => posed.get(id) ?? [])
  const part = target.split('/')[1]
  if (there.length > 0) return middleOf(there[0]!, part)
  const others = company.of(target).flatMap(({ id }) => now.get(id)?.stand ?? [])
  if (others.length > 0)
    return [others[0]!.at[0], others[0]!.at[1] + 0.85 * sizeOf(company.of(target)[0]!).height, others[0]!.at[2]]
  const spot = room.anchor(part ?? '')?.spots[0]
  return spot && [spot.at[0], spot.at[1] + spot.size[1] / 2, spot.at[2]]
}

function poseOne(one: Performer, options: CompanyOptions, posed: ReadonlyMap<string, Posed>, goals: Goals): Posed {
  const { now } = options
  const performance = now.get(one.id)!
  const { stand, flight, looksAt } = performance
  const host = stand.host && !flight ? posed.get(stand.host.id) : undefined
  const holds = [...now.values()].filter(
    other => other.stand.host?.id === one.id && other.stand.host.by === 'hand' && !other.flight,
  )
  const takesBoth = holds.length > 1 || holds.some(({ stand: held }) => held.host!.hold === 'both')
  const looks = looksAt === undefined ? undefined : pointOf(looksAt, options, posed)
  const placed = host
    ? onHost(one, performance, host, goals, options)
    : flight
      ? inFlight(one, flight)
      : { foot: stand.at, yaw: stand.yaw, tilt: stand.tilt, roll: stand.roll }
  const own = goals.get(one.id)
  const isLeftHanded =
    isSeenFromLeft(placed.foot, placed.yaw, options.camera) &&
    holds.every(({ stand: { host: by } }) => by!.hold === 'ear' || isEitherHand(by!, performance, holds.length))
  return poseBody(options.seenAs(one, performance), performance, {
    ...placed,
    phase: options.phase(one.id),
    hands: holds.length === 0 ? 0 : takesBoth ? 2 : 1,
    isHeld: host !== undefined && stand.host!.by === 'hand',
    ...(looks && { looks }),
    ...(options.camera && { camera: options.camera }),
    ...(own && { goals: own }),
    ...(isLeftHanded && { isLeftHanded: true as const }),
    ...(host && (performance.stance === 'ride' || performance.stance === 'sit') && ridingGear(stand.host!, host, one)),
  })
}

/** True if the camera is on the performer's left, where the body hides the right hand. */
function isSeenFromLeft(at: Point, yaw: number, camera: Point | undefined): boolean {
  if (!camera) return false
  const [dx, dz] = [camera[0] - at[0], camera[2] - at[2]]
  return dx * Math.cos(yaw) - dz * Math.sin(yaw) < -0.5 * Math.hypot(dx, dz)
}

/** True if a thing may be in the left hand: it is the only one, and the right hand does nothing without it. */
const isEitherHand = ({ isEitherHand: is }: Host, { hand, meets }: Performance, held: number): boolean =>
  is === true && held === 1 && meets === undefined && (hand === undefined || hand.tool !== undefined)

/** True if the left hand holds a thing for either hand, because the camera sees that hand. */
function takesLeft(
  { performer: { id, body }, performance, yaw }: HolderPose,
  { now, camera }: CompanyOptions,
): boolean {
  const held = [...now.values()].flatMap(({ stand: { host }, flight }) =>
    host?.id === id && host.by === 'hand' && !flight ? [host] : [],
  )
  return (
    body.sockets['hand.l'] !== undefined &&
    isSeenFromLeft(performance.stand.at, yaw, camera) &&
    held.some(host => isEitherHand(host, performance, held.length))
  )
}
type HolderPose = Pick<Posed, 'performer' | 'performance' | 'yaw'>

/** True if the nearest neighbour stands on the left. */
function sharesLeft({ id }: Performer, now: CompanyOptions['now']): boolean {
  const own = now.get(id)?.stand
  if (!own) return false
  const near = [...now].flatMap(([other, { stand }]) => {
    const [dx, dz] = [stand.at[0] - own.at[0], stand.at[2] - own.at[2]]
    const far = Math.hypot(dx, dz)
    return other !== id && !stand.host && far < CLOSE && far > 0.1
      ? [{ far, right: dx * Math.cos(own.yaw) - dz * Math.sin(own.yaw) }]
      : []
  })
  return near.toSorted((a, b) => a.far - b.far).some(({ right }, nth) => nth === 0 && right < 0)
}
/** Metres between two people under one umbrella. */
const CLOSE = 0.9

const holdsLeft = (id: string, now: CompanyOptions['now']): boolean =>
  [...now.values()].some(({ stand: { host } }) => host?.id === id && (host.hold === 'left' || host.hold === 'both'))

/** The radius of a pedal's circle, metres. */
const CRANK = 0.15

/** A rider's hands and feet relative to the seat. */
function ridingGear({ at }: Host, { performer }: Posed, rider: Performer): Pick<PoseOptions, 'bars' | 'pedals'> {
  const { body, scale } = performer
  const from = (name: string): { y: number; z: number } | undefined => {
    const socket = body.sockets[name]
    return socket && { y: (socket.at[1] - at[1]) * scale, z: (socket.at[2] - at[2]) * scale }
  }
  const [bars, pedals] = [from('bars'), from('pedals')]
  const footrest = from('footrest') ?? (pedals ? undefined : stretched(at, performer, rider))
  return {
    ...(bars && { bars }),
    ...(pedals && { pedals: { ...pedals, radius: CRANK * scale } }),
    ...(footrest && { pedals: { ...footrest, radius: 0 } }),
  }
}

/** Feet of somebody whose knees are still above the seat: on a deep sofa the legs of a child are stretched. */
function stretched(at: Point, { mesh, scale }: Performer, rider: Performer): { y: number; z: number } | undefined {
  const boneAt = (name: string): Point | undefined => rider.body.bones.find(bone => bone.name === name)?.at
  const [hip, knee, foot] = [boneAt('thigh.r'), boneAt('shin.r'), boneAt('foot.r')]
  if (!hip || !knee || !foot) return undefined
  const thigh = rider.scale * (hip[1] - knee[1])
  const under = topAt({ mesh }, at[0], at[2] + (PAST_KNEE * thigh) / scale)
  if (under === undefined || scale * Math.abs(under - at[1]) > CUSHION) return undefined
  return { y: 0, z: 0.95 * rider.scale * (hip[1] - foot[1]) }
}
/** A seat reaches beyond the knees if it is this much longer than the thighs, at its height within these metres. */
const [PAST_KNEE, CUSHION] = [1.2, 0.1]

/** The centre of a body, its face, or one of its points. */
function middleOf({ box: { low, high }, face, performer, bones, world }: Posed, part: string | undefined): Point {
  const named = part === undefined ? undefined : bodyPart(performer, part)
  if (named) return apply(world, bones.placeOf(named.bone, named.at))
  if (face && isAlive(performer)) return face.at
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
}

type Placed = { foot: Point; yaw: number; tilt: number; roll: number }

function onHost(one: Performer, { stand }: Performance, host: Posed, goals: Goals, options: CompanyOptions): Placed {
  const { camera, now } = options
  const said = stand.host!
  // At the visible ear; an umbrella on the side of the companion.
  const left = host.performer.body.sockets['hand.l']
  const by =
    left &&
    ((said.hold === 'ear' && isSeenFromLeft(host.performance.stand.at, host.yaw, camera)) ||
      (said.isEitherHand && takesLeft(host, options)) ||
      (said.hold === 'overhead' && sharesLeft(host.performer, now)))
      ? { ...said, bone: left.bone, at: left.at }
      : said
  if (by.by === 'tow') {
    // At its initial distance behind a moving host.
    const { width, depth } = sizeOf(one)
    const far = sizeOf(host.performer).depth / 2 + Math.max(width, depth) / 2 + 0.5
    const at = host.performance.stand
    return {
      foot: [at.at[0] - Math.sin(at.yaw) * far, 0, at.at[2] - Math.cos(at.yaw) * far],
      yaw: at.yaw,
      tilt: 0,
      roll: 0,
    }
  }
  const { bones } = host.performer.body
  const bone = bones.some(({ name }) => name === by.bone) ? by.bone : bones[0]!.name
  const at = apply(host.world, host.bones.placeOf(bone, by.at))
  const heading = headingOf(host.world)
  const yaw = stand.isTurned && by.by !== 'hand' ? stand.yaw : heading + by.yaw
  if (by.by !== 'hand') return { foot: at, yaw, tilt: by.tilt + stand.tilt, roll: 0 }
  const aimed = goals.get(host.performer.id)?.held?.find(({ id }) => id === one.id)
  if (aimed) return { foot: at, yaw: aimed.yaw, tilt: aimed.tilt, roll: aimed.roll }
  if (useOf(one.asset).carried === 'string') {
    // Several float beside each other.
    const [far, turn] = [0.8 * sizeOf(one).width * Math.sqrt(one.nth), GOLDEN * one.nth]
    const foot: Point = [at[0] + far * Math.cos(turn), at[1] + 0.45 + 0.3 * far, at[2] + far * Math.sin(turn)]
    return { foot, yaw, tilt: 0, roll: 0.06 }
  }
  const gripped = gripAt(host, one, by)
  // A small stick that points ahead is held upright, so that it is seen.
  const raised = longAxis(one) === 2 && isShortStick(one) ? RAISED : 0
  const turn: Point = [by.tilt + stand.tilt + (gripped.tilt ?? raised), yaw + (gripped.turn ?? 0), gripped.roll ?? 0]
  const fist = host.performer.rig === 'person' ? FIST * host.performer.scale : 0
  return {
    foot: gripped.at ?? add(at, applyTurn(turning(turn), outOfFist(one, fist))),
    tilt: turn[0],
    yaw: turn[1],
    roll: turn[2],
  }
}

/** Radians: the tilt of a small stick, and the angle between two of a group. */
const [RAISED, GOLDEN] = [-1.1, 2.399963]

/** The radius of a hand in metres of its body, and the number of hand widths above which a thing is visible anyway. */
const [FIST, SHOWS] = [0.062, 3.4]
/** The visible part of a small thing outside the hand, as a share of its length. */
const OUTSIDE = 0.6

/** The shift of a small thing along its length, so that the hand does not hide it. */
function outOfFist(one: Performer, fist: number): Point {
  const { low, high } = one.extent
  const axis = longAxis(one)
  const long = (high[axis] - low[axis]) * one.scale
  if (long > SHOWS * fist) return [0, 0, 0]
  const beyond = (high[axis] - gripOf(one)[axis]) * one.scale
  const by = Math.max(0, fist + OUTSIDE * long - beyond)
  return [axis === 0 ? by : 0, axis === 1 ? by : 0, axis === 2 ? by : 0]
}

/** In an arc through the air. */
function inFlight(one: Performer, { from, to, share, high }: NonNullable<Performance['flight']>): Placed {
  const mix = (a: number, b: number): number => a + (b - a) * share
  const up = 4 * share * (1 - share) * high
  // It turns about its centre.
  const [tilt, yaw, half] = [5 * share, one.nth, sizeOf(one).height / 2]
  const turned = (by: number): number => half * Math.sin(tilt) * by
  return {
    foot: [
      mix(from[0], to[0]) - turned(Math.sin(yaw)),
      mix(from[1], to[1]) + up + half * (1 - Math.cos(tilt)),
      mix(from[2], to[2]) - turned(Math.cos(yaw)),
    ],
    yaw,
    tilt,
    roll: 0,
  }
}
