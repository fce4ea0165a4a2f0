import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../../../studio/src/prompt-parsing/read-prompt.ts'
import { assignLines } from '../../../../studio/src/film-writing/ad/assign-lines.ts'
import { findTrade } from '../../../../studio/src/film-writing/ad/trades.ts'
import { readTable } from '../../../../studio/src/film-writing/film-tables.ts'
import { writeAdStoryboard } from '../written-films.ts'

const SEEN = { prompt: '', subject: '', colours: [], faces: [] }

test('every trade is understood by the reader, with a subject in it, in both languages', () => {
  for (const trade of readTable('trades'))
    for (const prompt of [trade.en, trade.zh]) {
      const read = direct({ prompt, seed: 1 })
      assert.deepEqual([read.shots.length, read.unknown], [1, []], prompt)
      assert.ok(read.shots[0]!.subjects.length > 0, prompt)
      assert.ok(
        read.shots[0]!.subjects.every(({ label = '' }) => label === ''),
        prompt,
      )
    }
})

test('a thing has no trade, a shop and a service do', () => {
  const of = (category: string) =>
    findTrade({
      category,
      points: [],
      offers: [],
      narration: [],
      staged: [],
      tooLong: [],
      isWhole: false,
      quoted: { spoken: [], isAtEnd: false, voice: '', written: [], card: [] },
      wishes: '',
    })
  for (const thing of ['croissants', 'desk lamp', '保温杯', 'running shoes']) assert.equal(of(thing), undefined, thing)
  assert.match(of('plumbing service')!.en, /plumber/u)
  assert.match(of('摄影课程')!.zh, /摄影师/u)
  assert.match(of('piano lessons')!.en, /piano/u)
})

test('an ad for a trade shows it at work once, and the picture first and last', () => {
  for (const seconds of [8, 15, 30])
    for (const creative of [false, true]) {
      const { shots } = writeAdStoryboard({
        prompt: 'A commercial for Rapid Ray Plumbing. Day or night, within one hour, no mess. Call 555 0134 now.',
        pictures: [SEEN],
        seconds,
        language: 'en',
        creative,
        seed: 1,
      })
      assert.equal(shots.filter(({ from, prompt }) => from === 'words' && prompt.includes('plumber')).length, 1)
      assert.deepEqual([shots[0]?.pictures, shots.at(-1)?.pictures], [[0], [0]])
    }
})

test('the offer is omitted last', () => {
  const script = {
    hook: 'Meet Ray.',
    points: ['Always on time', 'Fair and friendly', 'Half price for every new customer until the end of May'],
    close: 'Call now.',
    fillers: new Map(),
  }
  const { unsaid } = assignLines(script, [2, 2, 2], 'en', text => text.split(' ').length / 2)
  assert.deepEqual(unsaid, [
    'Always on time.',
    'Fair and friendly.',
    'Half price for every new customer until the end of May.',
  ])
})
