import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Stance } from '../../bodies/motion/actions.ts'
import { boxOf } from '../place/boxes.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { alongPoints, around, eased, type OnPath, speedOf, type Way } from './paths.ts'
import { paceOf } from './verbs.ts'

/** Somebody's way in the course of an action, and the seconds that it takes of it. */
export type Motion = { way: Way; seconds: number; turns: boolean; yaw: number }

type Scene = {
  company: Company
  now: ReadonlyMap<string, { stand: Stand }>
  room: PlaceRoom
  seconds: number
  verb: string
  stance: Stance | undefined
}

/** Edge to edge of who comes to somebody, metres. */
const MEETS = 0.3
/** Who goes without a path goes so far at most, metres. */
const FURTHEST = 3.2

/** The way of an action by its path; of who goes somewhere without one, straight ahead. */
export function motionOf(action: Action, who: Performer, stand: Stand, scene: Scene): Motion | undefined {
  if (stand.host && stand.host.by !== 'top' && action.path === undefined) return undefined
  const usual =
    (paceOf(scene.stance) ?? (isAlive(who) ? 1.2 : 1)) * Math.max(0.35, isAlive(who) ? sizeOf(who).height / 1.7 : 1)
  const pace = speedOf(action.speed, usual)
  const way = wayOf(action, who, stand, scene, pace)
  if (!way || way.length < 0.005) return undefined
  // What is said of the time holds; who would be there sooner by a speed that is said waits there.
  const seconds =
    action.speed === undefined ? scene.seconds : Math.min(scene.seconds, Math.max(0.15, way.length / pace))
  return { way, seconds, turns: isAlive(who) || who.isLong, yaw: stand.yaw }
}

function wayOf(
  action: Action,
  who: Performer,
  { at, yaw, isTurned, host }: Stand,
  scene: Scene,
  pace: number,
): Way | undefined {
  const { path } = action
  const shifted = ([x, y, z]: readonly number[]): Point => [at[0] + x!, at[1] + y!, at[2] - z!]
  if (path && 'points' in path) return alongPoints([at, ...path.points.map(shifted)])
  if (path && 'around' in path) {
    const thing = thingOf(path.around, scene)
    if (!thing) return undefined
    const own = Math.max(sizeOf(who).width, sizeOf(who).depth) / 2
    const radius =
      path.radius ??
      Math.max(
        Math.hypot(...thing.half) + own + 0.35,
        Math.min(3, Math.hypot(at[0] - thing.at[0], at[2] - thing.at[2])),
      )
    return around(
      at,
      thing.at,
      radius,
      path.turns ?? Math.max(0.25, Math.min(1, (pace * scene.seconds) / (2 * Math.PI * radius))),
    )
  }
  if (path && 'to' in path) {
    if (typeof path.to !== 'string') return alongPoints([at, shifted(path.to)])
    if (path.to === 'camera' || path.to === 'away') {
      const far = Math.min(FURTHEST, pace * scene.seconds)
      return alongPoints([at, [at[0], at[1], at[2] + (path.to === 'away' ? far : -far)]])
    }
    const thing = thingOf(path.to, scene)
    if (!thing) return undefined
    const own = isAlive(who) ? 0.25 : Math.max(sizeOf(who).width, sizeOf(who).depth) / 2
    const far = Math.hypot(thing.at[0] - at[0], thing.at[2] - at[2])
    const stop = Math.min(...thing.half) + own + MEETS
    const share = far > stop ? (far - stop) / far : 0
    return alongPoints([at, [at[0] + (thing.at[0] - at[0]) * share, at[1], at[2] + (thing.at[2] - at[2]) * share]])
  }
  if (host || !TRAVELLING.has(scene.verb)) return undefined
  const far = Math.min(FURTHEST, pace * scene.seconds)
  // Across the picture where nobody says which way it looks, and to the side that has more room.
  const way = isTurned ? yaw : (at[0] <= scene.room.middle[0] + 0.01 ? 1 : -1) * (Math.PI / 2 + 0.22)
  const half = isTurned ? 0 : far / 2
  const [x, z] = [Math.sin(way), Math.cos(way)]
  return alongPoints([
    [at[0] - x * half, at[1], at[2] - z * half],
    [at[0] + x * (far - half), at[1], at[2] + z * (far - half)],
  ])
}

const TRAVELLING: ReadonlySet<string> = new Set(
  'walk run march hike limp sneak jog gallop flee chase hurry crawl swim fly glide ride drive sail skate ski cross pass-by leave approach enter travel roll stroll'.split(
    ' ',
  ),
)

function thingOf(target: string, { company, now, room }: Scene): { at: Point; half: readonly number[] } | undefined {
  const [one] = company.of(target)
  const stand = one && now.get(one.id)?.stand
  if (one && stand) return boxOf(one, stand)
  const spot = room.anchor(target.split('/')[1] ?? '')?.spots[0]
  return spot && { at: [spot.at[0], 0, spot.at[2]], half: [spot.size[0] / 2, spot.size[2] / 2] }
}

/** Where somebody is on the way, so many seconds after setting out. */
export function along({ way, seconds, turns, yaw }: Motion, since: number, until: number): OnPath {
  const time = Math.min(seconds, until)
  const shareAt = (at: number): number => eased(at / time)
  const share = shareAt(since)
  const at = way.at(share)
  const [back, ahead] = [way.at(Math.max(0, share - 0.01)), way.at(Math.min(1, share + 0.01))]
  const [dx, dz] = [ahead[0] - back[0], ahead[2] - back[2]]
  const speed = since >= time ? 0 : ((shareAt(since + 0.05) - share) / 0.05) * way.length
  return {
    at,
    gone: share * way.length,
    yaw: turns && Math.hypot(dx, dz) > 1e-4 ? Math.atan2(dx, dz) : yaw,
    speed,
  }
}
