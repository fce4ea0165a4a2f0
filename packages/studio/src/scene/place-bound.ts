import type { Point } from '../bodies/body.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { ease, strikeTime } from '../bodies/motion/moment.ts'
import { CAUGHT_AT } from '../bodies/motion/animal-events.ts'
import { risen } from '../bodies/motion/person-stances.ts'
import { apply, applyTurn, mix, subtract, turning } from '../bodies/vectors.ts'
import { isBaby } from './cradle-babies.ts'
import { isStation, standsAtWork } from './deed-holds.ts'
import { pourOver } from './pour-over.ts'
import { reachIn } from './reach-in.ts'
import { gripAt } from './grips.ts'
import { sitsOnHand } from './sits-on-hand.ts'
import { depthIn, FLAT, inVessel, isLow, isWorkedAt, LYING, NEARER, onItsSide, onWorktop } from './on-worktop.ts'
import { LEAD, leadTo, TRACE } from './lead-to.ts'
import { againstSide, belowIt, hangingFrom, onShoulder, onTheBack, underArm } from './borne-and-leant.ts'
import { TOTE_BAG } from './member.ts'
import type { Host, Put, Solid } from './solid.ts'

/** What is in these stands on their floor. */
const SEEN_INTO: ReadonlySet<string | undefined> = new Set(['drawn-cage', 'drawn-glass-jar', 'drawn-glass-bowl'])
/** Low, so that who is in it looks out over its edge. */
const NEST = pictogramCode('🪺')
const [RUNNING_WHEEL, FISH_TANK] = ['drawn-running-wheel', 'drawn-fish-tank']
const THREAD = 'drawn-thread'

type Bound = Solid['bound'][number]

/** In heights of who pulls: from the middle of the rope to the first of them, and from each to the next. */
const [FROM_MIDDLE, BETWEEN_TWO] = [0.55, 0.5]

/** What is on a line is further behind than what is in a hand. */
const ON_LINE = 0.75
const isOnLine = ({ bound }: Solid): boolean => bound.some(({ solid }) => solid.member.art.code === TRACE)

/** Where something is that is fixed to a host, and how it is held there, with what is written on it to be read. */
export function placeBound(at: Host, bound: Bound): Put {
  const place = placeFixed(at, bound)
  const { solid, hold } = bound
  if (solid.rig === 'card') return turnsAway(place.yaw) ? { ...place, yaw: cardYaw(at.presence.yaw) } : place
  if (solid.member.art.code === TOTE_BAG && hold === 'hand') return { ...place, yaw: Math.PI }
  const isRead = solid.rig === 'thing' && solid.body.label && solid.member.subject.label && RESTING.has(hold)
  return isRead && turnsAway(place.yaw + Math.PI) ? { ...place, yaw: Math.PI } : place
}

/** Radians from the camera at which letters are still read. */
const READ_WITHIN = 0.7
const turnsAway = (yaw: number): boolean => Math.cos(yaw) < Math.cos(READ_WITHIN)
/** What lies or stands on something, and is in nobody's hand. */
const RESTING: ReadonlySet<Bound['hold']> = new Set<Bound['hold']>(['top', 'seat', 'deck', 'mount'])

