import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { AnchorSpot, PlaceRoom } from '../resolve/place-room.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { circleAt, type Formation, formationOffset } from './formations.ts'
import { pushApart } from './push-apart.ts'
import { type Stand, standing } from './stand.ts'
import {
  facingYaw,
  hanging,
  hasSeat,
  held,
  hostAt,
  inside,
  onTop,
  seatAt,
  SIDES,
  type Wanted,
  worn,
} from './supports.ts'
import { freed, into, outOf, type Thing, thingAt } from './things.ts'
import { topAt } from './body-shape.ts'

export type { Wanted } from './supports.ts'

export type SolveOptions = {
  wanted: readonly Wanted[]
  /** Performers without a placement, in order. */
  others: readonly Performer[]
  /** Positions from the previous shot. */
  before: ReadonlyMap<string, Stand>
  performers: (target: string) => readonly Performer[]
  room: PlaceRoom
  notes: SceneNotes
}

/** Default gaps between edges, metres. */
const [BESIDE, PERSON_BESIDE, AT_WALL] = [0.18, 0.3, 0.42]
/** The gap beside a small thing is half its width. */
const gapBeside = (one: Performer): number => Math.min(BESIDE, 0.5 * sizeOf(one).width)
const wider = (a: Performer, b: Performer): Performer => (sizeOf(a).width > sizeOf(b).width ? a : b)
/** Radians: the lean of a person against something, and of a ladder. */
const [LEAN, LADDER] = [0.14, 0.26]

const targetsOf = ({ to }: Placement): readonly string[] => (Array.isArray(to) ? to : to === undefined ? [] : [to])

/** Assigns positions: first to performers that others depend on. Performers without a placement get free space. */
export function solvePlacements(options: SolveOptions): Map<string, Stand> {
  const { wanted, others, before, room, notes } = options
  const stands = new Map(before)
  const sizes = new Map<string, Performer>(
    [...wanted.map(({ who }) => who), ...others].map(one => [one.id, one] as const),
  )
  const left = [...wanted]
  for (const one of left) stands.delete(one.who.id)
  const free = createSlots(room, stands, id => options.performers(id).find(one => one.id === id))
  const waitsFor = ({ placement }: Wanted): string | undefined =>
    [...targetsOf(placement), ...(placement.near ? [placement.near] : [])].find(target =>
      options.performers(target).some(({ id }) => left.some(({ who }) => who.id === id)),
    )
  // Performers without dependencies come first; hosts without a placement get one on demand.
  while (left.length > 0) {
    let at = left.findIndex(one => waitsFor(one) === undefined)
    if (at < 0) {
      const [first] = left
      notes.add(
        'conflict',
        first!.said ?? '',
        `${first!.who.id} is placed by ${waitsFor(first!)}, and ${waitsFor(first!)} is placed by ${first!.who.id}`,
      )
      at = 0
    }
    const [next] = left.splice(at, 1)
    for (const target of targetsOf(next!.placement))
      for (const one of options.performers(target)) if (!stands.has(one.id)) stands.set(one.id, free(one))
    stands.set(next!.who.id, standFor(next!, options, stands, free))
  }
  for (const one of others) if (!stands.has(one.id)) stands.set(one.id, free(one))
  pushApart(stands, [...sizes.values()], room, notes)
  // All positions are known now: performers turn to their targets.
  for (const { who, placement } of wanted) {
    const stand = stands.get(who.id)!
    const yaw = facingOf(placement, stand, options, stands)
    if (yaw !== undefined)
      stands.set(who.id, { ...stand, yaw, isTurned: isByPicture(placement) ? 'by-degrees' : 'to-target' })
  }
  return stands
}

const BY_PICTURE: ReadonlySet<Placement['facing']> = new Set(['camera', 'away', 'left', 'right'])

const isByPicture = ({ facing }: Placement): boolean => typeof facing === 'number' || BY_PICTURE.has(facing)

