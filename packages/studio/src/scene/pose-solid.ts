import type { Point, Socket } from '../bodies/body.ts'
import { bodyExtent } from '../bodies/extent.ts'
import { drawFace, type Feeling } from '../bodies/face-picture.ts'
import type { Gesture, Stance } from '../bodies/motion/actions.ts'
import { LYING } from '../bodies/motion/antics.ts'
import { ease, type Moment, strikeTime } from '../bodies/motion/moment.ts'
import { isUpright, poseBeast } from '../bodies/motion/pose-beast.ts'
import { poseBird, poseFish, poseThing } from '../bodies/motion/pose-bird.ts'
import { FELT, isFelt } from '../bodies/motion/person-feelings.ts'
import { blendPoses } from '../bodies/motion/person-draft.ts'
import { posePerson } from '../bodies/motion/pose-person.ts'
import { circleAt, eventAt } from '../bodies/motion/event-at.ts'
import type { EventScene, Turnout } from '../bodies/motion/event-scene.ts'
import { type Pose, type PosedBones, poseBones } from '../bodies/pose-bones.ts'
import { apply, type Matrix, moving, multiply, scaling, stretching, turning } from '../bodies/vectors.ts'
import type { Posing } from '../raster/rasteriser.ts'
import type { Placed, Presence, Put, Solid } from './solid.ts'
import { changesHands, placeBound } from './place-bound.ts'
import { type Bits, poseBits } from '../stage/draw/bits.ts'
import { type EffectScene, poseEffects } from '../stage/draw/effects.ts'
import { amountsOf, presenceOf, sharesOf, sizeAt, stagesOf } from './becoming.ts'
import { changedShare, pixelsAt, shadesAt } from './changing.ts'

const POSES = { person: posePerson, beast: poseBeast, bird: poseBird, fish: poseFish, thing: poseThing }

/** Those that rest on the ground with whatever part of them is lowest. */
const RESTING: ReadonlySet<Stance> = new Set(['sit', 'lie', 'sleep', 'kneel', 'crawl', 'pushup', 'situp', 'handstand'])

/** Poses a body and what is fixed to it for the frame that is being drawn. */
export function poseSolid(solid: Solid, presence: Presence): void {
  const stages = stagesOf(solid)
  if (stages.length === 1) return placeBody(solid, presence)
  const shares = sharesOf(stages.length - 1, presence.seconds, presence.until)
  for (const [at, amount] of amountsOf(shares).entries())
    if (amount > 0.001)
      for (const [nth, one] of stages[at]!.entries())
        placeSized(one, presenceOf(one, nth, stages[at]!.length, solid, presence, amount), sizeAt(amount))
  const share = shares.find(part => part > 0 && part < 1)
  if (solid.motes && share !== undefined)
    poseEffects(solid.motes, { ...effectScene(solid, presence), seconds: share, until: 1 })
}

/** The same body, smaller. */
function placeSized(solid: Solid, presence: Presence, size: number): void {
  if (size > 0.999) return placeBody(solid, presence)
  const shown = { ...solid, scale: solid.scale * size }
  placeBody(shown, presence)
  if (shown.placed) solid.placed = shown.placed
}

/** What of several things is done now: each has its part of the shot. */
function gestureNow({ doing: { gestures } }: Solid, { seconds, until = 4 }: Presence): Gesture | undefined {
  return gestures[Math.min(gestures.length - 1, Math.floor((seconds / until) * gestures.length))]
}

/** The same of an animal's antics, each of which begins and ends within its part. */
function anticNow({ doing: { antics = [] } }: Solid, { seconds, until = 4 }: Presence) {
  if (antics.length === 0) return undefined
  const each = until / antics.length
  const nth = Math.min(antics.length - 1, Math.floor(seconds / each))
  return { antic: antics[nth]!, seconds: seconds - nth * each, until: each }
}

