import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { createSlots } from '../place/on-ground.ts'
import { relate } from '../place/relate.ts'
import type { Stand } from '../place/stand.ts'
import { freed, type Known, type Thing, thingAt } from '../place/things.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { footingOf, routeDown, routeUpon } from './on-foot.ts'
import { alongPoints, type Way } from './paths.ts'

type Scene = { company: Company; now: ReadonlyMap<string, { stand: Stand }>; room: PlaceRoom }

/**
 * The path to a position that a relation, side or distance to a target describes, found by the solver of placements.
 * Undefined if the action has none of them.
 */
export function arriving(
  { who: group, path }: Action,
  who: Performer,
  from: Point,
  { company, now, room }: Scene,
): Way | undefined {
  if (!path || !('to' in path) || typeof path.to !== 'string') return undefined
  const { to, side, distance } = path
  const relation = path.relation ?? (side !== undefined ? 'beside' : distance !== undefined ? 'at' : undefined)
  if (relation === undefined) return undefined
  const known: Known = { performers: id => company.of(id), room }
  const stands = new Map([...now].filter(([id]) => id !== who.id).map(([id, { stand }]) => [id, stand] as const))
  const all = company.of(group)
  const [nth, count] = [Math.max(0, all.indexOf(who)), all.length]
  const thing = thingAt(to, nth, count, known, stands, who)
  const placement = {
    who: group,
    relation,
    to,
    ...(side !== undefined && { side }),
    ...(distance !== undefined && { distance }),
  }
  const free = createSlots(room, stands, id => company.byId(id))
  const end = freed(relate({ who, placement, nth, count }, [thing], known, stands, free), known, stands).at
  const scene = { company, now, room }
  const footing = UPON.has(relation) ? footingOf(to, scene) : undefined
  const up = footing && end[1] > 0.1 ? routeUpon(footing, who, from) : undefined
  if (up) return alongPoints([...up, end])
  const down = routeDown(who, from, end, scene)
  const foot = down?.at(-1) ?? from
  return alongPoints([from, ...(down ?? []), ...detour(foot, end, thing, who), end])
}

const UPON: ReadonlySet<string> = new Set(['on', 'standing-on', 'in', 'inside'])

/** Metres between the edge of a thing and a performer who goes around it. */
const CLEAR = 0.2

/** The corners of a thing that lies between two points; none if the straight line does not cross it. */
function detour(from: Point, end: Point, { at, half, top, floor }: Thing, who: Performer): readonly Point[] {
  const { width, depth, height } = sizeOf(who)
  const own = Math.min(width, depth) / 2
  if (Math.min(from[1], end[1]) > top || Math.max(from[1], end[1]) + height < floor) return []
  const isInside = (x: number, z: number, more: number): boolean =>
    Math.abs(x - at[0]) < half[0] + more && Math.abs(z - at[2]) < half[1] + more
  if (isInside(from[0], from[2], 0) || isInside(end[0], end[2], 0)) return []
  const crosses = (a: Point, b: Point): boolean =>
    STEPS.some(t => isInside(a[0] + (b[0] - a[0]) * t, a[2] + (b[2] - a[2]) * t, 0.5 * own))
  const [x, z, high] = [half[0] + own + CLEAR, half[1] + own + CLEAR, (from[1] + end[1]) / 2]
  const corner = (side: number, front: number): Point => [at[0] + side * x, high, at[2] + front * z]
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const ways: readonly Point[][] = [
    [],
    ...corners.map(one => [one]),
    ...corners.flatMap((one, nth) => {
      const next = corners[(nth + 1) % corners.length]!
      return [
        [one, next],
        [next, one],
      ]
    }),
  ]
  const free = ways.filter(way => pairs([from, ...way, end]).every(([a, b]) => !crosses(a, b)))
  const length = (way: readonly Point[]): number => alongPoints([from, ...way, end]).length
  return free.toSorted((a, b) => length(a) - length(b))[0] ?? []
}

const STEPS = Array.from({ length: 39 }, (_, step) => (step + 1) / 40)
const pairs = (points: readonly Point[]): [Point, Point][] =>
  points.slice(1).map((point, before) => [points[before]!, point])
