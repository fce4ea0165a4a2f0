import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { recogniseWords } from '../../../src/hearing/words/recognise-words.ts'
import { secondsToSamples, createSilence, type Sound } from '../../../../media/src/sound/sound.ts'
import { type FakeWindow, fakeWhisper, type Spoken } from './fake-whisper.ts'

/** A hum, so that there is something to hear. */
function humOf(seconds: number): Sound {
  const left = Float32Array.from({ length: secondsToSamples(seconds) }, (_, i) => 0.1 * Math.sin(i / 40))
  return { left, right: left }
}

/** Words a second apart between two times. */
const said = (words: string, from = 0, to = 29): Spoken[] => [
  { time: 0 },
  ...words.split('|').map((word, at) => ({ word, at: from + at + 0.5 })),
  { time: to },
]

const hear = (windows: FakeWindow[], seconds: number, language?: string) => {
  const whisper = fakeWhisper(windows)
  return recogniseWords(whisper, humOf(seconds), { ...(language !== undefined && { language }) }).then(heard => ({
    ...heard,
    whisper,
    texts: heard.words.map(({ text }) => text),
  }))
}

describe('no words are invented', () => {
  test('silence is not decoded', async () => {
    const whisper = fakeWhisper([{ spoken: said(' Thank| you.') }])
    assert.deepEqual(await recogniseWords(whisper, createSilence(40)), { language: '', words: [] })
    assert.equal(whisper.heard, 0)
  })

  test('a guess without speech gives no words and no language', async () => {
    const { words, language } = await hear([{ spoken: said(' Thank| you.'), silence: 0.8, sureness: 7 }], 20)
    assert.deepEqual([words, language], [[], ''])
  })

  test('words guessed in music are tried again and then left out', async () => {
    const { words, whisper } = await hear([{ spoken: said(' Thank| you.'), silence: 0.4, sureness: 7 }], 20)
    assert.deepEqual(words, [])
    // Once for whether anybody speaks, and three times for what.
    assert.equal(whisper.tellings, 4)
  })

  test('words that repeat endlessly are left out, whatever their confidence', async () => {
    const circle = said(Array.from({ length: 12 }, () => " I'm| a| little| older").join('|'))
    assert.deepEqual((await hear([{ spoken: circle }], 30)).words, [])
  })

  test('a refrain is not an endless repetition', async () => {
    const { texts } = await hear([{ spoken: said(' la| la| la| my| love| la| la| la| my| love') }], 30)
    assert.equal(texts.length, 10)
  })
})

test('words have the times of their attention, which never decrease', async () => {
  const { words, language } = await hear([{ spoken: said(' Good| morning,| every|one.', 2) }], 10)
  assert.deepEqual(
    words.map(({ text }) => text),
    ['Good', 'morning,', 'everyone.'],
  )
  assert.equal(language, 'en')
  words.forEach((word, at) => {
    assert.ok(word.fromSeconds >= (words[at - 1]?.toSeconds ?? 0), JSON.stringify(words))
    assert.ok(word.toSeconds >= word.fromSeconds && word.toSeconds <= 10)
  })
  assert.ok(Math.abs((words[1]?.fromSeconds ?? 0) - 3.3) < 0.4, JSON.stringify(words))
})

test('a longer sound is decoded window by window, each from the end of the last whole segment', async () => {
  const first = [...said(' one| two', 0, 20), { time: 20 }]
  const { words, texts, whisper } = await hear([{ spoken: first }, { spoken: said(' three', 5) }], 45)
  assert.deepEqual(texts, ['one', 'two', 'three'])
  assert.equal(whisper.heard, 2)
  assert.ok((words[2]?.fromSeconds ?? 0) > 25, JSON.stringify(words))
})

test('Chinese is simplified and split into words, unless traditional is requested', async () => {
  const window: FakeWindow = { spoken: said('請|問|車站|。'), language: 'zh' }
  const simplified = await hear([window], 10)
  assert.deepEqual([simplified.texts, simplified.language], [['请', '问', '车站。'], 'zh'])
  assert.deepEqual((await hear([window], 10, 'zh-TW')).texts, ['請', '問', '車站。'])
})

test('other languages with the same characters stay unchanged', async () => {
  assert.deepEqual((await hear([{ spoken: said('電|車'), language: 'ja' }], 5)).texts, ['電', '車'])
})

test('a number among characters is a separate word', async () => {
  const { texts } = await hear([{ spoken: said('早|上|7|点|,|20|0|元'), language: 'zh' }], 12)
  assert.deepEqual(texts, ['早', '上', '7', '点,', '200', '元'])
})

test('a character of several tokens is one character', async () => {
  const whisper = fakeWhisper([{ spoken: said('a|b'), language: 'zh' }])
  const [one, two] = [Buffer.from('好').subarray(0, 2), Buffer.from('好').subarray(2)]
  const vocabulary = whisper.vocabulary.map(bytes => (bytes[0] === 97 ? one : two))
  const { words } = await recogniseWords({ ...whisper, vocabulary }, humOf(5))
  assert.deepEqual(
    words.map(({ text }) => text),
    ['好'],
  )
})

test('the requested language is used, and an unknown one is detected instead', async () => {
  const window: FakeWindow = { spoken: said(' hola'), language: 'es' }
  assert.equal((await hear([window], 5, 'fr')).language, 'fr')
  assert.equal((await hear([window], 5, 'xx')).language, 'es')
})

test('no word lasts longer than four seconds, or beyond the sound', async () => {
  const spoken: Spoken[] = [{ time: 0 }, { word: ' long', at: 1 }, { word: ' end', at: 18 }, { time: 19 }]
  const { words } = await hear([{ spoken }], 19)
  for (const { fromSeconds, toSeconds } of words) assert.ok(toSeconds - fromSeconds <= 4 && toSeconds <= 19)
})

test('a word ends with its segment', async () => {
  const spoken: Spoken[] = [
    { time: 0 },
    { word: ' one', at: 1 },
    { time: 1.5 },
    { time: 6 },
    { word: ' two', at: 6.5 },
    { time: 8 },
  ]
  const { words } = await hear([{ spoken }], 10)
  assert.equal(words.length, 2)
  assert.ok(words[0]!.toSeconds <= 1.5, JSON.stringify(words))
  assert.ok(words[1]!.fromSeconds >= 5.5)
})

test('progress is reported up to the end', async () => {
  const reports: number[] = []
  const whisper = fakeWhisper([{ spoken: said(' one') }, { spoken: said(' two') }])
  await recogniseWords(whisper, humOf(45), { report: percent => reports.push(percent) })
  assert.deepEqual(
    reports,
    reports.toSorted((a, b) => a - b),
  )
  assert.equal(reports.at(-1), 100)
  assert.ok(reports.length >= 2)
})

test('a click of less than a tenth of a second is not decoded', async () => {
  const whisper = fakeWhisper([{ spoken: said(' one') }])
  assert.deepEqual((await recogniseWords(whisper, humOf(0.08))).words, [])
  assert.equal(whisper.heard, 0)
})

test('the language of the first words is used for the rest', async () => {
  const { language } = await hear(
    [
      { spoken: [...said(' hola', 0, 20), { time: 20 }], language: 'es' },
      { spoken: said(' hello'), language: 'en' },
    ],
    45,
  )
  assert.equal(language, 'es')
})
