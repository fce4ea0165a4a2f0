import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_JUNK_BYTES } from '../../src/formats/frame-run.ts'
import { mp3FrameAt, readMp3 } from '../../src/formats/read-mp3.ts'
import { makeMp3 } from './sample-files.ts'
import { makeId3, mp3Frame } from './sample-sounds.ts'

const FRAME_SECONDS = 1_152 / 32_000

const secondsOf = (...parts: Buffer[]): number | string => {
  const found = readMp3(Buffer.concat(parts))
  return found.ok ? found.seconds : found.why
}

const framesOf = (count: number): Buffer => Buffer.concat(Array.from({ length: count }, mp3Frame))

/** An empty frame with this header. */
function frameOf(second: number, third: number, fourth = 0xc0): Buffer {
  const header = Buffer.from([0xff, second, third, fourth])
  return Buffer.concat([header, Buffer.alloc((mp3FrameAt(header, 0)?.bytes ?? 4) - 4)])
}

/** An APE tag; the size in its footer counts the items and the footer. */
function apeOf(itemBytes: number, hasHeader: boolean): Buffer {
  const footer = Buffer.alloc(32)
  footer.write('APETAGEX', 'latin1')
  footer.writeUInt32LE(itemBytes + 32, 12)
  footer.writeUInt32LE(hasHeader ? 0x80000000 : 0, 20)
  return Buffer.concat([hasHeader ? footer : Buffer.alloc(0), Buffer.alloc(itemBytes, 0xaa), footer])
}

test("an MP3 has exactly the length in its encoder's note", () => {
  for (const seconds of [1, 10, 300, 12.345]) assert.equal(secondsOf(makeMp3(seconds)), seconds)
})

test("every frame counts without an encoder's note", () => {
  assert.equal(secondsOf(framesOf(100)), (100 * 1_152) / 32_000)
})

test('the lengths and rates of all three versions of the standard are known', () => {
  const frame = (second: number, third: number) => mp3FrameAt(Buffer.from([0xff, second, third, 0xc0]), 0)
  assert.deepEqual(frame(0xfb, 0x90), { bytes: 417, samples: 1152, rate: 44_100 })
  assert.deepEqual(frame(0xfb, 0x92), { bytes: 418, samples: 1152, rate: 44_100 })
  assert.deepEqual(frame(0xfa, 0xe4), { bytes: 960, samples: 1152, rate: 48_000 })
  assert.deepEqual(frame(0xf3, 0x80), { bytes: 208, samples: 576, rate: 22_050 })
  assert.deepEqual(frame(0xe3, 0x18), { bytes: 72, samples: 576, rate: 8_000 })
  const impossible: [number, number][] = [
    [0xfb, 0xf0],
    [0xfb, 0x00],
    [0xfb, 0x9c],
    [0xeb, 0x90],
    [0xfd, 0x90],
    [0xdb, 0x90],
  ]
  for (const [second, third] of impossible) assert.equal(frame(second, third), undefined)
})

test('bytes that resemble a frame only from the second byte are not a frame', () => {
  assert.equal(mp3FrameAt(Buffer.from([0xfe, 0xfb, 0x90, 0xc0]), 0), undefined)
  assert.equal(mp3FrameAt(Buffer.from([0xff, 0xfb, 0x90]), 0), undefined)
})

test('the lengths of a file with several sample rates add up', () => {
  const slow = Buffer.concat(Array.from({ length: 10 }, () => frameOf(0xf3, 0x80)))
  assert.equal(secondsOf(framesOf(10), slow), (10 * 1_152) / 32_000 + (10 * 576) / 22_050)
})

test('tags before and after the sound are not sound', () => {
  const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 0x20)])
  const huge = 10 * MAX_JUNK_BYTES
  assert.equal(secondsOf(makeId3(huge), makeMp3(2)), 2)
  assert.equal(secondsOf(makeMp3(2), id3v1), 2)
  assert.equal(secondsOf(makeMp3(2), apeOf(huge, true), id3v1), 2)
  assert.equal(secondsOf(makeMp3(2), apeOf(huge, false)), 2)
})

test('two files joined together, tags and all, are one longer file', () => {
  const joined = secondsOf(makeId3(99), framesOf(50), makeId3(200_000), framesOf(50))
  assert.equal(joined, (100 * 1_152) / 32_000)
})

test('a little junk between frames is skipped, a lot is rejected', () => {
  const junk = (count: number): Buffer => Buffer.alloc(count, 0x55)
  assert.equal(secondsOf(framesOf(50), junk(1_000), framesOf(50)), (100 * 1_152) / 32_000)
  assert.equal(secondsOf(framesOf(50), junk(MAX_JUNK_BYTES + 1), framesOf(50)), 'too much of it is not MP3 frames')
  assert.equal(secondsOf(framesOf(50), Buffer.alloc(MAX_JUNK_BYTES * 2), framesOf(50)), (100 * 1_152) / 32_000)
})

test('a lone header in the junk is not taken for a frame', () => {
  const decoy = Buffer.concat([Buffer.from([0x55, 0xff, 0xfb, 0x18, 0xc0]), Buffer.alloc(300, 0x55)])
  assert.equal(secondsOf(framesOf(50), decoy, framesOf(50)), (100 * 1_152) / 32_000)
})

test('a table of contents is not sound', () => {
  const xing = mp3Frame()
  xing.write('Xing', 21, 'latin1')
  const vbri = mp3Frame()
  vbri.write('VBRI', 36, 'latin1')
  assert.equal(secondsOf(xing, framesOf(100)), (100 * 1_152) / 32_000)
  assert.equal(secondsOf(vbri, framesOf(100)), (100 * 1_152) / 32_000)
})

test('a frame that is cut off does not count', () => {
  assert.equal(secondsOf(framesOf(10).subarray(0, -1)), (9 * 1_152) / 32_000)
})

test('one frame, or none, is not an MP3', () => {
  assert.equal(secondsOf(framesOf(1)), 'has no MP3 frames')
  assert.equal(secondsOf(framesOf(2).subarray(0, -1)), 'has no MP3 frames')
  assert.equal(secondsOf(makeId3(50)), 'has no MP3 frames')
  assert.equal(secondsOf(framesOf(2)), 2 * FRAME_SECONDS)
})

test('an encoder note that takes away more than there is leaves no sound', () => {
  assert.equal(secondsOf(makeMp3(0.001).subarray(0, 288)), 0.001)
  const greedy = makeMp3(0.001)
  greedy.writeUIntBE(0xffffff, 54, 3)
  assert.equal(secondsOf(greedy), 'has no sound data')
})
