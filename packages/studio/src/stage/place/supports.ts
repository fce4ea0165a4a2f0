import type { Hold } from '@kinora/media/scene/catalogue'
import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { bodyExtent } from '../../bodies/extent.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { bodyPart } from '../resolve/body-part.ts'
import type { Footing } from '../resolve/footing.ts'
import { wornAt } from '../resolve/garments.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import { rimOf, topAt, undersideAt } from './body-shape.ts'
import { formationOffset } from './formations.ts'
import { freePointIn, seatAt } from './seats.ts'
import { bearingPoint, holdHost, usualHold } from './hold.ts'
import { type Host, type Stand, standing } from './stand.ts'
import { inBody, standingSpot, surfaceAt } from './walk-on.ts'
import { freed, into, type Known, LYING_BACK, outOf, type Thing, thingAt } from './things.ts'

/** A placement of one performer, with its JSON pointer. */
export type Wanted = {
  who: Performer
  placement: Placement
  said?: string
  nth: number
  count: number
  /** The hold that the action needs. */
  hold?: Hold
  /** An action of the shot needs its feet: it stands on what has a seat. */
  isOnFeet?: true
}

export function hostAt(
  performer: Performer,
  by: Host['by'],
  at: Point,
  bone = performer.body.bones[0]!.name,
  yaw = 0,
): Host {
  return { id: performer.id, bone, at, yaw, tilt: 0, by }
}

/** The picture's sides as directions of the place. */
export const SIDES: Readonly<Record<string, readonly [x: number, z: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  front: [0, -1],
  near: [0, -1],
  back: [0, 1],
  far: [0, 1],
}

/** A supporting surface: its centre in the place, and half width and depth along the place's axes. */
type Surface = { at: Point; half: readonly [x: number, z: number] }

/**
 * The position of one of several on a surface: in formation, near something on it, on the given side, otherwise free.
 */
function spotOn(
  one: Wanted,
  { at, half }: Surface,
  known: Known,
  stands: ReadonlyMap<string, Stand>,
): readonly [x: number, z: number] {
  const { who, placement, nth, count } = one
  const { width, depth } = sizeOf(who)
  const own = Math.max(width, depth) / 2
  const room: readonly [number, number] = [Math.max(0, half[0] - own), Math.max(0, half[1] - own)]
  const side = SIDES[placement.side ?? ''] ?? [0, 0]
  const inside = (x: number, z: number): readonly [number, number] => [
    at[0] + Math.min(room[0], Math.max(-room[0], x)),
    at[2] + Math.min(room[1], Math.max(-room[1], z)),
  ]
  const [ox, oz] =
    count > 1
      ? formationOffset(who, who.entity.formation ?? 'row', nth, count, facingYaw(placement), room, placement.distance)
      : [0, 0]
  if (placement.near !== undefined) {
    const near = thingAt(placement.near, nth, count, known, stands)
    const way = placement.side ? side : ([1, 0] as const)
    const far = Math.abs(way[0]) * near.half[0] + Math.abs(way[1]) * near.half[1] + own + (placement.distance ?? CLOSE)
    const group = count > 1 ? Math.abs(formationOffset(who, 'row', 0, count, Math.PI, room, undefined)[0]) : 0
    const [x, z] = inside(near.at[0] + way[0] * (far + group) + ox - at[0], near.at[2] + way[1] * far + oz - at[2])
    // If the surface ends before it is clear of its neighbour, it is in front of the neighbour.
    const isFree =
      Math.abs(x - near.at[0]) >= 0.8 * (near.half[0] + own) || Math.abs(z - near.at[2]) >= 0.8 * (near.half[1] + own)
    return isFree ? [x, z] : [x, inside(0, near.at[2] - at[2] - near.half[1] - own)[1]]
  }
  if (count > 1 || placement.side !== undefined)
    return inside(side[0] * 0.62 * half[0] + ox, side[1] * 0.55 * half[1] + oz)
  const taken = [...stands].flatMap(([id, other]) => {
    if (id === who.id || (other.host?.by !== 'top' && (other.host !== undefined || other.at[1] <= 0.05))) return []
    const { at: there } = freed(other, known, stands)
    const size = Math.abs(there[1] - at[1]) > 0.5 ? undefined : known.performers(id).find(one => one.id === id)
    return size ? [{ x: there[0], z: there[2], half: Math.min(sizeOf(size).width, sizeOf(size).depth) / 2 }] : []
  })
  /** The least distance to what is there already. */
  const clearance = ([x, z]: readonly [number, number]): number =>
    Math.min(1, ...taken.map(other => Math.hypot(other.x - x, other.z - z) - own - other.half))
  const spots = SPOTS.map(([x, z]) => inside(x * room[0], z * room[1]))
  return spots.find(spot => clearance(spot) > APART) ?? spots.toSorted((a, b) => clearance(b) - clearance(a))[0]!
}
/** Metres between things on a surface. */
const APART = 0.02
/** Metres between things near each other on a table; and the first positions to try. */
const CLOSE = 0.06
const SPOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.5, 0],
  [-0.5, 0],
  [0.5, -0.6],
  [-0.5, -0.6],
  [0.9, 0],
  [-0.9, 0],
  [0.5, 0.7],
  [-0.5, 0.7],
  [0.95, -0.8],
  [-0.95, -0.8],
  [0, -0.8],
  [0, 0.8],
]

