import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodePicture } from '@kinora/media/av/decode-picture'
import { rgbaToYuv } from '@kinora/media/frames/rgba-to-yuv'
import { indexedPng } from '@kinora/media/write/indexed-png'
import { depthRange } from '../../src/stage/guides/paint-passes.ts'
import { createPosePainter } from '../../src/stage/guides/paint-poses.ts'
import type { PosePoints } from '../../src/stage/guides/pose-points.ts'

const SIZE = { width: 64, height: 48 }

test('a few pixels right before the camera leave the range of depths as it is', () => {
  const pixels = SIZE.width * SIZE.height
  const rangeWith = (specks: number): { near: number; far: number } => {
    const depths = Float32Array.from({ length: pixels }, (_, at) => (at < specks ? 0.05 : 2 + (8 * at) / pixels))
    const owners = new Uint8Array(pixels)
    return depthRange([{ ...SIZE, depths, owners, names: [], poses: [], view: { focal: 1, x: 0, y: 0 } }])
  }
  assert.ok(Math.abs(rangeWith(2).near - 2) < 0.03, `${rangeWith(2).near} m`)
  assert.ok(Math.abs(rangeWith(0.02 * pixels).near - 0.05) < 1e-6, 'a thing before the camera counts')
  assert.ok(Math.abs(rangeWith(0).far - 10) < 0.01)
})

const NONE = { hands: [[], []], face: [] } as const

const poseAt = (x: number): PosePoints => ({
  id: 'ann',
  depth: 1,
  ...NONE,
  points: Array.from({ length: 18 }, (_, at) => ({ x: x + (at % 3), y: 10 + at, depth: 1, isSeen: at < 12 })),
})

test('a pose leaves nothing of the frame before, and nothing is painted of hidden points', () => {
  const paint = createPosePainter(SIZE)
  paint([poseAt(10)])
  const second = paint([poseAt(50)]).slice()
  assert.deepEqual(second, createPosePainter(SIZE)([poseAt(50)]), 'the frame before is gone')
  const luma = (x: number, y: number): number => second[y * SIZE.width + x]!
  assert.ok(luma(50, 10) > 40 && luma(10, 10) === 16)
  const low = second.subarray(24 * SIZE.width, SIZE.height * SIZE.width)
  assert.ok(
    low.every(one => one === 16),
    'ankles are hidden',
  )
  assert.ok(
    paint([])
      .subarray(0, SIZE.width * SIZE.height)
      .every(one => one === 16),
    'nobody is there',
  )
})

test('a limb is an ellipse between its joints', () => {
  const points = Array.from({ length: 18 }, (_, at) =>
    at === 1 || at === 2 ? { x: at === 1 ? 8 : 56, y: 24, depth: 1, isSeen: true } : undefined,
  )
  const frame = createPosePainter(SIZE)([{ id: 'ann', depth: 1, points, ...NONE }])
  const isPainted = (x: number, y: number): boolean => frame[y * SIZE.width + x]! > 17
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const inside = ((x - 32) / 24) ** 2 + ((y - 24) / 1.5) ** 2
      if (inside < 0.95) assert.ok(isPainted(x, y), `${x} ${y}`)
      const fromJoint = Math.min(Math.hypot(x - 8, y - 24), Math.hypot(x - 56, y - 24))
      if (inside > 1.05 && fromJoint > 1.6) assert.ok(!isPainted(x, y), `${x} ${y} is black`)
    }
})

test('hands have lines of 20 hues and blue dots, faces white dots; hidden points have none', () => {
  const side = 512
  const point = (x: number, y: number, isSeen = true) => ({ x, y, depth: 1, isSeen })
  const spread = Array.from({ length: 21 }, (_, at) =>
    at === 0 ? point(20, 250) : point(60 + 40 * ((at - 1) % 4), 50 + 100 * Math.floor((at - 1) / 4), at < 17),
  )
  const face = Array.from({ length: 70 }, (_, at) => point(220 + 4 * at, 400, at < 60))
  const paint = createPosePainter({ width: side, height: side })
  const frame = paint([{ id: 'ann', depth: 1, points: [], hands: [spread, []], face }])
  const [blues, reds] = [frame.subarray(side * side), frame.subarray((5 * side * side) / 4)]
  const colourAt = ({ x, y }: { x: number; y: number }) => {
    const chroma = (y >> 1) * (side >> 1) + (x >> 1)
    return [frame[y * side + x]!, blues[chroma]!, reds[chroma]!] as const
  }
  const blue = rgbaToYuv({ width: 2, height: 2, rgba: Uint8Array.from([0, 1, 2, 3].flatMap(() => [0, 0, 255, 255])) })
  for (const [at, one] of spread.entries())
    assert.deepEqual(colourAt(one), one.isSeen ? [blue[0], blue[4], blue[5]] : [16, 128, 128], `point ${at}`)
  // Between the joints of the first finger the lines go from red over yellow, and no two are the same.
  const between = (from: number, to: number) => ({
    x: (spread[from]!.x + spread[to]!.x) / 2,
    y: (spread[from]!.y + spread[to]!.y) / 2,
  })
  const lines = [1, 2, 3, 5, 6, 7, 9, 10, 11].map(at => colourAt(between(at, at + 1)).join(' '))
  assert.equal(new Set(lines).size, lines.length)
  assert.equal(colourAt(between(18, 19))[0], 16, 'a hidden finger has no line')
  assert.deepEqual([colourAt(face[0]!)[0], colourAt(face[59]!)[0], colourAt(face[69]!)[0]], [235, 235, 16])
})

test('pictures by a palette have the colours of their numbers', async () => {
  const palette = [
    [0, 0, 0],
    [250, 20, 10],
    [5, 100, 200],
  ] as const
  for (const shift of [0, 1]) {
    const numbers = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => (at + (at >> 6) + shift) % 3)
    const { rgba } = await decodePicture(indexedPng(SIZE, numbers, palette), 1_000)
    for (const [at, number] of numbers.entries())
      assert.deepEqual([...rgba.subarray(4 * at, 4 * at + 3)], [...palette[number]!])
  }
})
