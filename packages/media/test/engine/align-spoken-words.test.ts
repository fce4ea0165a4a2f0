import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { alignSpokenWords } from '../../src/engine/align-spoken-words.ts'
import type { TimedWord } from '../../src/engine/contract.ts'

/** Words one after another, each as long as its letters, with half a second where a bar stands. */
function heardOf(said: string, begin = 1): { words: TimedWord[]; seconds: number } {
  let at = begin
  const words: TimedWord[] = []
  for (const text of said.split(' ')) {
    if (text === '|') at += 0.5
    else {
      words.push({ text, fromSeconds: at, toSeconds: at + text.length / 10 })
      at += text.length / 10
    }
  }
  return { words, seconds: at + 0.5 }
}

const near = (got: number | undefined, wanted: number | undefined, tolerance = 0.002): void =>
  assert.ok(Math.abs((got ?? -1) - (wanted ?? -2)) <= tolerance, `${got} instead of ${wanted}`)

const find = (words: readonly TimedWord[], text: string): TimedWord => {
  const word = words.find(one => one.text.includes(text))
  assert.ok(word, `${text} among ${words.map(one => one.text).join(' ')}`)
  return word
}

test('words heard as written have their own times and the punctuation of the text', () => {
  const heard = heardOf('hello there | my name is ada')
  const words = alignSpokenWords('“Hello there!” — My name is Ada.', heard)
  assert.equal(words.map(({ text }) => text).join(' '), '“Hello there!” — My name is Ada.')
  words.forEach((word, at) => {
    near(word.fromSeconds, heard.words[at]?.fromSeconds)
    near(word.toSeconds, heard.words[at]?.toSeconds)
  })
})

test('a word that was heard wrongly keeps its place', () => {
  const heard = heardOf('the quick brawn focks jumps over')
  const words = alignSpokenWords('The quick brown fox jumps over.', heard)
  near(find(words, 'brown').fromSeconds, heard.words[2]?.fromSeconds)
  near(find(words, 'fox').fromSeconds, heard.words[3]?.fromSeconds)
  near(find(words, 'jumps').fromSeconds, heard.words[4]?.fromSeconds)
})

test('words that are heard as others, joined or split have the time of what was heard instead', () => {
  const heard = heardOf('we ate twenty five icecreams together')
  const words = alignSpokenWords('We ate 25 ice creams together.', heard)
  near(find(words, '25').fromSeconds, heard.words[2]?.fromSeconds)
  near(find(words, 'creams').toSeconds, heard.words[4]?.toSeconds)
  near(find(words, 'together').fromSeconds, heard.words[5]?.fromSeconds)
})

test('a word that was not heard at all lies between its neighbours, whether there is room or not', () => {
  const pause = heardOf('one two | four five')
  const three = find(alignSpokenWords('one two three four five', pause), 'three')
  near(three.fromSeconds, pause.words[1]?.toSeconds)
  near(three.toSeconds, pause.words[2]?.fromSeconds)
  const close = heardOf('one two four five')
  const words = alignSpokenWords('one two three four five', close)
  assert.ok(find(words, 'two').toSeconds <= find(words, 'three').fromSeconds)
  assert.ok(find(words, 'three').toSeconds > find(words, 'three').fromSeconds)
  near(find(words, 'three').toSeconds, find(words, 'four').fromSeconds)
})

test('words that the recogniser invented are omitted', () => {
  const heard = heardOf('thank you for watching good morning everyone thank you bye')
  const words = alignSpokenWords('Good morning, everyone!', heard)
  assert.deepEqual(
    words.map(({ text }) => text),
    ['Good', 'morning,', 'everyone!'],
  )
  near(words[0]?.fromSeconds, heard.words[4]?.fromSeconds)
  near(words[2]?.toSeconds, heard.words[6]?.toSeconds)
})

test('Chinese is aligned by its characters, in either hand, and homophones share the time of what was heard', () => {
  const heard = {
    words: Array.from('今天很开心我们去公元玩', (text, at) => ({ text, fromSeconds: at, toSeconds: at + 1 })),
    seconds: 12,
  }
  const words = alignSpokenWords('今天很開心，我們去公园玩。', heard)
  assert.equal(words.map(({ text }) => text).join(''), '今天很開心，我們去公园玩。')
  near(find(words, '公').fromSeconds, 8)
  near(find(words, '玩').fromSeconds, 10)
})

test('a requested pause is not a word, and is between words even without silence', () => {
  const words = alignSpokenWords('One two.<#2.00#>Three four.', { words: [], seconds: 6 })
  assert.deepEqual(
    words.map(({ text }) => text),
    ['One', 'two.', 'Three', 'four.'],
  )
  near((words[2]?.fromSeconds ?? 0) - (words[1]?.toSeconds ?? 0), 2)
  near(words.at(-1)?.toSeconds, 6)
})

test('words that were heard at the same time, or after the end, come one after another and end with the sound', () => {
  const heard = [
    { text: 'one', fromSeconds: 1, toSeconds: 3 },
    { text: 'two', fromSeconds: 2, toSeconds: 2.5 },
    { text: 'three', fromSeconds: 3.5, toSeconds: 9 },
  ]
  const words = alignSpokenWords('One two three', { words: heard, seconds: 4 })
  assert.deepEqual(
    words.map(({ fromSeconds, toSeconds }) => [fromSeconds, toSeconds]),
    [
      [1, 3],
      [3, 3],
      [3.5, 4],
    ],
  )
})

test('no text has no words, and a text without letters has none', () => {
  assert.deepEqual(alignSpokenWords('', heardOf('hello')), [])
  assert.deepEqual(alignSpokenWords('… !', heardOf('hello')), [])
})

test('a text of ten thousand characters is aligned quickly, also with equal words', () => {
  const text = Array.from({ length: 2_000 }, (_, at) => (at % 7 === 0 ? `word${at}` : 'and')).join(' ')
  const heard = heardOf(text.replaceAll('word7 ', ''))
  const words = alignSpokenWords(text, heard)
  assert.equal(words.length, 2_000)
  near(find(words, 'word1400').fromSeconds, find(heard.words, 'word1400').fromSeconds)
  const same = heardOf(Array.from({ length: 2_000 }, () => 'la').join(' '))
  assert.equal(alignSpokenWords(Array.from({ length: 2_000 }, () => 'la').join(' '), same).length, 2_000)
})

test('every word of the text has a time, in order and within the sound, for any recognition', () => {
  const wordList = fc.array(
    fc.constantFrom('a', 'bee', 'see', 'delta', 'Ähre', '你好', '42', "don't", '…', '<#1.00#>'),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(wordList, wordList, (said, recognised) => {
      const text = said.join(' ')
      const heard = heardOf(recognised.filter(word => !word.startsWith('<')).join(' ') || 'x', 0)
      const words = alignSpokenWords(text, heard)
      const plain = text.replaceAll('<#1.00#>', ' ').replaceAll(/\s+/g, '')
      if (words.length > 0)
        assert.equal(
          words
            .map(word => word.text)
            .join('')
            .replaceAll(/\s+/g, ''),
          plain,
        )
      let last = 0
      for (const { fromSeconds, toSeconds } of words) {
        assert.ok(fromSeconds >= last - 0.002 && toSeconds >= fromSeconds && toSeconds <= heard.seconds + 0.002)
        last = toSeconds
      }
    }),
    { numRuns: 300 },
  )
})
