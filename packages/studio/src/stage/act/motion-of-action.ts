import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Stance } from '../../bodies/motion/actions.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { type Goes, meetingOf, type Touch } from '../../library/behaviour.ts'
import { type Box, boxAt, boxOf } from '../place/boxes.ts'
import { outOf } from '../place/things.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { arriving } from './arriving.ts'
import { type Deed, paceOf, roleTarget } from './enact.ts'
import { meetingPoint } from './meeting-point.ts'
import { footingOf, onFoot, routeUpon } from './on-foot.ts'
import { alongPoints, around, eased, inBow, type OnPath, speedOf, type Way } from './paths.ts'

/** The path of a performer during an action, and its duration. */
export type Motion = {
  way: Way
  seconds: number
  /** Seconds before the start. */
  waits?: number
  turns: boolean
  yaw: number
  /** The direction at the end. */
  ends?: number
  /** The performer goes there to act: the action begins on arrival. */
  isStep?: true
  /** The performer leaps up to something. */
  isLeap?: true
  /** The performer walks up something instead of climbing it. */
  isWalk?: true
}

type Scene = {
  company: Company
  now: ReadonlyMap<string, { stand: Stand }>
  room: PlaceRoom
  isFollowed: boolean
  seconds: number
  deed: Deed
  stance: Stance | undefined
  /** From left to right: the middle of all who do it. */
  groupX: number
  /** The targets of the hands. */
  touches?: Touch
}

/** The target that a performer goes to, from, around or over. */
export type Landmark = {
  at: Point
  yaw: number
  half: readonly number[]
  top: number
  tilt?: number
  performer?: Performer
  /** The point at which something is thrown: a ring, a bull's eye. */
  mark?: Point
}

/** The distance from the edge at which a performer who jumps onto something wide, such as water, lands. Metres. */
const FROM_EDGE = 1.2

/** The middle of a thing; of a wide one, a point near its edge. */
function nearEdgeOf({ at, half, top, yaw }: Landmark, from: Point): Point {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const [dx, dz] = [from[0] - at[0], from[2] - at[2]]
  const clamp = (value: number, axis: number): number => {
    const most = Math.max(0, half[axis]! - FROM_EDGE)
    return Math.min(most, Math.max(-most, value))
  }
  const [x, z] = [clamp(dx * c - dz * s, 0), clamp(dz * c + dx * s, 1)]
  return [at[0] + x * c + z * s, top, at[2] + z * c - x * s]
}

/** The gap between two people when one approaches, metres. */
const MEETS = 0.3
/** The speed of a run-up and a leap, metres a second. */
const LEAPS = 1.9
/** The maximum distance without a path, for somebody of this height; the same if the camera goes along; metres. */
const [FURTHEST, ADULT, FOLLOWED] = [3.2, 1.7, 24]

/** The path of an action; without one, the action's usual path. */
export function motionOf(action: Action, who: Performer, stand: Stand, scene: Scene): Motion | undefined {
  if (stand.host && stand.host.by !== 'top' && action.path === undefined) return undefined
  const usual =
    (paceOf(scene.stance) ?? (isAlive(who) ? 1.2 : 1)) *
    (isAlive(who) ? Math.max(0.35, sizeOf(who).height / 1.7) : crawls(who))
  const pace = speedOf(action.speed, usual)
  const step = action.path || !isFreeToStep(who, stand) ? undefined : stepTo(action, who, stand, scene)
  if (step) return step
  const straight = wayOf(action, who, stand, scene, pace)
  if (!straight || straight.length < 0.005) return undefined
  const stairs = isClimbed(action, scene) ? upStairs(action, who, stand.at, scene) : undefined
  const isWalked = isAlive(who) && !stand.isAfloat && !OFF_GROUND.has(scene.stance ?? 'stand') && !isExact(action.path)
  const way = stairs ?? (isWalked ? onFoot(straight, who, scene) : straight)
  // A given time is kept. A performer with a given speed that arrives early waits there.
  const isTimed = action.speed === undefined || (action.to !== undefined && typeof action.speed === 'string')
  const asked = isTimed ? scene.seconds : Math.min(scene.seconds, Math.max(0.15, way.length / pace))
  // No leap is longer than natural: the performer waits before it.
  const seconds = way.air ? Math.min(asked, Math.max(0.8, way.length / LEAPS)) : asked
  const ends = action.path ? undefined : lastYaw(action, scene, way.at(1))
  return {
    way,
    seconds,
    ...(way.air && { waits: Math.min(0.6, (scene.deed.behaviour.goes === 'leap' ? 0.6 : 0.3) * (asked - seconds)) }),
    turns: isAlive(who) || who.isLong || who.body.clip !== undefined,
    yaw: stand.yaw,
    ...(stairs && { isWalk: true }),
    ...(scene.deed.behaviour.goes === 'leap' && { isLeap: true }),
    ...(ends !== undefined && { ends }),
  }
}