const rad = (degrees: number): number => (degrees * Math.PI) / 180

/** The heading relative to the picture; by default to the camera. */
export function facingYaw({ facing }: Placement): number {
  if (typeof facing === 'number') return Math.PI - rad(facing)
  if (facing === 'away') return 0
  if (facing === 'left') return -Math.PI / 2
  if (facing === 'right') return Math.PI / 2
  return Math.PI
}

/** On top of it, on its seat or on a part of it. */
export function onTop(one: Wanted, thing: Thing, known: Known, stands: ReadonlyMap<string, Stand>): Stand {
  const { who, placement, nth, count, said } = one
  const { performer } = thing
  const isLying = isAlive(who) && placement.relation === 'lying-on'
  if (!performer) {
    const side = SIDES[placement.side ?? '']
    const isSmall = isLying && sizeOf(who).height < SMALL
    const seat =
      placement.relation === 'seated-on' || isSmall ? seatAt(thing, { who, nth, side }, known, stands) : undefined
    if (seat && isSmall) return standing(seat.at, seat.yaw, said, { posture: 'lie', isExact: true })
    if (seat) return standing(seat.at, seat.yaw, said, { posture: 'sit', isOnSeat: true, isExact: true })
    const { spot } = thing
    if (isLying && spot) return lying(who, [spot.at[0], thing.top, spot.at[2]], thing.yaw, spot.size, said)
    const footing = isAlive(who) ? spot?.footing?.() : undefined
    const upon = footing && standingSpot(footing, { height: sizeOf(who).height })
    const isOpen = !upon || one.count > 1 || placement.side !== undefined || placement.near !== undefined
    const [x, z] = isOpen ? spotOn(one, thing, known, stands) : [upon[0], upon[2]]
    const level = upon && surfaceAt(footing, inBody(footing, [x, upon[1], z]))
    const top = level === undefined ? thing.top : footing!.at[1] + footing!.scale * level
    return standing([x, top, z], Math.PI, said, {
      isExact: placement.offset !== undefined,
      ...(isAlive(who) && { isOnSeat: true }),
    })
  }
  const base = freed(stands.get(performer.id)!, known, stands)
  const { low, high } = performer.extent
  const isSeated = placement.relation === 'seated-on' || placement.relation === 'on'
  const part = thing.part === undefined ? undefined : bodyPart(performer, thing.part)
  const seat =
    !part && isAlive(who) && isSeated
      ? ['seat', 'deck', 'cabin'].map(name => performer.body.sockets[name]).find(socket => socket !== undefined)
      : undefined
  const { sockets } = performer.body
  const middle: Point =
    part?.at ??
    (isLying ? (sockets['top'] ?? sockets['seat'])?.at : seat?.at) ??
    sockets['top']?.at ??
    sockets['deck']?.at ??
    topMiddle(performer)
  const size: Point = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  const others = [...stands].filter(([id, { host }]) => id !== who.id && host?.id === performer.id && host.by === 'top')
  if (isLying && (others.length === 0 || who.rig === 'person')) {
    const along = size[0] > LONGER * size[2] ? Math.PI / 2 : 0
    const back = (LYING_BACK * sizeOf(who).height) / performer.scale
    const at: Point = [
      (low[0] + high[0]) / 2 + back * Math.sin(along),
      middle[1],
      (low[2] + high[2]) / 2 + back * Math.cos(along),
    ]
    return standing(base.at, base.yaw + along, said, {
      host: hostAt(performer, 'top', at, undefined, along),
      isExact: true,
    })
  }
  const isAlone = others.length === 0 && one.count < 2
  if (seat && isAlone)
    return standing(base.at, base.yaw, said, {
      host: hostAt(performer, 'top', seat.at, seat.bone),
      isExact: true,
      isOnSeat: true,
    })
  // Who comes to a seat that is taken sits behind or beside.
  if (seat && count < 2 && placement.side === undefined && placement.near === undefined) {
    const { width, depth } = sizeOf(who)
    const free = freePointIn(performer, seat.at, who, Math.min(width, depth), stands)
    if (free !== seat.at)
      return standing(base.at, base.yaw, said, {
        host: hostAt(performer, 'top', free, seat.bone),
        isExact: true,
        isOnSeat: true,
      })
  }
  const isOpen = part === undefined && (!isAlone || placement.side !== undefined || placement.near !== undefined)
  const [c, s] = [Math.abs(Math.cos(base.yaw)), Math.abs(Math.sin(base.yaw))]
  const half: readonly [number, number] = [
    (performer.scale * (size[0] * c + size[2] * s)) / 2,
    (performer.scale * (size[0] * s + size[2] * c)) / 2,
  ]
  const local = (): readonly [number, number] => {
    if (!isOpen) return [middle[0], middle[2]]
    const surface = outOf(base, performer.scale, [(low[0] + high[0]) / 2, middle[1], (low[2] + high[2]) / 2])
    const [x, z] = spotOn(one, { at: surface, half }, known, stands)
    return into(base.yaw, performer.scale, [x - base.at[0], z - base.at[2]])
  }
  const footing: Footing = { mesh: performer.mesh, scale: performer.scale, at: base.at, yaw: base.yaw }
  const walker = { height: sizeOf(who).height }
  const socket = part ? sockets[thing.part!] : (sockets['top'] ?? sockets['deck'])
  const spot = part || socket ? undefined : standingSpot(footing, walker)
  const spotIn = spot && inBody(footing, spot)
  const [x, z] = isOpen || !spotIn ? local() : [spotIn[0], spotIn[2]]
  // On the surface at that point: on a step, on the slope of a roof, at the low end of a seesaw.
  const level = socket && !isOpen ? socket.at[1] : surfaceAt(footing, [x, spotIn?.[1] ?? middle[1], z])
  return standing(base.at, base.yaw, said, {
    host: hostAt(performer, 'top', [x, level ?? middle[1], z], part?.bone),
    isExact: true,
    ...(isAlive(who) && { isOnSeat: true }),
  })
}
/** Metres: a lower animal lies on one seat of a sofa. */
const SMALL = 0.9
/** The middle of its upper side, whatever rises above it at its edge. */
function topMiddle({ mesh, extent: { low, high } }: Performer): Point {
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2]
  return [x, topAt({ mesh }, x, z) ?? high[1], z]
}