function placeFixed(at: Host, bound: Bound): Put {
  const { host, world, posed, presence } = at
  const { solid, hold, nth, count } = bound
  const { low, high } = host.extent
  const spread = count > 1 ? nth / (count - 1) - 0.5 : besideOthers(host, bound)
  const socket = (...names: string[]): Point => {
    const found = names.map(name => host.body.sockets[name]).find(one => one !== undefined)
    return found ? posed.placeOf(found.bone, found.at) : posed.placeOf(host.body.bones[0]!.name, [0, high[1], 0])
  }
  const put = (place: Point, turn = 0, more: Partial<Put> = {}): Put => ({
    foot: apply(world, place),
    yaw: presence.yaw + turn,
    ...more,
  })
  const [wide, long] = [high[0] - low[0], high[2] - low[2]]
  const edge = besideEdge(host, solid, wide)
  const isNest = host.member.art.code === NEST
  if (edge !== undefined) {
    const [x, y, z] = socket('top', 'seat')
    return put([x + edge, y, z], Math.PI / 2, { stance: 'stand' })
  }
  if (solid.events.includes('snatched') && host.body.sockets['claws']) return inClaws(at, solid, socket('claws'))
  if ((hold === 'top' || hold === 'seat') && isWorkedAt(host)) return onWorktop(host, bound, put)
  switch (hold) {
    case 'mount':
    case 'cabin':
    case 'deck':
    case 'seat':
      return onSeat(at, bound, { socket, put, spread, wide, long })
    case 'top': {
      if (LYING.has(solid.member.art.code ?? '') && isLow(host)) {
        const [across, up, away] = socket('top')
        return onItsSide(solid, host, [across, up, away + spread * 0.7 * long], put)
      }
      // Whoever sits on a car has the legs over its front.
      const isOnHood = host.body.sockets['hood'] && solid.rig === 'person' && solid.doing.stance === 'sit'
      const [x, y, z] = isOnHood ? socket('hood') : socket('top', 'seat')
      return put([x + 0.6 * spread * wide, y, z], 0, isOnHood ? { seat: 0 } : {})
    }
    case 'hand':
      if (solid.member.art.code === LEAD || solid.member.art.code === TRACE) return leadTo(at, solid)
      return inHand(at, bound, spread * 0.3 * wide)
    case 'arms': {
      // A beast has its young by the neck, in its mouth.
      if (host.rig === 'beast' && !host.isUpright && host.body.sockets['mouth'])
        return inMouth(at, solid, socket('mouth'))
      const between = mix(socket('hand.r', 'mouth'), socket('hand.l', 'mouth'), 0.5)
      // Across both forearms, on its back, with the face a little to the camera.
      if (isBaby(solid.member.subject) && host.rig === 'person')
        return put(
          [between[0] + 0.05 * high[1], between[1] - 0.02 * high[1], between[2] - 0.01 * high[1]],
          Math.PI / 2,
          {
            stance: 'lie',
            lies: true,
            roll: 0.7,
          },
        )
      return put(subtract(between, [0, 0.12 * high[1], 0.02 * high[1]]), Math.PI / 2, { lies: false, seat: 0 })
    }
    case 'back':
      if (host.rig === 'beast' && !host.isUpright && host.body.sockets['mouth'] && solid.rig === 'beast')
        return inMouth(at, solid, socket('mouth'))
      if (solid.rig === 'thing') return onTheBack(at, solid, socket('back'))
      return put(subtract(socket('back'), [0, 0.09 * high[1], 0.09 * high[1]]), 0, { seat: 0 })
    case 'shoulders':
      // Behind the head, and so high that the face is over it.
      return put([0, 0.81 * high[1], -0.06 * high[1]], 0, { seat: 0 })
    case 'head':
      return put(socket('top', 'seat'), 0, { stance: 'stand' })
    case 'shoulder':
      return onShoulder(at, solid)
    case 'underarm':
      return underArm(at, solid)
    case 'against':
      return againstSide(at, solid, spread)
    case 'below':
      return belowIt(at, solid, spread)
    case 'hanging':
      return hangingFrom(at, solid, socket('limb', 'top'))
    case 'between': {
      const [across, away] = [solid.extent.high[0] - solid.extent.low[0], solid.extent.high[2] - solid.extent.low[2]]
      const lift = 0.1 * high[1] * ease((presence.seconds - 0.5) / 1.2)
      return put([0, 0.3 * high[1] + lift, betweenReach(host, solid) / host.scale], across > away ? Math.PI / 2 : 0)
    }
    case 'feet':
      return beforeFeet(at, bound, spread)
    case 'ahead':
    case 'behind': {
      const { extent } = solid
      // A door is seen from the front, a car from its side.
      const isWide = extent.high[0] - extent.low[0] > extent.high[2] - extent.low[2]
      const isSeenFlat =
        solid.rig === 'card' ||
        (hold === 'ahead' &&
          at.stance !== 'push' &&
          (isWide || WITH_FRONTS.has(solid.member.art.code ?? '')) &&
          standsAtWork(solid.member))
      const half = (isSeenFlat ? extent.high[0] - extent.low[0] : extent.high[2] - extent.low[2]) / 2
      const way = hold === 'ahead' ? 1 : -1
      const reach =
        hold === 'behind' && host.rig === 'beast'
          ? // Behind its tail, at the length of the traces.
            0.45 * high[1] - low[2]
          : (hold === 'ahead' ? (REACHES[at.stance] ?? 0.26) : isOnLine(host) ? ON_LINE : 0.34) * high[1]
      const place = put([0, 0, way * (reach + half * (solid.scale / host.scale))])
      // What is worked at shows its front, turned a little to who works.
      if (hold === 'ahead' && (isStation(solid.member) || (isSeenFlat && solid.rig !== 'card')))
        return { ...place, yaw: Math.PI + 0.55 * Math.sign(Math.sin(presence.yaw)) }
      return solid.rig === 'card' ? { ...place, yaw: cardYaw(presence.yaw) } : place
    }
    case 'tug': {
      // By turns on the one side of the middle and on the other, turned to it.
      const all = host.bound.filter(one => one.hold === 'tug')
      const [side, rank] = [all.indexOf(bound) % 2 === 0 ? -1 : 1, Math.floor(all.indexOf(bound) / 2)]
      const own = ((solid.extent.high[1] - solid.extent.low[1]) * solid.scale) / host.scale
      const [x, , z] = posed.placeOf('hauled', [side * (FROM_MIDDLE + rank * BETWEEN_TWO) * own, 0, 0])
      return put([x, 0, z], (-side * Math.PI) / 2, { stance: 'tug' })
    }
    case 'team': {
      // Two and two before what they pull; a last one leads.
      const own = ((solid.extent.high[2] - solid.extent.low[2]) * solid.scale) / host.scale
      const broad = ((solid.extent.high[0] - solid.extent.low[0]) * solid.scale) / host.scale
      const isLeader = count % 2 === 1 && nth === count - 1
      const x = isLeader ? 0 : (nth % 2 === 0 ? 1 : -1) * 0.8 * broad
      return put([x, 0, high[2] + (0.9 + 1.2 * Math.floor(nth / 2)) * own])
    }
    case 'side': {
      // Up the side that is seen, a quarter of it in a shot.
      const up = ease(presence.seconds / Math.max(1, presence.until ?? 4))
      const own = ((solid.extent.high[1] - solid.extent.low[1]) * solid.scale) / host.scale
      // Outside of the bark, and no further up than to where the leaves begin.
      const out = 0.045 * high[1] + Math.max(0.22 * own, Math.min(0.12, 0.06 * high[1]))
      const way = Math.max(0.06 * high[1], Math.min(0.22 * high[1], CROWN * high[1] - own - FOOT * high[1]))
      const from: Point = [out, FOOT * high[1] + way * up, 0.6 * out]
      return put(from, Math.atan2(-from[0], -from[2]))
    }
    case 'table':
      return atTable(at, bound, put)
    case 'board': {
      const { low: from, high: to } = solid.extent
      const tall = (to[1] - from[1]) * solid.scale
      // What is kept upright against a wall lies below the feet of who rides it.
      const isUpright = to[1] - from[1] > to[2] - from[2]
      if (isUpright) return put([0, -0.02 * high[1], -tall / (2 * host.scale)], 0, { tilt: Math.PI / 2 })
      return put([0, -0.04 * high[1], 0], 0)
    }
    case 'hat':
      return put(socket('hat', 'top'), 0, { stance: 'stand' })
    case 'waist': {
      // Round and round, and never quite level.
      const [x, z] = [Math.sin(9 * presence.seconds), Math.cos(9 * presence.seconds)].map(one => 0.03 * high[1] * one)
      const middle = (solid.extent.high[1] * solid.scale) / (2 * host.scale)
      return put([x!, 0.43 * high[1], z! - middle], 0, { tilt: Math.PI / 2 + 0.1 * Math.cos(9 * presence.seconds) })
    }
    case 'inside':
      if (SEEN_INTO.has(host.member.art.code)) return put([spread * wide * 0.5, low[1] + 0.04 * (high[1] - low[1]), 0])
      if (host.member.art.code === RUNNING_WHEEL)
        return put([0, low[1] + 0.12 * (high[1] - low[1]), 0], 0, {
          travelled: 50 + 0.5 * presence.seconds,
          speed: 0.5,
        })
      if (host.member.art.code === FISH_TANK) return put(...swimming(at, bound, wide))
      return put(
        [
          spread * wide * (isNest ? 0.3 : 0.5),
          low[1] +
            (isFalling(solid) ? 0.72 * (high[1] - low[1]) : isNest ? 0.66 * (high[1] - low[1]) : depthIn(host, solid)) +
            fallsFrom(at, bound),
          0,
        ],
        0,
        {
          stance: 'stand',
        },
      )
    case 'over':
      if (solid.events.includes('tip')) return pourOver(at, solid)
      if (solid.events.some(event => event === 'reach-in' || event === 'let-go')) return reachIn(at, solid)
      return put([spread * wide, high[1] * 1.2, 0])
    case 'ring': {
      if (host.rig === 'thing' && SWARMING.has(solid.member.subject.motion)) return inSwarm(at, bound)
      // Of several sorts each has a place of its own, and none is before the others all the while.
      const all = host.bound.filter(one => one.hold === 'ring')
      const place = all.indexOf(bound)
      const isMixed = all.length > count
      const turned = solid.member.subject.motion === 'still' ? 0 : presence.seconds * 0.6
      const angle = (((isMixed ? place : nth) + 0.35) / (isMixed ? all.length : count)) * 2 * Math.PI + turned
      const far = (isMixed ? 1.15 : 0.75) * Math.max(wide, long, 0.6 * high[1])
      const level = isMixed ? 0.1 + 0.9 * ((place * 0.618) % 1) : 0.55
      const up = high[1] * (level + 0.15 * Math.sin(presence.seconds + nth))
      // A thread is wound around it.
      if (solid.member.art.code === THREAD) return put([0, -0.05 * high[1], 0], turned)
      return put([Math.sin(angle) * far, up, Math.cos(angle) * far], angle)
    }
  }
}