/** Stances whose ways do not follow the ground. */
const OFF_GROUND: ReadonlySet<Stance> = new Set<Stance>(['fly', 'float', 'fall', 'swim', 'climb'])

/** Heights of a path that the document gives are kept. */
const isExact = (path: Action['path']): boolean =>
  (path && 'points' in path && path.points.some(([, y]) => y !== 0)) ||
  (path !== undefined && 'to' in path && typeof path.to !== 'string' && path.to[1] !== 0)

const isClimbed = ({ path }: Action, { deed }: Scene): boolean => path === undefined && deed.behaviour.goes === 'climb'

/**
 * Stairs and slopes that lead most of the way up are walked up, and not climbed hand over hand. The members of a group
 * stop one behind the other.
 */
function upStairs(action: Action, who: Performer, from: Point, scene: Scene): Way | undefined {
  const named = action.object ?? action.target
  const footing = named === undefined ? undefined : footingOf(named, scene)
  const thing = named === undefined ? undefined : landmarkOf(named, scene)
  const route = footing && routeUpon(footing, who, from)
  if (!route || !thing || route.at(-1)![1] <= MOST_OF * thing.top) return undefined
  const way = alongPoints(route)
  const nth = Math.max(0, scene.company.of(action.who).indexOf(who))
  const share = Math.max(LEAST_WAY, 1 - (nth * BEHIND * sizeOf(who).height) / way.length)
  return { length: share * way.length, at: part => way.at(share * part) }
}
const MOST_OF = 0.5
/** Between climbers, as a share of their height; and the least part of the way that the last one goes. */
const [BEHIND, LEAST_WAY] = [0.4, 0.2]

const isFreeToStep = (who: Performer, { host, posture }: Stand): boolean => isAlive(who) && !host && posture === 'stand'

/** For a reaching performer: the distance from the edge of the touched thing to the centre of the body. */
const AT_HAND = 0.17
/** The additional reach of a leaning performer, as a share of the body height. */
const LEANING = 0.3
/** The same for a performer who need not come nearer. */
const IN_REACH = 0.27
/** An animal without legs (a worm, a beetle) moves one body length a second, a ship a twelfth of its own. */
function crawls(who: Performer): number {
  const { width, depth } = sizeOf(who)
  const long = Math.max(0.02, width, depth)
  return loadCatalogue().asset(who.asset)?.isA.includes('animal') ? Math.min(1, long) : Math.max(1, long / 12)
}

/** Metres that a performer walks up in a second, and at most in an action. */
const [STEPS, SHARE] = [1.5, 0.45]