/** Width to depth: on a wider bed, a person lies across. */
const LONGER = 1.2

/** On a bed of the place, along its long side, the head at its back. */
function lying(who: Performer, [x, y, z]: Point, yaw: number, [wide, , deep]: Point, said: string | undefined): Stand {
  const turned = wide > LONGER * deep ? yaw + Math.PI / 2 : yaw
  const back = LYING_BACK * sizeOf(who).height
  return standing([x + back * Math.sin(turned), y, z + back * Math.cos(turned)], turned, said, {
    posture: 'lie',
    isExact: true,
  })
}

/** A sheet lies on its support, because it cannot stand. The caller's picture is flat, and shows something that stands. */
export function lies(who: Performer, { relation }: Placement): boolean {
  // A thing that the document models stands as it is modelled.
  const isModelled = loadCatalogue().asset(who.asset) === undefined && relation !== 'lying-on'
  if (isAlive(who) || !LAID.has(relation) || isModelled || (who.card && relation !== 'lying-on')) return false
  const { width, height, depth } = sizeOf(who)
  return (
    height < SHEET && (relation === 'lying-on' ? depth < height : depth < THIN * height && depth < THIN * 2 * width)
  )
}
const LAID: ReadonlySet<string> = new Set(['on', 'lying-on', 'in', 'inside'])
/** A sheet is thinner than this fraction of its height, and lower than this many metres. */
const [THIN, SHEET] = [0.24, 1.2]

