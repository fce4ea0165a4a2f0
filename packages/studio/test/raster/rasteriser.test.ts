import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { type Mesh, VERTEX_WORDS, writeVertex } from '../../src/raster/mesh.ts'
import { createRasteriser, type Layer } from '../../src/raster/rasteriser.ts'
import { flatPlate, slowSample } from './slow-raster.ts'
import { LIGHT as DARK, REST, SIZE, STILL } from './still-frame.ts'

const COLOURS = [
  [200, 40, 40],
  [40, 200, 40],
  [40, 40, 200],
] as const
const BOUNDS = { at: [0, 0, 5], radius: 3, groundY: -1 } as const

type Triangle = readonly (readonly [number, number, number])[]

/** Triangles that shine by themselves: what is seen is their own colour. */
function meshOf(triangles: readonly Triangle[], colour: (typeof COLOURS)[number]): Mesh {
  const vertices = new Float32Array(triangles.length * 3 * VERTEX_WORDS)
  for (const [at, place] of triangles.flat().entries()) {
    writeVertex(vertices, at, {
      place,
      normal: [0, 1, 0],
      bones: [0, 0],
      share: 1,
      colour,
      material: 'glowing',
      open: 1,
    })
  }
  return { vertices, indices: Uint32Array.from({ length: triangles.length * 3 }, (_, at) => at), bones: 1 }
}

function draw(meshes: readonly Mesh[], metres = 1_000, light = DARK, camera = STILL): Layer | undefined {
  const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, metres), light })
  const bodies = meshes.map(mesh => rasteriser.add({ mesh }))
  rasteriser.begin(camera)
  for (const body of bodies) body.pose(REST, BOUNDS)
  return rasteriser.finish()
}

function randomMeshes(seed: number): Mesh[] {
  const random = seededRandom(seed)
  return COLOURS.map(colour =>
    meshOf(
      Array.from({ length: 6 }, () =>
        Array.from(
          { length: 3 },
          () => [random.between(-2, 2), random.between(-1.5, 1.5), random.between(2.5, 7)] as const,
        ),
      ),
      colour,
    ),
  )
}

const pixelAt = (layer: Layer | undefined, x: number, y: number): number[] => {
  if (!layer || x < layer.left || y < layer.top || x >= layer.left + layer.width || y >= layer.top + layer.height)
    return [0, 0, 0, 0]
  const at = ((y - layer.top) * layer.width + x - layer.left) * 4
  return [...layer.rgba.subarray(at, at + 4)]
}