/** Walks up to the touched thing if it is out of reach. */
function stepTo(action: Action, who: Performer, stand: Stand, scene: Scene): Motion | undefined {
  const { meets, brings } = scene.deed.behaviour
  const { touches } = scene
  const seat = seatOf(action, who, stand, scene)
  if (seat) return seat
  const role = meets ? (action.target ?? action.object) : touches && roleTarget(action, touches.role)
  if (role === undefined || brings) return undefined
  const thing = landmarkOf(role, scene)
  if (!thing || thing.performer === who) return undefined
  if (thing.performer && scene.now.get(thing.performer.id)?.stand.host?.id === who.id) return undefined
  const own = sizeOf(who).height
  const flank = meets ? undefined : flankOf(thing, stand.at, own)
  const goal = flank ?? thing.at
  const [dx, dz] = [goal[0] - stand.at[0], goal[2] - stand.at[2]]
  const far = Math.hypot(dx, dz)
  if (far < 1e-3) return undefined
  const tool = touches ? toolLength(action, scene) : 0
  const stop =
    meets && meets !== 'hand-in-hand' && thing.performer && isAlive(thing.performer)
      ? meetingPoint(meets, who, thing.performer).apart
      : meets
        ? supportOf(thing, dx / far, dz / far) + AT_HAND * own
        : flank
          ? 0
          : edgeOf(thing, dx / far, dz / far, scene) +
            AT_HAND * own +
            0.6 * tool +
            (touches?.how === 'aim' ? 0.5 * own : 0)
  // A performer who is near enough, or only talks, stays.
  const isNear =
    meets === 'face' ||
    (meets && meetingOf(meets).isExact
      ? Math.abs(far - stop) < 0.04
      : far < stop + (meets ? 0.1 : IN_REACH - AT_HAND) * own)
  if (isNear || meets === 'hand-in-hand') return undefined
  // A performer with an exact placement reaches from there, if leaning is enough.
  if (stand.isExact && !meets && far < stop + LEANING * own) return undefined
  const free = wayFree(who, stand.at, thing, scene).far
  if (free < Math.min(0.05, far - stop)) return undefined
  const share = Math.min(far - stop, free) / far
  const to: Point = [stand.at[0] + dx * share, stand.at[1], stand.at[2] + dz * share]
  const way = alongPoints([stand.at, to])
  return {
    way,
    seconds: Math.min(SHARE * scene.seconds, Math.max(0.3, way.length / STEPS)),
    turns: share > 0,
    yaw: stand.yaw,
    ends: flank ? Math.atan2(thing.at[0] - flank[0], thing.at[2] - flank[2]) : Math.atan2(dx, dz),
    isStep: true,
  }
}

/** Beside a large animal: the nearer side, or if both are equally near, the visible one. */
function flankOf({ at, yaw, performer }: Landmark, from: Point, own: number): Point | undefined {
  if (performer?.rig !== 'beast') return undefined
  const { width, depth } = sizeOf(performer)
  if (depth < 0.6 * own || depth < 1.3 * width) return undefined
  const out = width / 2 + AT_HAND * own
  const sides = [1, -1].map(
    (side): Point => [at[0] + side * out * Math.cos(yaw), from[1], at[2] - side * out * Math.sin(yaw)],
  )
  const far = ([x, , z]: Point): number => Math.hypot(x - from[0], z - from[2])
  // Over a low animal the face is seen.
  const seen = sizeOf(performer).height < 0.75 * own ? -1 : 1
  return sides.toSorted((a, b) => (Math.abs(far(a) - far(b)) < 0.15 ? seen * (a[2] - b[2]) : far(a) - far(b)))[0]
}

/** To sit down, a performer comes to the front of the seat and turns around. */
function seatOf({ target }: Action, who: Performer, stand: Stand, scene: Scene): Motion | undefined {
  const { deed } = scene
  const thing =
    deed.isOnce && deed.result === 'who-on-target' && deed.behaviour.goes === undefined && target !== undefined
      ? landmarkOf(target, scene)
      : undefined
  if (!thing?.performer || isAlive(thing.performer) || scene.now.get(thing.performer.id)?.stand.host) return undefined
  const [sin, cos] = [Math.sin(thing.yaw), Math.cos(thing.yaw)]
  const out = supportOf(thing, sin, cos) + 0.1 * sizeOf(who).height
  const front: Point = [thing.at[0] + out * sin, stand.at[1], thing.at[2] + out * cos]
  const way = alongPoints([stand.at, front])
  return {
    way,
    seconds: Math.min(SHARE * scene.seconds, Math.max(0.3, way.length / STEPS)),
    turns: true,
    yaw: stand.yaw,
    ends: thing.yaw,
    isStep: true,
  }
}

/**
 * The height of things that are stepped over, and half of the performer's width, as shares of the performer's height.
 */
const [STEPPED_OVER, OWN_HALF] = [0.25, 0.1]

