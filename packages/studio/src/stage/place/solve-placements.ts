import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { boxOf } from './boxes.ts'
import { pushApart } from './push-apart.ts'
import type { Anchor, AnchorSpot, PlaceRoom } from '../resolve/place-room.ts'
import type { Host, Stand } from './stand.ts'

/** A placement of one performer, and where in the document it is said. */
export type Wanted = { who: Performer; placement: Placement; said?: string; nth: number; count: number }

export type SolveOptions = {
  wanted: readonly Wanted[]
  /** Who is there without being said where, in order. */
  others: readonly Performer[]
  /** Where those are who were there before. */
  before: ReadonlyMap<string, Stand>
  performers: (target: string) => readonly Performer[]
  room: PlaceRoom
  notes: SceneNotes
}

/** Gaps between edges where nobody says how far, metres. */
const [BESIDE, PERSON_BESIDE, AT_WALL] = [0.18, 0.3, 0.42]
const LEAN = 0.14

/** Gives everybody a place: those first whom others stand to. Who has none said stands free of all others. */
export function solvePlacements(options: SolveOptions): Map<string, Stand> {
  const { wanted, others, before, room, notes } = options
  const stands = new Map(before)
  const sizes = new Map<string, Performer>(
    [...wanted.map(({ who }) => who), ...others].map(one => [one.id, one] as const),
  )
  const left = [...wanted]
  for (const one of left) stands.delete(one.who.id)
  const free = createSlots(room, stands)
  const isReady = ({ placement: { to, near } }: Wanted): boolean =>
    [...(Array.isArray(to) ? to : to ? [to] : []), ...(near ? [near] : [])].every(target =>
      options.performers(target).every(({ id }) => !left.some(({ who }) => who.id === id)),
    )
  // Those whom nobody has to wait for come first; hosts that have no place said get one when they are needed.
  while (left.length > 0) {
    let at = left.findIndex(isReady)
    if (at < 0) {
      const [first] = left
      notes.add('conflict', first!.said ?? '', `${first!.who.id} and what it stands to wait for each other`)
      at = 0
    }
    const [next] = left.splice(at, 1)
    ensureHosts(next!, options, stands, free)
    stands.set(next!.who.id, standFor(next!, options, stands, free))
  }
  for (const one of others) if (!stands.has(one.id)) stands.set(one.id, free(one))
  pushApart(stands, [...sizes.values()], room, notes)
  // Where all are is known now: who looks at somebody turns there.
  for (const { who, placement } of wanted) {
    const stand = stands.get(who.id)!
    const yaw = facingOf(placement, stand, options, stands)
    if (yaw !== undefined)
      stands.set(who.id, { ...stand, yaw, isTurned: isByDegrees(placement) ? 'by-degrees' : 'to-target' })
  }
  return stands
}

/** What somebody stands to and what has no place itself gets one. */
function ensureHosts(
  { placement: { to } }: Wanted,
  options: SolveOptions,
  stands: Map<string, Stand>,
  free: Slots,
): void {
  for (const target of Array.isArray(to) ? to : to ? [to] : [])
    for (const one of options.performers(target)) if (!stands.has(one.id)) stands.set(one.id, free(one))
}

const isByDegrees = ({ facing }: Placement): boolean =>
  typeof facing === 'number' || facing === 'camera' || facing === 'away'

type Slots = (who: Performer) => Stand

/** Places in a row across the middle of the place, from there outwards. */
function createSlots({ middle: [x0, , z0] }: PlaceRoom, stands: ReadonlyMap<string, Stand>): Slots {
  const used: [from: number, to: number][] = []
  return who => {
    const half = sizeOf(who).width / 2 + (isAlive(who) ? PERSON_BESIDE : BESIDE)
    const taken = [
      ...used,
      ...[...stands.values()]
        .filter(({ at, host }) => !host && Math.abs(at[2] - z0) < 0.7)
        .map(({ at }): [number, number] => [at[0] - 0.4, at[0] + 0.4]),
    ]
    const isFree = (x: number): boolean => taken.every(([from, to]) => x + half <= from || x - half >= to)
    let x = x0
    for (let step = 0; step < 80 && !isFree(x); step++) {
      const far = 0.25 * Math.ceil((step + 1) / 2)
      x = x0 + (step % 2 ? -far : far)
    }
    used.push([x - half, x + half])
    return standing([x, 0, z0], who.isLong ? Math.PI / 2 : towardsCamera(x - x0), undefined)
  }
}

