import type { Outline, Part, Point } from './body.ts'
import type { Surface } from './join-shapes.ts'
import { add, applyTurn, normalise, subtract, turning } from './vectors.ts'
import { cutHoles, triangulate } from './triangulate.ts'

/** The surface of a single part. */
export function shapeSurface(part: Part): Surface {
  const { surface: plain, middle } = plainSurface(part)
  const surface = { ...plain, triangles: facingOut(plain) }
  if (!part.turn) return surface
  const turn = turning(part.turn)
  return {
    ...surface,
    places: surface.places.map(place => add(applyTurn(turn, subtract(place, middle)), middle)),
    normals: surface.normals.map(normal => applyTurn(turn, normal)),
  }
}

/** Triangles have a consistent orientation seen from outside; degenerate ones are left out. */
function facingOut({ places, normals, triangles }: Surface): number[] {
  const out: number[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]
    const [p, q] = [subtract(places[b]!, places[a]!), subtract(places[c]!, places[a]!)]
    const cross: Point = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]
    const normal = add(add(normals[a]!, normals[b]!), normals[c]!)
    const along = cross[0] * normal[0] + cross[1] * normal[1] + cross[2] * normal[2]
    if (Math.hypot(...cross) < 1e-12) continue
    if (along > 0) out.push(a, b, c)
    else out.push(a, c, b)
  }
  return out
}

function plainSurface(part: Part): { surface: Surface; middle: Point } {
  if ('rod' in part) return { surface: rodSurface(part), middle: part.rod[0] }
  if ('ball' in part) return { surface: ballSurface(part), middle: part.ball }
  if ('box' in part) return { surface: boxSurface(part), middle: part.box }
  if ('frustum' in part) return { surface: frustumSurface(part), middle: part.frustum }
  if ('lathe' in part) return { surface: latheSurface(part), middle: part.lathe }
  if ('ring' in part) return { surface: ringSurface(part), middle: part.ring }
  return { surface: slabSurface(part), middle: part.slab }
}

/** A grid of columns and rows, positioned by `at`. */
function sheet(columns: number, rows: number, at: (u: number, v: number) => [place: Point, normal: Point]): Surface {
  const places: Point[] = []
  const normals: Point[] = []
  const triangles: number[] = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [place, normal] = at(column / columns, row / rows)
      places.push(place)
      normals.push(normal)
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column
      const b = a + columns + 1
      triangles.push(a, b, a + 1, a + 1, b, b + 1)
    }
  }
  return { places, normals, open: places.map(() => 1), triangles }
}

const ROUND = 20

function ballSurface({ ball, size }: Extract<Part, { ball: Point }>): Surface {
  const [rx, ry, rz] = typeof size === 'number' ? [size, size, size] : size
  return sheet(ROUND, 12, (u, v) => {
    const [turn, rise] = [u * 2 * Math.PI, (v - 0.5) * Math.PI]
    const [x, y, z] = [Math.cos(rise) * Math.sin(turn), Math.sin(rise), Math.cos(rise) * Math.cos(turn)]
    return [add(ball, [x * rx, y * ry, z * rz]), normalise([x / rx, y / ry, z / rz])]
  })
}

/** A capsule, as a lathe along its axis. */
function rodSurface({ rod: [from, to], thick }: Extract<Part, { rod: readonly [Point, Point] }>): Surface {
  const [ra, rb] = typeof thick === 'number' ? [thick, thick] : thick
  const along = subtract(to, from)
  const length = Math.hypot(...along)
  const up = normalise(along)
  const side = normalise(Math.abs(up[1]) > 0.9 ? [up[1], -up[0], 0] : [up[2], 0, -up[0]])
  const third: Point = [
    up[1] * side[2] - up[2] * side[1],
    up[2] * side[0] - up[0] * side[2],
    up[0] * side[1] - up[1] * side[0],
  ]
  const CAP = 4
  const profile: [radius: number, y: number, out: number][] = []
  for (let i = 0; i <= CAP; i++) {
    const angle = ((i / CAP - 1) * Math.PI) / 2
    profile.push([ra * Math.cos(angle), ra * Math.sin(angle), angle])
  }
  for (let i = 0; i <= CAP; i++) {
    const angle = ((i / CAP) * Math.PI) / 2
    profile.push([rb * Math.cos(angle), length + rb * Math.sin(angle), angle])
  }
  return sheet(14, profile.length - 1, (u, v) => {
    const [radius, y, out] = profile[Math.round(v * (profile.length - 1))]!
    const [c, s] = [Math.cos(u * 2 * Math.PI), Math.sin(u * 2 * Math.PI)]
    const round: Point = [side[0] * s + third[0] * c, side[1] * s + third[1] * c, side[2] * s + third[2] * c]
    const place = add(from, [
      round[0] * radius + up[0] * y,
      round[1] * radius + up[1] * y,
      round[2] * radius + up[2] * y,
    ])
    const [flat, high] = [Math.cos(out), Math.sin(out)]
    return [place, [round[0] * flat + up[0] * high, round[1] * flat + up[1] * high, round[2] * flat + up[2] * high]]
  })
}

