import type { Point } from '../../bodies/body.ts'
import type { Anchor, AnchorSpot, PlaceRoom } from '../resolve/place-room.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import { sliceOf } from './body-shape.ts'
import { boxAt, boxOf } from './boxes.ts'
import type { Stand } from './stand.ts'

/** A target of a placement, as a box with a front. */
export type Thing = {
  /** The middle of its foot. */
  at: Point
  yaw: number
  /** Half of its width and depth along the place's axes, and its height. */
  half: readonly [x: number, z: number]
  top: number
  floor: number
  performer?: Performer
  /** The performer's position, whatever carries it. */
  stand?: Stand
  spot?: AnchorSpot
  anchor?: Anchor
  part?: string
}

export type Known = {
  performers: (target: string) => readonly Performer[]
  room: PlaceRoom
}

/** Converts a point of a body to the place. */
export function outOf({ at, yaw }: Pick<Stand, 'at' | 'yaw'>, scale: number, [x, y, z]: Point): Point {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  return [at[0] + scale * (x * c + z * s), at[1] + scale * y, at[2] + scale * (z * c - x * s)]
}

/** Converts a direction of the place to a body's own axes. */
export function into(yaw: number, scale: number, [x, z]: readonly [number, number]): readonly [number, number] {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  return [(x * c - z * s) / scale, (x * s + z * c) / scale]
}

/** The position of a performer, carried or not. */
export function freed(stand: Stand, known: Known, stands: ReadonlyMap<string, Stand>, deep = 0): Stand {
  const { host } = stand
  const [carrier] = host ? known.performers(host.id) : []
  const under = host && stands.get(host.id)
  if (!host || !carrier || !under || deep > 8) return stand
  const base = freed(under, known, stands, deep + 1)
  return { ...stand, at: outOf(base, carrier.scale, host.at), yaw: stand.isTurned ? stand.yaw : base.yaw + host.yaw }
}

/**
 * The distance from the hips, the reference point of lying bodies, to the centre of the body, as a share of the body
 * height.
 */
export const LYING_BACK = 0.17

/** A target of a document as a box in the place; its width is measured up to the height of the placed performer. */
export function thingAt(
  target: string,
  nth: number,
  count: number,
  known: Known,
  stands: ReadonlyMap<string, Stand>,
  who?: Performer,
): Thing {
  const [head, part] = target.split('/') as [string, string | undefined]
  const all = known.performers(head)
  if (all.length > 0) {
    // Members of one group are paired with members of another; otherwise all go to the first.
    const performer = all[count === all.length ? nth : 0]!
    const stand = freed(stands.get(performer.id)!, known, stands)
    return {
      ...performerBox(performer, stand, who),
      performer,
      stand: stands.get(performer.id)!,
      ...(part && { part }),
    }
  }
  const anchor = part === undefined ? undefined : known.room.anchor(part)
  if (!anchor || anchor.spots.length === 0)
    return { at: known.room.middle, yaw: Math.PI, half: [0, 0], top: 0, floor: 0 }
  const spot = anchor.spots[nth % anchor.spots.length]!
  return { ...boxAt(spot, spot.size), top: spot.top, floor: 0, spot, anchor }
}

/** The space of a performer; its width is measured up to the height of the placed performer. */
export function performerBox(performer: Performer, stand: Stand, who: Performer | undefined): Omit<Thing, 'performer'> {
  const { at, yaw } = stand
  if (stand.posture === 'lie' && isAlive(performer)) {
    const { width, height, depth } = sizeOf(performer)
    const back = LYING_BACK * height
    const lying: Point = [at[0] - Math.sin(yaw) * back, at[1], at[2] - Math.cos(yaw) * back]
    return boxAt({ at: lying, yaw }, [width, depth, height])
  }
  const box = boxOf(performer, stand)
  const { extent, scale } = performer
  const slice =
    who && !isAlive(performer)
      ? sliceOf(performer, extent.low[1], extent.low[1] + Math.max(0.3, sizeOf(who).height) / scale)
      : undefined
  if (!slice) return box
  const ends = [slice.low[0], slice.high[0]].flatMap(x =>
    [slice.low[1], slice.high[1]].map(z => outOf(stand, scale, [x, 0, z])),
  )
  const [xs, zs] = [ends.map(end => end[0]), ends.map(end => end[2])]
  const [left, right, near, far] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  return {
    ...box,
    at: [(left + right) / 2, at[1], (near + far) / 2],
    half: [(right - left) / 2, (far - near) / 2],
  }
}
