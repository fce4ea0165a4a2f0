import type { Point } from '../../bodies/body.ts'
import { wave } from '../../bodies/motion/moment.ts'
import { add, apply, applyTurn, distance, mix, normalise, scale, subtract, turning } from '../../bodies/vectors.ts'
import type { TouchHow } from '../../library/behaviour.ts'
import { meetingPoint } from '../act/meeting-point.ts'
import type { HandAt, Performance } from '../act/performance.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import { gripOf, longAxis, partPoint, touchPoint } from './part-point.ts'
import { headingOf, type Posed } from '../film/posed.ts'

/** The targets of a performer's hands: points of the place, each with a weight of 0 to 1. */
export type HandGoals = {
  r?: Point
  l?: Point
  share: number
  /** These hands stay there while the other acts. */
  isKept?: true
  /** The forward lean of the chest, radians. */
  lean?: number
  isPointing?: boolean
  /** The rotation of a held tool: its grip in the hand, its end at the work. */
  held?: readonly { id: string; tilt: number; yaw: number; roll: number }[]
}

const up = (by: number): Point => [0, by, 0]

/** The motion of a hand at its target: right, up and ahead, in body heights. */
const MOVES: Readonly<Record<TouchHow, (t: number) => Point>> = {
  rest: () => [0, 0, 0],
  aim: () => [0, 0, 0],
  above: t => [0.004 * wave(t), 0, 0],
  stroke: t => [0.07 * wave(t * 0.7), 0.008, 0],
  rub: t => [0.05 * wave(t * 1.1), 0.02 * wave(t * 1.1 + 0.25), 0],
  circle: t => [0.035 * wave(t * 0.8), 0.05, 0.035 * wave(t * 0.8 + 0.25)],
  tap: t => [0, 0.01, -0.07 * Math.max(0, wave(t * 1.6))],
  press: t => [0, 0.02 * wave(t * 0.8), 0],
  dab: t => [0.03 * wave(t * 0.9), 0.02 * wave(t * 1.3), 0],
  twist: t => [0.015 * wave(t * 1.2), 0.015 * wave(t * 1.2 + 0.25), 0],
  // Slowly up, quickly down.
  chop: t => {
    const round = (t / 1.1) % 1
    const high = round < 0.7 ? Math.sin((Math.PI / 2) * (round / 0.7)) : 1 - (round - 0.7) / 0.12
    return [0, 0.26 * Math.max(0, high), -0.08 * Math.max(0, high)]
  },
  beat: t => [0, 0.09 * Math.max(0, wave(t * 2)), 0],
  'to-and-fro': t => [0, 0, 0.06 * wave(t * 1.3)],
  'up-and-down': t => [0, 0.05 * wave(t * 1.1), 0],
  write: t => [0.05 * wave(t * 0.3), 0.015 * wave(t * 2.4), 0],
  row: () => [0, 0, 0],
}

export type GoalsOptions = {
  own: Posed
  now: ReadonlyMap<string, Performance>
  posed: ReadonlyMap<string, Posed>
  /** The position of a target of the document. */
  pointOf: (target: string) => Point | undefined
  /** The first body that a target names. */
  bodyOf: (target: string) => Posed | undefined
  /** Things for either hand are in the left one. */
  takesLeft: boolean
  /** The camera is on the left of the performer, and the left hand is free. */
  isSeenFromLeft: boolean
}

/** The hand targets of an action: at the partner, at the work; undefined if it has none. */
export function handGoals(options: GoalsOptions): HandGoals | undefined {
  const { performance } = options.own
  const partner = performance.meets && options.posed.get(performance.meets.id)
  if (performance.meets && partner && performance.meets.share > 0) {
    const met = meetingGoals(options.own, partner, performance.meets)
    if (met) return met
  }
  const { hand } = performance
  return hand && hand.share > 0 ? workGoals(options, hand) : undefined
}

export const shoulderOf = ({ performer, bones, world }: Posed, mark: 'r' | 'l'): Point => {
  const arm = performer.body.bones.find(({ name }) => name === `arm.${mark}`)
  return arm ? apply(world, bones.placeOf(arm.parent ?? arm.name, arm.at)) : apply(world, [0, 0, 0])
}