/** The free distance towards something, up to furniture or a thing in the way, and the height of that. */
export function wayFree(
  who: Performer,
  from: Point,
  to: Landmark,
  { now, company, room }: Pick<Scene, 'now' | 'company' | 'room'>,
): { far: number; top: number } {
  const tall = sizeOf(who).height
  const [x, z, far] = towards(from, to)
  const under = to.performer && now.get(to.performer.id)?.stand.host?.id
  const things = company.all.flatMap((one): Landmark[] => {
    const stand = now.get(one.id)?.stand
    const isOther = one !== who && one !== to.performer && one.id !== under
    return stand && isOther && !isAlive(one) && !stand.host ? [boxOf(one, stand)] : []
  })
  const built = (room.furniture ?? []).map(({ at, size, yaw, top }): Landmark => {
    const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
    return { at, yaw, half: [(size[0] * c + size[2] * s) / 2, (size[0] * s + size[2] * c) / 2], top }
  })
  const ways = [...things, ...built].flatMap(({ at, half, top }) => {
    if (top - from[1] < STEPPED_OVER * tall || at[1] - from[1] > tall) return []
    const spans = ([0, 2] as const).map((axis): readonly [number, number] => {
      const [way, off] = [axis === 0 ? x : z, at[axis] - from[axis]]
      const room0 = half[axis === 0 ? 0 : 1]! + OWN_HALF * tall
      if (Math.abs(way) < 1e-6) return Math.abs(off) < room0 ? [-Infinity, Infinity] : [Infinity, -Infinity]
      const [a, b] = [(off - room0) / way, (off + room0) / way]
      return a < b ? [a, b] : [b, a]
    })
    const [enters, leaves] = [Math.max(spans[0]![0], spans[1]![0]), Math.min(spans[0]![1], spans[1]![1])]
    // A performer who already stands at it goes no farther.
    const isAhead = enters < leaves && leaves > 0.05 && enters < far && (enters + leaves) / 2 > 0
    return isAhead ? [{ far: Math.max(0, enters), top }] : []
  })
  return ways.reduce((least, one) => (one.far < least.far ? one : least), { far: Infinity, top: 0 })
}

function toolLength(action: Action, { company, deed }: Scene): number {
  const [tool] = action.with?.[0] === undefined || deed.held.with === undefined ? [] : company.of(action.with[0])
  return tool ? Math.max(...Object.values(sizeOf(tool))) : 0
}

/** From its centre to its edge; for a thing on something, to the edge of that. */
function edgeOf(thing: Landmark, x: number, z: number, { now, company }: Scene): number {
  const host = thing.performer && now.get(thing.performer.id)?.stand.host
  const under = host && host.by !== 'hand' ? company.all.find(({ id }) => id === host.id) : undefined
  const stand = under && now.get(under.id)?.stand
  if (!under || !stand || isAlive(under)) return supportOf(thing, x, z)
  // Close to a table, the edge of the table counts.
  const { at, half } = boxOf(under, stand)
  // Back along the approach, out of the box.
  const out = (axis: 0 | 1, way: number): number => {
    const from = thing.at[axis === 0 ? 0 : 2] - at[axis === 0 ? 0 : 2]
    return Math.abs(way) < 1e-6 ? Infinity : (half[axis] + Math.sign(way) * from) / Math.abs(way)
  }
  return Math.max(supportOf(thing, x, z), Math.min(out(0, x), out(1, z)) - 0.12)
}

/** From its centre to its edge, on one side. */
const supportOf = ({ half }: Landmark, x: number, z: number): number =>
  Math.min(half[0]! / Math.max(1e-6, Math.abs(x)), half[1]! / Math.max(1e-6, Math.abs(z)))