function boxSurface({ box, size, round = Math.min(...size) * 0.25 }: Extract<Part, { box: Point }>): Surface {
  const half = size.map(side => side / 2)
  const r = Math.min(round, ...half)
  const inner = half.map(side => side - r)
  const lines = (axis: number): number[] => {
    const [h, i] = [half[axis]!, inner[axis]!]
    return [-h, -i - r * 0.7, -i, i, i + r * 0.7, h]
  }
  const all: Surface = { places: [], normals: [], open: [], triangles: [] }
  for (let axis = 0; axis < 3; axis++) {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3]
    for (const side of [-1, 1]) {
      const first = all.places.length
      for (const v of lines(c)) {
        for (const u of lines(b)) {
          const p = [0, 0, 0]
          p[axis] = side * half[axis]!
          p[b] = u
          p[c] = v
          const core = p.map((value, at) => Math.min(inner[at]!, Math.max(-inner[at]!, value)))
          const out = normalise([p[0]! - core[0]!, p[1]! - core[1]!, p[2]! - core[2]!])
          all.places.push(add(box, [core[0]! + out[0] * r, core[1]! + out[1] * r, core[2]! + out[2] * r]))
          all.normals.push(out)
          all.open.push(1)
        }
      }
      for (let j = 0; j < 5; j++) {
        for (let i = 0; i < 5; i++) {
          const a = first + j * 6 + i
          if (side > 0) all.triangles.push(a, a + 6, a + 1, a + 1, a + 6, a + 7)
          else all.triangles.push(a, a + 1, a + 6, a + 1, a + 7, a + 6)
        }
      }
    }
  }
  return all
}

/** Sides and both ends, each with its own vertices: their edges are sharp. */
function frustumSurface({ frustum, size, taper, isRound }: Extract<Part, { frustum: Point }>): Surface {
  const [x, y, z] = [size[0] / 2, size[1] / 2, size[2] / 2]
  const columns = isRound ? ROUND : 4
  const all: Surface = { places: [], normals: [], open: [], triangles: [] }
  const push = (place: Point, normal: Point): number => {
    all.normals.push(normal)
    all.open.push(1)
    return all.places.push(add(frustum, place)) - 1
  }
  const rim = (at: number): readonly [number, number] => {
    if (!isRound) return CORNERS[at % 4]!
    const angle = (at / columns) * 2 * Math.PI
    return [Math.sin(angle), Math.cos(angle)]
  }
  const foot = ([a, c]: readonly [number, number]): Point => [a * x, -y, c * z]
  const top = ([a, c]: readonly [number, number]): Point => [a * x * taper[0], y, c * z * taper[1]]
  for (let at = 0; at < columns; at++) {
    const [one, two] = [rim(at), rim(at + 1)]
    const out = ([a, c]: readonly [number, number]): Point => {
      const [rise, slope] = [2 * y, Math.abs(a) * x * (1 - taper[0]) + Math.abs(c) * z * (1 - taper[1])]
      return normalise([(a * rise) / x, slope / Math.max(x, z), (c * rise) / z])
    }
    const middle: readonly [number, number] = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2]
    const [n1, n2] = isRound ? [out(one), out(two)] : [out(middle), out(middle)]
    const [a, b, c, d] = [push(foot(one), n1), push(foot(two), n2), push(top(one), n1), push(top(two), n2)]
    all.triangles.push(a, b, c, b, d, c)
  }
  for (const [end, normal] of [
    [foot, [0, -1, 0]],
    [top, [0, 1, 0]],
  ] as const) {
    const first = Array.from({ length: columns }, (_, at) => push(end(rim(at)), normal))[0]!
    for (let at = 1; at + 1 < columns; at++) all.triangles.push(first, first + at, first + at + 1)
  }
  return all
}

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const

function latheSurface({ lathe: at, profile, sides }: Extract<Part, { lathe: Point }>): Surface {
  const last = profile.length - 1
  /** The surface from one angle to another; flat with the normal of its middle, or round. */
  const strip = (columns: number, from: number, to: number, middle?: number): Surface =>
    sheet(columns, last, (u, v) => {
      const index = Math.round(v * last)
      const [radius, y] = profile[index]!
      const [before, after] = [profile[Math.max(0, index - 1)]!, profile[Math.min(last, index + 1)]!]
      const slope = normalise([after[1] - before[1], before[0] - after[0], 0])
      const angle = from + (to - from) * u
      const out = middle === undefined ? radius : radius / Math.cos((to - from) / 2)
      const [c, s] = [Math.cos(middle ?? angle), Math.sin(middle ?? angle)]
      return [add(at, [Math.sin(angle) * out, y, Math.cos(angle) * out]), [s * slope[0], slope[1], c * slope[0]]]
    })
  if (sides === undefined) return strip(26, 0, 2 * Math.PI)
  const step = (2 * Math.PI) / sides
  return joined(
    Array.from({ length: sides }, (_, side) => strip(1, (side - 0.5) * step, (side + 0.5) * step, side * step)),
  )
}

