import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Material, type Mesh, VERTEX_WORDS, writeVertex } from '../../src/raster/mesh.ts'
import { createRasteriser, type Layer, type Rasteriser } from '../../src/raster/rasteriser.ts'
import type { RasterLight, Vec3 } from '../../src/raster/raster-scene.ts'
import { flatPlate } from './slow-raster.ts'
import { LIGHT, REST, SIZE, STILL } from './still-frame.ts'

type Colour = readonly [number, number, number]
/** At four metres, 16 pixels a metre: its left and right edge in pixels of the frame, and their colours. */
type Strip = { from: number; to: number; left: Colour; right: Colour }

/** Upright strips that fill the frame from top to bottom, all of one body. */
function stripsOf(strips: readonly Strip[], material: Material = 'glowing'): Mesh {
  const vertices = new Float32Array(strips.length * 4 * VERTEX_WORDS)
  const indices: number[] = []
  for (const [at, { from, to, left, right }] of strips.entries()) {
    const corners: readonly [number, number, Colour][] = [
      [from, 1.5, left],
      [to, 1.5, right],
      [from, -1.5, left],
      [to, -1.5, right],
    ]
    for (const [corner, [column, y, colour]] of corners.entries()) {
      const place: Vec3 = [(column - 32) / 16, y, 4]
      const how = { normal: [0, 0, -1], bones: [0, 0], share: 1, material, open: 1 } as const
      writeVertex(vertices, at * 4 + corner, { place, colour, ...how })
    }
    indices.push(...[0, 1, 2, 1, 3, 2].map(corner => at * 4 + corner))
  }
  return { vertices, indices: Uint32Array.from(indices), bones: 1 }
}

function finishAt(rasteriser: Rasteriser, body: ReturnType<Rasteriser['add']>): Layer {
  rasteriser.begin(STILL)
  body.pose(REST, { at: [0, 0, 4], radius: 3, groundY: -2 })
  return rasteriser.finish()!
}

function draw(mesh: Mesh): Layer {
  const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, 1_000), light: LIGHT })
  return finishAt(rasteriser, rasteriser.add({ mesh }))
}

const pixelAt = (layer: Layer, x: number, y: number): number[] => {
  const at = ((y - layer.top) * layer.width + x - layer.left) * 4
  return [...layer.rgba.subarray(at, at + 4)]
}

const toLight = (byte: number): number => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

test('light changes linearly between coarse samples, as it does on the body', () => {
  const layer = draw(stripsOf([{ from: 0, to: 64, left: [20, 20, 20], right: [180, 180, 180] }]))
  for (let x = 4; x < 60; x++) {
    const share = (x + 0.5) / 64
    const light = toLight(20) * (1 - share) + toLight(180) * share
    assert.ok(Math.abs(toLight(pixelAt(layer, x, 20)[0]!) - light) < 0.012, `${x}: ${pixelAt(layer, x, 20).join(' ')}`)
  }
})

test('a pixel at a border of colours has one of them, on even and odd columns', () => {
  const [red, green]: [Colour, Colour] = [
    [200, 40, 40],
    [40, 200, 40],
  ]
  for (const edge of [30, 31]) {
    const layer = draw(
      stripsOf([
        { from: 0, to: edge, left: red, right: red },
        { from: edge, to: 64, left: green, right: green },
      ]),
    )
    for (let x = edge - 4; x < edge + 4; x++) {
      const wanted = x < edge ? red : green
      for (const [channel, byte] of pixelAt(layer, x, 21).slice(0, 3).entries())
        assert.ok(Math.abs(byte - wanted[channel]!) <= 2, `${edge}, ${x}: ${pixelAt(layer, x, 21).join(' ')}`)
    }
  }
})

test('a picture on a body is drawn pixel by pixel', () => {
  const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, 1_000), light: LIGHT })
  const mesh = stripsOf([{ from: 0, to: 64, left: [90, 90, 90], right: [90, 90, 90] }], 'card')
  const body = rasteriser.add({ mesh, picture: { ...SIZE, left: -2, top: 1.5, perMetre: 16 } })
  // One column dark, the next one light, by little.
  const rgba = new Uint8Array(SIZE.width * SIZE.height * 4)
  for (let at = 0; at < rgba.length; at += 4)
    rgba.set((at / 4) % 2 === 0 ? [120, 120, 120, 255] : [126, 126, 126, 255], at)
  body.paint(rgba)
  const layer = finishAt(rasteriser, body)
  for (let x = 20; x < 44; x += 2) {
    const [dark, light] = [pixelAt(layer, x, 22)[0]!, pixelAt(layer, x + 1, 22)[0]!]
    assert.ok(light - dark >= 3, `${x}: ${dark} ${light}`)
  }
})

