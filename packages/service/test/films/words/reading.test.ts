import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectLanguage } from '../../../../media/src/language/detect-language.ts'
import { findQuotes } from '../../../../media/src/language/find-quotes.ts'
import { secondsToSay } from '../../../src/films/words/seconds-to-say.ts'
import { splitClauses, splitSentences } from '../../../../media/src/language/split-sentences.ts'
import { collapseRepeats } from '../../../src/films/words/collapse-repeats.ts'

test('a number, an address and an abbreviation are not cut', () => {
  assert.deepEqual(splitSentences('It weighs 3.5 kg. See a.com now. Mr. Fox is in! Go'), [
    'It weighs 3.5 kg.',
    'See a.com now.',
    'Mr. Fox is in!',
    'Go',
  ])
  assert.deepEqual(splitClauses('1,200 users at 9:30, free'), ['1,200 users at 9:30', 'free'])
})

test('a closing quote stays with its sentence, and brackets are not cut', () => {
  assert.deepEqual(splitSentences('他说：“走吧。”她笑了。'), ['他说：“走吧。”', '她笑了。'])
  assert.deepEqual(splitClauses('轻（仅200克，含盖），防水'), ['轻（仅200克，含盖）', '防水'])
})

test('quotes of every sort are found, and an open one is none', () => {
  assert.deepEqual(
    findQuotes('「甲」“乙”《丙》"d" “open').map(({ text }) => text),
    ['甲', '乙', '丙', 'd'],
  )
})

test('the language is the one of most words, English of none', () => {
  assert.deepEqual(['', '123', 'iPhone 15 手机广告', 'a 猫 video of my cat'].map(detectLanguage), [
    'en',
    'en',
    'zh',
    'en',
  ])
})

test('speaking time grows with words, digits and pauses', () => {
  assert.ok(Math.abs(secondsToSay('twelve words are said in about five seconds by this calm voice', 'en') - 5) < 0.3)
  assert.ok(Math.abs(secondsToSay('这是一句用来测量说话速度的中文句子哦', 'zh') - 18 / 4.3) < 0.1)
  assert.ok(secondsToSay('24小时', 'zh') > secondsToSay('小时', 'zh'))
  assert.equal(secondsToSay('', 'en'), 0)
})

test('runs of spaces, lines and marks are squeezed, words are not', () => {
  assert.equal(collapseRepeats('  a   b \r\n\r\n\r\n c!!!!!!! 好好好好好 '), 'a b\n\nc!!! 好好好好好')
})