type Slots = (who: Performer) => Stand

/** Positions in a row across the middle of the place, from the centre outwards. */
function createSlots(
  { middle: [x0, , z0] }: PlaceRoom,
  stands: ReadonlyMap<string, Stand>,
  performer: (id: string) => Performer | undefined,
): Slots {
  const used: [from: number, to: number][] = []
  return who => {
    const half = sizeOf(who).width / 2 + (isAlive(who) ? PERSON_BESIDE : gapBeside(who))
    const taken = [
      ...used,
      ...[...stands]
        .filter(([, { at, host }]) => !host && Math.abs(at[2] - z0) < 0.7)
        .map(([id, { at }]): [number, number] => {
          const other = performer(id)
          const wide = other ? Math.min(0.4, sizeOf(other).width) : 0.4
          return [at[0] - wide, at[0] + wide]
        }),
    ]
    const isFree = (x: number): boolean => taken.every(([from, to]) => x + half <= from || x - half >= to)
    let x = x0
    const stride = Math.min(0.25, half)
    for (let step = 0; step < 160 && !isFree(x); step++) {
      const far = stride * Math.ceil((step + 1) / 2)
      x = x0 + (step % 2 ? -far : far)
    }
    used.push([x - half, x + half])
    return standing([x, 0, z0], who.isLong ? Math.PI / 2 : towardsCamera(x - x0), undefined)
  }
}

/** Towards the camera, and slightly towards the middle. */
const towardsCamera = (aside: number): number => Math.PI + Math.max(-0.35, Math.min(0.35, 0.3 * aside))

function standFor(one: Wanted, options: SolveOptions, stands: Map<string, Stand>, free: Slots): Stand {
  const { who, placement, said, nth, count } = one
  const { offset, distance } = placement
  const form = formationOf(one)
  const things = targetsOf(placement).map(target => thingAt(target, nth, count, options, stands, who))
  const related = form
    ? inFormation(one, form, things[0], options, stands, free)
    : relate(one, things, options, stands, free)
  // A long thing without a given direction is seen from the side.
  const isAside = who.isLong && !isAlive(who) && !related.host && placement.facing === undefined
  const base = lies(who, placement)
    ? { ...related, tilt: -Math.PI / 2 }
    : isAside
      ? { ...related, yaw: Math.PI / 2 }
      : related
  const to = [...things, ...(placement.near ? [thingAt(placement.near, nth, count, options, stands)] : [])].flatMap(
    ({ performer }) => (performer ? [performer.id] : []),
  )
  return {
    ...shifted(base, offset, options, stands),
    ...(to.length > 0 && { to }),
    isExact: base.isExact || offset !== undefined || distance !== undefined,
    ...(placement.with !== undefined && { line: placement.with }),
    ...(said !== undefined && { said }),
  }
}

/** Offsets use the axes of the place (right, up, towards the camera), even for things that are carried. */
function shifted(
  stand: Stand,
  offset: Placement['offset'],
  { performers }: SolveOptions,
  stands: ReadonlyMap<string, Stand>,
): Stand {
  if (!offset) return stand
  const { host } = stand
  const [carrier] = host ? performers(host.id) : []
  if (!host || !carrier)
    return { ...stand, at: [stand.at[0] + offset[0], stand.at[1] + offset[1], stand.at[2] - offset[2]] }
  const under = stands.get(host.id)
  const [x, z] = into(under?.yaw ?? 0, carrier.scale, [offset[0], -offset[2]])
  return { ...stand, host: { ...host, at: [host.at[0] + x, host.at[1] + offset[1] / carrier.scale, host.at[2] + z] } }
}

/** A group in formation, if the relation leaves the arrangement open. */
function formationOf({ who, placement, count }: Wanted): Formation | undefined {
  const { formation } = who.entity
  return count > 1 && formation !== undefined && FORMED.has(placement.relation) ? formation : undefined
}
const FORMED: ReadonlySet<string> = new Set([
  'at',
  'beside',
  'before',
  'behind',
  'on',
  'seated-at',
  'standing-on',
  'in',
  'under',
])

