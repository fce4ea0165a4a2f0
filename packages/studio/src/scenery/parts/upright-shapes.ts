import { partsExtent } from '../../bodies/extent.ts'
import type { Outline, Point, Shape } from '../../bodies/body.ts'
import { add, applyTurn, scale, subtract, turning } from '../../bodies/vectors.ts'
import type { Solid } from '../solid-list.ts'

/** A solid that stands upright: its middle and its size, and degrees about the upright. */
export type Upright = Pick<Solid, 'shape' | 'taper' | 'turn'> & { middle: Point; size: Point }

/**
 * Converts a shape of an asset to solids for a place's picture, which are upright and turn only about the vertical
 * axis. A leaning shape becomes a flight of small boxes, a turned one a stack of cones, a board as many boxes as its
 * outline needs.
 */
export function uprightShapes(shape: Shape, turn: Point): Upright[] {
  const isUpright = turn[0] === 0 && turn[2] === 0
  const turned = turn[1] === 0 ? {} : { turn: turn[1] }
  if ('rod' in shape) return rodSolids(shape.rod, shape.thick)
  if (!isUpright) return leaning(shape, turn)
  if ('box' in shape) return [{ shape: 'box', middle: shape.box, size: shape.size, ...turned }]
  if ('ball' in shape)
    return [{ shape: 'ellipsoid', middle: shape.ball, size: scale(halves(shape.size), 2), ...turned }]
  if ('frustum' in shape) {
    const { frustum: middle, size, taper, isRound } = shape
    const isStraight = taper[0] === 1 && taper[1] === 1
    if (isRound && isStraight) return [{ shape: 'cylinder', middle, size, ...turned }]
    return [{ shape: isRound ? 'cone' : 'tapered', middle, size, taper, ...turned }]
  }
  if ('lathe' in shape) return latheSolids(shape, turned)
  if ('ring' in shape) return ringSolids(shape, turn)
  return slabSolids(shape, turn[1])
}

const halves = (size: Point | number): Point => (typeof size === 'number' ? [size, size, size] : size)

/** Pieces of a rod that leans, at most. */
const STEPS = 10

function rodSolids([from, to]: readonly [Point, Point], thick: number | readonly [number, number]): Upright[] {
  const [ra, rb] = typeof thick === 'number' ? [thick, thick] : thick
  const [dx, dy, dz] = subtract(to, from)
  const across = Math.hypot(dx, dz)
  const radius = Math.max(ra, rb)
  if (across <= radius) {
    const [low, high] = dy >= 0 ? [ra, rb] : [rb, ra]
    const size: Point = [2 * Math.max(low, 1e-3), Math.abs(dy) + low + high, 2 * Math.max(low, 1e-3)]
    const share = Math.min(4, high / Math.max(low, 1e-3))
    const middle = scale(add(from, to), 0.5)
    return share > 0.95 && share < 1.05
      ? [{ shape: 'cylinder', middle, size }]
      : [{ shape: 'cone', middle, size, taper: [share, share] }]
  }
  // Along its own direction a box lies without a turn of its ends.
  const turn = (Math.atan2(dx, dz) * 180) / Math.PI
  const steps = Math.min(STEPS, Math.max(1, Math.ceil(Math.abs(dy) / (1.5 * radius))))
  return Array.from({ length: steps }, (_, nth): Upright => {
    const share = (nth + 0.5) / steps
    const r = ra + (rb - ra) * share
    const size: Point = [2 * r, Math.abs(dy) / steps + 2 * r, across / steps + 0.5 * r]
    return { shape: 'box', middle: add(from, scale([dx, dy, dz], share)), size, ...(turn !== 0 && { turn }) }
  })
}

/** The outer profile, from below upwards: the inside of a vessel is not visible from a distance. */
function latheSolids(
  { lathe: at, profile: whole, sides }: Extract<Shape, { lathe: Point }>,
  turned: Pick<Upright, 'turn'>,
): Upright[] {
  const [straight, tapered] = sides === 4 ? (['box', 'tapered'] as const) : (['cylinder', 'cone'] as const)
  const stack: Upright[] = []
  const profile = plainer(whole)
  let top = -Infinity
  for (const [nth, [r1, y1]] of profile.entries()) {
    const [r0, y0] = profile[nth - 1] ?? [0, 0]
    if (nth === 0 || y1 - y0 < 1e-4 || y1 <= top + 1e-6) continue
    top = y1
    const wide = Math.max(r0, r1 / 4, 1e-3)
    const share = r1 / wide
    stack.push({
      shape: Math.abs(share - 1) < 0.02 ? straight : tapered,
      ...(sides === 4 && turned),
      middle: add(at, [0, (y0 + y1) / 2, 0]),
      size: [2 * wide, y1 - y0, 2 * wide],
      ...(Math.abs(share - 1) >= 0.02 && { taper: [share, share] as const }),
    })
  }
  return stack
}

/** Points of a profile, without those that lie within a thirtieth of its width from the line of their neighbours. */
function plainer(profile: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const near = Math.max(...profile.map(([radius]) => radius)) / 15
  const kept: (readonly [number, number])[] = []
  for (const [nth, point] of profile.entries()) {
    const [before, after] = [kept.at(-1), profile[nth + 1]]
    if (before && after && after[1] > before[1] && point[1] >= before[1] && point[1] <= after[1]) {
      const share = (point[1] - before[1]) / (after[1] - before[1])
      if (Math.abs(before[0] + (after[0] - before[0]) * share - point[0]) < near) continue
    }
    kept.push(point)
  }
  return kept
}

const BEADS = 8

