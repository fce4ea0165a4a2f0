import type { Point } from '../../bodies/body.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { AnchorSpot, PlaceRoom } from '../resolve/place-room.ts'
import { beside, BESIDE, freerSide, gapBeside, PERSON_BESIDE, stepBeside } from './beside.ts'
import { type Stand, standing } from './stand.ts'
import { SIDES, type Wanted } from './supports.ts'
import { type Known, type Thing, thingAt } from './things.ts'

/** Ground, floor or water: any position on it is possible. */
export const isFloor = ({ anchor }: Thing): boolean => anchor !== undefined && (anchor.isFlat || anchor.isWater)

/** Gives a performer a free position. */
export type Slots = (who: Performer) => Stand

/** Metres: the least distance between the two rows of living performers. */
const BEHIND = 0.55
/** The room for a performer with neighbours only in the other row, as a share of its width. */
const [CLOSE, CLOSE_THING] = [0.95, 1.06]
/** The width of an animal that is turned half aside, as a share of its length. */
const FLANK = 0.8

/**
 * Positions across the middle of the place, from the centre outwards. Neighbours stand in different rows, so that many
 * are near together and none hides another.
 */
export function createSlots(
  { middle: [x0, , z0], high }: PlaceRoom,
  stands: ReadonlyMap<string, Stand>,
  performer: (id: string) => Performer | undefined,
): Slots {
  const used: { row: number; x: number; half: number; bare: number; deep: number; isAlive: boolean }[] = []
  return who => {
    const { width: wide, height, depth } = sizeOf(who)
    // Animals show their flank.
    const width = who.rig === 'beast' ? Math.max(wide, FLANK * depth) : wide
    const half = width / 2 + (isAlive(who) ? Math.min(PERSON_BESIDE, 0.2 * height) : gapBeside(who))
    const bare = ((isAlive(who) ? CLOSE : CLOSE_THING) * width) / 2
    const deepest = Math.max(0, ...used.map(one => one.deep))
    const behind = Math.max(isAlive(who) ? BEHIND : 0, 0.53 * (depth + deepest))
    const isRoom = z0 + behind + depth / 2 < high[2]
    // A performer does not stand behind the thing that it uses.
    const nth = used.filter(one => one.isAlive === isAlive(who)).length % 4
    const row = isRoom && (nth === 1 || nth === 2) ? 1 : 0
    const taken = [...stands]
      .filter(([, { at, host }]) => !host && Math.abs(at[2] - z0) < 0.7)
      .map(([id, { at }]): [number, number] => {
        const other = performer(id)
        const wide = other ? Math.min(0.4, sizeOf(other).width) : 0.4
        return [at[0] - wide, at[0] + wide]
      })
    const isFree = (x: number): boolean =>
      taken.every(([from, to]) => x + half <= from || x - half >= to) &&
      used.every(one => {
        const isApart = one.row === row || one.isAlive !== isAlive(who)
        return Math.abs(one.x - x) >= (isApart ? one.half + half : one.bare + bare)
      })
    let x = x0
    const stride = Math.min(0.25, half)
    for (let step = 0; step < 160 && !isFree(x); step++) {
      const far = stride * Math.ceil((step + 1) / 2)
      x = x0 + (step % 2 ? -far : far)
    }
    used.push({ row, x, half, bare, deep: depth, isAlive: isAlive(who) })
    const at: Point = [x, 0, z0 + row * behind]
    return standing(at, openYaw(who, x - x0), undefined)
  }
}

/**
 * The angles at which an animal shows its flank and its face, and a building a second wall, in radians; and the depth
 * of such an animal, as a share of its width.
 */
const [THREE_QUARTERS, CORNER, LONG] = [0.9, 0.5, 1.3]
/** Radians: a long thing is seen from the side, its front a little towards the camera. */
const ASIDE = Math.PI / 2 + 0.3

