import type { Point } from '../../bodies/body.ts'
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

/** Positions in a row across the middle of the place, from the centre outwards. */
export function createSlots(
  { middle: [x0, , z0] }: PlaceRoom,
  stands: ReadonlyMap<string, Stand>,
  performer: (id: string) => Performer | undefined,
): Slots {
  const used: [from: number, to: number][] = []
  return who => {
    const half = sizeOf(who).width / 2 + (isAlive(who) ? PERSON_BESIDE : gapBeside(who))
    const taken = [
      ...used,
      ...[...stands]
        .filter(([, { at, host }]) => !host && Math.abs(at[2] - z0) < 0.7)
        .map(([id, { at }]): [number, number] => {
          const other = performer(id)
          const wide = other ? Math.min(0.4, sizeOf(other).width) : 0.4
          return [at[0] - wide, at[0] + wide]
        }),
    ]
    const isFree = (x: number): boolean => taken.every(([from, to]) => x + half <= from || x - half >= to)
    let x = x0
    const stride = Math.min(0.25, half)
    for (let step = 0; step < 160 && !isFree(x); step++) {
      const far = stride * Math.ceil((step + 1) / 2)
      x = x0 + (step % 2 ? -far : far)
    }
    used.push([x - half, x + half])
    return standing([x, 0, z0], who.isLong ? Math.PI / 2 : towardsCamera(x - x0), undefined)
  }
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
    spot[2] + z * Math.min(side === 'far' ? 6 : 1.4, 0.3 * deep),
  ]
  return { ...base, at, ...afloat, ...(said !== undefined && { said }) }
}