/** Each member at its position: around something, abreast, in single file, in a wedge, or in loose rows. */
function inFormation(
  one: Wanted,
  form: Formation,
  thing: Thing | undefined,
  options: SolveOptions,
  stands: Map<string, Stand>,
  free: Slots,
): Stand {
  const { who, placement, nth, count, said } = one
  const isGround = thing === undefined || isFloor(thing)
  const isOnTop =
    thing !== undefined && !isGround && (placement.relation === 'on' || placement.relation === 'standing-on')
  if (isOnTop) return onTop(one, thing, options, stands)
  if (thing?.performer && placement.relation === 'in') return inside(one, thing)
  const posture = placement.relation === 'seated-at' ? ('sit' as const) : ('stand' as const)
  const { depth } = sizeOf(who)
  if (form === 'circle') {
    const [cx, , cz] = thing && !isGround ? thing.at : groundSpot(one, thing, options)
    const around = thing && !isGround ? Math.max(...thing.half) + depth / 2 + (placement.distance ?? 0.2) : 0
    const step = Math.max(sizeOf(who).width, isAlive(who) ? 0.55 : depth) + 0.2
    const radius = Math.max(around, (count * step) / (2 * Math.PI))
    const [x, z] = circleAt(nth, count)
    const at: Point = [cx + radius * x, 0, cz + radius * z]
    return standing(at, Math.atan2(cx - at[0], cz - at[2]), said, { posture, isExact: true })
  }
  // The group is centred where one performer alone would stand. Beside something, the group's near edge is there instead.
  const middle: Placement = { ...placement, offset: placement.offset ?? [0, 0, 0] }
  const first = { ...one, nth: 0, count: 1, placement: isGround ? middle : placement }
  const alone = relate(first, thing ? [thing] : [], options, stands, free)
  const yaw = formationYaw(one, form, alone, options, stands)
  const ahead = formationOffset(who, form, 0, count, yaw)
  const [x, z] = formationOffset(who, form, nth, count, yaw)
  const side = SIDES[placement.side ?? '']
  const isBeside = placement.near !== undefined || (!isGround && placement.relation === 'beside')
  const [gx, gz] = isBeside && side ? [side[0] * Math.abs(ahead[0]), side[1] * Math.abs(ahead[1])] : [0, 0]
  return {
    ...alone,
    at: [alone.at[0] + x + gx, alone.at[1], alone.at[2] + z + gz],
    yaw,
    posture,
    isExact: true,
  }
}

/** The heading of a formation. */
function formationYaw(
  { placement }: Wanted,
  form: Formation,
  stand: Stand,
  options: SolveOptions,
  stands: Map<string, Stand>,
): number {
  if (placement.facing === undefined) return form === 'line' ? Math.PI / 2 : Math.PI
  if (isByPicture(placement)) return facingYaw(placement)
  return facingOf(placement, stand, options, stands) ?? Math.PI
}

/** A sheet lies on its support, because it cannot stand. */
function lies(who: Performer, { relation }: Placement): boolean {
  if (isAlive(who) || !LAID.has(relation)) return false
  const { width, height, depth } = sizeOf(who)
  return (
    height < SHEET && (relation === 'lying-on' ? depth < height : depth < THIN * height && depth < THIN * 2 * width)
  )
}
const LAID: ReadonlySet<string> = new Set(['on', 'lying-on', 'in', 'inside'])
/** A sheet is thinner than this fraction of its height, and lower than this many metres. */
const [THIN, SHEET] = [0.24, 1.2]

/** Ground, floor or water: any position on it is possible. */
const isFloor = ({ anchor }: Thing): boolean => anchor !== undefined && (anchor.isFlat || anchor.isWater)