/** Inside: in a cabin; in a vessel, heaped up to its rim, so that it is visible if open. */
export function inside(
  { who, placement, nth, count, said }: Wanted,
  thing: Thing,
  stands: ReadonlyMap<string, Stand>,
): Stand {
  const performer = thing.performer!
  const { sockets, bones } = performer.body
  const { low, high } = performer.extent
  const socket = sockets['inside'] ?? (isAlive(who) ? (sockets['cabin'] ?? sockets['seat']) : undefined)
  const size = sizeOf(who)
  const isLaid = lies(who, placement)
  const [own, wide] = isLaid
    ? [size.depth / performer.scale, Math.max(size.width, size.height) / performer.scale]
    : [size.height / performer.scale, Math.max(size.width, size.depth) / performer.scale]
  const lid = bones.find(({ name }) => name === 'lid')
  const rim = lid ? bodyExtent(withoutLid(performer.body)).high[1] : rimOf(performer)
  const floor = low[1] + 0.12 * (rim - low[1])
  const middle: Point = socket?.at ?? [
    (low[0] + high[0]) / 2,
    Math.max(floor, Math.min(rim - 0.45 * own, rim - (lid ? own : 0.45 * own))),
    (low[2] + high[2]) / 2,
  ]
  // Several lie side by side from the centre outwards, like sunflower seeds.
  const far = count < 2 ? 0 : 0.62 * wide * Math.sqrt(nth)
  const most: readonly [number, number] = [
    Math.max(0, 0.42 * (high[0] - low[0]) - wide / 2),
    Math.max(0, 0.42 * (high[2] - low[2]) - wide / 2),
  ]
  const angle = nth * 2.399963
  // A heap is highest in its middle: no two lie in one plane.
  const heap = (0.25 * Math.min(size.height, size.width, size.depth) * (count - 1 - nth)) / performer.scale
  const at: Point = [
    middle[0] + Math.max(-most[0], Math.min(most[0], far * Math.cos(angle))),
    middle[1] + (socket ? 0 : heap),
    middle[2] +
      Math.max(-most[1], Math.min(most[1], far * Math.sin(angle))) +
      (isLaid ? (0.5 * size.height) / performer.scale : 0),
  ]
  const free = count > 1 ? at : freePointIn(performer, at, who, Math.min(size.width, size.depth), stands)
  return standing(thing.at, thing.yaw, said, {
    host: hostAt(performer, 'inside', free, socket?.bone),
    isExact: true,
    ...(socket && isAlive(who) && { posture: 'sit', isOnSeat: true }),
  })
}

const withoutLid = (body: Performer['body']): Performer['body'] => ({
  ...body,
  parts: body.parts.filter(({ bone }) => bone !== 'lid'),
})