function workGoals(options: GoalsOptions, hand: HandAt): HandGoals | undefined {
  const { own, pointOf, bodyOf, posed } = options
  const { performer } = own
  const tall = sizeOf(performer).height
  const heading = headingOf(own.world)
  const [ahead, aside]: [Point, Point] = [
    [Math.sin(heading), 0, Math.cos(heading)],
    [Math.cos(heading), 0, -Math.sin(heading)],
  ]
  const tool = hand.tool === undefined ? undefined : posed.get(hand.tool)
  // The visible hand, if both are free.
  const isLeftSeen = hand.hands === 'right' && (tool ? options.takesLeft : options.isSeenFromLeft)
  const thing = bodyOf(hand.target)
  const [, said] = hand.target.split('/') as [string, string | undefined]
  const part = said ?? hand.part
  const shoulder = shoulderOf(own, hand.hands === 'left' || isLeftSeen ? 'l' : 'r')
  const top = thing && mixTop(thing)
  const spot =
    (thing && part !== undefined ? partPoint(thing, part) : undefined) ??
    (hand.how === 'above' ? top : thing && touchPoint(thing, shoulder)) ??
    pointOf(hand.target)
  if (!spot) return undefined
  if (hand.how === 'row') return thing && rowing(options, thing, hand)
  const isPointing = own.performance.points === true
  const limit = (hand.how === 'aim' ? 9 : 0.75) * tall
  // Distant things are not reached for; pointing only gives the direction.
  if (!isPointing && distance(spot, shoulder) > limit + (tool ? 1.2 * tall : 0)) return undefined
  const [x, y, z] = MOVES[hand.how](hand.seconds)
  const high = hand.high === undefined ? 0 : own.performance.stand.at[1] + hand.high * tall - spot[1]
  const at = add(add(spot, up(high)), add(scale(aside, x * tall), add(up(y * tall), scale(ahead, z * tall))))
  const mark = hand.hands === 'left' || isLeftSeen ? 'l' : 'r'
  if (tool && hand.how === 'above') return tipped(own, tool.performer, at, hand, heading, mark)
  if (tool && hand.how !== 'aim') return pointed(own, tool.performer, at, shoulder, hand, mark)
  if (hand.hands === 'both') {
    const wide = thing ? Math.min(0.1 * tall, 0.45 * sizeOf(thing.performer).width) : 0.06 * tall
    const ends = hand.how === 'rest' && thing && part === undefined ? bothOn(own, thing, ahead) : undefined
    if (ends && distance(ends.r, ends.l) > 1.5 * wide) return { ...ends, share: hand.share }
    const swap = hand.how === 'beat' || hand.how === 'tap' ? MOVES[hand.how](hand.seconds + 0.31) : [x, y, z]
    const other = add(spot, add(scale(aside, swap[0] * tall), add(up(swap[1] * tall), scale(ahead, swap[2] * tall))))
    return { r: add(at, scale(aside, wide)), l: add(other, scale(aside, -wide)), share: hand.share }
  }
  return {
    [mark]: at,
    share: hand.share,
    ...(isPointing && { isPointing }),
  }
}

/** The hand at a point of a text, or at the grip of the pen whose tip is at the point. */
export const writingGoals = (own: Posed, at: Point, mark: 'r' | 'l', tool: Posed | undefined): HandGoals =>
  tool
    ? pointed(own, tool.performer, at, shoulderOf(own, mark), { hands: 'right', share: 1 }, mark)
    : { [mark]: at, share: 1 }

/** The points at which two pushing hands hold a thing: its handles, its edge. */
function bothOn(own: Posed, thing: Posed, ahead: Point): { r: Point; l: Point } {
  const tall = sizeOf(own.performer).height
  const from = (mark: 'r' | 'l'): Point => add(shoulderOf(own, mark), add(up(-0.1 * tall), scale(ahead, 0.15 * tall)))
  return { r: touchPoint(thing, from('r')), l: touchPoint(thing, from('l')) }
}

const mixTop = ({ box: { low, high } }: Posed): Point => [(low[0] + high[0]) / 2, high[1], (low[2] + high[2]) / 2]

