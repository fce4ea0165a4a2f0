import type { Point } from '../../bodies/body.ts'
import { bodyExtent, type Extent } from '../../bodies/extent.ts'
import { liesDown, type Stance } from '../../bodies/motion/actions.ts'
import { eventAt } from '../../bodies/motion/event-at.ts'
import type { Turnout } from '../../bodies/motion/event-scene.ts'
import type { Moment } from '../../bodies/motion/moment.ts'
import { isUpright, poseBeast } from '../../bodies/motion/pose-beast.ts'
import { poseBird, poseFish, poseThing } from '../../bodies/motion/pose-bird.ts'
import { posePerson } from '../../bodies/motion/pose-person.ts'
import { blendPoses } from '../../bodies/motion/person-draft.ts'
import { armAt, reachTo } from '../../bodies/motion/reach.ts'
import { type Pose, poseBones } from '../../bodies/pose-bones.ts'
import {
  apply,
  distance,
  type Matrix,
  mix,
  moving,
  multiply,
  scaling,
  stretching,
  subtract,
  turning,
  turnBetween,
} from '../../bodies/vectors.ts'
import type { Performance } from '../act/performance.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { HandGoals } from './hand-goals.ts'
import { gripOf } from './part-point.ts'
import { inverse, type Posed } from '../film/posed.ts'

const POSES = { person: posePerson, beast: poseBeast, bird: poseBird, fish: poseFish, thing: poseThing }
/** Bodies that rest on the ground with their lowest part. */
const RESTING: ReadonlySet<Stance> = new Set(['sit', 'lie', 'sleep', 'kneel', 'crawl', 'pushup', 'situp', 'handstand'])

export type PoseOptions = {
  foot: Point
  yaw: number
  tilt: number
  roll: number
  /** The point that the eyes look at, and the targets of the hands. */
  looks?: Point
  camera?: Point
  goals?: HandGoals
  /** For a rider: handlebars and pedals relative to the seat, metres. */
  bars?: { y: number; z: number }
  pedals?: { y: number; z: number; radius: number }
  phase: number
  hands: 0 | 1 | 2
  /** Held by a grip, which is at `foot`. */
  isHeld?: boolean
  /** The left hand mirrors the right one. */
  isLeftHanded?: true
}

/** The size of an event, which is up along y, for a thing that may lie flat. In a vessel it does not spread. */
function sizeInWorld([wide, high, deep]: Point, tilt: number, isInside: boolean): Point {
  const [x, z] = isInside ? [Math.min(1, wide), Math.min(1, deep)] : [wide, deep]
  return Math.abs(Math.sin(tilt)) > LAID ? [x, z, high] : [x, high, z]
}
const LAID = 0.7

