import type { AssetPart } from '@kinora/media/scene/asset-schema'
import type { Outline, Point, Shape } from '../body.ts'
import { apply, applyTurn, type Matrix, moving, multiply, turning } from '../vectors.ts'
import type { Unnumbered } from './drawn-part.ts'

type Group = Exclude<Extract<AssetPart, { parts: AssetPart[] }>, { shape: 'group' }>

/** The parts of a group, repeated. They are drawn anew each time. */
export function repeatPart(group: Group, draw: () => Unnumbered[]): Unnumbered[] {
  if (group.shape === 'mirror')
    return SIDES[group.across ?? 'x'].flatMap(sides => draw().map(part => mirrored(part, sides)))
  return Array.from({ length: group.count }, (_, nth) => draw().map(part => repeated(part, group, nth))).flat()
}

/** -1 where it is mirrored, across and in depth. */
type Sides = readonly [x: number, z: number]

const SIDES: Readonly<Record<'x' | 'z' | 'xz', readonly Sides[]>> = {
  x: [
    [1, 1],
    [-1, 1],
  ],
  z: [
    [1, 1],
    [1, -1],
  ],
  xz: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
}

function repeated(part: Unnumbered, group: Exclude<Group, { shape: 'mirror' }>, nth: number): Unnumbered {
  if (nth === 0) return part
  if (group.shape === 'row') {
    const [dx, dy, dz] = group.step
    return { ...part, shape: withPoints(part.shape, ([x, y, z]) => [x + nth * dx, y + nth * dy, z + nth * dz]) }
  }
  const { axis = 'y', at = [0, 0, 0], step = 360 / group.count } = group
  const angle = (step * nth * Math.PI) / 180
  const turn = turning([axis === 'x' ? angle : 0, axis === 'y' ? angle : 0, axis === 'z' ? angle : 0])
  return turned(part, multiply(moving(at), multiply(turn, moving([-at[0], -at[1], -at[2]]))))
}

/** A shape with transformed points. */
function withPoints(shape: Shape, to: (point: Point) => Point): Shape {
  if ('rod' in shape) return { ...shape, rod: [to(shape.rod[0]), to(shape.rod[1])] }
  if ('ball' in shape) return { ...shape, ball: to(shape.ball) }
  if ('box' in shape) return { ...shape, box: to(shape.box) }
  if ('lathe' in shape) return { ...shape, lathe: to(shape.lathe) }
  if ('ring' in shape) return { ...shape, ring: to(shape.ring) }
  if ('frustum' in shape) return { ...shape, frustum: to(shape.frustum) }
  return { ...shape, slab: to(shape.slab) }
}

/** Each shape is its own mirror image, except for its rotation; a slab's outline goes from back to front. */
function mirrored(part: Unnumbered, [sideX, sideZ]: Sides): Unnumbered {
  if (sideX === 1 && sideZ === 1) return part
  const moved = withPoints(part.shape, ([x, y, z]) => [sideX * x, y, sideZ * z])
  const shape =
    'slab' in moved
      ? {
          ...moved,
          outline: across(moved.outline, sideZ),
          ...(moved.holes && { holes: moved.holes.map(hole => across(hole, sideZ)) }),
        }
      : moved
  if (!part.turn) return { ...part, shape }
  const [x, y, z] = part.turn
  return { ...part, shape, turn: [sideZ * x, sideX * sideZ * y, sideX * z] }
}

const across = (outline: Outline, sideZ: number): Outline => outline.map(([z, y]) => [sideZ * z, y])

function turned(part: Unnumbered, by: Matrix): Unnumbered {
  const shape = withPoints(part.shape, point => apply(by, point))
  // A rod lies between its ends, a round ball has no sides.
  if (!part.turn && ('rod' in shape || ('ball' in shape && typeof shape.size === 'number'))) return { ...part, shape }
  const own = (part.turn ?? [0, 0, 0]).map(degrees => (degrees * Math.PI) / 180)
  return { ...part, shape, turn: anglesOf(multiply(by, turning([own[0]!, own[1]!, own[2]!]))) }
}

/** The angles, in degrees, of which `turning` makes a matrix. */
function anglesOf(turn: Matrix): Point {
  const side = applyTurn(turn, [0, 0, 1])
  const x = Math.asin(Math.max(-1, Math.min(1, -side[1])))
  const degrees = 180 / Math.PI
  // Straight up or down: rotations about y and z are equivalent.
  if (Math.abs(side[1]) > 1 - 1e-9) return [x * degrees, Math.atan2(-turn[8]!, turn[0]!) * degrees, 0]
  return [x * degrees, Math.atan2(side[0], side[2]) * degrees, Math.atan2(turn[4]!, turn[5]!) * degrees]
}