function placeBody(
  solid: Solid,
  given: Presence,
  { stance: put = solid.doing.stance, lies = false, perches = false }: Partial<Put> = {},
): void {
  const { body, posable, rig, scale, shading, painting } = solid
  const changed = shading || painting ? changedShare(given.seconds, given.until) : 0
  if (shading) posable.recolour(shadesAt(shading, changed))
  if (painting) posable.paint(pixelsAt(painting, changed))
  const turnout = solid.events.length > 0 ? eventAt(eventScene(solid, given)) : undefined
  const presence = turnout ? carriedOn(solid, given, turnout) : given
  const stance = turnout?.stance ?? (put === 'stand' && reachesDown(solid, given) ? 'stoop' : put)
  const { seconds, phase, seat, grip, pedals } = presence
  const now = turnout?.antic ? { antic: turnout.antic } : turnout?.stance ? undefined : anticNow(solid, presence)
  const gesture = now ? undefined : gestureNow(solid, presence)
  const moment: Moment = {
    action: stance,
    ...(gesture && { gesture }),
    seconds,
    ...(presence.until !== undefined && { until: presence.until }),
    ...(now && { ...now, near: Math.sin(presence.yaw) < 0 ? -1 : 1 }),
    travelled: presence.travelled / scale,
    speed: presence.speed / scale,
    phase: (phase + solid.nth * 0.37) % 1,
    hands: solid.hands,
    ...(seat !== undefined && { seat: seat / scale }),
    ...(grip && { grip: { y: grip.y / scale, z: grip.z / scale } }),
    ...(pedals && { pedals: { y: pedals.y / scale, z: pedals.z / scale, radius: pedals.radius / scale } }),
    ...(presence.looks && { looks: presence.looks }),
    ...(presence.touch && { touch: { y: presence.touch.y / scale, z: presence.touch.z / scale } }),
    ...(turnout?.opened !== undefined && { opened: turnout.opened }),
    ...(turnout?.filled !== undefined && { filled: turnout.filled }),
    ...(turnout?.apart !== undefined && { apart: turnout.apart }),
    ...(solid.staysStill && { staysStill: true }),
  }
  const pose = poseOf(solid, presence, moment, turnout)
  const atStrike = (): PosedBones => {
    const then = strikeTime(presence.until)
    return poseBones(body, poseOf(solid, { ...presence, seconds: then }, { ...moment, seconds: then }, undefined))
  }
  const posed = solid.clip ? playedBones(solid.clip(seconds)) : poseBones(body, pose)
  const rests =
    lies ||
    turnout?.into !== undefined ||
    (now !== undefined && LYING.has(now.antic)) ||
    (seat === undefined && (RESTING.has(stance) || (rig === 'beast' && isUpright(moment))))
  const lift = rests ? -bodyExtent(restingParts(body), posed).low[1] : 0
  // An animal on a saddle has its rump there, where its tail begins.
  const tail = perches ? posed.placeOf('tail', body.bones.find(({ name }) => name === 'tail')!.at) : undefined
  const own: Point = tail ? [0, -tail[1] + 0.02, -tail[2] - 0.03] : [0, lift, 0]
  const turn = turning([presence.tilt, presence.yaw, presence.roll])
  const sized = turnout ? multiply(stretching(turnout.size), scaling(scale)) : scaling(scale)
  // A ball turns around its middle, all else on its foot.
  const middleY = turnout?.aboutMiddle
    ? (scale * turnout.size[1] * (solid.extent.high[1] + solid.extent.low[1])) / 2
    : 0
  const turned = middleY ? multiply(moving([0, middleY, 0]), multiply(turn, moving([0, -middleY, 0]))) : turn
  const world = multiply(moving(presence.foot), multiply(turned, multiply(sized, moving(own))))
  const bones = new Float32Array(posed.matrices.length * 12)
  for (const [index, matrix] of posed.matrices.entries()) bones.set(multiply(world, matrix), index * 12)
  const { extent } = solid
  const middle = apply(world, [0, (extent.low[1] + extent.high[1]) / 2, (extent.low[2] + extent.high[2]) / 2])
  const radius = (scale * Math.hypot(...[0, 1, 2].map(axis => extent.high[axis]! - extent.low[axis]!))) / 2
  solid.placed = placedAt(solid, world, posed)
  if (solid.face) paintFace(solid, presence, gesture)
  const { groundY, opacity, clipY, mirror, castsShadow } = presence
  if (solid.bits?.source === 'event') fly(solid, presence, turnout, posed, world)
  for (const effect of solid.effects) poseEffects(effect, effectScene(solid, presence))
  const isThere = (turnout?.opacity ?? 1) > 0.01
  const posing = {
    at: middle,
    radius: radius * 1.15 * Math.max(...(turnout?.size ?? [1])),
    groundY,
    glow: solid.glow * (turnout?.glow ?? 1),
    ...(opacity !== undefined && { opacity }),
    ...(clipY !== undefined && { clipY }),
    ...(mirror && { mirror }),
    ...(castsShadow !== undefined && { castsShadow }),
  }
  const isCut = solid.halves !== undefined && turnout?.since !== undefined
  if (isCut) poseHalves(solid, presence, turnout.since!, { ...posing, radius: 1.6 * posing.radius })
  else if (isThere) {
    posable.pose(bones, posing)
    for (const print of solid.prints ?? []) print.pose(bones, { ...posing, castsShadow: false })
  }
  const {
    looks: _,
    aim: __,
    touch: _______,
    seat: ___,
    grip: ____,
    pedals: _____,
    to: ______,
    from: ________,
    ...shared
  } = presence
  // What stood on something that is gone is gone with it.
  if (!isThere) return
  for (const part of solid.bound) {
    const put = placeBound({ host: solid, world, posed, presence, gesture, stance, atStrike }, part)
    placeBody(part.solid, { ...shared, roll: 0, tilt: 0, ...put, to: onHost(solid, presence, put) }, put)
  }
  // What hands do is seen where what they hold is now.
  if (solid.bits?.source === 'work') fly(solid, presence, turnout, posed, world)
}