/** Below who has it in its claws, lengthwise. */
function inClaws({ world, presence }: Host, { extent, scale }: Solid, claws: Point): Put {
  const [x, y, z] = apply(world, claws)
  return { foot: [x, y - 0.8 * extent.high[1] * scale, z], yaw: presence.yaw }
}

/** Hangs from a mouth, across it, so that it is seen. */
function inMouth({ world, presence }: Host, { extent, scale }: Solid, mouth: Point): Put {
  const [x, y, z] = apply(world, mouth)
  return { foot: [x, y - 0.92 * extent.high[1] * scale, z], yaw: presence.yaw + 0.5 * Math.PI, stance: 'sit' }
}

/** To and fro behind glass, each at its own height. */
function swimming({ presence, host }: Host, { nth, count }: Bound, wide: number): [place: Point, turn: number] {
  const { low, high } = host.extent
  const t = presence.seconds * 0.5 + nth * 2.4
  const x = 0.3 * wide * Math.sin(t)
  const y = low[1] + (0.3 + (0.34 * (nth + 0.5)) / Math.max(1, count)) * (high[1] - low[1])
  return [[x, y, 0.02 * Math.cos(t)], (Math.cos(t) > 0 ? 1 : -1) * (Math.PI / 2)]
}

/** Of the height of what is climbed: from where, and to where a head comes. */
const [FOOT, CROWN] = [0.05, 0.56]