/** The end of a tool is at its work, and the hand at the grip. */
function pointed(
  own: Posed,
  tool: Performer,
  at: Point,
  shoulder: Point,
  hand: Pick<HandAt, 'hands' | 'share'>,
  mark: 'r' | 'l',
): HandGoals {
  const tall = sizeOf(own.performer).height
  const { high, low } = tool.extent
  const axis = longAxis(tool)
  const long = (axis === 0 ? 0.5 * (high[1] - low[1]) : high[axis] - gripOf(tool)[axis]) * tool.scale
  const straight = normalise(subtract(at, add(shoulder, up(0.08 * tall))))
  // Near the body, the tool comes down from above.
  const near = Math.max(0, 1 - (distance(at, shoulder) - long) / (0.24 * tall))
  const way = normalise(add(straight, up(-1.4 * near)))
  const grip = subtract(at, scale(way, long))
  const other = hand.hands === 'both' ? { l: subtract(grip, scale(way, -0.09 * tall)) } : {}
  return {
    [mark]: grip,
    ...other,
    share: hand.share,
    ...(axis !== 0 && { held: [{ id: tool.id, ...along(way, axis) }] }),
  }
}

/** The rotation that lays a thing along a direction: one that is upright, or one that points ahead. */
const along = (way: Point, axis: 1 | 2 = 1): { tilt: number; yaw: number; roll: number } => ({
  tilt: Math.acos(Math.max(-1, Math.min(1, way[1]))) - (axis === 2 ? Math.PI / 2 : 0),
  yaw: Math.atan2(way[0], way[2]),
  roll: 0,
})

/** Rowing: both hands before the chest, back and forth, with the oar over the side of the boat. */
function rowing({ own, now, posed }: GoalsOptions, boat: Posed, hand: HandAt): HandGoals {
  const tall = sizeOf(own.performer).height
  const heading = headingOf(own.world)
  const [ahead, aside]: [Point, Point] = [
    [Math.sin(heading), 0, Math.cos(heading)],
    [Math.cos(heading), 0, -Math.sin(heading)],
  ]
  const shoulders = mix(shoulderOf(own, 'r'), shoulderOf(own, 'l'), 0.5)
  const [stroke, lift] = [wave(hand.seconds * 0.6), wave(hand.seconds * 0.6 + 0.25)]
  const at = (side: 1 | -1): Point =>
    add(
      add(shoulders, scale(ahead, (0.24 + 0.07 * stroke) * tall)),
      add(up((-0.13 + 0.02 * lift) * tall), scale(aside, side * 0.09 * tall)),
    )
  const goals = { r: at(1), l: at(-1), share: hand.share }
  const oars = [...now].flatMap(([id, { stand }]) => {
    const oar = stand.host?.id === own.performer.id && stand.host.by === 'hand' ? posed.get(id) : undefined
    return oar ? [{ id, isLeft: stand.host!.hold === 'left' }] : []
  })
  const water = boat.box.low[1] + 0.02
  return {
    ...goals,
    held: oars.map(({ id, isLeft }) => {
      const side = isLeft ? -1 : 1
      const grip = at(side)
      // The blade goes back through the water and forward over it.
      const blade = add(
        add([grip[0], water + 0.12 * tall * Math.max(0, lift), grip[2]], scale(aside, side * 0.7 * tall)),
        scale(ahead, -0.3 * stroke * tall),
      )
      return { id, ...along(normalise(subtract(blade, grip))) }
    }),
  }
}

/** Radians that a vessel is tipped: by its spout, or until it overflows its rim. */
const [BY_SPOUT, OVER_RIM] = [-0.75, 1.4]

/** A vessel tipped over a target, with its spout above it. */
function tipped(own: Posed, vessel: Performer, at: Point, hand: HandAt, heading: number, mark: 'r' | 'l'): HandGoals {
  const spout = vessel.body.sockets['spout']
  const roll = (spout ? BY_SPOUT : OVER_RIM) * hand.share
  const mouth = spoutOf(vessel)
  const offset = applyTurn(turning([0, heading, roll]), scale(subtract(mouth, gripOf(vessel)), vessel.scale))
  const clear = 0.04 * sizeOf(own.performer).height
  return {
    [mark]: subtract(add(at, up(clear)), offset),
    share: hand.share,
    held: [{ id: vessel.id, tilt: 0, yaw: heading, roll }],
  }
}

