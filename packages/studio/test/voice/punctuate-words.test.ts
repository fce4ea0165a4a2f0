import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TimedWord } from '../../../media/src/engine/contract.ts'
import { createSpeaker } from '../../src/voice/create-speaker.ts'
import type { SpokenWord } from '../../src/voice/spoken.ts'
import { punctuateWords } from '../../../media/src/engine/punctuate-words.ts'
import { createFakeRenderer } from './fake-renderer.ts'

async function wordsOf(text: string, voice: string, speed = 1): Promise<TimedWord[]> {
  const speaker = await createSpeaker({ renderer: createFakeRenderer() })
  const words: SpokenWord[] = []
  for await (const piece of speaker.speak({ text, voice, speed }))
    if (piece.kind === 'sound') words.push(...piece.words)
  return punctuateWords(text, words)
}

const english = (text: string, speed?: number): Promise<TimedWord[]> => wordsOf(text, 'English_Male_Currency', speed)
const textsOf = (words: readonly TimedWord[]): string[] => words.map(({ text }) => text)

test('words keep the marks beside them, so that joined they are the text', async () => {
  const text = '“She said "hello there" - on May 1st, 2024, for $3.50 (great) 😀. Now!”'
  const words = await english(`  ${text}\n\n`)
  assert.equal(textsOf(words).join(' '), text)
  assert.deepEqual(textsOf(words).slice(0, 4), ['“She', 'said', '"hello', 'there" -'])
})

test('Chinese has its words, with an opening mark before its word, and without pause markers', async () => {
  const words = await wordsOf('他说：“你好，世界！”<#1.5#>今天很开心。', 'Chinese_Male_Currency')
  assert.equal(textsOf(words).join(''), '他说：“你好，世界！”今天很开心。')
  assert.ok(textsOf(words).includes('“你好，'), textsOf(words).join('|'))
})

test('times increase, and a requested pause is between its words', async () => {
  const words = await english('One two three.<#1.50#>Four five six. Seven eight.')
  words.forEach((word, at) => {
    assert.ok(word.toSeconds > word.fromSeconds)
    assert.ok(word.fromSeconds >= (words[at - 1]?.toSeconds ?? 0))
  })
  const [three, four] = [words[2], words[3]]
  assert.ok(three && four)
  // The sound is trimmed to what is heard: the pause is exact to the sign that the voice ends on.
  const gap = four.fromSeconds - three.toSeconds
  assert.ok(gap >= 1.5 && gap < 1.6, `${gap} seconds`)
})

test('at twice the speed every time is half', async () => {
  const [normal, fast] = [await english('One two three, four.'), await english('One two three, four.', 2)]
  normal.forEach((word, at) => assert.ok(Math.abs(word.toSeconds / 2 - (fast[at]?.toSeconds ?? 0)) < 0.002))
})

test('an address in several pieces is one word, from its first sound to its last', async () => {
  const address = `www.example.com/${'abcdefgh-'.repeat(12)}end`
  const words = await english(`Visit ${address} now.`)
  assert.deepEqual(textsOf(words), ['Visit', address, 'now.'])
  assert.ok((words[1]?.toSeconds ?? 0) <= (words[2]?.fromSeconds ?? 0))
})

test('no words give no words', () => assert.deepEqual(punctuateWords('…', []), []))