const SWARMING: ReadonlySet<string> = new Set(['fly', 'fall', 'float'])

/** One of many that fly or fall about a ware: beside it and behind it, and before it only where it is not hidden. */
function inSwarm({ host, world, presence }: Host, bound: Bound): Put {
  const { solid } = bound
  const all = host.bound.filter(({ hold }) => hold === 'ring')
  const place = all.indexOf(bound)
  const [low, high] = [host.extent.low, host.extent.high]
  const tall = high[1] - low[1]
  const wide = Math.max(high[0] - low[0], high[2] - low[2], 0.35 * tall)
  const [a, b] = [(place * 0.618 + 0.2) % 1, (place * 0.414 + 0.1) % 1]
  const isFalling = solid.member.subject.motion === 'fall'
  const angle = 2 * Math.PI * ((place + 0.35) / all.length) + (isFalling ? 0.15 : 0.55) * presence.seconds
  const far = 0.5 * wide + (0.3 + 0.35 * b) * tall
  const [x, z] = [1.25 * far * Math.sin(angle), 0.75 * far * Math.cos(angle)]
  const drifts = isFalling ? (presence.seconds * (0.2 + 0.1 * b) + a) % 1 : 0
  const level = isFalling ? 1.5 - 1.5 * drifts : 0.06 + 1.05 * a + 0.07 * Math.sin(1.3 * presence.seconds + place)
  // The camera is on the side of less z in the world, whichever way its host is turned.
  const [px, , pz] = apply(world, [0, 0, 0])
  const isBefore = z < -0.2 * far && Math.abs(x) < 0.7 * wide
  const up = isBefore && !isFalling ? (level > 0.6 ? 1.12 : 0.02) : level
  const size = host.scale
  return {
    foot: [px + x * size, apply(world, [0, low[1], 0])[1] + up * tall * size, pz + z * size],
    yaw: angle + presence.seconds,
    tilt: 0.7 * presence.seconds * (0.4 + a),
    roll: 0.5 * presence.seconds * b,
    stance: 'stand',
  }
}

