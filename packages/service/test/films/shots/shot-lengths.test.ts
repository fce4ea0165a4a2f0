import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareFrames, shareSeconds } from '../../../src/films/shots/shot-lengths.ts'

test('frames are shared by weight, on beats of half a second except the last', () => {
  assert.deepEqual(shareFrames(240, [1, 1]), [120, 120])
  assert.deepEqual(shareFrames(240, [3, 1]), [180, 60])
  assert.deepEqual(shareFrames(250, [1, 1, 1]), [84, 84, 82])
  assert.deepEqual(shareFrames(100, [5]), [100])
})

test('no shot is shorter than a beat at any weight, and the following ones are not shortened', () => {
  assert.deepEqual(shareFrames(120, [1, 1_000, 1]), [12, 96, 12])
  assert.deepEqual(shareFrames(120, [1_000, 1, 1]), [96, 12, 12])
  assert.deepEqual(shareFrames(120, [1, 1, 1_000]), [12, 12, 96])
  assert.deepEqual(shareFrames(60, [9, 1, 1, 1, 1]), [12, 12, 12, 12, 12])
})

test('remaining whole seconds go to the last, the first, then every other shot', () => {
  assert.deepEqual(shareSeconds(12, 4), [3, 3, 3, 3])
  assert.deepEqual(shareSeconds(13, 4), [3, 3, 3, 4])
  assert.deepEqual(shareSeconds(14, 4), [4, 3, 3, 4])
  assert.deepEqual(shareSeconds(15, 4), [4, 3, 4, 4])
  assert.deepEqual(shareSeconds(5, 1), [5])
})