function relate(
  one: Wanted,
  things: readonly Thing[],
  options: SolveOptions,
  stands: Map<string, Stand>,
  free: Slots,
): Stand {
  const { who, placement, nth, count, said } = one
  const { relation, side } = placement
  const [thing] = things
  const own = sizeOf(who)
  if (!thing) return onGround(one, undefined, options, stands, free)
  const gap =
    placement.distance ??
    (isAlive(who)
      ? !thing.performer || isAlive(thing.performer)
        ? PERSON_BESIDE
        : BESIDE
      : gapBeside(thing.performer && !isAlive(thing.performer) ? wider(who, thing.performer) : who))
  const next = (way: readonly [number, number], far: number, yaw: number, more: Partial<Stand> = {}): Stand =>
    onSupportOf(standing(beside(who, placement, thing, way, far), yaw, said, more), thing, options, stands)
  switch (relation) {
    case 'held-by':
      return thing.performer ? held(one, thing, thing.performer, stands) : onTop(one, thing, options, stands)
    case 'worn-by':
      return thing.performer ? worn(who, thing.performer, stands, said) : onTop(one, thing, options, stands)
    case 'on':
    case 'standing-on':
    case 'lying-on':
    case 'seated-on': {
      const base = isFloor(thing) ? onGround(one, thing, options, stands, free) : onTop(one, thing, options, stands)
      const sits = !isFloor(thing) && isAlive(who) && hasSeat(thing) && !thing.part
      return { ...base, posture: isAlive(who) ? (POSTURES[relation] ?? (sits ? 'sit' : 'stand')) : 'stand' }
    }
    case 'seated-at': {
      const seat = seatAt(thing, nth)
      if (seat) return standing(seat.at, seat.yaw, said, { posture: 'sit', isOnSeat: true, isExact: true })
      return next([0, 1], 0.02, Math.PI, { posture: 'sit' })
    }
    case 'in':
    case 'inside':
      if (isFloor(thing)) return onGround(one, thing, options, stands, free)
      return thing.performer ? inside(one, thing) : onTop(one, thing, options, stands)
    case 'under': {
      const aside = (nth - (count - 1) / 2) * (own.width + 0.1)
      return standing([thing.at[0] + aside, 0, thing.at[2]], Math.PI, said, { isExact: true, isWithin: true })
    }
    case 'above': {
      const aside = (nth - (count - 1) / 2) * 1.3 * own.width
      const up = placement.distance ?? 0.35 * Math.max(0.3, thing.top - thing.floor)
      return standing([thing.at[0] + aside, thing.top + up, thing.at[2]], Math.PI, said, { isExact: true })
    }
    case 'hanging-from':
      return hanging(one, thing, options)
    case 'between': {
      const middle = betweenEdges(thing, things[1] ?? thing)
      const aside = (nth - (count - 1) / 2) * (own.width + 0.1)
      const stand = standing([middle[0] + aside, 0, middle[1]], Math.PI, said, { isExact: true })
      return onSupportOf(stand, thing, options, stands)
    }
    case 'towed-by': {
      const last = lastOf(placement, thing, options, stands)
      const back: [number, number] = [-Math.sin(last.yaw), -Math.cos(last.yaw)]
      const at = beside(
        who,
        { ...placement, facing: 180 - (last.yaw * 180) / Math.PI },
        last,
        back,
        placement.distance ?? 0.5,
      )
      const host = last.performer && hostAt(last.performer, 'tow', [0, 0, 0])
      return standing(at, last.yaw, said, host ? { host, isExact: true } : {})
    }
    case 'leaning-on':
    case 'against': {
      const way = SIDES[side ?? ''] ?? frontOf(thing)
      const yaw = Math.atan2(way[0], way[1])
      const lean = isAlive(who) ? LEAN : LADDER
      const foot = (placement.distance ?? 0) + Math.sin(lean) * (isAlive(who) ? 0.75 : 1) * own.height - 0.3 * own.depth
      return next(way, Math.max(0, foot), yaw, { tilt: -lean, isExact: true, isWithin: true })
    }
    case 'before':
    case 'behind': {
      const front = thing.anchor ? frontOf(thing) : ([0, -1] as const)
      const way: [number, number] = relation === 'before' ? [front[0], front[1]] : [-front[0], -front[1]]
      const far = placement.distance ?? Math.max(gap, 0.3)
      // With a side: before the left or right half.
      const [sx, sz] = SIDES[side ?? ''] ?? [0, 0]
      const among = (nth - (count - 1) / 2) * (own.width + 0.2)
      const [ax, az] = [Math.abs(way[1]), Math.abs(way[0])]
      const stand = next(way, far, Math.PI)
      if (stand.host) return stand
      return {
        ...stand,
        at: [
          stand.at[0] + ax * (among + sx * thing.half[0]),
          stand.at[1],
          stand.at[2] + az * (among + sz * thing.half[1]),
        ],
      }
    }
    case 'beside': {
      const way = (side ? SIDES[side] : undefined) ?? freerSide(who, placement, thing, gap, options, stands, nth)
      const before = side ? nth : Math.floor(nth / 2)
      return next(way, gap + before * (own.width + Math.min(0.25, 0.3 * own.width)), Math.PI)
    }
    case 'at': {
      if (isFloor(thing)) return onGround(one, thing, options, stands, free)
      // An offset is measured from the centre of the target.
      if (placement.offset)
        return onSupportOf(standing([thing.at[0], 0, thing.at[2]], Math.PI, said), thing, options, stands)
      if (thing.performer) {
        const way = SIDES[side ?? ''] ?? ([0, -1] as const)
        return next(way, gap, Math.atan2(-way[0], -way[1]))
      }
      if (!thing.anchor) return onGround(one, undefined, options, stands, free)
      // At a part of the place: in front of it, facing it.
      const front = frontOf(thing)
      const [x, , z] = beside(who, placement, thing, front, placement.distance ?? (isAlive(who) ? AT_WALL : 0.1))
      const aside = side === 'left' ? -0.3 : side === 'right' ? 0.3 : count > 1 ? ((nth + 0.5) / count - 0.5) * 0.8 : 0
      const [w] = thing.spot?.size ?? [0]
      return standing(
        [x + aside * w * Math.abs(front[1]), 0, z + aside * w * Math.abs(front[0])],
        thing.yaw + Math.PI,
        said,
      )
    }
  }
}