function ringSolids({ ring, radius, thick }: Extract<Shape, { ring: Point }>, turn: Point): Upright[] {
  const radians = scale(turn, Math.PI / 180)
  const matrix = turning(radians)
  const place = (nth: number): Point => {
    const angle = (nth / BEADS) * 2 * Math.PI
    return add(ring, applyTurn(matrix, [Math.sin(angle) * radius, 0, Math.cos(angle) * radius]))
  }
  return Array.from({ length: BEADS }, (_, nth) => rodSolids([place(nth), place(nth + 1)], thick)[0]!)
}

/** A board between the heights of its corners, tapered where it narrows evenly, cut into steps where it does not. */
function slabSolids({ slab, outline, thick, holes = [] }: Extract<Shape, { slab: Point }>, turn: number): Upright[] {
  const outlines = [outline, ...holes]
  const heights = [...new Set(outlines.flatMap(one => one.map(([, y]) => y)))].toSorted((a, b) => a - b)
  const matrix = turning([0, (turn * Math.PI) / 180, 0])
  const piece = (low: number, high: number, z: number, deep: number, taper?: number): Upright => ({
    shape: taper === undefined ? 'box' : 'tapered',
    middle: add(slab, applyTurn(matrix, [0, (low + high) / 2, z])),
    size: [thick, Math.max(1e-3, high - low), Math.max(1e-3, deep)],
    ...(taper !== undefined && { taper: [1, taper] as const }),
    ...(turn !== 0 && { turn }),
  })
  return heights.slice(1).flatMap((high, at): Upright[] => {
    const low = heights[at]!
    const [foot, top] = [1e-4, 1 - 1e-4].map(share => spans(outlines, low + (high - low) * share))
    return foot!.flatMap(([from, to], nth): Upright[] => {
      const [left, right] = top![nth] ?? [from, to]
      const drift = Math.abs(from + to - left - right) / 2
      const [deep, above] = [to - from, right - left]
      if (drift < 0.02 * Math.max(deep, above) && deep > above / 4)
        return [
          piece(low, high, (from + to) / 2, deep, Math.abs(deep - above) < 1e-3 * deep ? undefined : above / deep),
        ]
      const steps = Math.min(3, Math.max(1, Math.ceil((high - low) / thick)))
      return Array.from({ length: steps }, (_, step) => {
        const [y0, y1] = [step, step + 1].map(one => low + ((high - low) * one) / steps)
        const share = (step + 0.5) / steps
        const [z0, z1] = [from + (left - from) * share, to + (right - to) * share]
        return piece(y0!, y1!, (z0 + z1) / 2, z1 - z0)
      })
    })
  })
}

/** The ranges of a horizontal line within an outline and outside its holes. */
function spans(outlines: readonly Outline[], y: number): [number, number][] {
  const crossings = outlines
    .flatMap(outline =>
      outline.flatMap(([z0, y0], at) => {
        const [z1, y1] = outline[(at + 1) % outline.length]!
        return y0 <= y !== y1 <= y ? [z0 + ((y - y0) / (y1 - y0)) * (z1 - z0)] : []
      }),
    )
    .toSorted((a, b) => a - b)
  return crossings.flatMap((from, at): [number, number][] => {
    const to = crossings[at + 1]
    return at % 2 === 0 && to !== undefined ? [[from, to]] : []
  })
}

/** A box for what stands on edge or aslant; round where it is round. A long one is cut along its length. */
function leaning(shape: Exclude<Shape, { rod: unknown }>, turn: Point): Upright[] {
  if ('ring' in shape) return ringSolids(shape, turn)
  const radians = scale(turn, Math.PI / 180)
  if ('lathe' in shape) {
    const heights = shape.profile.map(([, y]) => y)
    const [low, high] = [Math.min(...heights), Math.max(...heights)]
    const radius = Math.max(...shape.profile.map(([r]) => r))
    const matrix = turning(radians)
    const end = (y: number): Point => add(shape.lathe, applyTurn(matrix, [0, y, 0]))
    if (high - low > 2 * radius) return rodSolids([end(low + radius), end(high - radius)], radius)
    return [{ ...around(shape, radians), shape: 'ellipsoid' }]
  }
  if ('slab' in shape) return [around(shape, radians)]
  const size = 'ball' in shape ? scale(halves(shape.size), 2) : shape.size
  const middle = 'ball' in shape ? shape.ball : 'box' in shape ? shape.box : shape.frustum
  const axis = size.indexOf(Math.max(...size))
  const others = size.filter((_, at) => at !== axis)
  const isRightAngled = turn.every(degrees => degrees % 90 === 0)
  const isRound = 'ball' in shape || ('frustum' in shape && shape.isRound)
  if (isRightAngled || isRound) return [{ ...around(shape, radians), ...(isRound && { shape: 'ellipsoid' as const }) }]
  const pieces = Math.min(STEPS, Math.max(1, Math.round(size[axis]! / Math.max(...others, 1e-3)), 3))
  const matrix = turning(radians)
  return Array.from({ length: pieces }, (_, nth) => {
    const along: [number, number, number] = [0, 0, 0]
    along[axis] = ((nth + 0.5) / pieces - 0.5) * size[axis]!
    const cut: [number, number, number] = [...size]
    cut[axis] = size[axis]! / pieces
    return around({ box: add(middle, applyTurn(matrix, along)), size: cut }, radians)
  })
}

/** The upright box around a shape. */
function around(shape: Shape, turn: Point): Upright {
  const { low, high } = partsExtent([{ ...shape, turn, bone: '', colour: '' }])
  const size = subtract(high, low)
  return {
    shape: 'box',
    middle: scale(add(low, high), 0.5),
    size: [Math.max(1e-3, size[0]), Math.max(1e-3, size[1]), Math.max(1e-3, size[2])],
  }
}
