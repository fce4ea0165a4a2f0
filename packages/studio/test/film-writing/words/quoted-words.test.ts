import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takeQuotedWords } from '../../../src/film-writing/words/quoted-words.ts'

test('the words around a quotation say whether it is heard, read, or on the end card', () => {
  const { spoken, written, card, voice, rest } = takeQuotedWords(
    'A kettle film. Voice, tired old man: "It boils." Captions in this order: "Steel", "Two litres". ' +
      'Last card: "Hearth" and below it "hearth.example".',
  )
  assert.deepEqual([spoken, card, rest], [['It boils.'], ['Hearth', 'hearth.example'], 'A kettle film.'])
  assert.deepEqual(
    written.map(({ text }) => text),
    ['Steel', 'Two litres'],
  )
  assert.match(voice, /old man/u)
})

test('a line of somebody who is seen stays in the brief', () => {
  const brief = 'A boy runs. Ada: "Wait for me!" He stops.'
  assert.equal(takeQuotedWords(brief).rest, brief)
})

test('words over an action know the action, and the last words the end', () => {
  const { written, isAtEnd } = takeQuotedWords(
    'Please also write "By hand" while he carves the spoon. The only spoken words come at the very end: "Yours."',
  )
  assert.deepEqual([written, isAtEnd], [[{ text: 'By hand', beside: 'he carves the spoon' }], true])
})

test('Chinese narration and end titles are taken', () => {
  const { spoken, card } = takeQuotedWords('男声旁白：“慢一点，再慢一点。”结尾字幕两行：“山间茶舍”“电话预订”。')
  assert.deepEqual([spoken, card], [['慢一点，再慢一点。'], ['山间茶舍', '电话预订']])
})
