import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Camera, coverCamera } from '../../src/compositor/camera.ts'
import { createCompositor } from '../../src/compositor/compositor.ts'
import type { Size } from '../../src/frames/size.ts'
import type { YuvFrame } from '../../src/frames/yuv-frame.ts'
import { areaAt, type Difference, differenceOf, frameOf, indicesOf, planesOf, yuvPictureOf } from './slow-reference.ts'

async function drawn(size: Size, picture: YuvFrame, camera: Camera): Promise<Buffer> {
  const compositor = await createCompositor(size)
  compositor.drawPicture(compositor.addPicture(picture), camera)
  const frame = Buffer.from(compositor.frame())
  compositor.close()
  return frame
}

/** What a camera sees, place by place. */
function seenBy(size: Size, picture: YuvFrame, { x, y, zoom, turn = 0 }: Camera): Float64Array[] {
  const planes = planesOf(picture)
  const [cos, sin] = [Math.cos(turn) / zoom, Math.sin(turn) / zoom]
  return frameOf(size, (which, frameX, frameY) => {
    const [dx, dy] = [frameX - size.width / 2, frameY - size.height / 2]
    const index = indicesOf(which)
    return areaAt(
      planes[which]!,
      index.x(x + cos * dx + sin * dy),
      index.y(y - sin * dx + cos * dy),
      turn ? 1 : 1 / zoom,
    )
  })
}

async function compare(size: Size, picture: YuvFrame, camera: Camera): Promise<Difference> {
  return differenceOf(await drawn(size, picture, camera), seenBy(size, picture, camera))
}

const SIZES = [
  { width: 64, height: 36 },
  { width: 50, height: 30 },
  { width: 2, height: 2 },
  { width: 34, height: 2 },
  { width: 130, height: 62 },
]

for (const size of SIZES) {
  const name = `${size.width} x ${size.height}`
  const middle = { x: size.width / 2, y: size.height / 2 }

  test(`a picture of ${name} in its own size is copied exactly`, async () => {
    const picture = yuvPictureOf(size)
    assert.deepEqual(await drawn(size, picture, { ...middle, zoom: 1 }), Buffer.from(picture.pixels))
  })

  test(`a frame of ${name} shows a picture closer as bilinear does`, async () => {
    const picture = yuvPictureOf({ width: 80, height: 60 })
    const { most, mean } = await compare(size, picture, { x: 33.37, y: 21.81, zoom: 1.37 })
    assert.ok(most <= 1.2 && mean < 0.35, `${most} ${mean}`)
  })

  test(`a frame of ${name} shows the mean of what its pixels cover of a larger picture`, async () => {
    const picture = yuvPictureOf({ width: 180, height: 120 })
    for (const zoom of [0.95, 0.7, 0.51]) {
      const { most, mean } = await compare(size, picture, { x: 91.3, y: 57.2, zoom })
      assert.ok(most <= 1.6 && mean < 0.4, `${zoom}: ${most} ${mean}`)
    }
  })

  test(`a frame of ${name} shows a turned picture`, async () => {
    const picture = yuvPictureOf({ width: 80, height: 60 })
    for (const turn of [0.3, -1.2, Math.PI]) {
      const { most, mean } = await compare(size, picture, { x: 38.5, y: 31.25, zoom: 1.1, turn })
      assert.ok(most <= 1.2 && mean < 0.5, `${turn}: ${most} ${mean}`)
    }
  })
}

test('whole pixels aside, a picture is moved exactly', async () => {
  const size = { width: 48, height: 32 }
  const picture = yuvPictureOf({ width: 80, height: 60 })
  const frame = await drawn(size, picture, { x: 24 + 6, y: 16 + 4, zoom: 1 })
  const [luma, blue] = planesOf(picture)
  for (const [x, y] of [
    [0, 0],
    [47, 0],
    [5, 31],
    [47, 31],
  ] as const) {
    assert.equal(frame[y * 48 + x], luma.values[(y + 4) * 80 + x + 6])
  }
  assert.equal(frame[48 * 32], blue.values[2 * 40 + 3])
})

test('the edge of a picture is extended, however far away the camera looks', async () => {
  const size = { width: 32, height: 16 }
  const pixels = new Uint8Array(32 * 16 * 1.5).fill(77)
  for (const camera of [
    { x: -900_000, y: 900_000, zoom: 1 },
    { x: -40, y: 8, zoom: 0.8 },
    { x: 5, y: 5, zoom: 0.01 },
    { x: 1e6, y: -1e6, zoom: 1_000, turn: 1 },
    { x: 16, y: 8, zoom: 0.001, turn: 2 },
  ]) {
    assert.ok(
      (await drawn(size, { ...size, pixels }, camera)).every(code => code === 77),
      JSON.stringify(camera),
    )
  }
})