const POSTURES: Partial<Record<Placement['relation'], Stand['posture']>> = {
  'seated-on': 'sit',
  'lying-on': 'lie',
  'standing-on': 'stand',
}

const frontOf = ({ yaw }: Thing): readonly [number, number] => [Math.sin(yaw), Math.cos(yaw)]

/** Of several pullers, the last: the towed thing is behind it. */
function lastOf(placement: Placement, thing: Thing, options: SolveOptions, stands: ReadonlyMap<string, Stand>): Thing {
  const all = targetsOf(placement).flatMap(target => options.performers(target))
  if (all.length < 2) return thing
  const [fx, fz] = frontOf(thing)
  const boxes = all.map(({ id }) => thingAt(id, 0, 1, options, stands))
  return boxes.reduce((last, one) => (one.at[0] * fx + one.at[2] * fz < last.at[0] * fx + last.at[2] * fz ? one : last))
}

/** The middle of the gap between two. */
function betweenEdges(a: Thing, b: Thing): readonly [x: number, z: number] {
  const [dx, dz] = [b.at[0] - a.at[0], b.at[2] - a.at[2]]
  const far = Math.hypot(dx, dz)
  if (far < 1e-6) return [a.at[0], a.at[2]]
  const [x, z] = [dx / far, dz / far]
  const reach = ({ half }: Thing): number => Math.min(far / 2, Math.abs(x) * half[0] + Math.abs(z) * half[1])
  const along = (reach(a) + far - reach(b)) / 2
  return [a.at[0] + x * along, a.at[2] + z * along]
}

