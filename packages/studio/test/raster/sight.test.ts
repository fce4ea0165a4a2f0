import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRasteriser } from '../../src/raster/rasteriser.ts'
import { flatPlate } from './slow-raster.ts'
import { LIGHT, SIZE, STILL } from './still-frame.ts'

/** A wall that goes away by a thousandth from column to column, a thin post before it on an odd column, and a sky. */
function wallWithPost() {
  const plate = flatPlate(SIZE, 10)
  for (let y = 0; y < plate.height; y++)
    for (let x = 0; x < plate.width; x++) {
      const at = y * plate.width + x
      plate.depth[at] = y < 6 ? 1_000_000 : x === 37 || x === 38 ? 4 : 10 * 1.001 ** x
    }
  return plate
}

test('the plate has its depth in metres of the place, and so do thin things in front of it', () => {
  const plate = wallWithPost()
  const rasteriser = createRasteriser({ frame: SIZE, plate, light: LIGHT })
  const pixels = SIZE.width * SIZE.height
  for (const enlarged of [1, 2]) {
    rasteriser.begin(STILL)
    const seen = rasteriser.sight(() => 0, enlarged)
    assert.equal(seen.owners.length, pixels)
    assert.ok(seen.owners.every(owner => owner === 0))
    for (let y = 0; y < SIZE.height; y++)
      for (let x = 0; x < SIZE.width; x++) {
        const [there, found] = [plate.depth[y * SIZE.width + x]!, seen.depths[y * SIZE.width + x]!]
        const metres = there >= 900_000 ? there : there / enlarged
        assert.ok(Math.abs(found - metres) < 0.002 * metres, `${x} ${y}: ${found} of ${metres}`)
      }
  }
  const coarse = new Float32Array((SIZE.width / 2) * (SIZE.height / 2))
  rasteriser.depthsInto(coarse)
  for (let y = 4; y < SIZE.height / 2; y++)
    for (const x of [0, 5, 30]) {
      const [found, there] = [coarse[(y * SIZE.width) / 2 + x]!, plate.depth[2 * y * SIZE.width + 2 * x]!]
      assert.ok(Math.abs(found - there) < 0.002 * there, `${x} ${y}: ${found} of ${there}`)
    }
})

test('a camera that goes near and aside sees the depth at the place of the plate that it shows', () => {
  const plate = wallWithPost()
  for (let at = 0; at < plate.depth.length; at++)
    plate.depth[at] = 8 * 1.01 ** ((at % plate.width) + 2 * Math.floor(at / plate.width))
  const rasteriser = createRasteriser({ frame: SIZE, plate, light: LIGHT })
  const camera = { ...STILL, zoom: 1.3, push: 0.2, pivot: 0.4, shiftX: 5, shiftY: -3 }
  rasteriser.begin(camera)
  const { depths } = rasteriser.sight(() => 0)
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      let depth = 10
      for (let round = 0; round < 50; round++) {
        const near = Math.min(1, plate.nearest / depth) - camera.pivot
        const scale = 1 / (camera.zoom * (1 + camera.push * near))
        const column = camera.x + (x + 0.5 - SIZE.width / 2 - camera.shiftX * near) * scale - 0.5
        const row = camera.y + (y + 0.5 - SIZE.height / 2 - camera.shiftY * near) * scale - 0.5
        depth = 8 * 1.01 ** (Math.max(0, Math.min(plate.width - 1, column)) + 2 * Math.max(0, row))
      }
      const found = depths[y * SIZE.width + x]!
      assert.ok(Math.abs(found - depth) < 0.006 * depth, `${x} ${y}: ${found} of ${depth}`)
    }
})

test('where rows of the plate are even, sixteen pixels at once get the depths of single ones', () => {
  const plate = flatPlate({ width: 200, height: 120 }, 10)
  // Sky, a wall across the view with a post before it, and level ground.
  for (let y = 0; y < plate.height; y++)
    for (let x = 0; x < plate.width; x++)
      plate.depth[y * plate.width + x] =
        y > 20 && y < 90 && x === 77 ? 4 : y < 30 ? 1_000_000 : y < 60 ? 12 : (12 * 30) / (y - 29)
  const uneven = { ...plate, depth: plate.depth.map((depth, at) => depth * (1 + 2e-7 * (at % 2))) }
  const frame = { width: 160, height: 96 }
  for (const camera of [
    { ...STILL, x: 100, y: 60 },
    { ...STILL, x: 96.3, y: 57.2, zoom: 1.2, push: 0.3, pivot: 0.4 },
    { ...STILL, x: 104, y: 62, shiftX: 12, shiftY: -6, pivot: 0.2 },
    { ...STILL, x: 20, y: 10, zoom: 0.9 },
  ]) {
    const [runs, single] = [plate, uneven].map(one => {
      const rasteriser = createRasteriser({ frame, plate: one, light: LIGHT })
      rasteriser.begin(camera)
      return rasteriser.sight(() => 0).depths.slice()
    })
    for (const [at, depth] of runs!.entries())
      assert.ok(
        Math.abs(depth - single![at]!) < 1e-5 * depth,
        `${at % frame.width} ${Math.floor(at / frame.width)}: ${depth}, ${single![at]}`,
      )
    assert.ok(runs!.includes(4), 'the post is seen')
  }
})
