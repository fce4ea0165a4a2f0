import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { readMotifScenes } from '../../src/words/vocabulary/find-motif.ts'
import * as vocabulary from '../../src/setting/shot-list.ts'
import { boundText } from '@kinora/media/language/bound-text'
import { READ_BOUNDS } from '../../src/orders/bound-order.ts'
import { emptyShotNotes } from '../../src/orders/empty-shot-notes.ts'
import { CHINESE, ENGLISH } from './truth.ts'

const SIZES = ['tiny', 'small', 'normal', 'large', 'huge']
const SIDES = [undefined, 'left', 'right', 'centre', 'background', 'foreground']

function assertValid({ language, shots, unknown }: vocabulary.ShotList): void {
  assert.ok(language === 'en' || language === 'zh')
  assert.ok(shots.length >= 1 && shots.length <= 8)
  assert.ok(Math.abs(shots.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
  assert.ok(unknown.every(word => typeof word === 'string' && word.length > 0))
  const one = (list: readonly unknown[], value: unknown) => assert.ok(list.includes(value), String(value))
  for (const shot of shots) {
    assert.ok(shot.share > 0)
    one(vocabulary.PLACES, shot.place)
    one(vocabulary.TIMES, shot.time)
    one(vocabulary.WEATHERS, shot.weather)
    one(vocabulary.SEASONS, shot.season)
    one(vocabulary.LOOKS, shot.look)
    one(vocabulary.MOODS, shot.mood)
    one(vocabulary.CAMERA_MOVES, shot.camera.move)
    one(['wide', 'medium', 'close'], shot.camera.framing)
    one(['slow', 'normal', 'fast'], shot.camera.speed)
    assert.equal(new Set(shot.sounds).size, shot.sounds.length)
    for (const cue of shot.sounds) one(vocabulary.SOUND_CUES, cue)
    for (const { text, subject } of shot.lines) {
      assert.ok(text.length > 0)
      assert.ok(subject === undefined || shot.subjects[subject])
    }
    for (const [index, { count, size, motion, relation, side, words, what }] of shot.subjects.entries()) {
      assert.ok(Number.isInteger(count) && count >= 1 && count <= 24)
      one(SIZES, size)
      one(SIDES, side)
      one(vocabulary.MOTIONS, motion)
      assert.ok(words.length > 0)
      assert.ok('input' in what || /^(?:[0-9a-f]{4,5}(?:-[0-9a-f]{4,5})*|drawn-[a-z-]+)$/.test(what.sprite))
      if (!relation) continue
      one(vocabulary.RELATIONS, relation.kind)
      assert.ok(relation.to !== index && shot.subjects[relation.to])
    }
  }
}

/** Words that mean something, in any order, among signs that mean nothing. */
const pieces = [...ENGLISH, ...CHINESE].flatMap(({ prompt }) => prompt.split(/(?<=[\s，。])/))
const prose = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '"',
      '“',
      '[@a]',
      '@a',
      '\n',
      'no ',
      '不要',
      'then ',
      'shot 2: ',
      '3-4s ',
      '\u202e',
      '\0',
      '🐈',
      'مرحبا ',
    ),
  ),
  { maxLength: 40 },
)