/** In heights of who is at it, where that is nearer than one who stands works. */
const REACHES: Partial<Record<Host['stance'], number>> = { push: 0.22, kneel: 0.2 }

const isFalling = ({ events, member }: Solid): boolean => events.includes('drop') || member.subject.motion === 'fall'

/** How high above its place in a vessel something still is that falls into it, one after the other. */
function fallsFrom({ host, presence }: Host, { solid, nth, count }: Bound): number {
  if (!isFalling(solid)) return 0
  const until = presence.until ?? 4
  const lands = until * (0.35 + (0.5 * nth) / Math.max(1, count))
  const since = Math.max(0, presence.seconds - lands + FALLS)
  const left = 1 - Math.min(1, (since / FALLS) ** 2)
  return 1.9 * (host.extent.high[1] - host.extent.low[1]) * left
}
/** Seconds, slower than it would be: it is looked at. */
const FALLS = 1.2

const PUSHED: ReadonlySet<string> = new Set(['pushed-off', 'smashed'])

/** Where along a table something is that is pushed down from it, and who pushes it, one before the other. */
function besideEdge({ bound, scale }: Solid, solid: Solid, wide: number): number | undefined {
  const isPushed = ({ events }: Solid): boolean => events.some(event => PUSHED.has(event))
  const thing = 0.22 * wide
  if (isPushed(solid)) return thing
  if (!solid.events.includes('push-edge') || !bound.some(one => isPushed(one.solid))) return undefined
  return thing - (1.05 * solid.extent.high[2] * solid.scale) / scale
}

/** From somebody to the middle of what he carries together with another: metres. */
export const betweenReach = (host: Solid, { extent, scale }: Solid): number => {
  const long = Math.max(extent.high[0] - extent.low[0], extent.high[2] - extent.low[2]) * scale
  return 0.24 * (host.extent.high[1] - host.extent.low[1]) * host.scale + long / 2
}

const SHARED: ReadonlySet<Bound['hold']> = new Set(['seat', 'cabin', 'deck', 'top'])

/** A boy and his dog on one bench: each has a place of his own. */
function besideOthers({ bound: all }: Solid, bound: Bound): number {
  if (!SHARED.has(bound.hold)) return 0
  const like = all.filter(({ hold, count }) => hold === bound.hold && count === 1)
  return like.length > 1 ? like.indexOf(bound) / (like.length - 1) - 0.5 : 0
}

/** A picture is seen from the front, whichever way its holder is turned. */
const cardYaw = (yaw: number): number => (Math.sin(yaw) < 0 ? -0.15 : 0.15)

/** From the edge of a table to the middle of a chair, or of somebody who stands behind it: metres. */
const [TO_CHAIR, TO_STANDING] = [0.12, 0.2]

/** Chairs stand at both ends of a table first, then behind it, so that who sits there is seen; workers stand behind it. */
function atTable({ host }: Host, bound: Bound, put: Seat['put']): Put {
  const { low, high } = host.extent
  const around = host.bound.filter(({ hold }) => hold === 'table')
  const isChair = (one: Bound): boolean => one.solid.rig !== 'person'
  const like = around.filter(one => isChair(one) === isChair(bound))
  const at = like.indexOf(bound)
  const behind = low[2] - (isChair(bound) ? TO_CHAIR : TO_STANDING)
  const width = high[0] - low[0]
  if (!isChair(bound) || like.length === 1) {
    const spread = like.length > 1 ? at / (like.length - 1) - 0.5 : 0
    // The hands of who stands behind it are over its middle.
    const nearer = isWorkedAt(host) ? NEARER : 0
    const touch = { y: high[1] * host.scale, z: ((high[2] - low[2]) / 2 + TO_STANDING - nearer) * host.scale }
    return put([spread * 0.6 * width, 0, behind], 0, isChair(bound) ? {} : { touch })
  }
  if (at < 2) {
    const side = at === 0 ? 1 : -1
    // Turned to each other, and a little to the camera.
    return put([side * (high[0] + 2 * TO_CHAIR), 0, (low[2] + high[2]) / 2], -side * 0.36 * Math.PI)
  }
  const rest = like.length - 2
  const spread = rest > 1 ? (at - 2) / (rest - 1) - 0.5 : 0
  return put([spread * 0.6 * width, 0, behind])
}