/** If the target is on a bed, table or roof, a performer beside it is put on the same surface, as far as the surface reaches. */
function onSupportOf(
  stand: Stand,
  { stand: of, performer, floor }: Thing,
  options: SolveOptions,
  stands: ReadonlyMap<string, Stand>,
): Stand {
  if (!performer || !of) return stand
  const { host } = of
  const [carrier] = host?.by === 'top' ? options.performers(host.id) : []
  if (host && carrier && !isSeat(of)) {
    const base = freed(stands.get(carrier.id)!, options, stands)
    const [x, z] = into(base.yaw, carrier.scale, [stand.at[0] - base.at[0], stand.at[2] - base.at[2]])
    const top = topAt(carrier, x, z)
    if (top === undefined || top < host.at[1] - 0.25 / carrier.scale) return stand
    return {
      ...stand,
      at: base.at,
      host: hostAt(carrier, 'top', [x, top, z], undefined, stand.yaw - base.yaw),
      isExact: true,
    }
  }
  if (host || floor < 0.05 || of.isOnSeat) return stand
  return { ...stand, at: [stand.at[0], floor, stand.at[2]] }
}

/** A chair has one seat. */
const isSeat = ({ posture, isOnSeat }: Stand): boolean => posture === 'sit' && isOnSeat === true

/** Metres: the distance of a swimmer from the edge. */
const FROM_SHORE = 0.9

/** The point of a floor, road or water nearest to where people usually stand. */
function groundSpot({ who }: Wanted, thing: Thing | undefined, { room }: SolveOptions): Point {
  const spots = thing?.anchor?.spots ?? []
  const half = Math.max(sizeOf(who).width, sizeOf(who).depth) / 2
  const clamp = (value: number, middle: number, wide: number): number => {
    const reach = Math.max(0, wide / 2 - half - (thing?.anchor?.isWater ? FROM_SHORE : 0.1))
    return Math.min(middle + reach, Math.max(middle - reach, value))
  }
  const points = spots.map(
    ({ at, size }: AnchorSpot): Point => [
      clamp(room.middle[0], at[0], size[0]),
      0,
      clamp(room.middle[2], at[2], size[2]),
    ],
  )
  const far = ([x, , z]: Point): number => Math.hypot(x - room.middle[0], z - room.middle[2])
  return points.toSorted((a, b) => far(a) - far(b))[0] ?? [room.middle[0], 0, room.middle[2]]
}

/** On the ground or a floor: near something if given, on the given side, otherwise in free space. */
function onGround(
  one: Wanted,
  thing: Thing | undefined,
  options: SolveOptions,
  stands: Map<string, Stand>,
  free: Slots,
): Stand {
  const { placement, who, nth, count, said } = one
  const { room } = options
  const afloat = thing?.anchor?.isWater ? { isAfloat: true as const } : {}
  if (placement.near !== undefined) {
    const near = thingAt(placement.near, nth, count, options, stands, who)
    const way = SIDES[placement.side ?? ''] ?? freerSide(who, placement, near, BESIDE, options, stands, nth)
    const { width } = sizeOf(who)
    const before = (placement.side ? nth : Math.floor(nth / 2)) * (width + Math.min(0.25, 0.3 * width))
    const [x, , z] = beside(who, placement, near, way, (placement.distance ?? BESIDE) + before)
    const isExact = placement.distance !== undefined
    return standing([x, 0, z], Math.PI, said, { ...afloat, isExact })
  }
  const base = free(who)
  const spot = groundSpot(one, thing, options)
  const { side } = placement
  const [x, z] = SIDES[side ?? ''] ?? [0, 0]
  const [wide, deep] = [room.high[0] - room.low[0], room.high[2] - room.low[2]]
  // An offset is measured from the centre; without offset and side, any free space.
  const isMiddle = side !== undefined || placement.offset !== undefined || thing?.anchor?.isWater === true
  const from = isMiddle ? 0 : base.at[0] - room.middle[0]
  const at: Point = [
    spot[0] + from + x * Math.min(1.6, 0.28 * wide),
    0,
    spot[2] + z * Math.min(side === 'far' ? 6 : 1.4, 0.3 * deep),
  ]
  return { ...base, at, ...afloat, ...(said !== undefined && { said }) }
}