/** Below a branch, a lamp, a ceiling: its top is there. */
export function hanging(one: Wanted, thing: Thing, { room }: Known): Stand {
  const { who, placement, nth, count, said } = one
  const own = sizeOf(who)
  const side = SIDES[placement.side ?? ''] ?? [0, 0]
  const aside = count < 2 ? 0 : (nth - (count - 1) / 2) * 1.4 * own.width
  const { performer, anchor, spot } = thing
  const hung = (x: number, level: number, z: number): Stand =>
    standing([x, Math.max(0, level - own.height), z], Math.PI, said, { posture: 'hang', isExact: true })
  if (!performer) {
    // A ceiling covers the whole place: above the standing area, on the given side.
    const isWide = anchor !== undefined && spot !== undefined && spot.size[0] > 2 && spot.size[2] > 2
    const [x, z] = isWide ? [room.middle[0], room.middle[2]] : [thing.at[0], thing.at[2]]
    const reach = isWide ? 1.1 : 0.3
    return hung(x + side[0] * reach + aside, anchor && spot!.at[1] > 1 ? spot!.at[1] : thing.top, z + side[1] * reach)
  }
  const { low, high } = performer.extent
  const part = thing.part === undefined ? undefined : performer.body.sockets[thing.part]
  const stand = { at: thing.stand?.host ? thing.at : (thing.stand?.at ?? thing.at), yaw: thing.yaw }
  const reach: readonly [number, number] = side[0] === 0 && side[1] === 0 ? [1, 0] : side
  const half = Math.min(high[0] - low[0], high[2] - low[2]) / 2
  const [x, z] = part ? [part.at[0], part.at[2]] : into(stand.yaw, 1, [reach[0] * 0.55 * half, reach[1] * 0.55 * half])
  const above = low[1] + 0.3 * (high[1] - low[1])
  const level = part?.at[1] ?? undersideAt(performer, x, z, above) ?? low[1] + 0.92 * (high[1] - low[1])
  const at = outOf(stand, performer.scale, [x, level, z])
  return hung(at[0] + aside, at[1] + 0.02, at[2])
}

export function held(
  { who, placement: { side }, hold, said }: Wanted,
  { part }: Thing,
  holder: Performer,
  stands: ReadonlyMap<string, Stand>,
): Stand {
  const stand = stands.get(holder.id)!
  const aside = side === 'left' || side === 'right' ? side : undefined
  const borne = part === undefined || hold ? undefined : bearingPoint(holder, who, part)
  if (borne)
    return standing(stand.at, stand.yaw, said, { host: hostAt(holder, 'top', borne.at, borne.bone), isExact: true })
  const isSaid = aside !== undefined || part !== undefined
  const host = holdHost(holder, who, hold ?? aside ?? usualHold(holder, who, part), isSaid)
  return standing(stand.at, stand.yaw, said, { host, isExact: true })
}

export function worn(
  who: Performer,
  wearer: Performer,
  stands: ReadonlyMap<string, Stand>,
  said: string | undefined,
): Stand {
  const { sockets, face } = wearer.body
  const stand = stands.get(wearer.id)!
  const own = who.body.sockets['eyes']
  // Something with a socket for the eyes is worn over them.
  if (own && face) {
    const size = who.scale / wearer.scale
    const [x, y, z] = [face.at[0], face.at[1] + 0.02 * face.width, face.at[2] + 0.58 * face.width]
    const at: Point = [x - size * own.at[0], y - size * own.at[1], z - size * own.at[2]]
    return standing(stand.at, stand.yaw, said, { host: hostAt(wearer, 'worn', at, 'head'), isExact: true })
  }
  const part = wornAt(who.asset)
  const socket =
    (part === undefined ? undefined : bodyPart(wearer, part)) ?? sockets['hat'] ?? sockets['head'] ?? sockets['top']
  const at: Point = socket?.at ?? [0, wearer.extent.high[1], 0]
  return standing(stand.at, stand.yaw, said, { host: hostAt(wearer, 'worn', at, socket?.bone), isExact: true })
}
