import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showPoint } from '../../src/language/selling-points.ts'
import { detectLanguage, detectSpokenLanguage, isForeign } from '../../src/language/detect-language.ts'
import { detectEmotion } from '../../src/language/emotions.ts'
import { findQuotes, findSpokenQuotes } from '../../src/language/find-quotes.ts'
import { endsSentence } from '../../src/language/punctuation.ts'
import { splitClauses, splitSentences } from '../../src/language/split-sentences.ts'

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

test('quotes of every sort are found, and an open one is not a quote', () => {
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

test('speech in single quotation marks is found; titles and apostrophes are not speech', () => {
  const text = '《书》 she’s ‘hello’ and “hi” 『走』 the dogs’ bowl'
  assert.deepEqual(
    findSpokenQuotes(text).map(({ text: said, from, to }) => [said, text.slice(from, to)]),
    [
      ['hello', '‘hello’'],
      ['hi', '“hi”'],
      ['走', '『走』'],
    ],
  )
})

test('a voice is Chinese from a fifth of the letters on, where the text as a whole is still English', () => {
  assert.equal(detectSpokenLanguage('We say 你好吗 to you'), 'zh')
  assert.equal(detectLanguage('We say 你好吗 to you'), 'en')
  assert.equal(detectSpokenLanguage('hello everybody 好'), 'en')
  assert.equal(detectSpokenLanguage(''), 'en')
})

test('Chinese is foreign in English; in Chinese only what has no Chinese at all is', () => {
  assert.deepEqual(
    [isForeign('猫 cat', 'en'), isForeign('cat', 'en'), isForeign('iPhone 手机', 'zh'), isForeign('iPhone', 'zh')],
    [true, false, false, true],
  )
})

test('the manner of a line follows from the words around it, the strongest first', () => {
  assert.deepEqual(['他怒吼道', 'she whispers', '笑着哭了', 'he says'].map(detectEmotion), [
    'angry',
    'calm',
    'sad',
    undefined,
  ])
})

test('a sentence ends with a mark of either language, not with a comma or a quote', () => {
  assert.deepEqual(['Go!', '走。', 'well…', '走，', '“走。”', ''].map(endsSentence), [
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a selling point is shown by what its words mean there', () => {
  const shown = (point: string) => showPoint(point)?.en
  assert.equal(shown('Fits in your bag'), 'a backpack')
  assert.equal(shown('Light as a feather'), 'a balloon')
  assert.equal(shown('Charges in ten minutes'), 'a battery')
  assert.equal(shown('Delivered to your door'), 'a scooter')
  assert.equal(shown('Compostable bags'), 'green leaves')
  assert.equal(shown('Lasts 24 hours'), 'a clock')
  for (const point of [
    'Weighs 210 grams',
    'Deep pockets',
    'Free of charge',
    'Warm light',
    'Full-grain leather',
    'Economical',
    'Cold-pressed oil',
    'A diamond ring',
    'Two doors',
    '乳胶枕芯',
    '热销百万',
    '年轻人的选择',
  ])
    assert.equal(shown(point), undefined, point)
})
