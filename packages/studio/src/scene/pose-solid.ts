import type { Point } from '../bodies/body.ts'
import { bodyExtent } from '../bodies/extent.ts'
import { drawFace } from '../bodies/face-picture.ts'
import type { Moment } from '../bodies/motion/moment.ts'
import { poseBeast } from '../bodies/motion/pose-beast.ts'
import { poseBird, poseFish, poseThing } from '../bodies/motion/pose-bird.ts'
import { posePerson } from '../bodies/motion/pose-person.ts'
import { type Pose, poseBones } from '../bodies/pose-bones.ts'
import { apply, type Matrix, moving, multiply, scaling, turning } from '../bodies/vectors.ts'
import type { Posing } from '../raster/rasteriser.ts'
import type { Solid } from './cast-solids.ts'

/** Where a body is put: from its own metres to the world's. */
type Placing = { world: Matrix; scale: number; yaw: number }

const POSES = { person: posePerson, beast: poseBeast, bird: poseBird, fish: poseFish, thing: poseThing }

/** Those that rest on the ground with whatever part of them is lowest. */
const RESTING = new Set(['sit', 'lie', 'sleep', 'kneel', 'crawl'])

export type Presence = Omit<Moment, 'action'> &
  Omit<Posing, 'at' | 'radius'> & { foot: Point; yaw: number; roll: number; tilt: number }

/** Poses a body and what is fixed to it for the frame that is being drawn. */
export function poseSolid(solid: Solid, presence: Presence): void {
  placeBody(solid, presence, presence.foot, presence.yaw, solid.action, presence.seat)
}

function placeBody(
  solid: Solid,
  presence: Presence,
  foot: Point,
  yaw: number,
  action: Solid['action'],
  seat?: number,
): void {
  const { body, posable, rig } = solid
  const { seconds, travelled, speed, phase } = presence
  const scale = solid.scale
  const hands = solid.bound.some(({ hold }) => hold === 'hand') ? 1 : 0
  const moment: Moment = {
    action,
    seconds,
    travelled: travelled / scale,
    speed: speed / scale,
    phase: (phase + solid.nth * 0.37) % 1,
    hands,
    ...(seat !== undefined && { seat: seat / scale }),
    ...(presence.looks && { looks: presence.looks }),
  }
  const pose: Pose = rig === 'card' ? { turns: { all: [0, 0, sway(solid, presence)] } } : POSES[rig](body, moment)
  const posed = poseBones(body, pose)
  const lift = RESTING.has(action) && seat === undefined ? -bodyExtent(body, posed).low[1] : 0
  const turn = turning([presence.tilt, yaw, presence.roll])
  const world = multiply(moving(foot), multiply(turn, multiply(scaling(scale), moving([0, lift, 0]))))
  const bones = new Float32Array(posed.matrices.length * 12)
  for (const [index, matrix] of posed.matrices.entries()) bones.set(multiply(world, matrix), index * 12)
  const { extent } = solid
  const middle = apply(world, [0, (extent.low[1] + extent.high[1]) / 2, (extent.low[2] + extent.high[2]) / 2])
  const radius = (scale * Math.hypot(...[0, 1, 2].map(axis => extent.high[axis]! - extent.low[axis]!))) / 2
  if (solid.face) {
    const blinks = (seconds + phase * 3.1) % 3.7 < 0.14
    posable.paint(
      drawFace({
        feeling: solid.face.feeling,
        mouth:
          action === 'talk' || action === 'sing'
            ? Math.max(0, Math.sin(seconds * 11 + phase * 9)) * 0.7
            : action === 'laugh' || action === 'cheer'
              ? 0.6
              : 0,
        blink: blinks ? 1 : 0,
        gaze: [presence.looks?.[0] ?? 0, presence.looks?.[1] ?? 0],
        brows: solid.face.brows,
      }),
    )
  }
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
  const placing: Placing = { world, scale, yaw }
  for (const part of solid.bound) placeBound(solid, part, placing, posed.placeOf, presence)
}

const sway = ({ action }: Solid, { seconds, phase }: Presence): number =>
  action === 'sway' || action === 'dance' ? 0.07 * Math.sin(seconds * 2.7 + phase * 6) : 0

function placeBound(
  host: Solid,
  { solid, hold, nth, count }: Solid['bound'][number],
  { world, yaw }: Placing,
  placeOf: (bone: string, at: Point) => Point,
  presence: Presence,
): void {
  const { sockets, bones } = host.body
  const spread = count > 1 ? nth / (count - 1) - 0.5 : 0
  const { low, high } = host.extent
  const at = (...names: string[]): Point => {
    const found = names.map(name => sockets[name]).find(socket => socket !== undefined)
    return found ? placeOf(found.bone, found.at) : placeOf(bones[0]!.name, [0, high[1], 0])
  }
  const toWorld = (place: Point): Point => apply(world, place)
  const put = (place: Point, action: Solid['action'], seat?: number, turn = 0): void =>
    placeBody(solid, presence, place, yaw + turn, action, seat)
  const [wide, long] = [high[0] - low[0], high[2] - low[2]]
  switch (hold) {
    case 'mount':
    case 'cabin':
    case 'deck':
    case 'seat':
    case 'top': {
      const names =
        hold === 'top'
          ? ['top', 'seat']
          : hold === 'deck'
            ? ['deck', 'seat', 'top']
            : hold === 'cabin'
              ? ['cabin', 'seat', 'top']
              : ['seat', 'top']
      const [x, y, z] = at(...names)
      const isSitting = hold !== 'top' && solid.rig === 'person'
      const along = spread * (hold === 'deck' || hold === 'mount' ? 0.5 * long : 0.6 * wide)
      const place: Point = hold === 'deck' || hold === 'mount' ? [x, y, z + along] : [x + along, y, z]
      return put(
        toWorld(place),
        isSitting ? (hold === 'seat' || hold === 'deck' ? 'sit' : 'ride') : hold === 'top' ? solid.action : 'sit',
        isSitting ? 0 : undefined,
      )
    }
    case 'hand': {
      const [x, y, z] = at('hand.r', 'mouth', 'seat')
      const grip = solid.body.sockets['grip']
      const half = grip ? grip.at[1] : (solid.extent.high[1] + solid.extent.low[1]) / 2
      const place = toWorld([x + spread * 0.3 * wide, y, z])
      return put([place[0], place[1] - half * solid.scale, place[2]], solid.action)
    }
    case 'hat':
      return put(toWorld(at('hat', 'top')), 'stand')
    case 'inside':
      return put(toWorld([spread * wide * 0.5, low[1] + 0.45 * (high[1] - low[1]), 0]), 'stand')
    case 'over':
      return put(toWorld([spread * wide, high[1] * 1.2, 0]), solid.action)
    case 'ring': {
      const angle =
        ((nth + 0.35) / count) * 2 * Math.PI + (solid.member.subject.motion === 'still' ? 0 : presence.seconds * 0.6)
      const far = 0.75 * Math.max(wide, long, 0.6 * high[1])
      return put(
        toWorld([
          Math.sin(angle) * far,
          high[1] * (0.55 + 0.15 * Math.sin(presence.seconds + nth)),
          Math.cos(angle) * far,
        ]),
        solid.action,
        undefined,
        angle,
      )
    }
  }
}
