import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test, type TestContext } from 'node:test'
import {
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT709,
  AVCOL_SPC_SMPTE170M,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import { type DecodedFrame, decodeFrames, type DecodeFramesOptions } from '../../src/av/decode-frames.ts'
import { ChildFailure } from '../../src/children/child-failure.ts'
import type { Size } from '../../src/frames/size.ts'
import { writeSound } from '../../src/write/write-sound.ts'
import { nameOf, namesOf, paint, quarters, YUV, type Yuv } from '../write/colours.ts'
import { scratch } from '../write/scratch.ts'
import { tonesOf } from '../write/tones.ts'
import { allFrames } from './all-frames.ts'
import { type Clip, makeClip } from './make-clip.ts'

const size = { width: 96, height: 64 }
const everyMs = (count: number, ms: number): number[] => Array.from({ length: count }, (_, i) => Math.round(i * ms))
/** Each frame is lighter than the last by so much that which one it is can be told. */
const stepped = (index: number): Uint8Array => paint(size, () => [20 + index * 3, 128, 128])
const stepOf = (frame: DecodedFrame): number => Math.round(((frame.pixels[3_000] ?? 0) - 20) / 3)

async function decode(
  context: TestContext,
  clip: Partial<Clip>,
  options?: DecodeFramesOptions,
): Promise<DecodedFrame[]> {
  const path = await scratch(context, `a.${clip.format ?? 'mp4'}`)
  await makeClip(path, { ...size, times: everyMs(24, 1_000 / 24), draw: () => quarters(clip as Clip), ...clip })
  return allFrames(path, options)
}

const refuses =
  (message: RegExp, retryable = false) =>
  (error: unknown) =>
    error instanceof ChildFailure && message.test(error.message) && error.retryable === retryable

test('a file that is not a video fails permanently; a missing file may be retried', async context => {
  const path = await scratch(context, 'a.mp4')
  const all = (): Promise<DecodedFrame[]> => allFrames(path)
  await assert.rejects(all(), refuses(/no such file/i, true))
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"),
    Buffer.alloc(10_000, 'noise'),
  ]) {
    await writeFile(path, bytes)
    await assert.rejects(all(), refuses(/invalid data|invalid argument|end of file/i))
  }
  await writeSound(path, tonesOf(48_000), { format: 'm4a' })
  await assert.rejects(all(), refuses(/no picture/))
})

test('a film longer than the limit is rejected', async context => {
  await assert.rejects(decode(context, { ...size, draw: stepped }, { maxSeconds: 0.5 }), refuses(/longer than 0.5/))
})

test('a file that is cut off plays up to there', async context => {
  const path = await scratch(context, 'a.avi')
  await makeClip(path, { ...size, times: everyMs(50, 40), draw: index => stepped(index % 60), format: 'avi' })
  const bytes = await readFile(path)
  await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * 0.6)))
  const frames = await allFrames(path)
  assert.ok(frames.length > 10 && frames.length < 47, `${frames.length} frames`)
})

test('a consumer may stop in the middle', async context => {
  const path = await scratch(context, 'a.mp4')
  await makeClip(path, { ...size, times: everyMs(48, 1_000 / 24), draw: stepped })
  let seen = 0
  for await (const frame of decodeFrames(path)) {
    assert.equal(stepOf(frame), seen++)
    if (seen === 5) break
  }
  assert.equal((await allFrames(path)).length, 48)
})

test('24 frames a second stay as they are, even where time stamps are in whole milliseconds', async context => {
  const frames = await decode(context, { ...size, times: everyMs(60, 1_000 / 24), draw: stepped })
  assert.deepEqual(frames.map(stepOf), everyMs(60, 1))
  assert.ok(frames.every((frame, index) => Math.abs(frame.seconds - index / 24) < 0.001))
})

test('of 60 frames a second the nearest to the ticks are kept, including the first', async context => {
  const frames = await decode(context, { ...size, times: everyMs(60, 1_000 / 60), draw: stepped })
  assert.equal(frames.length, 24)
  assert.equal(frames[0]?.seconds, 0)
  for (const [index, frame] of frames.entries()) {
    assert.ok(Math.abs(frame.seconds - index / 24) < 0.02, `frame ${index} is of ${frame.seconds} s`)
    assert.equal(stepOf(frame), Math.round(frame.seconds * 60))
  }
})

test('frames that come seldom or unevenly are repeated until the next', async context => {
  const frames = await decode(context, { ...size, times: [0, 500, 600, 1_600], draw: stepped })
  assert.deepEqual(
    [0, 1, 2, 3].map(step => frames.filter(frame => stepOf(frame) === step).length),
    // The last one stays a second, as the one before it did, and the whole is 2.6 seconds long.
    [12, 3, 24, 23],
  )
  assert.deepEqual(
    frames.map(stepOf),
    frames.map(stepOf).toSorted((a, b) => a - b),
  )
})