type Seat = {
  socket: (...names: string[]) => Point
  put: (place: Point, turn?: number, more?: Partial<Put>) => Put
  spread: number
  wide: number
  long: number
}

const SOCKETS: Partial<Record<Bound['hold'], readonly string[]>> = {
  deck: ['deck', 'seat', 'top'],
  cabin: ['cabin', 'seat', 'top'],
}

/** On a saddle, a bench, a bed or in a boat. */
function onSeat(at: Host, { solid, hold }: Bound, { socket, put, spread, wide, long }: Seat): Put {
  const { host, presence } = at
  const { stance } = solid.doing
  const [x, y, z] = socket(...(SOCKETS[hold] ?? ['seat', 'top']))
  const isInRow = hold === 'deck' || hold === 'mount'
  const place: Point = isInRow
    ? [x, y, z + spread * 0.5 * long]
    : [x + spread * (hold === 'cabin' ? 0.36 : 0.6) * wide, y, z]
  if (stance === 'lie' || stance === 'sleep') {
    // Along the longer side, the middle of it in the middle.
    const middle: Point = [
      host.extent.low[0] + wide / 2,
      y,
      solid.rig === 'person' && long > wide ? z - 0.06 * long : z,
    ]
    return put(middle, wide > long ? Math.PI / 2 : 0, { lies: true, stance })
  }
  if (solid.rig === 'beast' && hold === 'mount') return put(place, 0, { stance: 'ride', perches: true })
  if (FLAT.has(solid.member.art.code ?? ''))
    return put([place[0], place[1], place[2] - (0.4 * solid.extent.high[1] * solid.scale) / host.scale], 0, {
      tilt: Math.PI / 2,
    })
  if (solid.rig !== 'person') return put(place, 0, { stance: 'sit', lies: true })
  if (stance === 'rise' || stance === 'settle') {
    const done = risen(stance, presence)
    const ground: Point = [x, 0, z + 0.5 * long + 0.12]
    return put(mix(place, ground, done), 0, { seat: 0 })
  }
  const bars = host.body.sockets['bars']?.at
  const pedals = host.body.sockets['pedals']?.at
  const from = (to: Point): { y: number; z: number } => ({ y: (to[1] - y) * host.scale, z: (to[2] - z) * host.scale })
  return put(place, 0, {
    seat: 0,
    ...(bars && { grip: from(bars) }),
    ...(pedals && { pedals: { ...from(pedals), radius: 0.17 * host.scale } }),
  })
}

/** Held by its grip, or by its middle. */
function inHand(at: Host, { solid }: Bound, aside: number): Put {
  const { host, world, presence } = at
  const grips = host.bound.filter(({ hold }) => hold === 'hand')
  const { place, tilt = 0, roll = 0, turn = 0 } = gripAt(at, solid, grips.findIndex(one => one.solid === solid) > 0)
  const grip = solid.body.sockets['grip']
  const isSitting = at.gesture === 'present' && sitsOnHand(solid)
  const half = isSitting ? solid.extent.low[1] : grip ? grip.at[1] : (solid.extent.high[1] + solid.extent.low[1]) / 2
  const yaw = solid.rig === 'card' ? cardYaw(presence.yaw) : presence.yaw + turn
  const up = applyTurn(turning([tilt, yaw, roll]), [0, half * solid.scale, 0])
  const pan = host.bound.find(({ solid: one }) => one.member.art.code === PAN)?.solid.placed
  const flown = solid.events.includes('caught')
    ? flyingIn(at, apply(world, place))
    : solid.events.includes('toss')
      ? tossed(at, pan ? pan.middle : apply(world, place))
      : solid.events.includes('slip')
        ? slipFrom(presence, apply(world, place))
        : at.stance === 'throw' || at.gesture === 'give'
          ? flightFrom(at, apply(world, place))
          : changesHands(solid)
            ? onItsPlace(at, solid, apply(world, place), up[1])
            : undefined
  const centre = flown ?? apply(world, [place[0] + aside, place[1], place[2]])
  const foot = subtract(centre, up)
  const rest: Point = flown ? [foot[0], Math.max(presence.groundY, foot[1]), foot[2]] : foot
  return {
    foot: rest,
    yaw,
    ...(isSitting && { stance: 'stand' as const }),
    tilt: solid.events.includes('toss') ? 2 * Math.PI * tossTime(presence) : tilt,
    roll: solid.events.includes('toss') ? 0 : roll,
    ...(flown && solid.into && FLAT.has(solid.member.art.code ?? '') && { tilt: -Math.PI / 2 }),
    ...(at.stance === 'throw' &&
      flown &&
      presence.seconds < strikeTime(presence.until) + 0.75 && { tilt: presence.seconds * 7 }),
  }
}

