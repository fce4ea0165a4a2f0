import type { Point } from '../../bodies/body.ts'
import { bodyExtent, type Extent } from '../../bodies/extent.ts'
import type { Stance } from '../../bodies/motion/actions.ts'
import { LYING } from '../../bodies/motion/antics.ts'
import { eventAt } from '../../bodies/motion/event-at.ts'
import type { Turnout } from '../../bodies/motion/event-scene.ts'
import type { Moment } from '../../bodies/motion/moment.ts'
import { isUpright, poseBeast } from '../../bodies/motion/pose-beast.ts'
import { poseBird, poseFish, poseThing } from '../../bodies/motion/pose-bird.ts'
import { posePerson } from '../../bodies/motion/pose-person.ts'
import { reachTo } from '../../bodies/motion/reach.ts'
import { type Pose, type PosedBones, poseBones } from '../../bodies/pose-bones.ts'
import { apply, type Matrix, moving, multiply, scaling, stretching, turning } from '../../bodies/vectors.ts'
import type { Performance } from '../act/perform-shot.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'

const POSES = { person: posePerson, beast: poseBeast, bird: poseBird, fish: poseFish, thing: poseThing }
/** Those that rest on the ground with whatever part of them is lowest. */
const RESTING: ReadonlySet<Stance> = new Set(['sit', 'lie', 'sleep', 'kneel', 'crawl', 'pushup', 'situp', 'handstand'])

/** A body as it is held at a moment, in the place. */
export type Posed = {
  performer: Performer
  performance: Performance
  bones: PosedBones
  world: Matrix
  /** Lowest and highest corner in the place. */
  box: Extent
  /** The middle of the head, the middle between the eyes, and the width of the face. */
  face?: { at: Point; eyes: Point; width: number }
  yaw: number
  turnout?: Turnout
  /** How much of it is seen, where that is not all. */
  opacity?: number
}

export type PoseOptions = {
  foot: Point
  yaw: number
  tilt: number
  roll: number
  /** What the eyes are on, and where the hand is: points of the place. */
  looks?: Point
  reach?: Point
  points?: boolean
  phase: number
  hands: 0 | 1 | 2
  /** Held by a grip: that is at `foot`. */
  isHeld?: boolean
}

/** Poses one body where it stands. */
export function poseBody(performer: Performer, performance: Performance, options: PoseOptions): Posed {
  const { body, rig, scale } = performer
  const { stand } = performance
  const turnout = eventTurnout(performer, performance)
  const isSeated = stand.posture === 'sit' && stand.isOnSeat === true
  const stance: Stance = turnout?.stance ?? performance.stance
  const looks = options.looks && headTurn(options, performer, options.looks, isSeated)
  const moment: Moment = {
    action: stance,
    ...(performance.gesture && !turnout?.stance && { gesture: performance.gesture }),
    ...(performance.antic && { antic: performance.antic, near: Math.sin(options.yaw) < 0 ? -1 : 1 }),
    seconds: performance.seconds,
    until: performance.until,
    travelled: performance.travelled / scale,
    speed: performance.speed / scale,
    phase: options.phase,
    hands: options.hands,
    ...(isSeated && { seat: 0 }),
    ...(looks && { looks }),
    ...((performance.opened ?? turnout?.opened) !== undefined && { opened: performance.opened ?? turnout!.opened! }),
    ...((turnout?.filled ?? performance.filled) !== undefined && { filled: turnout?.filled ?? performance.filled! }),
    ...(turnout?.apart !== undefined && { apart: turnout.apart }),
  }
  const first = withManner(POSES[rig](body, moment), performance.manner)
  const rests =
    !isSeated &&
    (RESTING.has(stance) ||
      (performance.antic !== undefined && LYING.has(performance.antic)) ||
      (rig === 'beast' && isUpright(moment)))
  const held = options.isHeld ? gripOf(performer) : undefined
  const own = held
    ? moving([-held[0], -held[1], -held[2]])
    : stand.isAfloat
      ? moving([0, afloat(performer, stance, first), 0])
      : rests
        ? resting(performer, stance, first)
        : moving([0, 0, 0])
  const turn = turning([
    options.tilt + (turnout?.tilt ?? 0),
    // A picture is read from behind its body: letters of it are not mirrored there.
    options.yaw + (turnout?.yaw ?? 0) + (performer.card ? Math.PI : 0),
    options.roll + (turnout?.roll ?? 0),
  ])
  const sized = turnout ? multiply(stretching(turnout.size), scaling(scale)) : scaling(scale)
  const foot: Point = turnout
    ? [
        options.foot[0] + Math.sin(options.yaw) * turnout.ahead,
        options.foot[1] + turnout.up,
        options.foot[2] + Math.cos(options.yaw) * turnout.ahead,
      ]
    : options.foot
  const world = multiply(moving(foot), multiply(turn, multiply(sized, own)))
  const pose =
    options.reach && rig === 'person'
      ? reaching(performer, first, world, options.reach, options.points === true)
      : first
  const bones = poseBones(body, pose)
  const { low, high } = bodyExtent(body, bones)
  const corners = [low[0], high[0]].flatMap(x =>
    [low[1], high[1]].flatMap(y => [low[2], high[2]].map(z => apply(world, [x, y, z]))),
  )
  const pick = (axis: 0 | 1 | 2, of: 'min' | 'max'): number => Math[of](...corners.map(corner => corner[axis]))
  const head = body.bones.find(({ name }) => name === 'head')
  const middle = body.face?.at ?? head?.at
  const wide = body.face?.width ?? 0.2
  const face = head &&
    middle && {
      at: apply(world, bones.placeOf('head', middle)),
      eyes: apply(world, bones.placeOf('head', [middle[0], middle[1] + 0.02 * wide, middle[2] + 0.5 * wide])),
      width: wide * scale,
    }
  return {
    performer,
    performance,
    bones,
    world,
    box: {
      low: [pick(0, 'min'), pick(1, 'min'), pick(2, 'min')],
      high: [pick(0, 'max'), pick(1, 'max'), pick(2, 'max')],
    },
    yaw: options.yaw,
    ...(face && { face }),
    ...(turnout && { turnout }),
  }
}

