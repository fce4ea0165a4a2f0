import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMannerList } from '../../src/prompt-parsing/closing-manner.ts'

test('a last sentence about the style is not a shot', () => {
  assert.equal(isMannerList('Bright even lighting, eye-level camera, calm pace, clean realistic look.'), true)
  assert.equal(isMannerList('Watercolour look, gentle candlelight, very slow push-in.'), true)
  assert.equal(isMannerList('明亮的室内光，固定机位。'), true)
  assert.equal(isMannerList('暖黄灯光，窗外下着雪。'), true)
  assert.equal(isMannerList('She turns on the light.'), false)
  assert.equal(isMannerList('他关上了灯。'), false)
  assert.equal(isMannerList('A cat sleeps, a dog barks.'), false)
})