test('any string gives a valid shot list, and the same one each time', () => {
  const inputs = [{ role: 'images[0]', name: 'a' }, { role: 'images[1]' }]
  const anyText = fc.oneof(
    prose.map(list => list.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )
  fc.assert(
    fc.property(anyText, fc.integer(), fc.boolean(), (prompt, seed, withInputs) => {
      const options = { prompt, seed, ...(withInputs ? { inputs } : {}) }
      const list = direct(options)
      assertValid(list)
      assert.deepEqual(direct(options), list)
    }),
    { numRuns: 400 },
  )
})

test('20,000 random characters give a valid shot list', () => {
  const whole = [...ENGLISH, ...CHINESE].map(({ prompt }) => prompt).join(' ')
  const long = [
    whole,
    '猫',
    'a cat and ',
    '"',
    '[@',
    'Shot 1: ',
    '1-2s ',
    'no ',
    '🐈‍⬛',
    '马上说：',
    '\u0000',
    '在狗旁边的',
  ]
  for (const text of long) {
    // As orders do before a text is read.
    const prompt = boundText(text.repeat(Math.ceil(20_000 / text.length)).slice(0, 20_000), READ_BOUNDS).text
    assertValid(direct({ prompt, seed: 1 }))
  }
})

/** Milliseconds of work of this process, whatever else the machine does. */
function workOf(prompt: string): number {
  const before = process.cpuUsage()
  direct({ prompt, seed: 1 })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('4,000 characters stay within their share of work', () => {
  const whole = [...ENGLISH, ...CHINESE].map(({ prompt }) => prompt).join(' ')
  for (const text of [whole, 'a cat and ', '在狗旁边的', 'no ', 'Shot 1: ', 'the old man who sits and ']) {
    const long = text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG)
    const short = long.slice(0, SHORT)
    // The tables are read once, and the first of each is slower.
    workOf(short)
    const shorter = Math.max(LEAST, ...Array.from({ length: 3 }, () => workOf(short)))
    const longer = Math.min(...Array.from({ length: 2 }, () => workOf(long)))
    assert.ok(longer < shorter * MAX_TIMES, `${longer} ms after ${shorter} ms: ${text.slice(0, 20)}`)
    assert.ok(longer < MAX_WORK, `${longer} ms: ${text.slice(0, 20)}`)
  }
})
const LONG = 4000
const SHORT = 400
/** Milliseconds; less is noise. */
const LEAST = 5
/** Ten times as long may take the square of that, and no more. */
const MAX_TIMES = 150
const MAX_WORK = 10_000

/** Letters of scripts that nothing here reads, and of those it does. */
const SCRIPTS = 'abcXYZ猫狗山水あいうアイ한국어русскийعربيעבריתไทยहिन्दीελλά0123456789 ,.!?，。！？“”"\'🐈🎉\n'
const anyScript = fc.string({ unit: fc.constantFrom(...Array.from(SCRIPTS)), maxLength: 120 })

/** Nothing is drawn of it and nothing is said or written in it. */
const isNothing = ({ shots }: vocabulary.ShotList): boolean =>
  shots.every(
    ({ subjects, caption, lines, texts, place }) =>
      subjects.length === 0 && caption === undefined && lines.length === 0 && !texts && place === 'abstract',
  )

test('a prompt in any script is drawn, becomes a card, or gets a note', () => {
  fc.assert(
    fc.property(anyScript, fc.integer(), (prompt, seed) => {
      const list = direct({ prompt, seed })
      assertValid(list)
      if (isNothing(list)) assert.equal(emptyShotNotes(list, prompt).length, 1, JSON.stringify(prompt))
    }),
    { numRuns: 300 },
  )
})

test('a scene replaces an invisible thing, in the mood of its words', () => {
  for (const [prompt, mood, word] of [
    ['Freedom', 'epic', 'freedom'],
    ['Regret', 'sad', 'regret'],
    ['希望', 'happy', '希望'],
    ['The infinity of thought', 'mysterious', 'infinity'],
    ['焦虑', 'tense', '焦虑'],
  ] as const) {
    const [shot] = direct({ prompt, seed: 1 }).shots
    assert.deepEqual([shot!.caption, shot!.mood, shot!.standsFor], [undefined, mood, word])
    assert.ok(shot!.subjects.length > 0 || shot!.imagery, prompt)
  }
})

test('every such scene has a subject and no unknown words', () => {
  for (const scene of readMotifScenes()) {
    const { shots, unknown } = direct({ prompt: scene, seed: 0 })
    assert.ok(shots.length === 1 && (shots[0]!.subjects.length > 0 || shots[0]!.place !== 'abstract'), scene)
    assert.deepEqual(unknown, [], scene)
  }
})

test('a prompt without a picture and without such a scene is a card, and shapes are colours without letters', () => {
  const [card] = direct({ prompt: 'The ineffable', seed: 1 }).shots
  assert.deepEqual([card!.caption, card!.subjects], ['The ineffable', []])
  const [shapes] = direct({ prompt: 'anxiety as moving shapes, black and orange', seed: 1 }).shots
  assert.deepEqual([shapes!.caption, shapes!.place, shapes!.colours], [undefined, 'abstract', ['black', 'orange']])
})
