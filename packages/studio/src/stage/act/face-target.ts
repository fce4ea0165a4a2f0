import type { Point } from '../../bodies/body.ts'
import { ease } from '../../bodies/motion/moment.ts'
import { boxOf } from '../place/boxes.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive, type Performer } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { type Deed, roleTarget } from './enact.ts'
import type { Performance } from './performance.ts'
import { turnBetween } from '../../bodies/vectors.ts'
import { type Timed, type Scene, touchOf } from './timed.ts'

/** A performer turns to the target unless a direction is given. */
export function turned(timed: Timed, who: Performer, { stand }: Performance, scene: Scene, since: number): Stand {
  const { action, deed } = timed
  const { meets } = deed.behaviour
  const touches = touchOf(timed, who, scene)
  const isTurning = deed.result === 'turned'
  const to = action.target ?? (isTurning || meets ? action.object : touches && roleTarget(action, touches.role))
  if (stand.host || !isAlive(who) || stand.posture !== 'stand') return stand
  if (to === undefined) return isSeenAside(deed) && !stand.isTurned ? aside(stand, scene.room, since) : stand
  // Two who go hand in hand look ahead.
  if (meets === 'hand-in-hand' && stand.isTurned) return stand
  const mustTurn = isTurning || touches !== undefined || (meets !== undefined && meets !== 'face')
  if (!mustTurn && stand.isTurned) return stand
  return turnTo(stand, targetPoint(to, scene.company, scene.now, scene.room), since)
}

/** True if an action is performed ahead of the body, so that it is seen best from the side. */
const isSeenAside = ({ result, pose }: Deed): boolean =>
  (result !== undefined && FLYING.has(result)) || (pose !== undefined && AHEAD.has(pose))
const FLYING: ReadonlySet<string> = new Set<NonNullable<Deed['result']>>(['thrown', 'thrown-with', 'rolled', 'kicked'])
const AHEAD: ReadonlySet<string> = new Set<NonNullable<Deed['pose']>>([
  'fight',
  'throw',
  'kick',
  'bow',
  'taichi',
  'squats',
  'pushup',
  'situp',
])

/** Across the picture and a little towards the camera, to the side with more room. */
function aside(stand: Stand, { middle }: PlaceRoom, since: number): Stand {
  const way = stand.at[0] <= middle[0] + 0.01 ? 1 : -1
  return turnTo(stand, [stand.at[0] + way, stand.at[1], stand.at[2] - ACROSS], since)
}
/** Metres towards the camera per metre aside. */
const ACROSS = 0.5

export function turnTo(stand: Stand, point: Point | undefined, since: number): Stand {
  if (!point || Math.hypot(point[0] - stand.at[0], point[2] - stand.at[2]) < 0.02) return stand
  const wanted = Math.atan2(point[0] - stand.at[0], point[2] - stand.at[2])
  const far = turnBetween(stand.yaw, wanted)
  return { ...stand, yaw: stand.yaw + far * ease(since / 0.6) }
}

/** After arriving, a performer faces the target. */
export function turnedWhere(
  timed: Timed,
  who: Performer,
  stand: Stand,
  scene: Scene,
  since: number,
  arrives: number,
): Stand {
  return arrives > 0 && since >= arrives
    ? turned(timed, who, { ...scene.now.get(who.id)!, stand }, scene, since - arrives)
    : stand
}

/** The position of a target: the centre of the named entity. */
export function targetPoint(
  target: string,
  company: Company,
  now: ReadonlyMap<string, Pick<Performance, 'stand'>>,
  room: PlaceRoom,
): Point | undefined {
  const points = company.of(target).flatMap(one => {
    const stand = rootStand(now.get(one.id)?.stand, now)
    if (!stand) return []
    const { top, floor } = boxOf(one, stand)
    return [[stand.at[0], (top + floor) / 2, stand.at[2]] as const]
  })
  if (points.length > 0) return mean(points)
  const spots = room.anchor(target.split('/')[1] ?? '')?.spots ?? []
  if (spots.length === 0) return undefined
  return mean(spots.map(({ at, size }) => [at[0], at[1] + size[1] / 2, at[2]] as const))
}

/** A carried thing is where its carrier is. */
export function rootStand(
  stand: Stand | undefined,
  now: ReadonlyMap<string, Pick<Performance, 'stand'>>,
): Stand | undefined {
  let at = stand
  for (let deep = 0; at?.host && deep < 8; deep++) at = now.get(at.host.id)?.stand ?? { ...at, at: at.at }
  return at
}

const mean = (points: readonly Point[]): Point => {
  const sum = points.reduce<[number, number, number]>(
    (all, [x, y, z]) => [all[0] + x, all[1] + y, all[2] + z],
    [0, 0, 0],
  )
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length]
}
