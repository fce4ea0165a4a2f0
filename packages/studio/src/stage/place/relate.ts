import type { Placement } from '@kinora/media/scene/scene-schema'
import { isAlive, sizeOf } from '../resolve/performer.ts'
import { beside, BESIDE, freerSide, gapBeside, onSupportOf, PERSON_BESIDE, stepBeside, wider } from './beside.ts'
import { isFloor, onGround, type Slots } from './on-ground.ts'
import { type Stand, standing } from './stand.ts'
import { hasSeat, seatAt, seatAtTable } from './seats.ts'
import { hanging, held, hostAt, inside, onTop, SIDES, type Wanted, worn } from './supports.ts'
import { type Known, type Thing, thingAt } from './things.ts'
import { uponPerson } from './upon-person.ts'

/** Metres between a person and the wall or the window that they are at. */
const AT_WALL = 0.42
/** Radians: the lean of a person against something, and of a ladder. */
const [LEAN, LADDER] = [0.14, 0.26]

export const targetsOf = ({ to }: Placement): readonly string[] =>
  Array.isArray(to) ? to : to === undefined ? [] : [to]

/** The position of one performer by its relation to its targets. */
export function relate(
  one: Wanted,
  things: readonly Thing[],
  known: Known,
  stands: Map<string, Stand>,
  free: Slots,
): Stand {
  const { who, placement, nth, count, said } = one
  const { relation, side } = placement
  const [thing] = things
  const own = sizeOf(who)
  if (!thing) return onGround(one, undefined, known, stands, free)
  const gap =
    placement.distance ??
    (isAlive(who)
      ? !thing.performer || isAlive(thing.performer)
        ? PERSON_BESIDE
        : BESIDE
      : gapBeside(thing.performer && !isAlive(thing.performer) ? wider(who, thing.performer) : who))
  const next = (way: readonly [number, number], far: number, yaw: number, more: Partial<Stand> = {}): Stand =>
    onSupportOf(standing(beside(who, placement, thing, way, far), yaw, said, more), thing, known, stands)
  switch (relation) {
    case 'held-by':
      return thing.performer ? held(one, thing, thing.performer, stands) : onTop(one, thing, known, stands)
    case 'worn-by':
      return thing.performer ? worn(who, thing.performer, stands, said) : onTop(one, thing, known, stands)
    case 'on':
    case 'standing-on':
    case 'lying-on':
    case 'seated-on': {
      if (thing.performer?.rig === 'person' && !thing.part && relation !== 'standing-on')
        return uponPerson(one, thing.performer, stands)
      const base = isFloor(thing) ? onGround(one, thing, known, stands, free) : onTop(one, thing, known, stands)
      const sits = !isFloor(thing) && isAlive(who) && hasSeat(thing) && !thing.part && !one.isOnFeet
      return { ...base, posture: isAlive(who) ? (POSTURES[relation] ?? (sits ? 'sit' : 'stand')) : 'stand' }
    }
    case 'seated-at': {
      const way = SIDES[side ?? '']
      const seat = seatAt(thing, { who, nth, side: way }, known, stands) ?? seatAtTable(thing, who, way, known, stands)
      if (seat?.chair) {
        const on = { ...one, placement: { ...placement, relation: 'seated-on' as const, to: seat.chair.id } }
        const chair = thingAt(seat.chair.id, 0, 1, known, stands)
        return { ...onTop(on, chair, known, stands), posture: 'sit', to: [seat.chair.id] }
      }
      if (seat) return standing(seat.at, seat.yaw, said, { posture: 'sit', isOnSeat: true, isExact: true })
      const [x, z] = way ?? [0, 1]
      return next([x, z], 0.02, Math.atan2(-x, -z), { posture: 'sit' })
    }
    case 'in':
    case 'inside':
      if (isFloor(thing)) return onGround(one, thing, known, stands, free)
      return thing.performer ? inside(one, thing, stands) : onTop(one, thing, known, stands)
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
      return hanging(one, thing, known)
    case 'between': {
      const middle = betweenEdges(thing, things[1] ?? thing)
      const aside = (nth - (count - 1) / 2) * (own.width + 0.1)
      const stand = standing([middle[0] + aside, 0, middle[1]], Math.PI, said, { isExact: true })
      return onSupportOf(stand, thing, known, stands)
    }
    case 'towed-by': {
      const last = lastOf(placement, thing, known, stands)
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
      const way = (side ? SIDES[side] : undefined) ?? freerSide(who, placement, thing, gap, known, stands, nth)
      const before = side ? nth : Math.floor(nth / 2)
      return next(way, gap + before * stepBeside(who, placement, way), Math.PI)
    }
    case 'at': {
      if (isFloor(thing)) return onGround(one, thing, known, stands, free)
      // An offset is measured from the centre of the target.
      if (placement.offset)
        return onSupportOf(standing([thing.at[0], 0, thing.at[2]], Math.PI, said), thing, known, stands)
      if (thing.performer) {
        const way = SIDES[side ?? ''] ?? ([0, -1] as const)
        return next(way, gap, Math.atan2(-way[0], -way[1]))
      }
      if (!thing.anchor) return onGround(one, undefined, known, stands, free)
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

/** The last of several pullers; the towed thing is behind it. */
function lastOf(placement: Placement, thing: Thing, known: Known, stands: ReadonlyMap<string, Stand>): Thing {
  const all = targetsOf(placement).flatMap(target => known.performers(target))
  if (all.length < 2) return thing
  const [fx, fz] = frontOf(thing)
  const boxes = all.map(({ id }) => thingAt(id, 0, 1, known, stands))
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