/** Poses one body at its position. */
export function poseBody(performer: Performer, performance: Performance, options: PoseOptions): Posed {
  const { body, rig, scale } = performer
  const { stand } = performance
  const turnout = eventTurnout(performer, performance)
  const isSeated = stand.posture === 'sit' && stand.isOnSeat === true
  const stance: Stance = turnout?.stance ?? performance.stance
  const looks = options.looks
    ? headTurn(options, performer, options.looks, isSeated)
    : performance.face && options.camera && facesCamera(options, performer, options.camera, isSeated)
  const moment: Moment = {
    action: stance,
    ...(performance.gesture && !turnout?.stance && { gesture: performance.gesture }),
    ...(performance.animalMotion && {
      animalMotion: performance.animalMotion,
      near: Math.sin(options.yaw) < 0 ? -1 : 1,
    }),
    seconds: performance.seconds,
    until: performance.until,
    travelled: performance.travelled / scale,
    speed: performance.speed / scale,
    ...(performance.air !== undefined && { air: performance.air }),
    phase: options.phase,
    hands: options.hands,
    ...(isSeated && { seat: 0 }),
    ...(options.bars && { grip: { y: options.bars.y / scale, z: options.bars.z / scale } }),
    ...(options.pedals && {
      pedals: {
        y: options.pedals.y / scale,
        z: options.pedals.z / scale,
        radius: options.pedals.radius / scale,
      },
    }),
    ...(looks ? { looks } : options.camera && { front: partlyFront(options, options.camera) }),
    // A face that is to be seen is not turned away.
    ...(performance.face && { staysStill: true }),
    ...((performance.opened ?? turnout?.opened) !== undefined && { opened: performance.opened ?? turnout!.opened! }),
    ...(performance.openedParts && { openedParts: performance.openedParts }),
    ...((performance.filled ?? turnout?.filled) !== undefined && { filled: performance.filled ?? turnout!.filled! }),
    ...(turnout?.apart !== undefined && { apart: turnout.apart }),
  }
  const posed = POSES[rig](body, moment)
  const handed = options.isLeftHanded && moment.gesture && rig === 'person' ? swapArms(posed) : posed
  const first = lowered(performer, moment, withManner(handed, performance.manner), options)
  const rests =
    !isSeated &&
    (RESTING.has(stance) ||
      (performance.animalMotion !== undefined && liesDown(performance.animalMotion)) ||
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
    // Letters of a picture are not mirrored when it is seen from behind.
    options.yaw + (turnout?.yaw ?? 0) + (performer.card ? Math.PI : 0),
    options.roll + (turnout?.roll ?? 0),
  ])
  const sized = turnout
    ? multiply(stretching(sizeInWorld(turnout.size, options.tilt, stand.host?.by === 'inside')), scaling(scale))
    : scaling(scale)
  const foot: Point = turnout
    ? [
        options.foot[0] + Math.sin(options.yaw) * turnout.ahead + (Math.sin(options.yaw) < 0 ? -1 : 1) * turnout.aside,
        options.foot[1] + turnout.up,
        options.foot[2] + Math.cos(options.yaw) * turnout.ahead + turnout.away,
      ]
    : options.foot
  // A ball turns around its centre, everything else around its foot.
  const middleY = turnout?.aboutMiddle ? (scale * (performer.extent.low[1] + performer.extent.high[1])) / 2 : 0
  const turned = middleY ? multiply(moving([0, middleY, 0]), multiply(turn, moving([0, -middleY, 0]))) : turn
  const world = multiply(moving(foot), multiply(turned, multiply(sized, own)))
  const pose = options.goals && rig === 'person' ? reaching(performer, first, world, options.goals) : first
  const bones = poseBones(body, pose)
  const { low, high } = bodyExtent(body, bones)
  const corners = [low[0], high[0]].flatMap(x =>
    [low[1], high[1]].flatMap(y => [low[2], high[2]].map(z => apply(world, [x, y, z]))),
  )
  const pick = (axis: 0 | 1 | 2, of: 'min' | 'max'): number => Math[of](...corners.map(corner => corner[axis]))
  const head = body.bones.find(({ name }) => name === 'head')
  const { at: middle, width: wide } = body.face ?? skullOf(body) ?? { at: head?.at, width: 0.2 }
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
    ...(face &&
      options.looks && {
        gaze: gazeOf(multiply(world, bones.matrices[body.bones.indexOf(head)]!), face.eyes, options.looks),
      }),
    ...(turnout && { turnout }),
  }
}

/** The width of a skull, as a share of the head of an animal: as wide as a person's face on the head. */
const SKULL = 0.68
const skulls = new WeakMap<Performer['body'], { at: Point; width: number } | undefined>()

/** The largest ball of an animal's head, which has no painted face. */
function skullOf(body: Performer['body']): { at: Point; width: number } | undefined {
  if (skulls.has(body)) return skulls.get(body)
  const balls = body.parts.flatMap(part => {
    if (part.bone !== 'head' || !('ball' in part)) return []
    const width = SKULL * 2 * (typeof part.size === 'number' ? part.size : Math.max(...part.size))
    return [{ at: part.ball, width }]
  })
  const skull = balls.toSorted((a, b) => b.width - a.width)[0]
  skulls.set(body, skull)
  return skull
}

/** Swaps the motions of both arms. */
function swapArms(pose: Pose): Pose {
  const mirrored = (bone: string): Point => {
    const [x, y, z] = pose.turns[bone] ?? [0, 0, 0]
    return [x, -y, -z]
  }
  return {
    ...pose,
    turns: {
      ...pose.turns,
      'arm.l': mirrored('arm.r'),
      'arm.r': mirrored('arm.l'),
      'forearm.l': mirrored('forearm.r'),
      'forearm.r': mirrored('forearm.l'),
    },
  }
}