describe('the rasteriser', () => {
  test('draws the next frame after one that all bodies are outside of, on any side', () => {
    for (const [x, y] of [
      [0, -500],
      [0, 500],
      [500, 0],
      [-500, 0],
    ] as const) {
      const outside = meshOf(
        [
          [
            [x, y, 5],
            [x + 1, y, 5],
            [x, y + 1, 5],
          ],
        ],
        COLOURS[0],
      )
      const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, 1_000), light: DARK })
      const body = rasteriser.add({ mesh: outside })
      for (let frame = 0; frame < 3; frame++) {
        rasteriser.begin(STILL)
        body.pose(REST, { ...BOUNDS, at: [x, y, 5] })
        assert.equal(rasteriser.finish(), undefined)
      }
    }
  })

  test('draws at every sample the body that a slow reference finds nearest', () => {
    let compared = 0
    for (const seed of [1, 2, 3, 4]) {
      const meshes = randomMeshes(seed)
      const layer = draw(meshes)
      const view = { focal: 64, centreX: 32, horizonY: 24 }
      for (let y = 0; y < SIZE.height; y++) {
        for (let x = 0; x < SIZE.width; x++) {
          const samples = [0.25, 0.75].flatMap(dy => [0.25, 0.75].map(dx => slowSample(meshes, view, x + dx, y + dy)))
          if (samples.some(({ isEdge }) => isEdge)) continue
          compared++
          const [red, green, blue, alpha] = pixelAt(layer, x, y)
          const seen = samples.filter(one => one.seen >= 0)
          assert.ok(Math.abs(alpha! - (255 * seen.length) / 4) <= 1, `seed ${seed}: ${x}, ${y} has alpha ${alpha}`)
          const first = seen[0]
          if (!first || seen.some(one => one.seen !== first.seen)) continue
          const wanted = COLOURS[first.seen]!
          for (const [channel, byte] of [red, green, blue].entries())
            assert.ok(Math.abs(byte! - wanted[channel]!) <= 2, `seed ${seed}: ${x}, ${y} is ${red} ${green} ${blue}`)
        }
      }
    }
    assert.ok(compared > 8_000, `${compared}`)
  })

  test('gives the same bytes again, also after other frames', () => {
    const [once, again] = [draw(randomMeshes(5)), draw(randomMeshes(5))]
    assert.deepEqual(once, again)
    const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, 1_000), light: DARK })
    const [body, other] = [randomMeshes(5), randomMeshes(6)].map(([mesh]) => rasteriser.add({ mesh: mesh! }))
    const frame = (which: typeof body): Uint8Array => {
      rasteriser.begin(STILL)
      which!.pose(REST, BOUNDS)
      return Uint8Array.from(rasteriser.finish()?.rgba ?? [])
    }
    const first = frame(body)
    frame(other)
    assert.deepEqual(frame(body), first)
  })

  const quad = (z: number, half = 1): Triangle[] => [
    [
      [-half, half, z],
      [half, half, z],
      [-half, -half, z],
    ],
    [
      [half, half, z],
      [half, -half, z],
      [-half, -half, z],
    ],
  ]

  test('hides bodies behind the plate, pixel by pixel', () => {
    const mesh = meshOf(quad(5), COLOURS[0])
    const plate = flatPlate(SIZE, 1_000)
    for (let y = 0; y < SIZE.height; y++) plate.depth.fill(2, y * SIZE.width, y * SIZE.width + 32)
    const rasteriser = createRasteriser({ frame: SIZE, plate, light: DARK })
    const body = rasteriser.add({ mesh })
    rasteriser.begin(STILL)
    body.pose(REST, BOUNDS)
    const layer = rasteriser.finish()
    assert.equal(pixelAt(layer, 28, 24)[3], 0)
    assert.equal(pixelAt(layer, 36, 24)[3], 255)
    assert.equal(pixelAt(draw([mesh], 3), 32, 24)[3], 0)
  })

  test('follows the camera of a relief: nearer things move further', () => {
    const near = draw([meshOf(quad(2, 0.4), COLOURS[0])], 1_000, DARK, { ...STILL, shiftX: 8 })!
    const far = draw([meshOf(quad(6), COLOURS[0])], 1_000, DARK, { ...STILL, shiftX: 8 })!
    const middle = (layer: Layer): number => {
      const row = Array.from({ length: SIZE.width }, (_, x) => pixelAt(layer, x, 24)[3]!)
      const sum = row.reduce((all, alpha) => all + alpha, 0)
      return row.reduce((all, alpha, x) => all + alpha * (x + 0.5), 0) / sum
    }
    assert.ok(Math.abs(middle(near) - 34) < 0.6, `${middle(near)}`)
    assert.ok(Math.abs(middle(far) - 32.67) < 0.6, `${middle(far)}`)
  })

  test('casts a shadow on the plate, away from the light', () => {
    // A floor a metre below the eye, and a light from the left above.
    const plate = flatPlate(SIZE, 1_000)
    for (let y = 26; y < SIZE.height; y++) plate.depth.fill(64 / (y - 24), y * SIZE.width, (y + 1) * SIZE.width)
    const light = { ...DARK, direction: [-0.7, 0.714, 0] as const, shadow: 0.6 }
    const rasteriser = createRasteriser({ frame: SIZE, plate, light })
    const lid = (x: number, y: number, z: number) => [x, y, z] as const
    // A lid half a metre over the floor, seen edge on.
    const mesh = meshOf(
      [
        [lid(-0.5, -0.5, 3.5), lid(0.5, -0.5, 3.5), lid(-0.5, -0.5, 4.5)],
        [lid(0.5, -0.5, 3.5), lid(0.5, -0.5, 4.5), lid(-0.5, -0.5, 4.5)],
      ],
      COLOURS[1],
    )
    const body = rasteriser.add({ mesh })
    rasteriser.begin(STILL)
    body.pose(REST, { at: [0, -0.5, 4], radius: 0.8, groundY: -1 })
    const layer = rasteriser.finish()
    // Half a metre down and half a metre to the right, four metres away: 16 pixels a metre.
    assert.ok(pixelAt(layer, 40, 40)[3]! > 100, pixelAt(layer, 40, 40).join(' '))
    assert.equal(pixelAt(layer, 20, 40)[3], 0)
  })

  test('softens the edge of a shadow from pixel to pixel, for casters of any size', () => {
    const plate = flatPlate(SIZE, 1_000)
    for (let y = 26; y < SIZE.height; y++) plate.depth.fill(64 / (y - 24), y * SIZE.width, (y + 1) * SIZE.width)
    const light = { ...DARK, direction: [0, 1, 0] as const, shadow: 1 }
    const rasteriser = createRasteriser({ frame: SIZE, plate, light })
    const lid = (x: number, z: number) => [x, -0.2, z] as const
    const mesh = meshOf(
      [
        [lid(-3, 1), lid(0, 1), lid(-3, 9)],
        [lid(0, 1), lid(0, 9), lid(-3, 9)],
      ],
      COLOURS[1],
    )
    const body = rasteriser.add({ mesh })
    // Close to the floor, on which the lid ends in the middle; the map has thirty metres on it, and a texel is many pixels.
    rasteriser.begin({ ...STILL, y: 42, zoom: 12 })
    body.pose(REST, { at: [0, -0.2, 5], radius: 15, groundY: -1 })
    const layer = rasteriser.finish()
    const row = Array.from({ length: SIZE.width }, (_, x) => pixelAt(layer, x, 24)[3]!)
    assert.ok(row[0]! > 200 && row.at(-1)! < 50, row.join(' '))
    const steps = row.slice(1).map((dark, at) => Math.abs(dark - row[at]!))
    assert.ok(Math.max(...steps) < 40, row.join(' '))
  })

  test('rejects poses that do not fit, and bodies without a number', () => {
    const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, 9), light: DARK })
    const body = rasteriser.add({ mesh: meshOf(quad(5), COLOURS[0]) })
    rasteriser.begin(STILL)
    assert.throws(() => body.pose(new Float32Array(11), BOUNDS), /1 bones of twelve numbers/)
    assert.throws(() => body.paint(new Uint8Array(4)), /no picture/)
    for (let at = 0; at < 127; at++) body.pose(REST, BOUNDS)
    assert.throws(() => body.pose(REST, BOUNDS), /more than 127 figures/)
  })
})

