import type { ShareBox } from '@kinora/media/frames/share-box'
import type { Point } from '../../bodies/body.ts'

/** Lowest and highest corner in the place: metres, y up. */
export type Bounds = { low: Point; high: Point }

/** A body of a drawn frame. */
export type ArrangedBody = Bounds & {
  id: string
  entity: string
  /** The heading of its front. */
  yaw: number
  /** The ids of what carries it: the saddle, the horse, the raft below both. */
  carriers: readonly string[]
  /** Its visible part of the frame, and the share of the frame's pixels that show it. */
  box?: ShareBox
  seen?: number
}

/**
 * Of the frame's pixels: with fewer of its own a thing is not recognised, be it small or in part behind other things. A
 * square of eight pixels in a frame of 640 by 360.
 */
export const HARDLY_SEEN = 0.0003

/** The positions of the bodies in a drawn frame. */
export type Arrangement = {
  shot: number
  bodies: readonly ArrangedBody[]
  /** The parts of the place with this id. */
  spots(anchor: string): readonly Bounds[]
  /** The distance of a point from the camera along the view. */
  away(point: Point): number
}

/**
 * Two bodies in each other: the share of the smaller one's surface that is inside, and the way of the first out of the
 * box of the other; metres. The other is an id, the ceiling or something that is built.
 */
export type Overlap = { who: string; other: string; share: number; apart: Point }

/** A body on something that does not reach it; `gap` in metres, undefined where nothing is below it. */
export type Floating = { who: string; over: string; gap?: number }

/** The bodies of a drawn frame that do not touch as they should. */
export type Contacts = { shot: number; seconds: number; overlaps: readonly Overlap[]; floating: readonly Floating[] }

/** How far the front of a body is turned to the camera: 1 is the front, 0 a side, -1 the back. */
export function turnToCamera(body: ArrangedBody, { away }: Pick<Arrangement, 'away'>): number {
  const [x, y, z] = middleOf(body)
  const [across, ahead] = [away([x + 1, y, z]) - away([x, y, z]), away([x, y, z + 1]) - away([x, y, z])]
  const level = Math.hypot(across, ahead)
  return level < 1e-6 ? 0 : -(Math.sin(body.yaw) * across + Math.cos(body.yaw) * ahead) / level
}

/** The limits of what is seen from a side: what fails them looks wrong to everybody. */
export const SEEN_FROM: Readonly<Record<'front' | 'back' | 'side', (turn: number) => boolean>> = {
  front: turn => turn > 0.3,
  back: turn => turn < -0.3,
  side: turn => Math.abs(turn) < 0.85,
}

/** Relations of position between two things. */
export type Spatial = 'on' | 'under' | 'beside' | 'behind' | 'before' | 'in' | 'above' | 'around' | 'between'

/** One of the two: a body of the frame, or a part of the place. */
type Thing = Bounds & Partial<Omit<ArrangedBody, keyof Bounds>>

/**
 * Whether the drawn positions have a relation. At least half of the first must have it, to any of the second. The
 * limits are wide: what fails them looks wrong to everybody.
 */
export function isRelated(
  relation: Spatial,
  whose: readonly ArrangedBody[],
  to: readonly Thing[],
  { away }: Pick<Arrangement, 'away'>,
): boolean {
  if (relation === 'around' && whose.length > 1) return to.some(one => surrounds(whose, one))
  if (relation === 'between' && to.length > 1) return whose.some(who => isAmid(who, to))
  const fits = whose.filter(who =>
    to.some(
      other =>
        other.id !== who.id && ((relation !== 'in' && isCarriedBy(who, other)) || HOLDS[relation](who, other, away)),
    ),
  )
  return 2 * fits.length >= whose.length
}

const isCarriedBy = ({ carriers }: ArrangedBody, { id }: Thing): boolean => id !== undefined && carriers.includes(id)