function wayOf(
  action: Action,
  who: Performer,
  { at, yaw, isTurned, host, isExact }: Stand,
  scene: Scene,
  pace: number,
): Way | undefined {
  const { path } = action
  const shifted = ([x, y, z]: readonly number[]): Point => [at[0] + x!, at[1] + y!, at[2] - z!]
  if (path && 'points' in path) return alongPoints([at, ...path.points.map(shifted)])
  if (path && 'around' in path) {
    const thing = landmarkOf(path.around, scene)
    return thing && roundIt(who, at, thing, scene, pace, path.radius, path.turns)
  }
  if (path && 'to' in path) {
    if (typeof path.to !== 'string') return alongPoints([at, shifted(path.to)])
    if (path.to === 'camera' || path.to === 'away') {
      const far = Math.min(scene.isFollowed ? FOLLOWED : FURTHEST, pace * scene.seconds)
      return alongPoints([at, [at[0], at[1], at[2] + (path.to === 'away' ? far : -far)]])
    }
    const thing = landmarkOf(path.to, scene)
    return thing && (arriving(action, who, at, scene) ?? upTo(who, at, thing))
  }
  const { goes, brings } = scene.deed.behaviour
  if (brings && !host) {
    const object = action.object === undefined ? undefined : landmarkOf(action.object, scene)
    // A thing in the air is pulled from the ground.
    if (object && object.at[1] > at[1] + sizeOf(who).height) return undefined
    if (object) return withIt(who, at, object, brings === 'ahead' ? 1 : -1, Math.min(2.4, pace * scene.seconds))
  }
  if (host || goes === undefined) return undefined
  const reach = isAlive(who) ? Math.min(1, sizeOf(who).height / ADULT) : Math.max(1, crawls(who))
  const far = Math.min((scene.isFollowed ? FOLLOWED : FURTHEST) * reach, pace * scene.seconds)
  const [first, second] = goes === 'climb' ? [action.object, action.target] : [action.target, action.object]
  const named = first ?? second ?? action.of
  const thing = named === undefined ? undefined : landmarkOf(named, scene)
  const own = thing && GOING[goes]
  if (own) return own({ who, at, thing, far, scene, pace })
  const alone = ALONE[goes]
  if (alone) return alone(at, far, sizeOf(who).height, yaw)
  if (!TRAVELLING.has(goes)) return undefined
  // Across the picture if no direction is given, towards the side with more room; all members of a group the same way.
  const way = isTurned ? yaw : (scene.groupX <= scene.room.middle[0] + 0.01 ? 1 : -1) * ACROSS
  const half = isTurned || scene.isFollowed ? 0 : far / 2
  const [x, z] = [Math.sin(way), Math.cos(way)]
  const from: Point = [at[0] - x * half, at[1], at[2] - z * half]
  const lane = isExact || action.from !== undefined ? 0 : freeLane(who, from, [x, z], far, scene)
  const start: Point = [from[0] + z * lane, from[1], from[2] - x * lane]
  return alongPoints([start, [start[0] + x * far, start[1], start[2] + z * far]])
}

/** Radians: across the picture and a little towards the camera, so that faces are seen. */
const ACROSS = Math.PI / 2 + 0.35

/** Metres aside that a way without a given place is tried. */
const LANES = [0, -0.7, 0.7, -1.2, 1.2, -1.8, 1.8]

/** The sideways offset at which a performer's way does not cross others. */
function freeLane(
  who: Performer,
  from: Point,
  [x, z]: readonly [number, number],
  far: number,
  { company, now, room }: Scene,
): number {
  const own = sizeOf(who)
  const onWay = ({ at, half }: Pick<Box, 'at' | 'half'>, isTied: boolean) => {
    const [dx, dz] = [at[0] - from[0], at[2] - from[2]]
    return {
      isTied,
      along: dx * x + dz * z,
      across: dx * z - dz * x,
      long: Math.abs(x) * half[0] + Math.abs(z) * half[1] + own.depth / 2,
      wide: Math.abs(z) * half[0] + Math.abs(x) * half[1] + own.width / 2,
    }
  }
  const cast = company.all.flatMap(one => {
    const stand = now.get(one.id)?.stand
    if (!stand || one === who || stand.host || sizeOf(one).height < STEPPED_OVER * own.height) return []
    return [onWay(boxOf(one, stand), stand.to?.includes(who.id) === true)]
  })
  const built = (room.furniture ?? []).flatMap(spot =>
    spot.top - from[1] < STEPPED_OVER * own.height || spot.at[1] - from[1] > own.height
      ? []
      : [onWay(boxAt(spot, spot.size), false)],
  )
  const others = [...cast, ...built]
  if (others.some(({ isTied }) => isTied)) return 0
  const isFree = (lane: number): boolean =>
    others.every(
      ({ along: ahead, across, long, wide }) =>
        ahead < -long || ahead > far + long || Math.abs(across - lane) > wide + 0.05,
    )
  return LANES.find(isFree) ?? 0
}