/** The forward lean of chest and head in a feeling, radians. */
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

/** The posture in a feeling: upright, or with the head down. */
function withManner(pose: Pose, manner: Performance['manner']): Pose {
  if (!manner) return pose
  const [chest, head] = LEANS[manner]
  const lean = (bone: string, by: number): Pose['turns'] => {
    const turn = pose.turns?.[bone]
    return turn ? { [bone]: [turn[0] + by, turn[1], turn[2]] } : {}
  }
  return { ...pose, turns: { ...pose.turns, ...lean('chest', chest), ...lean('head', head) } }
}

/** Rests on the ground with its lowest part; a person on the back rests on head and heels. */
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

/** The depth of a body in the water, in its own metres. */
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
    aside: sum.aside + one.aside,
    away: sum.away + one.away,
    up: sum.up + one.up,
    tilt: sum.tilt + one.tilt,
    yaw: sum.yaw + one.yaw,
    roll: sum.roll + one.roll,
    aboutMiddle: sum.aboutMiddle || one.aboutMiddle,
    opacity: sum.opacity * one.opacity,
    glow: sum.glow * one.glow,
    size: [sum.size[0] * one.size[0], sum.size[1] * one.size[1], sum.size[2] * one.size[2]],
  }))
}

/** Radians that eyes turn at most to a side, and up or down. */
const [EYES_ASIDE, EYES_UP] = [0.7, 0.55]

/** The eyes turn by the part of the angle that the head does not. */
function gazeOf(head: Matrix, eyes: Point, looks: Point): readonly [number, number] {
  const [x, y, z] = subtract(inverse(head, looks), inverse(head, eyes))
  const clamp = (value: number): number => Math.min(1, Math.max(-1, value))
  return [clamp(Math.atan2(x, z) / EYES_ASIDE), clamp(Math.atan2(y, Math.hypot(x, z)) / EYES_UP)]
}

/** The limits of head rotation: to a side, up, and down, radians. */
const [ASIDE, UP, DOWN] = [1.15, 0.6, 0.3]
/**
 * Hands and near things are looked at with the eyes only, so that the face stays visible: radians, and body heights.
 */
const [TO_HANDS, HANDS] = [0.1, 0.35]

/** The head rotation towards a point: to the figure's right, and up. */
function headTurn(
  { foot, yaw }: PoseOptions,
  performer: Performer,
  [x, y, z]: Point,
  isSeated: boolean,
): [number, number] {
  const eyes = foot[1] + (isSeated ? 0.42 : 0.9) * sizeOf(performer).height
  const to = Math.atan2(x - foot[0], z - foot[2])
  const right = turnBetween(yaw, to)
  const up = Math.atan2(y - eyes, Math.max(0.15, Math.hypot(x - foot[0], z - foot[2])))
  const down = performer.rig === 'person' && y - foot[1] > HANDS * sizeOf(performer).height ? TO_HANDS : DOWN
  const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
  return [clamp(right, -ASIDE, ASIDE), clamp(up, -down, UP)]
}

/** The angle by which a head turns to show its face, and the angle above which it does not turn. Radians. */
const [SHOWING, TOO_FAR] = [0.65, 2]

/** A face with an expression that looks at nothing else turns to the camera, unless that is behind it. */
function facesCamera(
  options: PoseOptions,
  performer: Performer,
  camera: Point,
  isSeated: boolean,
): [number, number] | undefined {
  const { foot, yaw } = options
  const right = turnBetween(yaw, Math.atan2(camera[0] - foot[0], camera[2] - foot[2]))
  if (performer.rig !== 'person' || Math.abs(right) > TOO_FAR) return undefined
  const [, up] = headTurn(options, performer, camera, isSeated)
  return [Math.min(SHOWING, Math.max(-SHOWING, right)), 0.5 * up]
}

/** A head that looks at nothing is turned by a part of the angle to the camera; the limit in radians. */
const [PARTLY, MAX_FRONT] = [0.5, 0.7]
function partlyFront({ foot, yaw }: PoseOptions, camera: Point): number {
  const right = turnBetween(yaw, Math.atan2(camera[0] - foot[0], camera[2] - foot[2]))
  if (Math.abs(right) > TOO_FAR) return 0
  return Math.min(MAX_FRONT, Math.max(-MAX_FRONT, PARTLY * right))
}

