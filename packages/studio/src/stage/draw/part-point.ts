import type { Part, Point } from '../../bodies/body.ts'
import { type Extent, partsExtent } from '../../bodies/extent.ts'
import { apply, distance, mix, subtract } from '../../bodies/vectors.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { bodyPart } from '../resolve/body-part.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import { inverse, type Posed } from '../film/posed.ts'

/** The position of a part of a posed body. */
export function partPoint({ performer, bones, world }: Posed, part: string): Point | undefined {
  const spot = bodyPart(performer, part)
  return spot && apply(world, bones.placeOf(spot.bone, spot.at))
}

/** The axis of a thing's length: upright, unless it is longer than high. */
export function longAxis({ extent: { low, high } }: Pick<Performer, 'extent'>): 0 | 1 | 2 {
  const [x, y, z] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  return 1.25 * y >= Math.max(x, z) ? 1 : x > z ? 0 : 2
}

/**
 * Thinner things are sticks, which are held at this share of their length from the end. Both are shares of the length.
 */
const [STICK, BY_END] = [0.16, 0.2]
/** Metres: longer sticks are held by the middle. */
const SHORT = 0.4

/** A match, a pen, a brush. */
export function isShortStick(performer: Performer): boolean {
  const { low, high } = performer.extent
  const axis = longAxis(performer)
  const long = high[axis] - low[axis]
  const thick = Math.max(...([0, 1, 2] as const).filter(one => one !== axis).map(one => high[one] - low[one]))
  return !isAlive(performer) && thick <= STICK * long && long * performer.scale <= SHORT
}

/** The grip point, in its own metres. */
export function gripOf(performer: Performer): Point {
  const { low, high } = performer.extent
  const grip = performer.body.sockets['grip']?.at
  if (grip) return grip
  const entry = loadCatalogue().asset(performer.asset)
  const handle = entry?.isA.some(kind => kind === 'tool' || kind === 'weapon')
    ? bodyPart(performer, 'handle')
    : undefined
  if (handle) return handle.at
  const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  if (!isShortStick(performer)) return middle
  const axis = longAxis(performer)
  const end = low[axis] + BY_END * (high[axis] - low[axis])
  return [axis === 0 ? end : middle[0], axis === 1 ? end : middle[1], axis === 2 ? end : middle[2]]
}

/**
 * The point where a hand touches a thing without a given part: its grip, the free edge of its leaf, its lid, its near
 * side.
 */
export function touchPoint(posed: Posed, from: Point): Point {
  const { performer, bones, world } = posed
  const { body, extent, rig } = performer
  const placed = (bone: string, at: Point): Point => apply(world, bones.placeOf(bone, at))
  const { low, high } = extent
  if (isAlive(performer)) return touchAlive(posed, from)
  const grip = body.sockets['grip']
  if (grip && rig === 'thing') return placed(grip.bone, grip.at)
  const leaf = body.bones.find(({ name }) => name.startsWith('hinge'))
  if (leaf) {
    const free = high[0] - leaf.at[0] > leaf.at[0] - low[0] ? high[0] : low[0]
    const at: Point = [leaf.at[0] + 0.84 * (free - leaf.at[0]), low[1] + 0.46 * (high[1] - low[1]), high[2]]
    return placed(leaf.name, at)
  }
  const lid = body.bones.find(({ name }) => LIDS.has(name))
  if (lid) {
    const own = partsExtent(body.parts.filter(({ bone }) => bone === lid.name))
    return placed(lid.name, [(own.low[0] + own.high[0]) / 2, own.high[1], own.high[2]])
  }
  const near = nearestOn(body, inverse(world, from))
  return near ? placed(near.bone, near.at) : apply(world, inBox(inverse(world, from), extent))
}

const inBox = ([x, y, z]: Point, { low, high }: Extent): Point => {
  const within = (value: number, axis: 0 | 1 | 2): number => Math.min(high[axis], Math.max(low[axis], value))
  return [within(x, 0), within(y, 1), within(z, 2)]
}

const boxes = new WeakMap<Part, Extent>()
function boxOf(part: Part): Extent {
  const known = boxes.get(part) ?? partsExtent([part])
  boxes.set(part, known)
  return known
}

/** The point of a thing's parts that is nearest to a point: the handle of a cart, the edge of a table. */
function nearestOn({ parts }: Performer['body'], from: Point): { bone: string; at: Point } | undefined {
  let best: { bone: string; at: Point; far: number } | undefined
  for (const part of parts) {
    const at = 'rod' in part ? onRod(part.rod, from) : inBox(from, boxOf(part))
    const far = distance(at, from)
    if (!best || far < best.far) best = { bone: part.bone, at, far }
  }
  return best
}

function onRod([a, b]: readonly [Point, Point], from: Point): Point {
  const way = subtract(b, a)
  const long = way[0] ** 2 + way[1] ** 2 + way[2] ** 2 || 1
  const off = subtract(from, a)
  const share = (off[0] * way[0] + off[1] * way[1] + off[2] * way[2]) / long
  return mix(a, b, Math.min(1, Math.max(0, share)))
}
const LIDS: ReadonlySet<string> = new Set(['lid', 'cap', 'fold', 'leaf.l'])

/** The back of an animal, the near shoulder of a person. */
function touchAlive({ performer, bones, world, box }: Posed, from: Point): Point {
  const { body } = performer
  const back = body.sockets['seat'] ?? body.sockets['top']
  if (performer.rig !== 'person')
    return back
      ? apply(world, bones.placeOf(back.bone, back.at))
      : [(box.low[0] + box.high[0]) / 2, box.high[1], (box.low[2] + box.high[2]) / 2]
  const tall = sizeOf(performer).height / performer.scale
  const side = inverse(world, from)[0] >= 0 ? 1 : -1
  return apply(world, bones.placeOf('chest', [0.1 * tall * side, 0.64 * tall, 0.03 * tall]))
}