/** Actions that go straight ahead without a target. */
const TRAVELLING: ReadonlySet<Goes> = new Set<Goes>(['ahead', 'from', 'past', 'after', 'in', 'out', 'over'])

type Going = { who: Performer; at: Point; thing: Landmark; far: number; scene: Scene; pace: number }

function roundIt(
  who: Performer,
  at: Point,
  thing: Landmark,
  scene: Scene,
  pace: number,
  said?: number,
  turns?: number,
): Way {
  const own = Math.max(sizeOf(who).width, sizeOf(who).depth) / 2
  const radius =
    said ??
    Math.max(
      Math.hypot(thing.half[0]!, thing.half[1]!) + own + 0.35,
      Math.hypot(at[0] - thing.at[0], at[2] - thing.at[2]),
    )
  return around(
    at,
    thing.at,
    radius,
    turns ?? Math.max(0.25, Math.min(1, (pace * scene.seconds) / (2 * Math.PI * radius))),
  )
}

const towards = (at: Point, thing: Pick<Landmark, 'at'>): [x: number, z: number, far: number] => {
  const [dx, dz] = [thing.at[0] - at[0], thing.at[2] - at[2]]
  const far = Math.hypot(dx, dz) || 1
  return [dx / far, dz / far, far]
}

function upTo(who: Performer, at: Point, thing: Landmark): Way {
  const own = isAlive(who) ? 0.25 : Math.max(sizeOf(who).width, sizeOf(who).depth) / 2
  const far = Math.hypot(thing.at[0] - at[0], thing.at[2] - at[2])
  const stop = Math.min(...thing.half) + own + MEETS
  const share = far > stop ? (far - stop) / far : 0
  return alongPoints([at, [at[0] + (thing.at[0] - at[0]) * share, at[1], at[2] + (thing.at[2] - at[2]) * share]])
}

/** Up to it, then on with it in front or behind. */
function withIt(who: Performer, at: Point, object: Landmark, side: 1 | -1, far: number): Way {
  const [x, z, away] = towards(at, object)
  const gap = supportOf(object, x, z) + AT_HAND * sizeOf(who).height
  const near: Point = [object.at[0] - x * gap, at[1], object.at[2] - z * gap]
  // A puller only comes as near as the length of the rope.
  const from = side > 0 || away < gap ? near : at
  return alongPoints([at, from, [from[0] + side * x * far, at[1], from[2] + side * z * far]])
}