/** How high and how wide what something is on is: for who leaps onto it, or is pushed down from it. */
const onHost = (host: Solid, { groundY }: Presence, { foot }: Put): NonNullable<Presence['to']> => ({
  far: 0,
  high: Math.max(0, foot[1] - groundY),
  half: sides(host)[0] / 2,
})

/** Takes or lays down something that is on no table: it lies on the ground. */
const reachesDown = ({ bound, rig }: Solid, { touch }: Presence): boolean =>
  rig === 'person' &&
  touch === undefined &&
  bound.some(({ hold, solid }) => hold === 'hand' && changesHands(solid) && solid.into === undefined)

/** Both halves of what was cut fall apart and turn what was inside to the camera. */
function poseHalves(solid: Solid, { foot, yaw, roll }: Presence, since: number, posing: Posing): void {
  const { halves, body, scale, extent } = solid
  const done = ease(since / 0.45)
  const wide = (extent.high[0] - extent.low[0]) * scale
  const posed = poseBones(body, { turns: {} })
  for (const [nth, half] of halves!.entries()) {
    const side = nth === 0 ? 1 : -1
    // About its own middle, or it would turn into the other one.
    const middle = side * 0.25 * wide
    const turned = multiply(
      moving([side * (0.25 + 0.2 * done) * wide, 0, 0]),
      multiply(turning([0, side * OPENED * done, 0]), moving([-middle, 0, 0])),
    )
    const world = multiply(moving(foot), multiply(turning([0, yaw, roll]), multiply(turned, scaling(scale))))
    const bones = new Float32Array(posed.matrices.length * 12)
    for (const [index, matrix] of posed.matrices.entries()) bones.set(multiply(world, matrix), index * 12)
    half.pose(bones, posing)
  }
}
/** Radians that a half turns. */
const OPENED = 1.1

/** A tail that hangs down holds nobody up. */
const restingParts = (body: Solid['body']): Solid['body'] => ({
  ...body,
  parts: body.parts.filter(({ bone }) => !bone.startsWith('tail')),
})

/** How a body is held; on the way from one stance to another it is between both. */
function poseOf({ body, rig }: Solid, presence: Presence, moment: Moment, turnout: Turnout | undefined): Pose {
  if (rig === 'card') return { turns: { all: [0, 0, sway(moment.action as Stance, presence)] } }
  const pose = POSES[rig](body, moment)
  const { into } = turnout ?? {}
  if (!into || into.share <= 0) return pose
  const { turns, moves = {} } = POSES[rig](body, { ...moment, action: into.stance })
  return into.share >= 1 ? { turns, moves } : blendPoses({ moves: {}, ...pose }, { turns, moves }, into.share)
}

const sides = ({ extent, scale }: Solid): [wide: number, high: number, long: number] =>
  [0, 1, 2].map(axis => (extent.high[axis]! - extent.low[axis]!) * scale) as [number, number, number]

/** As wide and high as the frame is where nobody said. */
const SOME_FRAME = { wide: 4, high: 2.2 }

