import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Part, Point } from '../../src/bodies/body.ts'
import { findKind, kindCodes } from '../../src/bodies/kinds/kinds.ts'
import type { Surface } from '../../src/bodies/join-shapes.ts'
import { scalePart } from '../../src/bodies/scale-part.ts'
import { shapeSurface } from '../../src/bodies/shape-surfaces.ts'
import { triangulate } from '../../src/bodies/triangulate.ts'

const own = { bone: 'root', colour: '#fff' }
const BAR = [
  [-0.3, -0.2],
  [0.3, -0.2],
  [0.3, 0.2],
  [-0.3, 0.2],
] as const
/** One of each, away from the middle of the world, and how much is in it. */
const SHAPES: Record<string, [part: Part, volume: number]> = {
  ball: [{ ...own, ball: [1, 2, 3], size: [0.2, 0.3, 0.4] }, (4 / 3) * Math.PI * 0.2 * 0.3 * 0.4],
  rod: [
    {
      ...own,
      rod: [
        [1, 1, 1],
        [1, 2, 1.5],
      ],
      thick: 0.2,
    },
    Math.PI * 0.04 * Math.hypot(1, 0.5) + (4 / 3) * Math.PI * 0.008,
  ],
  box: [{ ...own, box: [0, 1, 0], size: [0.4, 0.6, 0.8], round: 0.001 }, 0.4 * 0.6 * 0.8],
  gable: [{ ...own, frustum: [0, 1, 0], size: [0.4, 0.6, 0.8], taper: [1, 0] }, (0.4 * 0.6 * 0.8) / 2],
  cone: [
    { ...own, frustum: [1, 1, 0], size: [0.4, 0.6, 0.8], taper: [0.5, 0.5], isRound: true },
    (0.4 * 0.6 * 0.8 * Math.PI * (1 + 0.5 + 0.25)) / 12,
  ],
  'square tower': [
    {
      ...own,
      lathe: [1, 0, 2],
      sides: 4,
      profile: [
        [1e-9, 0],
        [0.5, 0],
        [0.5, 2],
        [1e-9, 2],
      ],
    },
    2,
  ],
  'board with holes': [
    {
      ...own,
      slab: [0, 1, 2],
      outline: BAR,
      thick: 0.1,
      bevel: 0.001,
      holes: [-0.15, 0.15].map(z => [
        [z - 0.1, -0.1],
        [z + 0.1, -0.1],
        [z + 0.1, 0.1],
        [z - 0.1, 0.1],
      ]),
    },
    (0.6 * 0.4 - 2 * 0.2 * 0.2) * 0.1,
  ],
  ring: [{ ...own, ring: [2, 0, 1], radius: 0.5, thick: 0.1 }, 2 * Math.PI ** 2 * 0.5 * 0.01],
  slab: [{ ...own, slab: [0, 1, 2], outline: BAR, thick: 0.1, bevel: 0.001 }, 0.6 * 0.4 * 0.1],
}

const cross = ([ax, ay, az]: Point, [bx, by, bz]: Point): Point => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]
const corners = ({ places, triangles }: Surface): Point[][] =>
  Array.from({ length: triangles.length / 3 }, (_, at) =>
    [0, 1, 2].map(corner => places[triangles[3 * at + corner] ?? -1] as Point),
  )
/** What the triangles enclose: less than nothing if they face inwards. */
const volume = (surface: Surface): number =>
  corners(surface).reduce((sum, [a, b, c]) => {
    const [x, y, z] = cross(b!, c!)
    return sum + (a![0] * x + a![1] * y + a![2] * z) / 6
  }, 0)
/** Edges that only one triangle has, places within a hair taken for one. */
function openEdges(surface: Surface): number {
  const name = (place: Point): string => place.map(value => Math.round(value * 1e6)).join()
  const edges = new Map<string, number>()
  for (const places of corners(surface))
    for (const [at, place] of places.entries()) {
      const [from, to] = [name(place), name(places[(at + 1) % 3]!)]
      const [key, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1]
      if (from !== to) edges.set(key, (edges.get(key) ?? 0) + way)
    }
  return [...edges.values()].filter(count => count !== 0).length
}

describe('the surface of a shape', () => {
  for (const [name, [part, content]] of Object.entries(SHAPES))
    test(`of a ${name} is closed, faces outwards and contains the shape`, () => {
      const surface = shapeSurface(part)
      const held = volume(surface)
      // Corners of round things lie on them, so that a little less is inside.
      assert.ok(held > 0.88 * content && held < 1.01 * content, `${held} of ${content}`)
      assert.equal(openEdges(surface), 0)
      for (const normal of surface.normals) assert.ok(Math.abs(Math.hypot(...normal) - 1) < 1e-6)
    })

  test('keeps its form when it is turned or enlarged', () => {
    for (const [name, [part]] of Object.entries(SHAPES)) {
      const held = volume(shapeSurface(part))
      const turned = volume(shapeSurface({ ...part, turn: [0.4, -0.8, 1.2] }))
      assert.ok(Math.abs(turned - held) < 1e-6, `a turned ${name}`)
      const larger = shapeSurface(scalePart(part, 3))
      for (const [at, place] of shapeSurface(part).places.entries())
        for (const axis of [0, 1, 2] as const)
          assert.ok(Math.abs(larger.places[at]![axis] - 3 * place[axis]) < 1e-9, `a larger ${name}`)
    }
  })
})

test('triangles cover an outline once, without its holes', () => {
  // A star whose every second corner lies within.
  for (const points of [3, 5, 8, 13]) {
    const outline = Array.from({ length: 2 * points }, (_, at) => {
      const [angle, radius] = [(at / points) * Math.PI, at % 2 === 0 ? 1 : 0.35]
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
    })
    const area = (spots: readonly (readonly [number, number])[]): number =>
      spots.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = spots[(at + 1) % spots.length]!
        return sum + (x * nextY - nextX * y) / 2
      }, 0)
    const areas = triangulate(outline).map(triangle => area(triangle.map(at => outline[at]!)))
    assert.ok(areas.every(one => one > 0))
    assert.ok(Math.abs(areas.reduce((sum, one) => sum + one, 0) - area(outline)) < 1e-9, `${points} points`)
  }
})

test('every part of every kind has a colour', () => {
  const seen = new Set<unknown>()
  for (const code of kindCodes()) {
    const kind = findKind(code)!
    if (seen.has(kind)) continue
    seen.add(kind)
    const body = kind.build()
    for (const [at, part] of body.parts.entries())
      assert.match(part.colour, /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, `${code}, part ${at}`)
    assert.deepEqual(kind.build(), body, `${code} is the same each time`)
  }
  assert.ok(seen.size > 300, `${seen.size} kinds`)
})