test('a ramp that moves by a quarter of a pixel a frame changes evenly and never back', async () => {
  const size = { width: 64, height: 16 }
  const wide = { width: 128, height: 16 }
  const pixels = new Uint8Array(128 * 16 * 1.5).fill(128)
  for (let at = 0; at < 128 * 16; at++) pixels[at] = 16 + (at % 128)
  const compositor = await createCompositor(size)
  const picture = compositor.addPicture({ ...wide, pixels })
  for (const zoom of [1, 1.25, 0.8]) {
    let before: number | undefined
    let moved = 0
    for (let nth = 0; nth <= 16; nth++) {
      compositor.drawPicture(picture, { x: 48 + nth * 0.25, y: 8, zoom })
      const code = compositor.frame()[8 * 64 + 32]!
      if (before !== undefined) {
        assert.ok(code - before === 0 || code - before === 1, `${zoom} ${nth}: ${before} ${code}`)
        moved += code - before
      }
      before = code
    }
    assert.ok(Math.abs(moved - 4) <= 1)
  }
  compositor.close()
})

test('a pattern that is finer than the frame becomes its mean, straight and turned', async () => {
  const size = { width: 64, height: 48 }
  const large = { width: 512, height: 384 }
  const pixels = new Uint8Array(512 * 384 * 1.5).fill(128)
  for (let y = 0; y < 384; y++) for (let x = 0; x < 512; x++) pixels[y * 512 + x] = (x + y) % 2 ? 216 : 40
  const compositor = await createCompositor(size)
  const picture = compositor.addPicture({ ...large, pixels })
  for (const turn of [0, 0.2]) {
    for (const zoom of [0.5, 0.37, 0.25, 0.13]) {
      compositor.drawPicture(picture, { x: 256.3, y: 192.1, zoom, turn })
      const luma = compositor.frame().subarray(0, 64 * 48)
      assert.ok(
        luma.every(code => Math.abs(code - 128) <= 14),
        `${turn} ${zoom}: ${Math.max(...luma)}`,
      )
    }
  }
  compositor.close()
})

test('coming closer does not jump where another level takes over', async () => {
  const size = { width: 96, height: 64 }
  const compositor = await createCompositor(size)
  const picture = compositor.addPicture(yuvPictureOf({ width: 400, height: 300 }))
  const at = (zoom: number): Buffer => {
    compositor.drawPicture(picture, { x: 200, y: 150, zoom })
    return Buffer.from(compositor.frame())
  }
  const { mean } = differenceOf(at(0.4999), [at(0.5001)])
  assert.ok(mean < 1.2, `${mean}`)
  compositor.close()
})

test('a picture without a camera covers the frame at any ratio', async () => {
  assert.deepEqual(coverCamera({ width: 100, height: 100 }, { width: 200, height: 50 }), {
    x: 50,
    y: 50,
    zoom: 2,
    turn: 0,
  })
  const compositor = await createCompositor({ width: 30, height: 20 })
  for (const [width, height] of [
    [1, 1],
    [3, 7],
    [1, 64],
    [33, 21],
  ] as const) {
    const rgba = new Uint8Array(width * height * 4).fill(255)
    compositor.drawPicture(compositor.addPicture({ width, height, rgba }))
    assert.ok(
      compositor.frame().every((code, at) => code === (at < 600 ? 235 : 128)),
      `${width} x ${height}`,
    )
  }
  compositor.close()
})

test('a picture can be given other pixels, and its smaller levels follow', async () => {
  const size = { width: 64, height: 64 }
  const compositor = await createCompositor({ width: 16, height: 16 })
  const picture = compositor.addPicture({ ...size, pixels: new Uint8Array(64 * 64 * 1.5).fill(50) })
  compositor.drawPicture(picture)
  compositor.replacePicture(picture, { ...size, pixels: new Uint8Array(64 * 64 * 1.5).fill(90) })
  compositor.drawPicture(picture)
  assert.ok(compositor.frame().every(code => code === 90))
  assert.throws(() => compositor.replacePicture(picture, yuvPictureOf({ width: 32, height: 64 })), /64 x 64/)
  compositor.close()
})