/** How far chest and head lean forwards in a feeling, radians. */
const LEANS: Readonly<Record<NonNullable<Performance['manner']>, readonly [chest: number, head: number]>> = {
  happy: [-0.06, -0.1],
  sad: [0.16, 0.42],
  angry: [0.2, -0.04],
  tense: [0.1, -0.06],
  surprised: [-0.18, -0.12],
  tired: [0.24, 0.34],
  proud: [-0.16, -0.2],
  shy: [0.06, 0.32],
}

/** The pose of who does it in a feeling: upright, or with the head hanging. */
function withManner(pose: Pose, manner: Performance['manner']): Pose {
  if (!manner) return pose
  const [chest, head] = LEANS[manner]
  const lean = (bone: string, by: number): Pose['turns'] => {
    const turn = pose.turns?.[bone]
    return turn ? { [bone]: [turn[0] + by, turn[1], turn[2]] } : {}
  }
  return { ...pose, turns: { ...pose.turns, ...lean('chest', chest), ...lean('head', head) } }
}

/** Where a hand holds it, in its own metres. */
const gripOf = ({ body, extent: { low, high } }: Performer): Point =>
  body.sockets['grip']?.at ?? [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]

/** Lies on the ground with its lowest part; who lies on the back does so with head and heels. */
function resting({ body, rig }: Performer, stance: Stance, pose: Pose): Matrix {
  const bones = poseBones(body, pose)
  const down = (parts: Performer['body']['parts']): Extent => bodyExtent({ ...body, parts }, bones)
  const all = restingParts(body)
  const upright = moving([0, -down(all.parts).low[1], 0])
  if (rig !== 'person' || (stance !== 'lie' && stance !== 'sleep')) return upright
  const [head, legs] = ['head', 'shin'].map(name => all.parts.filter(({ bone }) => bone.startsWith(name)))
  if (!head?.length || !legs?.length) return upright
  const [crown, heels] = [down(head), down(legs)]
  const [zc, zh] = [(crown.low[2] + crown.high[2]) / 2, (heels.low[2] + heels.high[2]) / 2]
  const tilt = Math.atan2(crown.low[1] - heels.low[1], zc - zh)
  const angle = Math.abs(zc - zh) < 0.2 ? 0 : Math.abs(tilt) > Math.PI / 2 ? tilt - Math.sign(tilt) * Math.PI : tilt
  if (Math.abs(angle) > 0.4) return upright
  const lift = -(heels.low[1] * Math.cos(angle) - zh * Math.sin(angle))
  return multiply(moving([0, lift, 0]), turning([angle, 0, 0]))
}