test('another rate can be requested', async context => {
  const frames = await decode(context, { ...size, draw: stepped }, { fps: 6 })
  assert.deepEqual(frames.map(stepOf), [0, 4, 8, 12, 16, 20])
})

for (const [turn, matrix, corners, wide] of [
  ['not at all', [1, 0, 0, 1], 'red green blue white', true],
  ['to the right', [0, 1, -1, 0], 'blue red white green', false],
  ['upside down', [-1, 0, 0, -1], 'white blue green red', true],
  ['to the left', [0, -1, 1, 0], 'green white red blue', false],
  ['as in a mirror', [-1, 0, 0, 1], 'green red white blue', true],
] as const) {
  test(`a telephone that was turned ${turn} is undone`, async context => {
    const [frame] = await decode(context, { ...size, times: [0], draw: () => quarters(size), matrix: [...matrix] })
    assert.ok(frame)
    assert.deepEqual([frame.width, frame.height], wide ? [96, 64] : [64, 96])
    // Untagged and small: taken as BT.601, so the colours are not quite those.
    assert.equal(namesOf(frame, 45), corners)
  })
}

test('pixels that are not square are shown as wide as they are meant', async context => {
  const [frame] = await decode(context, {
    width: 96,
    height: 64,
    times: [0],
    draw: () => quarters(size),
    pixelRatio: [3, 2],
  })
  assert.deepEqual([frame?.width, frame?.height], [144, 64])
})

test('odd sizes become even, and any size can be requested', async context => {
  const clip = { ...size, times: [0], draw: () => quarters(size), colorSpace: AVCOL_SPC_BT709 }
  const [ratio] = await decode(context, { ...clip, pixelRatio: [97, 96] })
  assert.deepEqual([ratio?.width, ratio?.height], [98, 64])
  const [asked] = await decode(context, clip, { size: { width: 320, height: 30 } })
  assert.ok(asked)
  assert.deepEqual([asked.width, asked.height, asked.pixels.length], [320, 30, 14_400])
  assert.equal(namesOf(asked), 'red green blue white')
  const [turned] = await decode(context, { ...clip, matrix: [0, 1, -1, 0] }, { size: { width: 320, height: 30 } })
  assert.ok(turned)
  assert.deepEqual([turned.width, turned.height, namesOf(turned)], [320, 30, 'blue red white green'])
})

// Red, in the numbers of each standard.
const RED_601: Yuv = [82, 90, 240]
const RED_709_FULL: Yuv = [54, 99, 255]
const HD = { width: 1_280, height: 720 }
const STANDARDS: readonly [what: string, clip: Partial<Clip> & Size, red: Yuv][] = [
  ['BT.601', { ...size, colorSpace: AVCOL_SPC_SMPTE170M }, RED_601],
  ['a small picture that does not say', { ...size }, RED_601],
  ['BT.709', { ...size, colorSpace: AVCOL_SPC_BT709 }, YUV.red],
  ['a large picture that does not say', HD, YUV.red],
  ['full range', { ...size, colorSpace: AVCOL_SPC_BT709, colorRange: AVCOL_RANGE_JPEG }, RED_709_FULL],
]
for (const [what, clip, colour] of STANDARDS) {
  test(`red is red from ${what}`, async context => {
    const [frame] = await decode(context, { ...clip, times: [0], draw: () => paint(clip, () => colour) })
    assert.ok(frame)
    assert.equal(namesOf(frame, 2), 'red red red red')
  })
}

test('high range is brought down: greys stay grey, in order, and lights do not clip', async context => {
  const levels = [40, 80, 120, 160, 200]
  const steps = paint(size, x => [levels[Math.floor(x * 5)] ?? 0, 128, 128])
  const tags = { colorSpace: AVCOL_SPC_BT2020_NCL, colorTrc: AVCOL_TRC_SMPTE2084 }
  const [frame] = await decode(context, { ...size, times: [0], draw: () => steps, ...tags })
  assert.ok(frame)
  const lumas = levels.map((_, step) => frame.pixels[32 * 96 + Math.floor((step + 0.5) * 19.2)] ?? 0)
  assert.ok(
    lumas.every((luma, at) => at === 0 || luma > (lumas[at - 1] ?? 0) + 10),
    lumas.join(' '),
  )
  assert.ok((lumas.at(-1) ?? 255) < 235)
  // This curve spends its codes on the dark: taken for the ordinary one, everything would look like fog.
  assert.ok((lumas[0] ?? 99) < 34 && (lumas[1] ?? 99) < 70, lumas.join(' '))
  assert.equal(nameOf([126, frame.pixels[96 * 64 + 700] ?? 0, frame.pixels[96 * 80 + 700] ?? 0]), 'grey')
})