const GOING: Partial<Record<Goes, (going: Going) => Way>> = {
  ahead: ({ who, at, thing }) => upTo(who, at, thing),
  to: ({ who, at, thing }) => upTo(who, at, thing),
  after: ({ who, at, thing }) => upTo(who, at, thing),
  from: ({ at, thing, far }) => {
    const [x, z] = towards(at, thing)
    return alongPoints([at, [at[0] - x * far, at[1], at[2] - z * far]])
  },
  in: ({ at, thing }) => {
    const front: Point = [thing.at[0], at[1], thing.at[2] - thing.half[1]! - 0.3]
    return alongPoints([at, front, [thing.at[0], at[1], thing.at[2]]])
  },
  out: ({ at, thing, far }) => {
    const front: Point = [thing.at[0], at[1], thing.at[2] - thing.half[1]! - 0.3]
    const [x, z, away] = towards(front, { ...thing, at })
    const on: Point = away > 0.3 ? at : [front[0], at[1], front[2] - Math.min(1.5, far)]
    return alongPoints([
      [thing.at[0], at[1], thing.at[2]],
      front,
      away > 0.3 ? [front[0] + x * Math.min(far, away), at[1], front[2] + z * Math.min(far, away)] : on,
    ])
  },
  around: ({ who, at, thing, scene, pace }) => roundIt(who, at, thing, scene, pace),
  past: ({ at, thing }) => {
    const [x, z, far] = towards(at, thing)
    const aside = Math.hypot(thing.half[0]!, thing.half[1]!) + 0.45
    return alongPoints([
      at,
      [thing.at[0] + z * aside, at[1], thing.at[2] - x * aside],
      [thing.at[0] + x * Math.min(far, 2.5), at[1], thing.at[2] + z * Math.min(far, 2.5)],
    ])
  },
  behind: ({ at, thing }) =>
    alongPoints([
      at,
      [thing.at[0] + thing.half[0]! + 0.35, at[1], thing.at[2]],
      [thing.at[0], at[1], thing.at[2] + thing.half[1]! + 0.35],
    ]),
  over: ({ who, at, thing }) => {
    const [x, z, far] = towards(at, thing)
    const beyond = supportOf(thing, x, z) + Math.max(0.5, Math.min(far, 1.4))
    const high = sizeOf(who).height
    return inBow(
      [at, [thing.at[0] + x * beyond, at[1], thing.at[2] + z * beyond]],
      Math.max(thing.top - at[1], 0.1) + 0.3 * high,
      [Math.max(0.1, (far - supportOf(thing, x, z) - 0.7) / (far + beyond)), 1],
    )
  },
  onto: ({ at, thing }) => {
    const end = nearEdgeOf(thing, at)
    const [x, z, far] = towards(at, { at: end })
    const stop = Math.hypot(...[0, 1].map(axis => Math.min(thing.half[axis]!, FROM_EDGE))) + 0.35
    const near: Point = far > stop ? [end[0] - x * stop, at[1], end[2] - z * stop] : at
    return inBow([at, near, end], 0.3, [0.35, 1])
  },
  leap: ({ who, at, thing }) => {
    const { mark } = thing
    const goal = mark ? { ...thing, at: mark } : thing
    const [x, z, far] = towards(at, goal)
    const stop = Math.min(far, (mark ? 0.1 : supportOf(thing, x, z)) + 0.3)
    const high = Math.max(0.3, (mark?.[1] ?? thing.top) - at[1] - 1.2 * sizeOf(who).height)
    return inBow([at, [goal.at[0] - x * stop, at[1], goal.at[2] - z * stop]], Math.min(1.6, high), [0.25, 1])
  },
  climb: ({ who, at, thing }) => {
    const [x, z] = towards(at, thing)
    // A low thing is walked upon.
    if (thing.top - at[1] < LOW * sizeOf(who).height) {
      const edge = supportOf(thing, x, z)
      const on = (far: number): Point => [thing.at[0] + x * far, thing.top, thing.at[2] + z * far]
      return alongPoints([at, on(-edge), on(0.5 * edge)])
    }
    // A tree is climbed at its trunk, up to the crown.
    const tall = thing.top - at[1]
    const isTree = thing.performer !== undefined && isPlant(thing.performer)
    const edge = Math.min(supportOf(thing, x, z), isTree ? TRUNK * tall : Infinity)
    const stop = edge + 0.08 * sizeOf(who).height
    const foot: Point = [thing.at[0] - x * stop, at[1], thing.at[2] - z * stop]
    const high = Math.max(0.2, isTree ? CROWN * tall - sizeOf(who).height : tall - 0.45 * sizeOf(who).height)
    // A leaning thing is climbed along its slope.
    const slant = high * Math.tan(thing.tilt ?? 0)
    const [sin, cos] = [Math.sin(thing.yaw), Math.cos(thing.yaw)]
    return alongPoints([at, foot, [foot[0] + slant * sin, at[1] + high, foot[2] + slant * cos]])
  },
  'spring-out': ({ who, at, thing }) => {
    const out = thing.half[1]! + 0.6 * Math.max(sizeOf(who).depth, 0.3)
    const front: Point = [thing.at[0] + 0.4 * out, thing.at[1], thing.at[2] - out]
    return inBow([at, front], thing.top - thing.at[1] + 0.5 * sizeOf(who).height, [0, 1])
  },
}

const isPlant = ({ asset }: Performer): boolean => loadCatalogue().asset(asset)?.isA.includes('plant') === true
/** The radius of a trunk, and the height at which the crown begins to hide the climber, as shares of the tree's height. */
const [TRUNK, CROWN] = [0.06, 0.5]

/** The height of things that are walked upon, as a share of the climber's height. */
const LOW = 0.6