/** Several surfaces as one. */
function joined(surfaces: readonly Surface[]): Surface {
  const all: Surface = { places: [], normals: [], open: [], triangles: [] }
  for (const { places, normals, open, triangles } of surfaces) {
    const first = all.places.length
    all.places.push(...places)
    all.normals.push(...normals)
    all.open.push(...open)
    for (const index of triangles) all.triangles.push(first + index)
  }
  return all
}

function ringSurface({ ring, radius, thick }: Extract<Part, { ring: Point }>): Surface {
  return sheet(28, 10, (u, v) => {
    const [c, s] = [Math.cos(u * 2 * Math.PI), Math.sin(u * 2 * Math.PI)]
    const [flat, high] = [Math.cos(v * 2 * Math.PI), Math.sin(v * 2 * Math.PI)]
    const out = radius + thick * flat
    return [add(ring, [s * out, thick * high, c * out]), [s * flat, high, c * flat]]
  })
}

/** Extruded from an outline, with rounded edges; the edges of holes are like its own, seen from within. */
function slabSurface({
  slab,
  outline,
  thick,
  bevel = thick * 0.3,
  holes = [],
}: Extract<Part, { slab: Point }>): Surface {
  const loops = [withTurn(outline, 1), ...holes.map(hole => withTurn(hole, -1))].map(points => ({
    points,
    outward: outwardOf(points),
  }))
  const half = thick / 2
  const inner = loops.map(({ points, outward }) =>
    points.map(([z, y], i): readonly [number, number] => [z - outward[i]![0] * bevel, y - outward[i]![1] * bevel]),
  )
  const [own, ...others] = inner
  const flat = cutHoles(own!, others)
  const faces = triangulate(flat)
  return joined([
    ...loops.map(({ points, outward }) => edgeSurface(slab, points, outward, half, bevel)),
    ...[1, -1].map(side => ({
      places: flat.map(([z, y]) => add(slab, [side * half, y, z])),
      normals: flat.map((): Point => [side, 0, 0]),
      open: flat.map(() => 1),
      triangles: faces.flatMap(([a, b, c]) => (side > 0 ? [a, c, b] : [a, b, c])),
    })),
  ])
}

/** Counter-clockwise for 1, clockwise for -1. */
function withTurn(outline: Outline, way: 1 | -1): Outline {
  const area = outline.reduce((sum, [z, y], i) => {
    const [nextZ, nextY] = outline[(i + 1) % outline.length]!
    return sum + z * nextY - nextZ * y
  }, 0)
  return area * way > 0 ? outline : outline.toReversed()
}

/** The direction away from the board at each corner. */
function outwardOf(points: Outline): (readonly [number, number])[] {
  const count = points.length
  return points.map((here, i) => {
    const [before, after] = [points[(i + count - 1) % count]!, points[(i + 1) % count]!]
    const edge = (a: readonly [number, number], b: readonly [number, number]): [number, number] => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
    }
    const [one, two] = [edge(before, here), edge(here, after)]
    const length = Math.hypot(one[0] + two[0], one[1] + two[1]) || 1
    return [(one[0] + two[0]) / length, (one[1] + two[1]) / length] as const
  })
}

function edgeSurface(
  slab: Point,
  points: Outline,
  outward: readonly (readonly [number, number])[],
  half: number,
  bevel: number,
): Surface {
  const all: Surface = { places: [], normals: [], open: [], triangles: [] }
  const count = points.length
  const rings = [
    { x: half, inset: bevel, out: 0.25, side: 1 },
    { x: half - bevel * 0.3, inset: bevel * 0.3, out: 0.7, side: 0.7 },
    { x: half - bevel, inset: 0, out: 1, side: 0 },
    { x: -half + bevel, inset: 0, out: 1, side: 0 },
    { x: -half + bevel * 0.3, inset: bevel * 0.3, out: 0.7, side: -0.7 },
    { x: -half, inset: bevel, out: 0.25, side: -1 },
  ]
  for (const { x, inset, out, side } of rings) {
    for (const [i, [z, y]] of points.entries()) {
      const [oz, oy] = outward[i]!
      all.places.push(add(slab, [x, y - oy * inset, z - oz * inset]))
      all.normals.push(normalise([side, oy * out, oz * out]))
      all.open.push(1)
    }
  }
  for (let ring = 0; ring < rings.length - 1; ring++) {
    for (let i = 0; i < count; i++) {
      const [a, b] = [ring * count + i, ring * count + ((i + 1) % count)]
      all.triangles.push(a, b, a + count, b, b + count, a + count)
    }
  }
  return all
}
