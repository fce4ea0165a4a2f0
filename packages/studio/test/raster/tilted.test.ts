import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Mesh, VERTEX_WORDS, writeVertex } from '../../src/raster/mesh.ts'
import { createRasteriser, type Layer } from '../../src/raster/rasteriser.ts'
import type { RasterPlate } from '../../src/raster/raster-scene.ts'
import { LIGHT, REST } from './still-frame.ts'

const FRAME = { width: 160, height: 120 }
const STILL = { x: 80, y: 60, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0 }
const FOCAL = 150
const DEGREE = Math.PI / 180
type Place = readonly [number, number, number]

/** Where a view that looks down by `pitch` and leans by `roll` has a point: by turning the point, step by step. */
function expected([x, y, z]: Place, pitch: number, roll: number): { x: number; y: number; depth: number } {
  // About the axis to the right, by the pitch upwards: what was below comes before the eye.
  const depth = Math.cos(pitch) * z - Math.sin(pitch) * y
  const up = Math.sin(pitch) * z + Math.cos(pitch) * y
  const [right, high] = [(x / depth) * FOCAL, (up / depth) * FOCAL]
  // About the axis of the view, clockwise on a screen whose rows go down.
  return {
    x: 80 + Math.cos(roll) * right + Math.sin(roll) * high,
    y: 60 + Math.sin(roll) * right - Math.cos(roll) * high,
    depth,
  }
}

/** The floor `below` the eye, as a tilted view has it: nothing where the ray does not come to it. */
function floorPlate(pitch: number, roll: number, below: number): RasterPlate {
  const { width, height } = FRAME
  const depth = new Float32Array(width * height).fill(1e6)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [right, high] = [(column + 0.5 - 80) / FOCAL, (60 - row - 0.5) / FOCAL]
      const up = Math.sin(roll) * right + Math.cos(roll) * high
      const fall = Math.sin(pitch) - up * Math.cos(pitch)
      if (fall > 1e-3) depth[row * width + column] = below / fall
    }
  return {
    ...FRAME,
    depth,
    mask: new Uint8Array(width * height).fill(3),
    waterKind: 1,
    focal: FOCAL,
    centreX: 80,
    horizonY: 60,
    pitch,
    roll,
    nearest: 0.5,
  }
}

/** A quad of two triangles, seen from both sides. */
function quad(corners: readonly [Place, Place, Place, Place]): Mesh {
  const vertices = new Float32Array(4 * VERTEX_WORDS)
  for (const [at, place] of corners.entries())
    writeVertex(vertices, at, {
      place,
      normal: [0, 1, 0],
      bones: [0, 0],
      share: 1,
      colour: [200, 40, 40],
      material: 'glowing',
      open: 1,
    })
  return { vertices, indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 0, 2, 1, 0, 3, 2]), bones: 1 }
}

const flat = ([x, y, z]: Place, half: number): Mesh =>
  quad([
    [x - half, y, z - half],
    [x + half, y, z - half],
    [x + half, y, z + half],
    [x - half, y, z + half],
  ])

function draw(
  mesh: Mesh,
  plate: RasterPlate,
  at: Place,
  light = LIGHT,
): { layer: Layer; box: { left: number; top: number; width: number; height: number } } {
  const rasteriser = createRasteriser({ frame: FRAME, plate, light })
  const body = rasteriser.add({ mesh })
  rasteriser.begin(STILL)
  body.pose(REST, { at, radius: 1, groundY: -4 })
  const layer = rasteriser.finish()
  assert.ok(layer, 'something is drawn')
  return { layer, box: rasteriser.seenBoxes().get(body)! }
}

const alphaAt = ({ left, top, width, height, rgba }: Layer, x: number, y: number): number => {
  const [column, row] = [Math.floor(x) - left, Math.floor(y) - top]
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : rgba[(row * width + column) * 4 + 3]!
}

describe('a view that looks down or is tilted', () => {
  test('has a point at its pitch and roll, within a pixel', () => {
    for (const pitch of [-60, -30, 0, 20, 45, 70, 90])
      for (const roll of [-90, -25, 0, 40]) {
        // Somewhere off the axis, five metres along it.
        const [c, s] = [Math.cos(pitch * DEGREE), Math.sin(pitch * DEGREE)]
        const at: Place = [0.6, 0.4 * c - 5 * s, 0.4 * s + 5 * c]
        const wanted = expected(at, pitch * DEGREE, roll * DEGREE)
        const { box } = draw(
          quad([
            [at[0] - 0.05, at[1] - 0.05 * c, at[2] - 0.05 * s],
            [at[0] + 0.05, at[1] - 0.05 * c, at[2] - 0.05 * s],
            [at[0] + 0.05, at[1] + 0.05 * c, at[2] + 0.05 * s],
            [at[0] - 0.05, at[1] + 0.05 * c, at[2] + 0.05 * s],
          ]),
          { ...floorPlate(pitch * DEGREE, roll * DEGREE, 40), depth: new Float32Array(160 * 120).fill(1e6) },
          at,
        )
        assert.ok(Math.abs(box.left + box.width / 2 - wanted.x) < 1, `${pitch}, ${roll}: column ${box.left}`)
        assert.ok(Math.abs(box.top + box.height / 2 - wanted.y) < 1, `${pitch}, ${roll}: row ${box.top}`)
      }
  })

  test('straight down shows a square of the floor as a square', () => {
    const at: Place = [0.5, -4, 0.3]
    const { box } = draw(flat(at, 0.5), floorPlate(90 * DEGREE, 0, 4), at)
    assert.ok(Math.abs(box.width - FOCAL / 4) <= 1 && Math.abs(box.height - FOCAL / 4) <= 1, JSON.stringify(box))
    assert.ok(Math.abs(box.left + box.width / 2 - (80 + (0.5 * FOCAL) / 4)) < 1)
    // What lies ahead is above in the picture.
    assert.ok(Math.abs(box.top + box.height / 2 - (60 - (0.3 * FOCAL) / 4)) < 1)
  })

  test('a shadow begins at the foot of its caster, at every pitch', () => {
    for (const pitch of [25, 45, 70, 90])
      for (const roll of [0, 30]) {
        const below = 3
        const z = below / Math.tan(pitch * DEGREE)
        // A board that stands on the floor across the view, with the sun to its left.
        const board = quad([
          [0, -below, z - 0.4],
          [0, -below, z + 0.4],
          [0, -below + 1, z + 0.4],
          [0, -below + 1, z - 0.4],
        ])
        const { layer } = draw(board, floorPlate(pitch * DEGREE, roll * DEGREE, below), [0, -below + 0.5, z], {
          ...LIGHT,
          direction: [-Math.SQRT1_2, Math.SQRT1_2, 0],
          shadow: 0.6,
        })
        const darkAt = (x: number): number => {
          const seen = expected([x, -below, z], pitch * DEGREE, roll * DEGREE)
          return alphaAt(layer, seen.x, seen.y)
        }
        for (const along of [0.12, 0.5, 0.8])
          assert.ok(darkAt(along) > 100, `${pitch}, ${roll}: ${darkAt(along)} at ${along} m in the shadow`)
        for (const along of [-0.5, 1.5])
          assert.ok(darkAt(along) < 20, `${pitch}, ${roll}: ${darkAt(along)} at ${along} m in the light`)
      }
  })
})
