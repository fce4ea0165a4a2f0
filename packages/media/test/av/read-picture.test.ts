import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test, type TestContext } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { openPicture } from '../../src/av/guarded-sharp.ts'
import { readPicture } from '../../src/av/read-picture.ts'
import { ChildFailure } from '../../src/children/child-failure.ts'
import { scratch } from '../write/scratch.ts'

const ORANGE = { r: 200, g: 100, b: 50 }
const plain = (width = 50, height = 40): Sharp => sharp({ create: { width, height, channels: 3, background: ORANGE } })

const refuses = (message: RegExp) => (error: unknown) =>
  error instanceof ChildFailure && message.test(error.message) && !error.retryable

async function read(context: TestContext, bytes: Buffer, maxSide?: number) {
  const path = await scratch(context, 'picture')
  await writeFile(path, bytes)
  const picture = await readPicture(path, maxSide === undefined ? {} : { maxSide })
  assert.equal(picture.rgba.length, picture.width * picture.height * 4)
  const pixel = (x: number, y: number): number[] => [
    ...picture.rgba.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
  ]
  return { size: [picture.width, picture.height], pixel }
}

function assertNear(actual: readonly number[], wanted: readonly number[], tolerance: number): void {
  assert.ok(
    wanted.every((value, at) => Math.abs(value - (actual[at] ?? Number.NaN)) <= tolerance),
    `${actual.join(' ')} instead of ${wanted.join(' ')}`,
  )
}

test('formats that callers may not send are rejected, even if the library can read them', async context => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
  await assert.rejects(read(context, Buffer.from(svg)), refuses(/svg/))
  await assert.rejects(read(context, await plain().gif().toBuffer()), refuses(/gif/))
  await assert.rejects(read(context, await plain().tiff().toBuffer()), refuses(/tiff/))
  await assert.rejects(read(context, Buffer.alloc(0)), refuses(/no known kind/))
  await assert.rejects(read(context, Buffer.alloc(5_000, 'noise')), refuses(/no known kind/))
})

test('the library itself would not load them, either', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await assert.rejects(openPicture(svg).png().toBuffer())
  await assert.rejects(sharp(svg).png().toBuffer())
})

test('files that are cut off or broken are rejected', async context => {
  const noisy = sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: ORANGE,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  for (const bytes of [
    await noisy.clone().png().toBuffer(),
    await noisy.clone().jpeg().toBuffer(),
    await noisy.clone().webp().toBuffer(),
  ]) {
    for (const share of [0.1, 0.6]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share))
      await assert.rejects(read(context, cut), refuses(/cannot be read/))
    }
  }
  await assert.rejects(read(context, bmpOf(10, 10, 24).subarray(0, 30)), ChildFailure)
})

test('a picture with a huge size in its header is rejected before it is unpacked', async context => {
  const png = await plain().png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  await assert.rejects(read(context, png), refuses(/pixel limit/))
  const bmp = bmpOf(10, 10, 24)
  bmp.writeInt32LE(30_000, 18)
  bmp.writeInt32LE(30_000, 22)
  await assert.rejects(read(context, bmp), ChildFailure)
})

test('png, jpeg and webp give the colours that were put in', async context => {
  for (const bytes of [
    await plain().png().toBuffer(),
    await plain().jpeg().toBuffer(),
    await plain().webp().toBuffer(),
  ]) {
    const { size, pixel } = await read(context, bytes)
    assert.deepEqual(size, [50, 40])
    assertNear(pixel(25, 20), [200, 100, 50, 255], 3)
  }
})

test('palettes, greys, sixteen bits and printing colours become plain ones', async context => {
  const pixelOf = async (picture: Sharp): Promise<number[]> =>
    (await read(context, await picture.toBuffer())).pixel(9, 9)
  assert.deepEqual(await pixelOf(plain().png({ palette: true })), [200, 100, 50, 255])
  assert.deepEqual(await pixelOf(plain().toColourspace('rgb16').png()), [200, 100, 50, 255])
  const [red = 0, green, blue, alpha] = await pixelOf(plain().toColourspace('b-w').png())
  assert.ok(red > 90 && red < 140)
  assert.deepEqual([green, blue, alpha], [red, red, 255])
  assertNear(await pixelOf(plain().toColourspace('cmyk').jpeg({ quality: 100 })), [200, 100, 30, 255], 35)
})