/** The height below which a performer kneels to work, as a share of the body height. */
const KNEE_HIGH = 0.3

/** Low hand targets bend the knees. */
function lowered(performer: Performer, moment: Moment, pose: Pose, { goals, foot }: PoseOptions): Pose {
  const { rig, body } = performer
  if (!goals || rig !== 'person' || moment.action !== 'stand' || goals.isPointing) return pose
  const lowest = Math.min(...[goals.r, goals.l].flatMap(one => (one ? [one[1] - foot[1]] : [])))
  const high = sizeOf(performer).height
  if (lowest > KNEE_HIGH * high) return pose
  const { gesture: _gesture, ...still } = moment
  const knelt = posePerson(body, { ...still, action: 'kneel' })
  const draft = (one: Pose) => ({ turns: one.turns, moves: one.moves ?? {} })
  return blendPoses(draft(pose), draft(knelt), goals.share)
}

/** The maximum lean of a chest, radians, and the stretch of an arm. */
const [MAX_LEAN, STRETCHED] = [1.25, 0.985]

/** The lean of the chest for a distant target, radians. */
const IN_VAIN = 0.45

/** Moves hands to points of the place within their reach; the chest follows. A pointing arm is straight. */
function reaching({ body }: Performer, pose: Pose, world: Matrix, goals: HandGoals): Pose {
  const marks = (['r', 'l'] as const).filter(mark => goals[mark] && body.sockets[`hand.${mark}`])
  if (marks.length === 0) return pose
  const rest = poseBones(body, pose)
  const { length } = armAt(body, 'r')
  const wanted = new Map(
    marks.map(mark => {
      const { bone, at } = body.sockets[`hand.${mark}`]!
      return [mark, mix(rest.placeOf(bone, at), inverse(world, goals[mark]!), goals.share)] as const
    }),
  )
  const leant = (by: number): Pose => {
    const [x, y, z] = pose.turns['chest'] ?? [0, 0, 0]
    if (by === 0) return pose
    // The face stays up, as far as the neck bends.
    const [nod, turn, tilt] = pose.turns['head'] ?? [0, 0, 0]
    const head: Point = [Math.max(-0.7, nod - 0.85 * by), turn, tilt]
    return { ...pose, turns: { ...pose.turns, chest: [x + by, y, z], head } }
  }
  const armBone = (mark: 'r' | 'l') => body.bones.find(({ name }) => name === `arm.${mark}`)!
  const short = (by: number): number => {
    const bones = poseBones(body, leant(by))
    return Math.max(
      ...marks.map(mark => {
        const arm = armBone(mark)
        return distance(bones.placeOf(arm.parent ?? arm.name, arm.at), wanted.get(mark)!) - STRETCHED * length
      }),
    )
  }
  const least = (goals.lean ?? 0) * goals.share
  let lean = least
  if (!goals.isPointing && short(least) > 0) {
    // The chest leans no farther than necessary.
    const tries = Array.from({ length: 11 }, (_, nth) => least + ((MAX_LEAN - least) * nth) / 10)
    lean = tries.find(by => short(by) <= 0) ?? Math.max(least, IN_VAIN)
  }
  const base = leant(lean)
  const bones = poseBones(body, base)
  const turns = { ...base.turns }
  for (const mark of marks) {
    const arm = armBone(mark)
    const above = body.bones.findIndex(({ name }) => name === arm.parent)
    const local = above < 0 ? wanted.get(mark)! : inverse(bones.matrices[above]!, wanted.get(mark)!)
    const to = reachTo(body, mark, goals.isPointing ? away(arm.at, local) : local)
    turns[`arm.${mark}`] = to.arm
    turns[`forearm.${mark}`] = to.forearm
  }
  return { ...base, turns }
}

const away = (from: Point, to: Point): Point => [
  from[0] + 20 * (to[0] - from[0]),
  from[1] + 20 * (to[1] - from[1]),
  from[2] + 20 * (to[2] - from[2]),
]