type Holds = (who: ArrangedBody, to: Thing, away: Arrangement['away']) => boolean
const HOLDS: Readonly<Record<Spatial, Holds>> = {
  on: (who, to) =>
    (!to.id && gap(who, to, [0, 1, 2]) <= TOUCHING) ||
    (gap(who, to, [0, 2]) === 0 &&
      who.low[1] >= to.low[1] + 0.25 * heightOf(to) - 0.06 &&
      who.low[1] <= to.high[1] + TOUCHING),
  // What is on the roof of a van is carried by it, and is not in it.
  // A boat in the water floats on it: its middle is above the surface.
  in: (who, to) =>
    (!to.id && gap(who, to, [0, 1, 2]) <= TOUCHING) ||
    isWithin(middleOf(who), to, isCarriedBy(who, to) ? 0.45 : 0.15) ||
    isWithin(middleOf(to), who, 0),
  under: (who, to) =>
    middleOf(who)[1] < middleOf(to)[1] &&
    gap(pointBounds(middleOf(who)), to, [0, 2]) <= Math.max(TOUCHING, 2 * (to.low[1] - who.high[1])),
  above: (who, to) =>
    (middleOf(who)[1] > to.high[1] - 0.1 * heightOf(to) && gap(who, to, [0, 2]) <= 1.5 * widest(who, to)) ||
    (who.box !== undefined &&
      to.box !== undefined &&
      who.box.top + who.box.height < to.box.top + to.box.height / 2 &&
      apart(who.box, to.box) === 0),
  beside: (who, to) => gap(who, to, [0, 2]) <= Math.max(1, widest(who, to)),
  behind: (who, to, away) => isPast(who, to, away) || isPast(who, to, turned(to, -1)),
  before: (who, to, away) => isPast(to, who, away) || isPast(who, to, turned(to, 1)),
  // Of a single thing, such as a pair, nothing more is known.
  between: (who, to) => gap(who, to, [0, 2]) <= Math.max(1, widest(who, to)),
  around: (who, to) => isWithin(middleOf(to), who, 0) || gap(who, to, [0, 2]) <= Math.max(1, widest(who, to)),
}

/** Metres: closer counts as touching. */
const TOUCHING = 0.3

type Axis = 0 | 1 | 2
const middleOf = ({ low, high }: Bounds): Point => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
]
const pointBounds = (at: Point): Bounds => ({ low: at, high: at })
const heightOf = ({ low, high }: Bounds): number => high[1] - low[1]
const widthOf = ({ low, high }: Bounds): number => Math.max(high[0] - low[0], high[2] - low[2])
const widest = (one: Bounds, other: Bounds): number => Math.max(widthOf(one), widthOf(other))

/** The distance of two boxes along some axes; 0 if they meet. */
const gap = (one: Bounds, other: Bounds, axes: readonly Axis[]): number =>
  Math.hypot(...axes.map(axis => Math.max(0, one.low[axis] - other.high[axis], other.low[axis] - one.high[axis])))

/** `slack`: of each side of the box. */
const isWithin = (at: Point, { low, high }: Bounds, slack: number): boolean =>
  ([0, 1, 2] as const).every(axis => {
    const more = slack * (high[axis] - low[axis])
    return at[axis] >= low[axis] - more && at[axis] <= high[axis] + more
  })

/** The distance of two boxes across the frame. */
const apart = (one: ShareBox, other: ShareBox): number =>
  Math.max(0, one.left - other.left - other.width, other.left - one.left - one.width)

/** The one is further along a direction than the other, and near it. */
const isPast = (one: Thing, other: Thing, along: ((at: Point) => number) | undefined): boolean =>
  along !== undefined &&
  along(middleOf(one)) > along(middleOf(other)) &&
  (gap(one, other, [0, 2]) <= 2 * widest(one, other) || (one.box !== undefined && other.box !== undefined))

/** The distance along the front of a thing, or along its back; undefined for parts of the place. */
const turned = ({ yaw }: Thing, sign: number): ((at: Point) => number) | undefined =>
  yaw === undefined ? undefined : ([x, , z]) => sign * (x * Math.sin(yaw) + z * Math.cos(yaw))

/** Seen from the middle of a thing, no side of it is open by more than this. Radians: two may face each other. */
const OPEN = (7 / 6) * Math.PI

function surrounds(whose: readonly ArrangedBody[], to: Bounds): boolean {
  const [x, , z] = middleOf(to)
  const angles = whose
    .map(who => middleOf(who))
    .map(at => Math.atan2(at[0] - x, at[2] - z))
    .toSorted((a, b) => a - b)
  const steps = angles.map((angle, nth) =>
    nth === 0 ? angle + 2 * Math.PI - angles.at(-1)! : angle - angles[nth - 1]!,
  )
  return Math.max(...steps) <= OPEN && whose.some(who => gap(who, to, [0, 2]) <= 2 * widest(who, to))
}

/** Whether others are on both sides of a body, seen from above. */
function isAmid(who: Bounds, to: readonly Bounds[]): boolean {
  const [x, , z] = middleOf(who)
  const ways = to.map(one => middleOf(one)).map(at => [at[0] - x, at[2] - z] as const)
  return ways.some(([x1, z1]) =>
    ways.some(([x2, z2]) => x1 * x2 + z1 * z2 < OPPOSITE * Math.hypot(x1, z1) * Math.hypot(x2, z2)),
  )
}
/** The cosine of the angle between two that something is between: 120 degrees at least. */
const OPPOSITE = -0.5
