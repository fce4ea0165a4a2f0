import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windowsOf } from '../../../src/scripts/comic/windows-of.ts'
import { CAMERA_WORDS, type Move } from '../../../src/scripts/shots/camera-words.ts'

test('every move stays inside its picture, and all but a still one go somewhere', () => {
  for (const move of Object.keys(CAMERA_WORDS) as Move[]) {
    const { from, to } = windowsOf(move)
    for (const { x, y, size } of [from, to])
      assert.ok(x >= 0 && y >= 0 && x + size <= 1 + 1e-9 && y + size <= 1 + 1e-9 && size > 0.8, move)
    if (move !== 'still') assert.notDeepEqual(from, to, move)
  }
})

test('a push ends nearer, a pan to the right ends further right', () => {
  assert.ok(windowsOf('push').to.size < windowsOf('push').from.size)
  assert.ok(windowsOf('pan-right').to.x > windowsOf('pan-right').from.x)
})