test('vapour hides most where it faces the eye, and nothing at its edge', () => {
  const cloud = (side: number): Mesh => {
    const mesh = meshOf(
      [
        [
          [-3, -3, 4],
          [0, 5, 4],
          [3, -3, 4],
        ],
      ],
      COLOURS[0],
    )
    const vertices = mesh.vertices.slice()
    for (let at = 0; at < 3; at++)
      writeVertex(vertices, at, {
        place: [vertices[at * VERTEX_WORDS]!, vertices[at * VERTEX_WORDS + 1]!, vertices[at * VERTEX_WORDS + 2]!],
        normal: [side, 0, -Math.sqrt(1 - side * side)],
        bones: [0, 0],
        share: 1,
        colour: [200, 200, 200],
        material: 'vapour',
        open: 1,
      })
    return { ...mesh, vertices, glassFrom: 0 }
  }
  const middle = (side: number): number =>
    pixelAt(draw([cloud(side)]), Math.round(SIZE.width / 2), Math.round(SIZE.height / 2))[3]!
  const [faced, turned, edge] = [0, 0.75, 0.99].map(middle)
  assert.ok(faced! > 60 && faced! < 200, `${faced}`)
  assert.ok(turned! < faced!, `${turned} ${faced}`)
  assert.ok(edge! < 10, `${edge}`)
})

test('most of the things behind glass are visible, in one body and in two', () => {
  const wide = (z: number): Triangle[] => [
    [
      [-9, -9, z],
      [0, 12, z],
      [9, -9, z],
    ],
  ]
  const glassOf = (mesh: Mesh): Mesh => ({ ...mesh, glassFrom: 0 })
  const [front, behind] = [meshOf(wide(3), COLOURS[1]), meshOf(wide(6), COLOURS[0])]
  const middleOf = (meshes: readonly Mesh[]): number[] => {
    const { width, rgba, left, top } = draw(meshes)!
    const at = ((24 - top) * width + 32 - left) * 4
    return [...rgba.subarray(at, at + 4)]
  }
  assert.deepEqual(middleOf([front, behind]), [...COLOURS[1], 255])
  const [red, green, , alpha] = middleOf([glassOf(front), behind])
  assert.ok(red! > 150 && green! > 60 && green! < red! && alpha === 255, `${red} ${green} ${alpha}`)
  // Alone it covers a quarter.
  assert.ok(Math.abs(middleOf([glassOf(front)])[3]! - 64) <= 2)
  const vertices = new Float32Array(front.vertices.length * 2)
  vertices.set(behind.vertices)
  vertices.set(front.vertices, behind.vertices.length)
  const one: Mesh = { vertices, indices: Uint32Array.from([0, 1, 2, 3, 4, 5]), bones: 1, glassFrom: 1 }
  assert.deepEqual(middleOf([one]), middleOf([glassOf(front), behind]))
})
