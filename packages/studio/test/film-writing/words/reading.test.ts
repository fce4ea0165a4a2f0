import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateSpeakingSeconds } from '../../../src/film-writing/words/estimate-speaking-seconds.ts'
import { collapseRepeats } from '../../../src/film-writing/words/collapse-repeats.ts'

test('speaking time grows with words, digits and pauses', () => {
  assert.ok(
    Math.abs(estimateSpeakingSeconds('twelve words are said in about five seconds by this calm voice', 'en') - 5) < 0.3,
  )
  assert.ok(Math.abs(estimateSpeakingSeconds('这是一句用来测量说话速度的中文句子哦', 'zh') - 18 / 4.3) < 0.1)
  assert.ok(estimateSpeakingSeconds('24小时', 'zh') > estimateSpeakingSeconds('小时', 'zh'))
  assert.equal(estimateSpeakingSeconds('', 'en'), 0)
})

test('runs of spaces, lines and marks are shortened, words are not', () => {
  assert.equal(collapseRepeats('  a   b \r\n\r\n\r\n c!!!!!!! 好好好好好 '), 'a b\n\nc!!! 好好好好好')
})