/** As deep as they are wide, and opened at the front. */
const WITH_FRONTS: ReadonlySet<string> = new Set(
  ['fridge', 'wardrobe', 'drawers', 'bookshelf'].map(name => `drawn-${name}`),
)

/** Where something is that comes flying to who catches it in its mouth: from ahead, and from above. */
function flyingIn({ presence }: Host, mouth: Point): Point | undefined {
  const { seconds, until = 4, frame, yaw } = presence
  const left = 1 - seconds / (CAUGHT_AT * until)
  if (left <= 0) return undefined
  const [wide, high] = [frame?.wide ?? 4, frame?.high ?? 2.2]
  return [
    mouth[0] + Math.sin(yaw) * 0.55 * wide * left,
    mouth[1] + 0.3 * high * Math.sin(1.5 * left),
    mouth[2] + Math.cos(yaw) * 0.2 * wide * left,
  ]
}

/** Is not in the hand yet, or not any more. */
export const changesHands = ({ events }: Pick<Solid, 'events'>): boolean =>
  events.includes('taken') || events.includes('laid')
const AT_HAND: ReadonlySet<string> = new Set(['stand', 'stoop', 'sit', 'kneel'])
/** Seconds from the hand to its place, or back. */
const CHANGES = 0.3

/** Where something lies that is taken, until a hand has come for it; or that was put there. It is held `up` over its foot. */
function onItsPlace(at: Host, solid: Solid, hand: Point, up: number): Point | undefined {
  const { presence, host, world } = at
  if (!AT_HAND.has(at.stance)) return undefined
  const { into } = solid
  const since = presence.seconds - strikeTime(presence.until) - (into ? 0.2 * solid.nth : 0)
  const inHand = solid.events.includes('taken') ? ease(since / CHANGES) : 1 - ease(since / CHANGES)
  if (inHand >= 1) return undefined
  if (into?.placed) return mix(inVessel(into, solid, up), hand, inHand)
  const { place } = gripAt({ ...at, posed: at.atStrike() }, solid)
  const [x, y, z] = apply(world, place)
  const floor = host.doing.stance === 'sit' ? y - up : presence.groundY
  const level = presence.touch ? presence.foot[1] + presence.touch.y : floor
  return mix([x, level + up, z], hand, inHand)
}

const PAN = 'drawn-pan'
/** Seconds that something is in the air that is thrown up and caught again. */
const TOSSED = 1.5
/** How far it is on its way, 0 to 1. */
const tossTime = ({ seconds, until }: Host['presence']): number =>
  Math.min(1, Math.max(0, (seconds - strikeTime(until) + 0.25) / TOSSED))

/** Of what is thrown up: from the pan or the hand over the head, and back. */
function tossed({ presence, host }: Host, [x, y, z]: Point): Point {
  const part = tossTime(presence)
  const size = host.scale * host.extent.high[1]
  const ahead = 0.16 * size
  return [
    x + Math.sin(presence.yaw) * ahead,
    // Over a stove less high: it stays in the frame with the hands.
    y + 0.02 * size + 4 * part * (1 - part) * (presence.touch ? 0.3 : 0.72) * size,
    z + Math.cos(presence.yaw) * ahead,
  ]
}