test('an opaque picture on a tilted body has the same colours as one with soft texels', () => {
  const mesh = stripsOf([{ from: 0, to: 64, left: [90, 90, 90], right: [90, 90, 90] }], 'card')
  const fine = { width: 4 * SIZE.width, height: 4 * SIZE.height, left: -2, top: 1.5, perMetre: 64 }
  const wave = (texel: number): number => 60 + Math.abs(((15 * texel) % 240) - 120)
  for (const tilted of [0, 1]) {
    // The right side or the upper side is farther away.
    for (let at = 0; at < mesh.vertices.length; at += VERTEX_WORDS)
      mesh.vertices[at + 2] = 4 + 0.22 * mesh.vertices[at + tilted]!
    const pictured = (alpha: number): Layer => {
      const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, 1_000), light: LIGHT })
      const body = rasteriser.add({ mesh, picture: fine })
      const rgba = new Uint8Array(fine.width * fine.height * 4)
      for (let at = 0; at < rgba.length; at += 4)
        rgba.set([wave((at / 4) % fine.width), wave(Math.floor(at / 4 / fine.width)), 120, alpha], at)
      body.paint(rgba)
      return finishAt(rasteriser, body)
    }
    const [whole, soft] = [pictured(255), pictured(254)]
    for (const [x, y] of Array.from({ length: 32 }, (_, nth) => [4 + 2 * (nth % 16), nth < 16 ? 6 : 41] as const))
      for (const [channel, byte] of pixelAt(whole, x, y).slice(0, 3).entries())
        assert.ok(
          Math.abs(byte - pixelAt(soft, x, y)[channel]!) <= 2,
          `${x}, ${y}: ${pixelAt(whole, x, y).join(' ')}, not ${pixelAt(soft, x, y).join(' ')}`,
        )
  }
})

test('a shadow falls on a post thinner than a tile, with only far hills around it', () => {
  const plate = flatPlate(SIZE, 1_000)
  for (let y = 0; y < SIZE.height; y++) plate.depth.fill(4, y * SIZE.width + 36, y * SIZE.width + 38)
  const light: RasterLight = { ...LIGHT, direction: [-1, 0, 0], shadow: 0.6 }
  const rasteriser = createRasteriser({ frame: SIZE, plate, light })
  const vertices = new Float32Array(4 * VERTEX_WORDS)
  const corners: readonly Vec3[] = [
    [-0.5, 0.3, 3.7],
    [-0.5, 0.3, 4.3],
    [-0.5, -0.3, 3.7],
    [-0.5, -0.3, 4.3],
  ]
  const how = { normal: [1, 0, 0], bones: [0, 0], share: 1, material: 'matte', open: 1, colour: [9, 9, 9] } as const
  for (const [at, place] of corners.entries()) writeVertex(vertices, at, { place, ...how })
  const body = rasteriser.add({ mesh: { vertices, indices: Uint32Array.from([0, 1, 2, 1, 3, 2]), bones: 1 } })
  rasteriser.begin(STILL)
  body.pose(REST, { at: [-0.5, 0, 4], radius: 1, groundY: -1 })
  const layer = rasteriser.finish()!
  const shades = [36, 37].map(x => pixelAt(layer, x, 24)[3]!)
  assert.ok(Math.max(...shades) > 100, shades.join(' '))
})

test('a foot darkens the ground below it, and a thing above a tall man does not', () => {
  const plate = flatPlate(SIZE, 1_000)
  for (let y = 26; y < SIZE.height; y++) plate.depth.fill(64 / (y - 24), y * SIZE.width, (y + 1) * SIZE.width)
  const below = (height: number): number => {
    const rasteriser = createRasteriser({ frame: SIZE, plate, light: { ...LIGHT, contact: 0.8 } })
    const vertices = new Float32Array(4 * VERTEX_WORDS)
    const how = { normal: [0, 1, 0], bones: [0, 0], share: 1, material: 'matte', open: 1, colour: [9, 9, 9] } as const
    const corners: readonly Vec3[] = [-0.6, 0.6].flatMap(z => [-0.6, 0.6].map((x): Vec3 => [x, -1 + height, 3.4 + z]))
    for (const [at, place] of corners.entries()) writeVertex(vertices, at, { place, ...how })
    const body = rasteriser.add({ mesh: { vertices, indices: Uint32Array.from([0, 1, 2, 1, 3, 2]), bones: 1 } })
    rasteriser.begin(STILL)
    body.pose(REST, { at: [0, -1 + height, 3.4], radius: 1.2, groundY: -1 })
    const layer = rasteriser.finish()
    return layer ? Math.max(...[38, 40, 42, 44].map(y => pixelAt(layer, 33, y)[3] ?? 0)) : 0
  }
  assert.ok(below(0.12) > 20, `${below(0.12)}`)
  assert.ok(below(1.9) <= 1, `${below(1.9)}`)
})