/** The free side; if both are free, the one nearer to the middle. */
function freerSide(
  who: Performer,
  placement: Placement,
  thing: Thing,
  gap: number,
  { room }: SolveOptions,
  stands: ReadonlyMap<string, Stand>,
  nth: number,
): readonly [number, number] {
  const half = sizeOf(who).width / 2
  const sides = thing.at[0] > room.middle[0] ? [-1, 1] : [1, -1]
  const others = [...stands.values()].filter(({ host }) => !host)
  const crowd = (side: number): number => {
    const [x, , z] = beside(who, placement, thing, [side, 0], gap)
    const isOut = x - half < room.low[0] || x + half > room.high[0]
    return (
      (isOut ? 10 : 0) + others.filter(({ at }) => Math.abs(at[0] - x) < half + 0.3 && Math.abs(at[2] - z) < 0.6).length
    )
  }
  const [first, second] = sides as [number, number]
  const chosen = crowd(first) <= crowd(second) ? first : second
  return [nth % 2 ? -chosen : chosen, 0]
}

/** The position on one side of a thing, with `gap` metres between their edges. */
function beside(
  who: Performer,
  placement: Placement,
  thing: Thing,
  [x, z]: readonly [number, number],
  gap: number,
): Point {
  const { width, depth } = sizeOf(who)
  const yaw = placement.facing === undefined && who.isLong && !isAlive(who) ? Math.PI / 2 : facingYaw(placement)
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  const own = isAlive(who)
    ? Math.abs(x) * Math.max(width, isByPicture(placement) ? width * c + depth * s : 0.8 * depth) +
      Math.abs(z) * (isByPicture(placement) ? Math.max(0.8 * width, width * s + depth * c) : depth)
    : Math.abs(x) * (width * c + depth * s) + Math.abs(z) * (width * s + depth * c)
  const far = Math.abs(x) * thing.half[0] + Math.abs(z) * thing.half[1] + gap + own / 2
  const [cx, , cz] = outOf({ at: [0, 0, 0], yaw }, who.scale, middleOf(who))
  // Measured from the body's edge, even if its origin is not at its centre.
  return [thing.at[0] + x * far - Math.abs(x) * cx, 0, thing.at[2] + z * far - Math.abs(z) * cz]
}

/** The centre of a thing's base, in its own coordinates. Living bodies are centred on their origin. */
function middleOf(who: Performer): Point {
  if (isAlive(who)) return [0, 0, 0]
  const { low, high } = who.extent
  return [(low[0] + high[0]) / 2, 0, (low[2] + high[2]) / 2]
}

/** The heading in the document; undefined if it gives none. */
function facingOf(
  placement: Placement,
  stand: Stand,
  options: SolveOptions,
  stands: ReadonlyMap<string, Stand>,
): number | undefined {
  const { facing } = placement
  if (facing === undefined) return undefined
  if (typeof facing === 'number' || isByPicture(placement)) return facingYaw(placement)
  const { at } = freed(stand, options, stands)
  const known = options.performers(facing).flatMap(({ id }) => {
    const there = stands.get(id)
    return there ? [freed(there, options, stands)] : []
  })
  const [x, z] =
    known.length > 0
      ? [mean(known.map(one => one.at[0])), mean(known.map(one => one.at[2]))]
      : (([px, , pz]) => [px, pz] as const)(thingAt(facing, 0, 1, options, stands).at)
  return Math.hypot(x - at[0], z - at[2]) < 1e-6 ? stand.yaw : Math.atan2(x - at[0], z - at[2])
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