/** Of what slips from a hand: straight down. */
function slipFrom({ seconds, until, groundY }: Host['presence'], hand: Point): Point | undefined {
  const since = seconds - strikeTime(until) + SLIPS
  if (since < 0) return undefined
  return [hand[0], hand[1] + (groundY - hand[1]) * Math.min(1, (since / SLIPS) ** 2), hand[2]]
}
/** Seconds that it falls, so that it lies when it breaks. */
const SLIPS = 0.5

/** Of what was thrown: through the air to whoever catches it, else down to the ground some steps ahead. */
function flightFrom({ presence, host, gesture }: Host, hand: Point): Point | undefined {
  const since = presence.seconds - strikeTime(presence.until)
  if (since < 0) return undefined
  const size = host.scale * host.extent.high[1]
  const ahead: Point = [
    presence.foot[0] + Math.sin(presence.yaw) * 1.9 * size,
    presence.groundY,
    presence.foot[2] + Math.cos(presence.yaw) * 1.9 * size,
  ]
  // What is given goes from hand to hand, what is thrown through the air.
  const isGiven = gesture === 'give'
  if (isGiven && !presence.aim) return undefined
  const to = presence.aim ?? ahead
  const part = Math.min(1, since / (isGiven ? 0.6 : 0.75))
  const [x, y, z] = mix(hand, to, ease(part))
  return [x, y + 4 * part * (1 - part) * (isGiven ? 0.03 : 0.28) * size, z]
}

/** Lies before who kicks it, then rolls away; before the mouth of an animal that eats it. */
function beforeFeet({ host, world, presence, stance }: Host, { solid }: Bound, spread: number): Put {
  const { high } = host.extent
  const ahead = host.rig === 'person' ? 0.26 * high[1] : high[2] * 0.96
  const start: Point = [(host.rig === 'person' ? 0.06 : 0) * high[1] + spread * 0.4, 0, ahead]
  const since = stance === 'kick' ? Math.max(0, presence.seconds - strikeTime(presence.until)) : 0
  if (host.doing.antics) return beforePaws({ host, world, presence }, solid, start)
  const reach = 1.7 * high[1]
  const rolled = reach * (1 - Math.exp(-2.1 * since))
  const hop = since > 0 && since < 0.62 ? 4 * (since / 0.62) * (1 - since / 0.62) * 0.22 * high[1] : 0
  const radius = Math.max(0.02, ((solid.extent.high[1] - solid.extent.low[1]) * solid.scale) / 2)
  // It turns around its own middle.
  const tilt = stance === 'kick' ? (rolled * host.scale) / radius : 0
  const yaw = presence.yaw
  const centre = apply(world, [start[0], 0, start[2] + rolled])
  const middle = solid.extent.low[1] * solid.scale + radius
  const off = applyTurn(turning([tilt, yaw, 0]), [0, middle, 0])
  const foot = subtract([centre[0], centre[1] + hop * host.scale + middle, centre[2]], off)
  return { foot, yaw, tilt }
}

/** Where an animal's paws are at it: what rolls is struck away a little and comes back. */
function beforePaws(
  { host, world, presence }: Pick<Host, 'host' | 'world' | 'presence'>,
  { extent, scale, events, rig }: Solid,
  [x, , z]: Point,
): Put {
  const radius = Math.max(0.02, ((extent.high[1] - extent.low[1]) * scale) / 2)
  const isStruck = host.doing.antics?.includes('bat') === true
  const t = presence.seconds
  // From under the nose to a step ahead.
  const away = isStruck ? (0.12 + 0.3 * Math.abs(Math.sin(1.25 * t + 0.4))) * host.extent.high[1] : 0
  const isGrowing = events.includes('grow')
  const centre = apply(world, [x, 0, (isGrowing ? 0.82 : 0.92) * z + away])
  const turns = isStruck ? (away * host.scale) / radius : 0
  // A picture is seen from the front, and rolls as it is seen.
  const isCard = rig === 'card'
  const yaw = isCard ? cardYaw(presence.yaw) : presence.yaw
  const [tilt, roll] = isCard ? [0, -turns * Math.sign(Math.sin(presence.yaw))] : [turns, 0]
  const middle = extent.low[1] * scale + radius
  const off = applyTurn(turning([tilt, yaw, roll]), [0, middle, 0])
  return { foot: subtract([centre[0], presence.groundY + middle, centre[2]], off), yaw, tilt, roll }
}
