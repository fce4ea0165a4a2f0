import type { Point } from '../../bodies/body.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { floorUnder, inBody, standingSpot, surfaceAt, wayUp } from '../place/walk-on.ts'
import type { Footing } from '../resolve/footing.ts'
import type { Stand } from '../place/stand.ts'
import { freed } from '../place/things.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { Way } from './paths.ts'

type Scene = { company: Company; now: ReadonlyMap<string, { stand: Stand }>; room: PlaceRoom }

/** Metres between the points at which a way is measured, and their number at most. */
const [APART, MOST] = [0.1, 240]
/** Metres before and behind over which the height of a walker is a mean, so that nobody jumps from step to step. */
const SMOOTH = 0.2

/** The thing of that name as something to stand upon. */
export function footingOf(target: string, { company, now, room }: Scene): Footing | undefined {
  const [head, part] = target.split('/') as [string, string | undefined]
  const [one] = company.of(head)
  if (!one) return room.anchor(part ?? '')?.spots[0]?.footing?.()
  const stand = now.get(one.id)?.stand
  if (!stand || isAlive(one)) return undefined
  const stands = new Map([...now].map(([id, all]) => [id, all.stand] as const))
  const { at, yaw, tilt } = freed(stand, { performers: id => company.of(id), room }, stands)
  return tilt === 0 && stand.roll === 0 ? { mesh: one.mesh, scale: one.scale, at, yaw } : undefined
}

/** All that can be walked on. */
function footingsOf(who: Performer, scene: Scene): Footing[] {
  const { company, now, room } = scene
  const things = company.all.flatMap(one => {
    const stand = now.get(one.id)?.stand
    if (one === who || isAlive(one) || !stand || stand.host) return []
    const affords = loadCatalogue().asset(one.asset)?.affords ?? []
    return affords.includes('stand-on') || affords.includes('climb') ? (footingOf(one.id, scene) ?? []) : []
  })
  return [...things, ...(room.furniture ?? []).flatMap(({ footing }) => footing?.() ?? [])]
}

/** Up stairs or a slope to a point upon a thing; undefined if the thing cannot be walked up. */
export function routeUpon(footing: Footing, who: Performer, from: Point): readonly Point[] | undefined {
  const walker = { height: sizeOf(who).height }
  if (isUpon(footing, from)) return undefined
  const route = wayUp(footing, walker, from)
  return route && [from, ...route]
}

/** Down from a thing to the ground; undefined if somebody is not where the way up ends. */
export function routeDown(who: Performer, from: Point, end: Point, scene: Scene): readonly Point[] | undefined {
  if (from[1] < 0.2) return undefined
  const walker = { height: sizeOf(who).height }
  for (const footing of footingsOf(who, scene)) {
    if (!isUpon(footing, from) || isUpon(footing, end)) continue
    const spot = standingSpot(footing, walker)
    const route = spot && Math.hypot(spot[0] - from[0], spot[2] - from[2]) < 1 ? wayUp(footing, walker, end) : undefined
    if (route) return route.toReversed()
  }
  return undefined
}

/** Metres between feet and a surface that they stand on. */
const CLOSE = 0.15

function isUpon(footing: Footing, at: Point): boolean {
  const own = inBody(footing, at)
  const level = surfaceAt(footing, own)
  return level !== undefined && level * footing.scale > 0.1 && Math.abs(level - own[1]) * footing.scale < CLOSE
}

/** The same way over the floors, steps and slopes that it leads across. */
export function onFoot(way: Way, who: Performer, scene: Scene): Way {
  const walker = { height: sizeOf(who).height }
  const footings = footingsOf(who, scene)
  if (footings.length === 0 || way.air) return way
  const count = Math.max(2, Math.min(MOST, Math.ceil(way.length / APART)))
  const points = Array.from({ length: count + 1 }, (_, nth) => way.at(nth / count))
  let y = points[0]![1]
  const heights = points.map(([x, , z], nth) => (y = nth === 0 ? y : floorUnder(footings, walker, [x, y, z])))
  // Where it leads up without steps, to a roof or a table, it is no way on foot.
  const isOnFoot = Math.abs(heights.at(-1)! - points.at(-1)![1]) < 0.2 * walker.height || isLevel(points)
  if (!isOnFoot || heights.every(one => Math.abs(one - points[0]![1]) < 1e-6)) return way
  const reach = Math.max(1, Math.round(SMOOTH / (way.length / count)))
  const smooth = heights.map((_, nth) => {
    const near = heights.slice(Math.max(0, nth - reach), nth + reach + 1)
    return nth === 0 || nth === count ? heights[nth]! : near.reduce((sum, one) => sum + one, 0) / near.length
  })
  return {
    length: way.length,
    at(share) {
      const [x, , z] = way.at(share)
      const at = Math.min(count - 1, Math.floor(share * count))
      const t = share * count - at
      return [x, smooth[at]! + (smooth[at + 1]! - smooth[at]!) * t, z]
    },
  }
}

const isLevel = (points: readonly Point[]): boolean => points.every(([, y]) => Math.abs(y - points[0]![1]) < 0.01)