const ALONE: Partial<Record<Goes, (at: Point, far: number, high: number, yaw: number) => Way>> = {
  climb: (at, far) => alongPoints([at, [at[0], at[1] + Math.min(1.6, far), at[2]]]),
  up: (at, far, high) => alongPoints([at, [at[0] + 0.4, at[1] + Math.max(1, Math.min(high, far)), at[2] + 0.6]]),
  down: (at, far, high, yaw) => {
    const out = Math.min(Math.max(0.8, 0.5 * high), far)
    return inBow([at, [at[0] + out * Math.sin(yaw), 0, at[2] + out * Math.cos(yaw)]], 0.15 * high, [0, 1])
  },
  // A small thing drifts no farther than its size.
  drift: (at, _far, high) => {
    const out = Math.min(0.5, high)
    return alongPoints([at, [at[0] + out, at[1] + 0.2 * out, at[2]], [at[0] + 0.4 * out, at[1], at[2] + 0.2 * out]])
  },
}

/** At the end, the performer faces the target. */
function lastYaw(action: Action, scene: Scene, at: Point): number | undefined {
  const { goes } = scene.deed.behaviour
  if (goes === undefined || !LOOKING.has(goes)) return undefined
  const named = action.target ?? action.object
  const thing = named === undefined ? undefined : landmarkOf(named, scene)
  const [dx, dz] = thing ? [thing.at[0] - at[0], thing.at[2] - at[2]] : [0, 0]
  return Math.hypot(dx, dz) > 0.05 ? Math.atan2(dx, dz) : undefined
}
const LOOKING: ReadonlySet<Goes> = new Set<Goes>(['to', 'after', 'climb', 'leap'])

export function landmarkOf(
  target: string,
  { company, now, room }: Pick<Scene, 'company' | 'now' | 'room'>,
): Landmark | undefined {
  const [one] = company.of(target)
  const stand = one && now.get(one.id)?.stand
  if (one && stand) {
    const carried = carriedStand(stand, company, now)
    const socket = one.body.sockets['mark']
    return {
      ...boxOf(one, carried),
      tilt: stand.tilt,
      performer: one,
      ...(socket && { mark: outOf(carried, one.scale, socket.at) }),
    }
  }
  const spot = room.anchor(target.split('/')[1] ?? '')?.spots[0]
  return (
    spot && {
      at: [spot.at[0], 0, spot.at[2]],
      yaw: spot.yaw,
      half: [spot.size[0] / 2, spot.size[2] / 2],
      top: spot.top,
      ...(spot.ring && { mark: spot.ring }),
    }
  )
}

/** The position of a carried thing, from its carrier. */
export function carriedStand(stand: Stand, company: Company, now: ReadonlyMap<string, { stand: Stand }>): Stand {
  const { host, ...own } = stand
  const carrier = host && company.all.find(({ id }) => id === host.id)
  const under = host && now.get(host.id)?.stand
  if (!host || !carrier || !under || host.by === 'tow') return stand
  const base = carriedStand(under, company, now)
  const [c, s] = [Math.cos(base.yaw), Math.sin(base.yaw)]
  const [x, y, z] = host.at.map(one => one * carrier.scale) as [number, number, number]
  return { ...own, at: [base.at[0] + x * c + z * s, base.at[1] + y, base.at[2] + z * c - x * s] }
}

/** The position on the path after the given seconds. */
export function along({ way, seconds, waits = 0, turns, yaw, ends }: Motion, begun: number, until: number): OnPath {
  const since = Math.max(0, begun - waits)
  const time = Math.min(seconds, until)
  const shareAt = (at: number): number => eased(at / time)
  const share = shareAt(since)
  const at = way.at(share)
  const [back, ahead] = [way.at(Math.max(0, share - 0.01)), way.at(Math.min(1, share + 0.01))]
  const [dx, dz] = [ahead[0] - back[0], ahead[2] - back[2]]
  const speed = since >= time ? 0 : ((shareAt(since + 0.05) - share) / 0.05) * way.length
  const isGoing = turns && Math.hypot(dx, dz) > 1e-4 && (since < time || ends === undefined)
  return {
    at,
    gone: share * way.length,
    yaw: isGoing ? Math.atan2(dx, dz) : (ends ?? yaw),
    speed,
    ...(way.air && { air: way.air(share) }),
  }
}