function eventScene(
  solid: Solid,
  { seconds, until = 4, travelled, frame = SOME_FRAME, to, from }: Presence,
): EventScene {
  const [wide, high, long] = sides(solid)
  return {
    seconds,
    until,
    high,
    long,
    wide,
    frame,
    travelled,
    events: solid.events,
    ...(solid.over && { over: solid.over }),
    isFourLegged: solid.rig === 'beast',
    nth: solid.nth,
    ...(to && { to }),
    ...(from && { from }),
  }
}

/** Where an event has brought somebody, and how it turned it. Legs go as fast as the body. */
function carriedOn(
  solid: Solid,
  given: Presence,
  { ahead, aside, up, away, tilt, yaw, roll, opacity }: Turnout,
): Presence {
  const scene = eventScene(solid, given)
  const soon = eventAt({ ...scene, seconds: given.seconds + STEP })
  const [x, y, z] = given.foot
  const round = solid.events.includes('circle') ? circleAt(scene) : { aside: 0, behind: 0 }
  return {
    ...given,
    foot: [
      x + Math.sin(given.yaw) * ahead + Math.sign(Math.sin(given.yaw)) * (round.aside + aside),
      y + up,
      z + Math.cos(given.yaw) * ahead + round.behind + away,
    ],
    tilt: given.tilt + tilt,
    yaw: given.yaw + yaw * Math.sign(Math.sin(given.yaw) || 1),
    // What rolls over does so to where it goes.
    roll: given.roll + roll,
    travelled: given.travelled + ahead + aside,
    speed: given.speed + Math.abs(soon.ahead + soon.aside - ahead - aside) / STEP,
    opacity: (given.opacity ?? 1) * opacity,
  }
}
const STEP = 0.08

function effectScene(solid: Solid, { seconds, until = 4, foot, yaw, groundY }: Presence): EffectScene {
  const [wide, high, long] = sides(solid)
  return { seconds, until, foot, yaw, groundY, wide, high, long }
}

/** Pieces of what breaks, splashes of who dives, drops of what is poured. */
function fly(solid: Solid, presence: Presence, turnout: Turnout | undefined, posed: PosedBones, world: Matrix): void {
  const bits = solid.bits!
  const [wide, high, long] = sides(solid)
  const { groundY, yaw, seconds, foot } = presence
  if (bits.source === 'event') {
    if (turnout?.since === undefined || turnout.since < 0) return
    const lifts = solid.events.includes('take-off')
    const isHit = solid.events.includes('crash')
    // Pieces of a cup are seen from across a room too.
    const least = 0.12 * (presence.frame ?? SOME_FRAME).high
    const size = Math.max(least, Math.max(wide, high, lifts || isHit ? 0 : long) * (bits.kind === 'drops' ? 0.7 : 1))
    const nose: Point = [
      foot[0] + (Math.sin(yaw) * long) / 2,
      foot[1] + 0.3 * high,
      foot[2] + (Math.cos(yaw) * long) / 2,
    ]
    const from: Point = isHit
      ? nose
      : lifts
        ? foot
        : [foot[0], foot[1] + 0.5 * high * (bits.kind === 'drops' ? 0 : 1), foot[2]]
    const level = bits.kind === 'drops' ? (presence.clipY ?? groundY) : groundY
    poseBits(bits, { since: turnout.since, from, groundY: level, size, yaw: lifts ? LIFTS : yaw }, solid.glow)
    return
  }
  if (solid.doing.antics && bits.kind !== 'tears') return flyOff(solid, bits, presence, posed, world)
  const socket = solid.body.sockets[bits.kind === 'tears' ? 'mouth' : 'hand.r'] ?? solid.body.sockets['mouth']
  if (!socket) return
  const hand = apply(world, posed.placeOf(socket.bone, socket.at))
  const isPoured = bits.kind === 'drops' || bits.kind === 'grain'
  const ahead = isPoured ? 0.03 * high : bits.kind === 'tears' ? 0.02 * high : 0.3 * high
  // Into what is held below, if there is something.
  const held = isPoured ? solid.bound.filter(({ hold }) => hold === 'hand') : []
  const cup = held.find(one => one.solid.into)?.solid.into?.placed ?? held[1]?.solid.placed
  const from: Point = cup
    ? [cup.middle[0], hand[1], cup.middle[2]]
    : [
        hand[0] + Math.sin(yaw) * ahead,
        hand[1] + (bits.kind === 'tears' ? 0.08 * high : 0),
        hand[2] + Math.cos(yaw) * ahead,
      ]
  poseBits(bits, { since: seconds + 3, from, groundY: cup ? cup.middle[1] : groundY, size: high, yaw }, 0)
}
/** Earth that an animal throws back between its legs, water that it shakes off on all sides. */
function flyOff(
  solid: Solid,
  bits: Bits,
  { seconds, groundY, clipY, yaw }: Presence,
  posed: PosedBones,
  world: Matrix,
): void {
  const [, high, long] = sides(solid)
  const isWading = solid.doing.antics?.includes('wade') === true
  const isDug = bits.kind === 'earth' || isWading
  const isBlown = bits.kind === 'fountain'
  const spot = isDug ? 'paw.fr' : isBlown ? 'nose' : 'top'
  const socket = solid.body.sockets[spot] ?? solid.body.sockets['top']!
  const [x, y, z] = apply(world, posed.placeOf(socket.bone, socket.at))
  // What splashes comes from the surface and not from the paw below it.
  const from: Point = [x, isWading ? (clipY ?? groundY) : y, z]
  const size = isDug ? 1.3 * high : 0.5 * (high + long)
  poseBits(bits, { since: seconds + 3, from, groundY, size, yaw: isDug || isBlown ? yaw + Math.PI : yaw }, 0)
}

