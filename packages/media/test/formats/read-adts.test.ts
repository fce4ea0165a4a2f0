import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAdts } from '../../src/formats/read-adts.ts'
import { makeAdts } from './sample-files.ts'
import { adtsFrame, makeId3 } from './sample-sounds.ts'

const FRAMES_PER_SECOND = 62.5

const secondsOf = (...parts: Buffer[]): number | string => {
  const found = readAdts(Buffer.concat(parts))
  return found.ok ? found.seconds : found.why
}

test('bare AAC has the length of its frames', () => {
  for (const seconds of [2, 10, 300]) assert.equal(secondsOf(makeAdts(seconds)), seconds)
  assert.equal(secondsOf(adtsFrame(), adtsFrame()), 2 / FRAMES_PER_SECOND)
})

test('a frame of several blocks counts each of them', () => {
  const double = adtsFrame()
  double[6] = 0xfd
  assert.equal(secondsOf(double, double, double, double), 8 / FRAMES_PER_SECOND)
})

test('the sample rate is the one in the frame', () => {
  const slow = adtsFrame()
  slow[2] = ((slow[2] ?? 0) & ~0x3c) | (11 << 2)
  assert.equal(secondsOf(slow, slow), (2 * 1_024) / 8_000)
  slow[2] = 0x40 | (13 << 2)
  assert.equal(secondsOf(slow, slow), 'has no AAC frames')
})

test('a tag in front and a torn frame at the end are not sound', () => {
  assert.equal(secondsOf(makeId3(5_000), makeAdts(2)), 2)
  assert.equal(secondsOf(makeAdts(2), adtsFrame().subarray(0, -1)), 2)
})

test('bytes that resemble a frame only from the second byte are not a frame', () => {
  const unsynced = adtsFrame()
  unsynced[0] = 0xfe
  assert.equal(secondsOf(unsynced, unsynced, unsynced), 'has no AAC frames')
})

test('a frame shorter than its own header leads nowhere', () => {
  const short = Buffer.from([0xff, 0xf1, 0x48, 0x40, 0x00, 0xdf, 0xfc])
  assert.equal(secondsOf(short, short, short), 'has no AAC frames')
})