/** The outlet of a vessel, in its own metres. */
export const spoutOf = ({ body, extent: { low, high } }: Performer): Point =>
  body.sockets['spout']?.at ?? [(low[0] + high[0]) / 2, high[1], (low[2] + high[2]) / 2]

/** The hands of two people who touch each other. */
function meetingGoals(
  own: Posed,
  other: Posed,
  { how, share, seconds, over }: NonNullable<Performance['meets']>,
): HandGoals | undefined {
  const tall = sizeOf(other.performer).height / other.performer.scale
  const mine = sizeOf(own.performer).height
  const onOther = (x: number, y: number, z: number): Point => {
    const bone = other.performer.body.bones.some(({ name }) => name === 'chest')
      ? 'chest'
      : other.performer.body.bones[0]!.name
    return apply(other.world, other.bones.placeOf(bone, [x * tall, y * tall, z * tall]))
  }
  const footOf = ({ performance }: Posed): Point => performance.stand.at
  const [a, b] = [footOf(own), footOf(other)]
  const low = Math.min(mine, sizeOf(other.performer).height)
  const { joined } = meetingPoint(how, own.performer, other.performer)
  // Over the thing between them.
  const middle = (high: number): Point =>
    add(mix(a, b, joined?.share ?? 0.5), up(Math.max(joined?.height ?? high * low, Math.min(over + 0.1, 0.95 * low))))
  const heading = headingOf(own.world)
  const aside: Point = [Math.cos(heading), 0, -Math.sin(heading)]
  switch (how) {
    case 'embrace':
      return { r: onOther(-0.09, 0.6, -0.085), l: onOther(0.09, 0.53, -0.085), share, lean: 0.06 }
    case 'kiss':
      return { r: onOther(-0.11, 0.63, 0.03), l: onOther(0.1, 0.5, 0.03), share, lean: 0.05 }
    case 'ear':
      return { r: onOther(-0.1, 0.63, 0.03), share, lean: 0.22 }
    case 'clasp':
      return { r: add(middle(0.44), up(0.018 * mine * wave(seconds * 1.6))), share }
    case 'palm':
      return { r: middle(0.78), share: share * Math.max(0, Math.sin(Math.PI * Math.min(1, seconds / 1.6))) }
    case 'both-hands':
      return {
        r: add(middle(0.42), scale(aside, 0.07 * mine)),
        l: add(middle(0.42), scale(aside, -0.07 * mine)),
        share,
      }
    case 'hand-in-hand': {
      const isRight = (b[0] - a[0]) * aside[0] + (b[2] - a[2]) * aside[2] > 0
      return { [isRight ? 'r' : 'l']: middle(0.34), share }
    }
    case 'waltz': {
      // The leader's left hand holds the partner's right.
      const leads = own.performer.id < other.performer.id
      const joined = add(middle(0.62), scale(aside, (leads ? -1 : 1) * 0.2 * mine))
      return leads
        ? { l: joined, r: onOther(-0.06, 0.5, -0.08), share }
        : { r: joined, l: onOther(0.1, 0.64, 0.01), share }
    }
    case 'hand-over':
      return {
        r: middle(Math.min(0.75, 0.42 * Math.max(1, (mine + low) / (2 * low)) + 0.08)),
        share: share * Math.max(0, Math.min(1, seconds / 0.5)),
      }
    case 'duel':
      return { r: add(mix(a, b, 0.36), up((0.6 + 0.1 * wave(seconds * 1.4)) * low)), share }
    case 'grapple':
      return {
        r: onOther(-0.1, 0.63, 0.03),
        l: onOther(0.1, 0.61, 0.03),
        share,
        lean: 0.3 + 0.08 * wave(seconds * 0.6),
      }
    case 'shove':
      return { r: onOther(-0.07, 0.58, 0.07), l: onOther(0.07, 0.58, 0.07), share, lean: 0.2 }
    case 'face':
      return undefined
  }
}