const standing = (at: Point, yaw: number, said: string | undefined, more: Partial<Stand> = {}): Stand => ({
  at,
  yaw,
  tilt: 0,
  roll: 0,
  posture: 'stand',
  isExact: false,
  ...(said !== undefined && { said }),
  ...more,
})

/** To the camera, and a little to the middle. */
const towardsCamera = (aside: number): number => Math.PI + Math.max(-0.35, Math.min(0.35, 0.3 * aside))

const rad = (degrees: number): number => (degrees * Math.PI) / 180

function standFor(one: Wanted, options: SolveOptions, stands: Map<string, Stand>, free: Slots): Stand {
  const { placement, said, nth, count } = one
  const { offset, distance } = placement
  const form = formationOf(one)
  const targets = Array.isArray(placement.to) ? placement.to : placement.to === undefined ? [] : [placement.to]
  const things = targets.map(target => thingAt(target, nth, count, options, stands))
  const related = form ? inFormation(one, form, things[0], options) : relate(one, things, options, stands, free)
  // A long thing is seen from aside where nobody says which way it looks.
  const isAside = one.who.isLong && !isAlive(one.who) && !related.host && placement.facing === undefined
  const base = lies(one.who, placement)
    ? { ...related, tilt: -Math.PI / 2 }
    : isAside
      ? { ...related, yaw: Math.PI / 2 }
      : related
  const moved: Point = offset ? [base.at[0] + offset[0], base.at[1] + offset[1], base.at[2] - offset[2]] : base.at
  return {
    ...base,
    at: moved,
    isExact: base.isExact || offset !== undefined || distance !== undefined,
    ...(said !== undefined && { said }),
  }
}

/** Several who keep a formation, where the relation leaves it open how they stand. */
function formationOf({ who, placement, count }: Wanted): Formation | undefined {
  const { formation } = who.entity
  return count > 1 && formation !== undefined && FORMED.has(placement.relation) ? formation : undefined
}
type Formation = NonNullable<Performer['entity']['formation']>
const FORMED: ReadonlySet<string> = new Set([
  'at',
  'beside',
  'before',
  'behind',
  'on',
  'seated-at',
  'standing-on',
  'in',
])

/** Each at its place of the formation: around something, abreast, one behind the other, as geese fly, or in loose rows. */
function inFormation(
  { who, placement, nth, count, said }: Wanted,
  form: Formation,
  thing: Thing | undefined,
  { room }: SolveOptions,
): Stand {
  const { width, depth } = sizeOf(who)
  const step = Math.max(width, isAlive(who) ? 0.55 : depth) + 0.2
  const [cx, , cz] = thing?.at ?? room.middle
  const posture = placement.relation === 'seated-at' ? ('sit' as const) : ('stand' as const)
  if (form === 'circle') {
    const around = thing ? Math.max(...thing.half) + depth / 2 + (placement.distance ?? 0.2) : 0
    const radius = Math.max(around, (count * step) / (2 * Math.PI))
    const angle = Math.PI + (2 * Math.PI * (nth + 0.5)) / count
    const at: Point = [cx + radius * Math.sin(angle), 0, cz + radius * Math.cos(angle)]
    return standing(at, Math.atan2(cx - at[0], cz - at[2]), said, { posture, isExact: true })
  }
  const base =
    thing && placement.relation !== 'on'
      ? beside(who, thing, SIDES[placement.side ?? 'front'] ?? [0, -1], placement.distance ?? 0.4)
      : ([cx, 0, cz] as const)
  const middle = nth - (count - 1) / 2
  const offsets: Record<Exclude<Formation, 'circle'>, readonly [x: number, z: number]> = {
    row: [middle * step, 0],
    // Seen from aside, the first ahead.
    line: [-middle * Math.max(step, depth + 0.2), 0],
    wedge: [(nth % 2 ? 1 : -1) * Math.ceil(nth / 2) * step, Math.ceil(nth / 2) * step],
    crowd: [((nth % 5) - 2) * step + (Math.floor(nth / 5) % 2) * 0.5 * step, Math.floor(nth / 5) * step],
  }
  const [x, z] = offsets[form]
  const yaw = form === 'line' ? Math.PI / 2 : Math.PI
  return standing([base[0] + x, 0, base[2] + z], yaw, said, { posture, isExact: true })
}