/** The direction of a performer without a given one, by its distance to the right of the middle. */
export function openYaw(who: Performer, aside: number): number {
  if (who.isLong && !isAlive(who)) return ASIDE
  const { width, depth } = sizeOf(who)
  // All members of a group turn the same way.
  const side = aside > 0 && (who.entity.count ?? 1) === 1 ? 1 : -1
  if ((who.rig === 'beast' || who.rig === 'bird') && depth > LONG * width) return Math.PI + side * THREE_QUARTERS
  const isBuilding = !isAlive(who) && loadCatalogue().asset(who.asset)?.isA.includes('building') === true
  return isBuilding ? Math.PI + side * CORNER : towardsCamera(aside)
}

/** Towards the camera, and slightly towards the middle. */
const towardsCamera = (aside: number): number => Math.PI + Math.max(-0.35, Math.min(0.35, 0.3 * aside))

/** Metres: the distance of a swimmer from the edge. */
const FROM_SHORE = 0.9

/** The point of a floor, road or water nearest to where people usually stand. */
export function groundSpot({ who }: Wanted, thing: Thing | undefined, { room }: Known): Point {
  const spots = thing?.anchor?.spots ?? []
  const half = Math.max(sizeOf(who).width, sizeOf(who).depth) / 2
  const clamp = (value: number, middle: number, wide: number): number => {
    const reach = Math.max(0, wide / 2 - half - (thing?.anchor?.isWater ? FROM_SHORE : 0.1))
    return Math.min(middle + reach, Math.max(middle - reach, value))
  }
  const points = spots.map(
    ({ at, size }: AnchorSpot): Point => [
      clamp(room.middle[0], at[0], size[0]),
      0,
      clamp(room.middle[2], at[2], size[2]),
    ],
  )
  const far = ([x, , z]: Point): number => Math.hypot(x - room.middle[0], z - room.middle[2])
  return points.toSorted((a, b) => far(a) - far(b))[0] ?? [room.middle[0], 0, room.middle[2]]
}

/** On the ground or a floor: near something if given, on the given side, otherwise in free space. */
export function onGround(
  one: Wanted,
  thing: Thing | undefined,
  known: Known,
  stands: Map<string, Stand>,
  free: Slots,
): Stand {
  const { placement, who, nth, count, said } = one
  const { room } = known
  const afloat = thing?.anchor?.isWater ? { isAfloat: true as const } : {}
  if (placement.near !== undefined) {
    const near = thingAt(placement.near, nth, count, known, stands, who)
    const way = SIDES[placement.side ?? ''] ?? freerSide(who, placement, near, BESIDE, known, stands, nth)
    const before = (placement.side ? nth : Math.floor(nth / 2)) * stepBeside(who, placement, way)
    const [x, , z] = beside(who, placement, near, way, (placement.distance ?? BESIDE) + before)
    const isExact = placement.distance !== undefined
    return standing([x, 0, z], Math.PI, said, { ...afloat, isExact })
  }
  const base = free(who)
  const spot = groundSpot(one, thing, known)
  const { side } = placement
  const [x, z] = SIDES[side ?? ''] ?? [0, 0]
  const [wide, deep] = [room.high[0] - room.low[0], room.high[2] - room.low[2]]
  // An offset is measured from the centre; without offset and side, any free space.
  const isMiddle = side !== undefined || placement.offset !== undefined || thing?.anchor?.isWater === true
  const from = isMiddle ? 0 : base.at[0] - room.middle[0]
  const at: Point = [
    spot[0] + from + x * Math.min(1.6, 0.28 * wide),
    0,
    spot[2] +
      (isMiddle ? 0 : base.at[2] - room.middle[2]) +
      z * Math.min(side === 'far' ? Math.max(FAR, SEEN_WHOLE * sizeOf(who).height) : 1.4, 0.3 * deep),
  ]
  return { ...base, at, ...afloat, ...(said !== undefined && { said }) }
}
/** Metres: the distance of the far side of a place, and that of a tall body as a multiple of its height. */
const [FAR, SEEN_WHOLE] = [6, 3]
