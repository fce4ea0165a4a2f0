import type { AssetPart } from '@kinora/media/scene/asset-schema'
import type { Part, Point } from '../body.ts'
import { apply, applyTurn, type Matrix, moving, multiply, turning } from '../vectors.ts'

type Group = Extract<AssetPart, { parts: AssetPart[] }>

/** The parts of a group, repeated. */
export function repeatParts(group: Group, parts: readonly Part[]): Part[] {
  if (group.shape === 'mirror') return [...parts, ...parts.map(mirrored)]
  return Array.from({ length: group.count }, (_, nth) => parts.map(part => repeated(part, group, nth))).flat()
}

function repeated(part: Part, group: Exclude<Group, { shape: 'mirror' }>, nth: number): Part {
  if (nth === 0) return part
  if (group.shape === 'row') return moved(part, group.step.map(one => one * nth) as unknown as Point)
  const { axis = 'y', at = [0, 0, 0], step = 360 / group.count } = group
  const angle = (step * nth * Math.PI) / 180
  const turn = turning([axis === 'x' ? angle : 0, axis === 'y' ? angle : 0, axis === 'z' ? angle : 0])
  return turned(part, multiply(moving(at), multiply(turn, moving([-at[0], -at[1], -at[2]]))))
}

/** A part with transformed points. */
function withPoints(part: Part, to: (point: Point) => Point): Part {
  if ('rod' in part) return { ...part, rod: [to(part.rod[0]), to(part.rod[1])] }
  if ('ball' in part) return { ...part, ball: to(part.ball) }
  if ('box' in part) return { ...part, box: to(part.box) }
  if ('lathe' in part) return { ...part, lathe: to(part.lathe) }
  if ('ring' in part) return { ...part, ring: to(part.ring) }
  return { ...part, slab: to(part.slab) }
}

const moved = (part: Part, by: Point): Part => withPoints(part, ([x, y, z]) => [x + by[0], y + by[1], z + by[2]])

/** Mirrored left to right. Each shape is its own mirror image, except for its rotation. */
function mirrored(part: Part): Part {
  const swapped = withPoints(part, ([x, y, z]) => [-x, y, z])
  return part.turn ? { ...swapped, turn: [part.turn[0], -part.turn[1], -part.turn[2]] } : swapped
}

function turned(part: Part, by: Matrix): Part {
  const placed = withPoints(part, point => apply(by, point))
  // A rod lies between its ends, a round ball has no sides.
  if (!part.turn && ('rod' in part || ('ball' in part && typeof part.size === 'number'))) return placed
  return { ...placed, turn: anglesOf(multiply(by, turning(part.turn ?? [0, 0, 0]))) }
}

/** The angles of which `turning` makes a matrix. */
function anglesOf(turn: Matrix): Point {
  const side = applyTurn(turn, [0, 0, 1])
  const x = Math.asin(Math.max(-1, Math.min(1, -side[1])))
  // Straight up or down: rotations about y and z are equivalent.
  if (Math.abs(side[1]) > 1 - 1e-9) return [x, Math.atan2(-turn[8]!, turn[0]!), 0]
  return [x, Math.atan2(side[0], side[2]), Math.atan2(turn[4]!, turn[5]!)]
}