/** A sheet that is put on something lies there: it would not stand by itself. */
function lies(who: Performer, { relation }: Placement): boolean {
  if (isAlive(who) || (relation !== 'on' && relation !== 'lying-on')) return false
  const { width, height, depth } = sizeOf(who)
  return depth < THIN * Math.min(width, height) && height < SHEET
}
/** Of its other sides; and no higher than this, metres. */
const [THIN, SHEET] = [0.12, 1.2]

/** What somebody stands to, as a box with a front. */
type Thing = {
  at: Point
  yaw: number
  /** Half of its width and depth along the place's axes, and its height. */
  half: readonly [x: number, z: number]
  top: number
  floor: number
  performer?: Performer
  spot?: AnchorSpot
  anchor?: Anchor
  part?: string
}

function thingAt(
  target: string,
  nth: number,
  count: number,
  { performers, room }: SolveOptions,
  stands: ReadonlyMap<string, Stand>,
): Thing {
  const [head, part] = target.split('/') as [string, string | undefined]
  const all = performers(head)
  if (all.length > 0) {
    // Each of several to one of several: else all to the first.
    const performer = all[count === all.length ? nth : 0]!
    const stand = stands.get(performer.id)!
    return { ...boxOf(performer, stand), performer, ...(part && { part }) }
  }
  const anchor = part === undefined ? undefined : room.anchor(part)
  if (!anchor || anchor.spots.length === 0) return { at: room.middle, yaw: Math.PI, half: [0, 0], top: 0, floor: 0 }
  const spot = anchor.spots[nth % anchor.spots.length]!
  const [c, s] = [Math.abs(Math.cos(spot.yaw)), Math.abs(Math.sin(spot.yaw))]
  const [w, , d] = spot.size
  return {
    at: spot.at,
    yaw: spot.yaw,
    half: [(w * c + d * s) / 2, (w * s + d * c) / 2],
    top: spot.top,
    floor: 0,
    spot,
    anchor,
  }
}

