import type { Point } from '../bodies/body.ts'
import { bodyExtent } from '../bodies/extent.ts'
import { drawFace } from '../bodies/face-picture.ts'
import type { Gesture, Stance } from '../bodies/motion/actions.ts'
import type { Moment } from '../bodies/motion/moment.ts'
import { isUpright, poseBeast } from '../bodies/motion/pose-beast.ts'
import { poseBird, poseFish, poseThing } from '../bodies/motion/pose-bird.ts'
import { posePerson } from '../bodies/motion/pose-person.ts'
import { type Pose, type PosedBones, poseBones } from '../bodies/pose-bones.ts'
import { apply, type Matrix, moving, multiply, scaling, turning } from '../bodies/vectors.ts'
import type { Placed, Presence, Put, Solid } from './solid.ts'
import { placeBound } from './place-bound.ts'

const POSES = { person: posePerson, beast: poseBeast, bird: poseBird, fish: poseFish, thing: poseThing }

/** Those that rest on the ground with whatever part of them is lowest. */
const RESTING: ReadonlySet<Stance> = new Set(['sit', 'lie', 'sleep', 'kneel', 'crawl'])

/** Poses a body and what is fixed to it for the frame that is being drawn. */
export function poseSolid(solid: Solid, presence: Presence): void {
  placeBody(solid, presence)
}

/** What of several things is done now: each has its part of the shot. */
function gestureNow({ doing: { gestures } }: Solid, { seconds, until = 4 }: Presence): Gesture | undefined {
  return gestures[Math.min(gestures.length - 1, Math.floor((seconds / until) * gestures.length))]
}

function placeBody(
  solid: Solid,
  presence: Presence,
  { stance = solid.doing.stance, lies = false, perches = false }: Partial<Put> = {},
): void {
  const { body, posable, rig, scale } = solid
  const { seconds, phase, seat, grip, pedals } = presence
  const gesture = gestureNow(solid, presence)
  const moment: Moment = {
    action: stance,
    ...(gesture && { gesture }),
    seconds,
    ...(presence.until !== undefined && { until: presence.until }),
    travelled: presence.travelled / scale,
    speed: presence.speed / scale,
    phase: (phase + solid.nth * 0.37) % 1,
    hands: solid.hands,
    ...(seat !== undefined && { seat: seat / scale }),
    ...(grip && { grip: { y: grip.y / scale, z: grip.z / scale } }),
    ...(pedals && { pedals: { y: pedals.y / scale, z: pedals.z / scale, radius: pedals.radius / scale } }),
    ...(presence.looks && { looks: presence.looks }),
  }
  const pose: Pose = rig === 'card' ? { turns: { all: [0, 0, sway(stance, presence)] } } : POSES[rig](body, moment)
  const posed = poseBones(body, pose)
  const rests = lies || (seat === undefined && (RESTING.has(stance) || (rig === 'beast' && isUpright(moment))))
  const lift = rests ? -bodyExtent(body, posed).low[1] : 0
  // An animal on a saddle has its rump there, where its tail begins.
  const tail = perches ? posed.placeOf('tail', body.bones.find(({ name }) => name === 'tail')!.at) : undefined
  const own: Point = tail ? [0, -tail[1] + 0.02, -tail[2] - 0.03] : [0, lift, 0]
  const turn = turning([presence.tilt, presence.yaw, presence.roll])
  const world = multiply(moving(presence.foot), multiply(turn, multiply(scaling(scale), moving(own))))
  const bones = new Float32Array(posed.matrices.length * 12)
  for (const [index, matrix] of posed.matrices.entries()) bones.set(multiply(world, matrix), index * 12)
  const { extent } = solid
  const middle = apply(world, [0, (extent.low[1] + extent.high[1]) / 2, (extent.low[2] + extent.high[2]) / 2])
  const radius = (scale * Math.hypot(...[0, 1, 2].map(axis => extent.high[axis]! - extent.low[axis]!))) / 2
  solid.placed = placedAt(solid, world, posed)
  if (solid.face) paintFace(solid, presence, gesture)
  const { groundY, opacity, clipY, mirror, castsShadow } = presence
  posable.pose(bones, {
    at: middle,
    radius: radius * 1.15,
    groundY,
    glow: solid.glow,
    ...(opacity !== undefined && { opacity }),
    ...(clipY !== undefined && { clipY }),
    ...(mirror && { mirror }),
    ...(castsShadow !== undefined && { castsShadow }),
  })
  const { looks: _, aim: __, seat: ___, grip: ____, pedals: _____, ...shared } = presence
  for (const part of solid.bound) {
    const put = placeBound({ host: solid, world, posed, presence, gesture, stance }, part)
    placeBody(part.solid, { ...shared, roll: 0, tilt: 0, ...put }, put)
  }
}

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
  }
}

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
      feeling: face!.feeling,
      mouth: said ? said.open : gesture === 'laugh' ? 0.6 : mimed,
      ...(said && { wide: said.wide }),
      blink: blinks ? 1 : 0,
      gaze: [looks?.[0] ?? 0, looks?.[1] ?? 0],
      brows: face!.brows,
    }),
  )
}

const sway = (stance: Stance, { seconds, phase }: Presence): number =>
  stance === 'sway' || stance === 'dance' ? 0.07 * Math.sin(seconds * 2.7 + phase * 6) : 0