test('transparency is kept', async context => {
  const half = sharp({ create: { width: 8, height: 8, channels: 4, background: { ...ORANGE, alpha: 0.4 } } })
  assert.deepEqual((await read(context, await half.clone().png().toBuffer())).pixel(3, 3), [200, 100, 50, 102])
  const [, , , alpha] = (await read(context, await half.clone().webp({ lossless: true }).toBuffer())).pixel(3, 3)
  assert.equal(alpha, 102)
})

test('a photograph is turned as its camera was held', async context => {
  // Red on the left, blue on the right.
  const pixels = Buffer.alloc(64 * 32 * 3)
  for (let at = 0; at < 64 * 32; at++) pixels.set(at % 64 < 32 ? [255, 0, 0] : [0, 0, 255], at * 3)
  const held = async (orientation: number) => {
    const raw = sharp(pixels, { raw: { width: 64, height: 32, channels: 3 } })
    return read(context, await raw.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer())
  }
  const upright = await held(1)
  assert.deepEqual(upright.size, [64, 32])
  assertNear(upright.pixel(5, 16), [255, 0, 0], 8)
  const clockwise = await held(6)
  assert.deepEqual(clockwise.size, [32, 64])
  assertNear(clockwise.pixel(16, 5), [255, 0, 0], 8)
  assertNear(clockwise.pixel(16, 58), [0, 0, 255], 8)
  const counterclockwise = await held(8)
  assertNear(counterclockwise.pixel(16, 5), [0, 0, 255], 8)
  assertNear((await held(3)).pixel(5, 16), [0, 0, 255], 8)
})

test('the first frame of an animation is decoded', async context => {
  const pages = Buffer.concat([Buffer.alloc(16 * 16 * 3, 250), Buffer.alloc(16 * 16 * 3, 5)])
  const moving = await sharp(pages, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .webp()
    .toBuffer()
  assert.ok(moving.includes('ANMF'))
  const { size, pixel } = await read(context, moving)
  assert.deepEqual(size, [16, 16])
  assertNear(pixel(8, 8), [250, 250, 250, 255], 2)
})

test('a largest side makes large pictures smaller and leaves small ones', async context => {
  const large = await plain(300, 200).png().toBuffer()
  assert.deepEqual((await read(context, large, 150)).size, [150, 100])
  assert.deepEqual((await read(context, await plain(200, 300).png().toBuffer(), 150)).size, [100, 150])
  assert.deepEqual((await read(context, large, 1_000)).size, [300, 200])
  const turned = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  assert.deepEqual((await read(context, turned, 150)).size, [100, 150])
  assert.deepEqual((await read(context, bmpOf(300, 200, 24), 150)).size, [150, 100])
})

test('bmp: rows from below, exact colours, and transparency if there is any', async context => {
  const { size, pixel } = await read(context, bmpOf(21, 13, 24))
  assert.deepEqual(size, [21, 13])
  assert.deepEqual(
    [pixel(0, 0), pixel(20, 0), pixel(0, 12)],
    [
      [0, 0, 77, 255],
      [200, 0, 77, 255],
      [0, 240, 77, 255],
    ],
  )
  assert.deepEqual((await read(context, bmpOf(21, 13, 32))).pixel(20, 12), [200, 240, 77, 255])
})

/** Red rises to the right, green downwards. */
function bmpOf(width: number, height: number, bits: 24 | 32): Buffer {
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const bytes = Buffer.alloc(54 + rowBytes * height)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(bits, 28)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 54 + (height - 1 - y) * rowBytes + (x * bits) / 8
      bytes.set([77, (y * 20) % 256, (x * 10) % 256], at)
    }
  }
  return bytes
}

test('the original is not changed', async context => {
  const path = await scratch(context, 'a.png')
  const bytes = await plain().png().toBuffer()
  await writeFile(path, bytes)
  await readPicture(path)
  assert.ok((await readFile(path)).equals(bytes))
})