/** Says that the pieces are the fire below. */
const LIFTS = 99

/** A model that moves by itself: what is on it stays where its whole is. */
const playedBones = (matrices: Matrix[]): PosedBones => ({ matrices, placeOf: (_bone, at) => at })

/** Measured as it is held: whoever sits is lower than who stands. */
function placedAt({ body, scale }: Solid, world: Matrix, posed: PosedBones): Placed {
  const { low, high } = bodyExtent(body, posed)
  const head = body.bones.find(({ name }) => name === 'head')
  const face = head && posed.placeOf('head', body.face?.at ?? head.at)
  return {
    middle: apply(world, [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]),
    across: (scale * Math.hypot(high[0] - low[0], high[2] - low[2])) / 2,
    up: (scale * (high[1] - low[1])) / 2,
    ...(face && { face: apply(world, face) }),
    ...marked('hand', body.sockets['hand.r'], posed, world),
    ...marked('mark', body.sockets['mark'], posed, world),
  }
}

const marked = (
  name: 'hand' | 'mark',
  socket: Socket | undefined,
  posed: PosedBones,
  world: Matrix,
): Pick<Placed, 'hand' | 'mark'> => (socket ? { [name]: apply(world, posed.placeOf(socket.bone, socket.at)) } : {})

function paintFace(
  { face, posable, member }: Solid,
  { seconds, phase, looks, mouths }: Presence,
  gesture: Gesture | undefined,
): void {
  const blinks = (seconds + phase * 3.1) % 3.7 < 0.14
  const said = mouths?.(member.subject.words, seconds)
  const mimed = gesture === 'talk' || gesture === 'sing' ? 0.7 * Math.max(0, Math.sin(seconds * 11 + phase * 9)) : 0
  posable.paint(
    drawFace({
      feeling: shownNow(face!.feeling, gesture),
      mouth: said ? said.open : gesture === 'laugh' ? 0.6 : gesture === 'shout' ? 0.85 : mimed,
      ...(said && { wide: said.wide }),
      blink: blinks ? 1 : 0,
      gaze: [looks?.[0] ?? 0, looks?.[1] ?? 0],
      brows: face!.brows,
    }),
  )
}

/** Who laughs or smiles now is glad, whatever was felt before; who has gasped is still astonished. */
const shownNow = (feeling: Feeling, gesture: Gesture | undefined): Feeling => {
  if (gesture === 'laugh') return 'glad'
  if (gesture === 'smile') return feeling === 'proud' || feeling === 'shy' ? feeling : 'happy'
  return (gesture && isFelt(gesture) ? FELT[gesture] : undefined) ?? feeling
}

const sway = (stance: Stance, { seconds, phase }: Presence): number =>
  stance === 'sway' || stance === 'dance' ? 0.07 * Math.sin(seconds * 2.7 + phase * 6) : 0