/** How deep somebody or something is in the water whose level it is at, in its own metres. */
function afloat({ body, rig }: Performer, stance: Stance, pose: Pose): number {
  const { low, high } = bodyExtent(body, poseBones(body, pose))
  const share = stance === 'swim' && rig === 'person' ? 0.5 : rig === 'person' || rig === 'beast' ? 0.55 : 0.25
  return -(low[1] + share * (high[1] - low[1]))
}

const restingParts = (body: Performer['body']): Performer['body'] => ({
  ...body,
  parts: body.parts.filter(({ bone }) => !bone.startsWith('tail')),
})

function eventTurnout(performer: Performer, { events, isBroken, travelled }: Performance): Turnout | undefined {
  const all = [...events, ...(isBroken ? [{ event: 'shatter' as const, seconds: 9, until: 1 }] : [])]
  if (all.length === 0) return undefined
  const { width, height, depth } = sizeOf(performer)
  const parts = all.map(({ event, seconds, until }) =>
    eventAt({
      seconds,
      until,
      high: height,
      long: depth,
      wide: width,
      frame: { wide: 4, high: 2.2 },
      travelled,
      events: [event],
      isFourLegged: performer.rig === 'beast',
      nth: performer.nth,
    }),
  )
  return parts.reduce((sum, one) => ({
    ...sum,
    ...one,
    ahead: sum.ahead + one.ahead,
    up: sum.up + one.up,
    tilt: sum.tilt + one.tilt,
    yaw: sum.yaw + one.yaw,
    roll: sum.roll + one.roll,
    opacity: sum.opacity * one.opacity,
    glow: sum.glow * one.glow,
    size: [sum.size[0] * one.size[0], sum.size[1] * one.size[1], sum.size[2] * one.size[2]],
  }))
}

/** Furthest that a head turns: to a side, and up or down, radians. */
const [ASIDE, UP] = [1.15, 0.6]

/** How far the head turns to look there: to the figure's right, and up. */
function headTurn(
  { foot, yaw }: PoseOptions,
  performer: Performer,
  [x, y, z]: Point,
  isSeated: boolean,
): [number, number] {
  const eyes = foot[1] + (isSeated ? 0.42 : 0.9) * sizeOf(performer).height
  const to = Math.atan2(x - foot[0], z - foot[2])
  const right = Math.atan2(Math.sin(to - yaw), Math.cos(to - yaw))
  const up = Math.atan2(y - eyes, Math.max(0.15, Math.hypot(x - foot[0], z - foot[2])))
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value))
  return [clamp(right, ASIDE), clamp(up, UP)]
}

/** The hand of the nearer side goes to a point of the place, as far as it reaches; who points holds the arm straight. */
function reaching({ body }: Performer, pose: Pose, world: Matrix, to: Point, isPointing: boolean): Pose {
  const local = inverse(world, to)
  const mark = local[0] >= -0.02 ? 'r' : 'l'
  if (!body.sockets[`hand.${mark}`]) return pose
  const bones = poseBones(body, pose)
  const shoulder = body.bones.find(({ name }) => name === `arm.${mark}`)!.at
  const parent = body.bones.find(({ name }) => name === `arm.${mark}`)!.parent ?? body.bones[0]!.name
  const moved = bones.placeOf(parent, shoulder)
  const offset: Point = [moved[0] - shoulder[0], moved[1] - shoulder[1], moved[2] - shoulder[2]]
  const wanted: Point = [local[0] - offset[0], local[1] - offset[1], local[2] - offset[2]]
  const far = isPointing ? away(shoulder, wanted) : wanted
  const { arm, forearm } = reachTo(body, mark, far)
  return { ...pose, turns: { ...pose.turns, [`arm.${mark}`]: arm, [`forearm.${mark}`]: forearm } }
}

const away = (from: Point, to: Point): Point => [
  from[0] + 20 * (to[0] - from[0]),
  from[1] + 20 * (to[1] - from[1]),
  from[2] + 20 * (to[2] - from[2]),
]

/** A point of the place in a body's own metres. The matrix turns, sizes evenly and moves. */
export function inverse(m: Matrix, [x, y, z]: Point): Point {
  const [px, py, pz] = [x - m[3]!, y - m[7]!, z - m[11]!]
  const size = m[0]! ** 2 + m[4]! ** 2 + m[8]! ** 2 || 1
  return [
    (m[0]! * px + m[4]! * py + m[8]! * pz) / size,
    (m[1]! * px + m[5]! * py + m[9]! * pz) / size,
    (m[2]! * px + m[6]! * py + m[10]! * pz) / size,
  ]
}