const SIDES: Readonly<Record<string, readonly [x: number, z: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  front: [0, -1],
  near: [0, -1],
  back: [0, 1],
  far: [0, 1],
}

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
  if (!thing) return slotAt(one, options, free)
  const isFloor = thing.anchor !== undefined && (thing.anchor.isFlat || FLOORS.has(thing.anchor.id))
  const gap =
    placement.distance ?? (isAlive(who) && (!thing.performer || isAlive(thing.performer)) ? PERSON_BESIDE : BESIDE)
  switch (relation) {
    case 'held-by':
      return thing.performer
        ? held(thing.performer, stands, side === 'left' ? 'l' : 'r', said)
        : onTop(one, thing, stands)
    case 'worn-by':
      return thing.performer ? worn(thing.performer, stands, said) : onTop(one, thing, stands)
    case 'on':
    case 'standing-on':
    case 'lying-on':
    case 'seated-on': {
      if (isFloor) {
        const base = onFloor(one, thing, options, stands, free)
        return { ...base, posture: POSTURES[relation] ?? 'stand' }
      }
      const base = onTop(one, thing, stands)
      return { ...base, posture: POSTURES[relation] ?? (isAlive(who) && hasSeat(thing) ? 'sit' : 'stand') }
    }
    case 'seated-at': {
      const seat = seatAt(thing, nth)
      if (seat) return standing(seat.at, seat.yaw, said, { posture: 'sit', isOnSeat: true, isExact: true })
      const at = beside(who, thing, [0, 1], 0.02)
      return standing(at, Math.PI, said, { posture: 'sit' })
    }
    case 'in':
    case 'inside':
      return isFloor || !thing.performer ? onFloor(one, thing, options, stands, free) : inside(one, thing)
    case 'under': {
      const [x, , z] = spread(thing, nth, count, own.width)
      return standing([x, 0, z], Math.PI, said)
    }
    case 'above': {
      const [x, , z] = spread(thing, nth, count, own.width)
      return standing(
        [x, thing.top + (placement.distance ?? 0.35 * Math.max(0.3, thing.top - thing.floor)), z],
        Math.PI,
        said,
        { isExact: true },
      )
    }
    case 'hanging-from': {
      const [x, , z] = spread(thing, nth, count, own.width)
      const level = thing.anchor ? thing.top : thing.floor + 0.92 * (thing.top - thing.floor)
      return standing([x, Math.max(0, level - own.height), z], Math.PI, said, { posture: 'hang', isExact: true })
    }
    case 'between': {
      const other = things[1] ?? thing
      return standing([(thing.at[0] + other.at[0]) / 2, 0, (thing.at[2] + other.at[2]) / 2], Math.PI, said, {
        isExact: true,
      })
    }
    case 'towed-by': {
      const back: [number, number] = [-Math.sin(thing.yaw), -Math.cos(thing.yaw)]
      const at = beside(who, thing, back, placement.distance ?? 0.5)
      const host = thing.performer && hostAt(thing.performer, 'tow', [0, 0, 0])
      return standing(at, thing.yaw, said, host ? { host, isExact: true } : {})
    }
    case 'leaning-on':
    case 'against': {
      const way = SIDES[side ?? 'front'] ?? [0, -1]
      const at = beside(who, thing, way, placement.distance ?? 0)
      const yaw = Math.atan2(way[0], way[1])
      return standing(
        at,
        yaw,
        said,
        isAlive(who) ? { tilt: -LEAN, isExact: true } : { tilt: -0.5 * LEAN, isExact: true },
      )
    }
    case 'before':
    case 'behind': {
      const way: [number, number] = relation === 'before' ? [0, -1] : [0, 1]
      const [x, , z] = beside(who, thing, way, Math.max(gap, 0.3))
      const aside = (nth - (count - 1) / 2) * (own.width + 0.2)
      return standing([x + aside, 0, z], Math.PI, said)
    }
    case 'beside': {
      const way = (side ? SIDES[side] : undefined) ?? freerSide(who, thing, gap, options, stands, nth)
      const before = side ? nth : Math.floor(nth / 2)
      const at = beside(who, thing, way, gap + before * (own.width + Math.min(0.25, 0.3 * own.width)))
      return standing(at, Math.PI, said)
    }
    case 'at': {
      if (isFloor || !thing.anchor) {
        if (!thing.performer) return onFloor(one, thing, options, stands, free)
        const at = beside(who, thing, SIDES[side ?? 'front'] ?? [0, -1], gap)
        return standing(at, Math.atan2(thing.at[0] - at[0], thing.at[2] - at[2]), said)
      }
      // At something: before its front, looking at it.
      const front: [number, number] = [Math.sin(thing.yaw), Math.cos(thing.yaw)]
      const [x, , z] = beside(who, thing, front, placement.distance ?? (isAlive(who) ? AT_WALL : 0.1))
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
export const FLOORS: ReadonlySet<string> = new Set([
  'floor',
  'ground',
  'middle',
  'road',
  'pavement',
  'sand',
  'grass',
  'snow',
  'stage',
  'water',
  'surface',
])

const hasSeat = ({ performer }: Thing): boolean => performer?.body.sockets['seat'] !== undefined

/** One seat each: of all spots of an anchor, the nearest first. */
function seatAt({ anchor, spot }: Thing, nth: number): { at: Point; yaw: number } | undefined {
  const seats = anchor?.spots.flatMap(one => one.seats ?? []) ?? spot?.seats ?? []
  return seats[nth % Math.max(1, seats.length)]
}

/** With no word of where: in the row across the middle, to the side that is said. */
function slotAt({ who, placement, said }: Wanted, { room }: SolveOptions, free: Slots): Stand {
  const { side } = placement
  const base = free(who)
  if (side === undefined || side === 'middle')
    return { ...base, ...(side && { at: room.middle }), ...(said && { said }) }
  const [x, z] = SIDES[side] ?? [0, 0]
  const [wide, deep] = [room.high[0] - room.low[0], room.high[2] - room.low[2]]
  const at: Point = [
    room.middle[0] + x * Math.min(1.6, 0.28 * wide),
    0,
    room.middle[2] + z * Math.min(side === 'far' ? 6 : 1.4, 0.3 * deep),
  ]
  return { ...base, at, ...(said && { said }) }
}

/** On the floor, near something if that is said, free of all others else. */
function onFloor(one: Wanted, thing: Thing, options: SolveOptions, stands: Map<string, Stand>, free: Slots): Stand {
  const { placement, who, nth, count, said } = one
  const top = thing.anchor && !GROUND_LEVEL.has(thing.anchor.id) ? thing.top : 0
  if (placement.near !== undefined) {
    const near = thingAt(placement.near, nth, count, options, stands)
    const way = SIDES[placement.side ?? ''] ?? freerSide(who, near, BESIDE, options, stands, nth)
    const { width } = sizeOf(who)
    const before = (placement.side ? nth : Math.floor(nth / 2)) * (width + Math.min(0.25, 0.3 * width))
    const [x, , z] = beside(who, near, way, (placement.distance ?? BESIDE) + before)
    return standing([x, top, z], Math.PI, said, placement.distance === undefined ? {} : { isExact: true })
  }
  const base = placement.side ? slotAt(one, options, free) : free(who)
  const at: Point =
    thing.anchor && thing.anchor.id === 'surface' ? [thing.at[0], top, thing.at[2]] : [base.at[0], top, base.at[2]]
  return { ...base, at, ...(said !== undefined && { said }) }
}
const GROUND_LEVEL: ReadonlySet<string> = new Set([
  'floor',
  'ground',
  'middle',
  'road',
  'pavement',
  'sand',
  'grass',
  'snow',
  'water',
])

/** The side on which nobody is; the one nearer to the middle where both are free. */
function freerSide(
  who: Performer,
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
    const [x, , z] = beside(who, thing, [side, 0], gap)
    const isOut = x - half < room.low[0] || x + half > room.high[0]
    return (
      (isOut ? 10 : 0) + others.filter(({ at }) => Math.abs(at[0] - x) < half + 0.3 && Math.abs(at[2] - z) < 0.6).length
    )
  }
  const [first, second] = sides as [number, number]
  const chosen = crowd(first) <= crowd(second) ? first : second
  return [nth % 2 ? -chosen : chosen, 0]
}

/** Edge to edge with a thing, so far from it, to one side. */
function beside(who: Performer, thing: Thing, [x, z]: readonly [number, number], gap: number): Point {
  const { width, depth } = sizeOf(who)
  const own =
    Math.abs(x) * (isAlive(who) ? Math.max(width, 0.8 * depth) : Math.max(width, who.isLong ? depth : 0)) +
    Math.abs(z) * depth
  const far = Math.abs(x) * thing.half[0] + Math.abs(z) * thing.half[1] + gap + own / 2
  return [thing.at[0] + x * far, 0, thing.at[2] + z * far]
}

/** Several on one thing are side by side along its width. */
function spread({ at, half, yaw }: Thing, nth: number, count: number, width: number): Point {
  if (count < 2) return at
  const room = Math.max(0, 2 * Math.max(half[0], half[1]) - width)
  const along = (nth / (count - 1) - 0.5) * Math.max(room, 0.6 * width * (count - 1))
  return [at[0] + along * Math.cos(yaw), at[1], at[2] + along * Math.sin(yaw)]
}

function hostAt(performer: Performer, by: Host['by'], at: Point, bone = performer.body.bones[0]!.name, yaw = 0): Host {
  return { id: performer.id, bone, at, yaw, tilt: 0, by }
}

/** On top of it, on its seat or on a part of it. */
function onTop({ who, placement, nth, count, said }: Wanted, thing: Thing, stands: ReadonlyMap<string, Stand>): Stand {
  const { performer } = thing
  if (!performer) {
    const seat = placement.relation === 'seated-on' ? seatAt(thing, nth) : undefined
    if (seat) return standing(seat.at, seat.yaw, said, { posture: 'sit', isOnSeat: true, isExact: true })
    const [x, , z] = spread(thing, nth, count, sizeOf(who).width)
    return standing([x, thing.top, z], Math.PI, said, {
      isExact: placement.offset !== undefined,
      ...(isAlive(who) && { isOnSeat: true }),
    })
  }
  const { sockets } = performer.body
  const isSeated = placement.relation === 'seated-on' || placement.relation === 'on'
  const names = [thing.part, ...(isAlive(who) && isSeated ? ['seat', 'deck', 'cabin', 'top'] : ['top', 'deck', 'seat'])]
  const socket = names.map(name => (name === undefined ? undefined : sockets[name])).find(one => one !== undefined)
  const { low, high } = performer.extent
  const middle: Point = socket?.at ?? [(low[0] + high[0]) / 2, high[1], (low[2] + high[2]) / 2]
  const wide = high[0] - low[0]
  const own = sizeOf(who).width / performer.scale
  const room = Math.max(0, wide - own)
  const along = count < 2 ? 0 : (nth / (count - 1) - 0.5) * Math.max(room, 0.8 * own * (count - 1))
  const others = [...stands.values()].filter(({ host }) => host?.id === performer.id && host.by === 'top').length
  const next =
    count < 2 && others > 0 ? (others % 2 ? 1 : -1) * Math.min(0.4 * wide, 0.55 * own * Math.ceil(others / 2) + 0.1) : 0
  const at: Point = [middle[0] + along + next, middle[1], middle[2]]
  const stand = stands.get(performer.id)!
  return standing(stand.at, stand.yaw, said, {
    host: hostAt(performer, 'top', at, socket?.bone),
    isExact: true,
    ...(isAlive(who) && { isOnSeat: true }),
  })
}

/** Within it: in its cabin, or sunk into it so far that a part of it is still seen. */
function inside({ who, nth, count, said }: Wanted, thing: Thing): Stand {
  const performer = thing.performer!
  const { sockets } = performer.body
  const { low, high } = performer.extent
  const socket = sockets['inside'] ?? sockets['cabin'] ?? sockets['seat']
  const own = sizeOf(who).height / performer.scale
  const floor = low[1] + 0.12 * (high[1] - low[1])
  const sunk = Math.max(floor, high[1] - 0.55 * own)
  const middle: Point = socket?.at ?? [
    (low[0] + high[0]) / 2,
    own > high[1] - low[1] ? floor : sunk,
    (low[2] + high[2]) / 2,
  ]
  const wide = high[0] - low[0]
  const along = count < 2 ? 0 : ((nth + 0.5) / count - 0.5) * 0.7 * wide
  return standing(thing.at, thing.yaw, said, {
    host: hostAt(performer, 'inside', [middle[0] + along, middle[1], middle[2]], socket?.bone),
    isExact: true,
    ...(socket && isAlive(who) && { posture: 'sit', isOnSeat: true }),
  })
}

function held(holder: Performer, stands: ReadonlyMap<string, Stand>, mark: 'r' | 'l', said: string | undefined): Stand {
  const { sockets } = holder.body
  const socket = sockets[`hand.${mark}`] ?? sockets['mouth'] ?? sockets['claws'] ?? sockets['top']
  const at: Point = socket?.at ?? [0, 0.5 * holder.extent.high[1], holder.extent.high[2]]
  const stand = stands.get(holder.id)!
  return standing(stand.at, stand.yaw, said, { host: hostAt(holder, 'hand', at, socket?.bone), isExact: true })
}

function worn(wearer: Performer, stands: ReadonlyMap<string, Stand>, said: string | undefined): Stand {
  const { sockets } = wearer.body
  const socket = sockets['hat'] ?? sockets['head'] ?? sockets['top']
  const at: Point = socket?.at ?? [0, wearer.extent.high[1], 0]
  const stand = stands.get(wearer.id)!
  return standing(stand.at, stand.yaw, said, { host: hostAt(wearer, 'worn', at, socket?.bone), isExact: true })
}

/** Which way somebody looks by the document; undefined where it says nothing of it. */
function facingOf(
  { facing }: Placement,
  { at }: Stand,
  options: SolveOptions,
  stands: ReadonlyMap<string, Stand>,
): number | undefined {
  if (facing === undefined) return undefined
  if (typeof facing === 'number') return Math.PI - rad(facing)
  if (facing === 'camera') return Math.PI
  if (facing === 'away') return 0
  const all = options.performers(facing)
  const known = all.map(({ id }) => stands.get(id)).filter(one => one !== undefined)
  const [x, z] =
    known.length > 0
      ? [mean(known.map(one => one.at[0])), mean(known.map(one => one.at[2]))]
      : (([px, , pz]) => [px, pz] as const)(thingAt(facing, 0, 1, options, stands).at)
  return Math.atan2(x - at[0], z - at[2])
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
