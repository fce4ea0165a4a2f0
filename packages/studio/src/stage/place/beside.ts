import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import { topAt } from './body-shape.ts'
import { isByPicture } from './facing.ts'
import type { Stand } from './stand.ts'
import { facingYaw, hostAt } from './supports.ts'
import { freed, into, type Known, outOf, type Thing } from './things.ts'

/** Default gaps between edges, metres. */
export const [BESIDE, PERSON_BESIDE] = [0.18, 0.3]
/** The gap beside a small thing is half its width. */
export const gapBeside = (one: Performer): number => Math.min(BESIDE, 0.5 * sizeOf(one).width)
export const wider = (a: Performer, b: Performer): Performer => (sizeOf(a).width > sizeOf(b).width ? a : b)

/** The free side; if both are free, the one nearer to the middle. */
export function freerSide(
  who: Performer,
  placement: Placement,
  thing: Thing,
  gap: number,
  { room, performers }: Known,
  stands: ReadonlyMap<string, Stand>,
  nth: number,
): readonly [number, number] {
  const half = sizeOf(who).width / 2
  const sides = thing.at[0] > room.middle[0] ? [-1, 1] : [1, -1]
  // The members of a group take turns, so those before do not count.
  const group = new Set(performers(who.entity.id).map(({ id }) => id))
  const others = [...stands].flatMap(([id, stand]) => (stand.host || group.has(id) ? [] : [stand]))
  const crowd = (side: number): number => {
    const [x, , z] = beside(who, placement, thing, [side, 0], gap)
    const isOut = x - half < room.low[0] || x + half > room.high[0]
    return (
      (isOut ? 10 : 0) + others.filter(({ at }) => Math.abs(at[0] - x) < half + 0.3 && Math.abs(at[2] - z) < 0.6).length
    )
  }
  const [first, second] = sides as [number, number]
  const chosen = crowd(first) <= crowd(second) ? first : second
  return [nth % 2 ? -chosen : chosen, 0]
}

/** The position on one side of a thing, with `gap` metres between their edges. */
export function beside(
  who: Performer,
  placement: Placement,
  thing: Thing,
  [x, z]: readonly [number, number],
  gap: number,
): Point {
  const yaw = yawBeside(who, placement)
  const own = lengthAlong(who, placement, [x, z])
  const far = Math.abs(x) * thing.half[0] + Math.abs(z) * thing.half[1] + gap + own / 2
  const [cx, , cz] = outOf({ at: [0, 0, 0], yaw }, who.scale, middleOf(who))
  // Measured from the body's edge, even if its origin is not at its centre.
  return [thing.at[0] + x * far - Math.abs(x) * cx, 0, thing.at[2] + z * far - Math.abs(z) * cz]
}

const yawBeside = (who: Performer, placement: Placement): number =>
  placement.facing === undefined && who.isLong && !isAlive(who) ? Math.PI / 2 : facingYaw(placement)

/** The length of a body along a side of something, metres: by its heading, the width or the depth. */
function lengthAlong(who: Performer, placement: Placement, [x, z]: readonly [number, number]): number {
  const { width, depth } = sizeOf(who)
  const yaw = yawBeside(who, placement)
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  return isAlive(who)
    ? Math.abs(x) * Math.max(width, isByPicture(placement) ? width * c + depth * s : 0.8 * depth) +
        Math.abs(z) * (isByPicture(placement) ? Math.max(0.8 * width, width * s + depth * c) : depth)
    : Math.abs(x) * (width * c + depth * s) + Math.abs(z) * (width * s + depth * c)
}

/** From one member of a group to the next, on the same side of something. */
export function stepBeside(who: Performer, placement: Placement, way: readonly [number, number]): number {
  const { width, depth } = sizeOf(who)
  // A member that turns to something is measured along its depth.
  const turned = typeof placement.facing === 'string' ? depth : 0
  return Math.max(turned, lengthAlong(who, placement, way)) + Math.min(0.25, 0.3 * width)
}

/** The centre of a thing's base, in its own coordinates. Living bodies are centred on their origin. */
function middleOf(who: Performer): Point {
  if (isAlive(who)) return [0, 0, 0]
  const { low, high } = who.extent
  return [(low[0] + high[0]) / 2, 0, (low[2] + high[2]) / 2]
}

/** A performer beside a target on a bed, table or roof is placed on the same surface, as far as the surface reaches. */
export function onSupportOf(
  stand: Stand,
  { stand: of, performer, floor }: Thing,
  known: Known,
  stands: ReadonlyMap<string, Stand>,
): Stand {
  if (!performer || !of) return stand
  const { host } = of
  const [carrier] = host?.by === 'top' ? known.performers(host.id) : []
  if (host && carrier && !isSeat(of)) {
    const base = freed(stands.get(carrier.id)!, known, stands)
    const [x, z] = into(base.yaw, carrier.scale, [stand.at[0] - base.at[0], stand.at[2] - base.at[2]])
    const top = topAt(carrier, x, z)
    if (top === undefined || top < host.at[1] - 0.25 / carrier.scale) return stand
    return {
      ...stand,
      at: base.at,
      host: hostAt(carrier, 'top', [x, top, z], undefined, stand.yaw - base.yaw),
      isExact: true,
    }
  }
  if (host || floor < 0.05 || of.isOnSeat) return stand
  return { ...stand, at: [stand.at[0], floor, stand.at[2]] }
}

/** A chair has one seat. */
const isSeat = ({ posture, isOnSeat }: Stand): boolean => posture === 'sit' && isOnSeat === true
