import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { calculateTiming } from '../../src/voice/timing.ts'
import { gatherSpeech } from '../../src/voice/gather-speech.ts'
import { phonemesToVisemes } from '../../src/voice/phonemes-to-visemes.ts'
import type { SpeechPiece, SpokenWord } from '../../src/voice/spoken.ts'
import { punctuateWords } from '../../../media/src/engine/punctuate-words.ts'
import type { Signs } from '../../src/voice/script/write-signs.ts'

/** Signs of a tenth of a second each, and the words they belong to: `[from, to, first sign, end sign]`. */
function timingOf(
  text: string,
  signs: string,
  words: readonly (readonly [number, number, number, number])[],
  parts?: Signs['words'][number]['parts'],
) {
  const list = Array.from(signs)
  return calculateTiming(
    {
      signs: list,
      words: words.map(([from, to, firstSign, endSign]) => ({
        from,
        to,
        firstSign,
        endSign,
        parts: parts ?? [{ from, to, ipa: '', firstSign, endSign }],
      })),
    },
    { bounds: [0, ...list.map((_, at) => (at + 1) / 10)], text, timeOf: seconds => seconds + 1 },
  )
}
const near = (found: number | undefined, wanted: number): void =>
  assert.ok(Math.abs((found ?? NaN) - wanted) < 1e-9, `${found} is not ${wanted}`)

describe('times', () => {
  test('of a word go from its first sign to its last, in the finished speech', () => {
    const { words } = timingOf('hi you', 'hI ju.', [
      [0, 2, 0, 2],
      [3, 6, 3, 5],
    ])
    assert.deepEqual(
      words.map(({ text }) => text),
      ['hi', 'you'],
    )
    near(words[0]!.startSeconds, 1)
    near(words[0]!.endSeconds, 1.2)
    near(words[1]!.startSeconds, 1.3)
    near(words[1]!.endSeconds, 1.5)
  })

  test('of pieces at one position of the text are one word', () => {
    const { words } = timingOf('555', 'abcd', [
      [0, 3, 0, 2],
      [0, 3, 2, 4],
    ])
    assert.equal(words.length, 1)
    near(words[0]!.endSeconds, 1.4)
  })

  test('of characters are equal shares of their word, also when it is read longer', () => {
    const { characters } = timingOf('abcd', 'wxyz', [[0, 4, 0, 4]])
    assert.deepEqual(
      characters.map(({ text }) => text),
      ['a', 'b', 'c', 'd'],
    )
    characters.forEach(({ startSeconds, endSeconds }, at) => {
      near(startSeconds, 1 + at / 10)
      near(endSeconds, 1.1 + at / 10)
    })
    const more = timingOf('ab', 'wxyz', [
      [0, 2, 0, 2],
      [0, 2, 2, 4],
    ]).characters
    assert.equal(more.length, 2)
    near(more[0]!.endSeconds, 1.2)
    near(more[1]!.endSeconds, 1.4)
  })

  test('of a character of two units are one', () => {
    const { characters } = timingOf('𠀀𠀁', 'wx', [[0, 4, 0, 2]])
    assert.deepEqual(
      characters.map(({ text, from, to }) => [text, from, to]),
      [
        ['𠀀', 0, 2],
        ['𠀁', 2, 4],
      ],
    )
  })

  test('include stress with the next sound, length and tone with the one before, and marks with none', () => {
    const { phonemes } = timingOf('x', 'hˈiː, ni↗', [[0, 1, 0, 4]])
    assert.deepEqual(
      phonemes.map(({ ipa }) => ipa),
      ['h', 'iː', 'n', 'i↗'],
    )
    near(phonemes[1]!.startSeconds, 1.1)
    near(phonemes[1]!.endSeconds, 1.4)
    near(phonemes[3]!.endSeconds, 1.9)
  })
})

describe('a whole speech', () => {
  const sound = (samples: number, value: number): SpeechPiece => ({
    kind: 'sound',
    sound: { left: new Float32Array(samples).fill(value), right: new Float32Array(samples).fill(-value) },
    words: [{ text: 'a', from: 0, to: 1, startSeconds: 0, endSeconds: 1 }],
    characters: [],
    phonemes: [{ ipa: 'a', startSeconds: 0, endSeconds: 1 }],
  })
  async function* pieces(...list: SpeechPiece[]): AsyncGenerator<SpeechPiece> {
    yield* list
  }

  test('is its pieces in sequence, with silent pauses', async () => {
    const {
      sound: whole,
      words,
      phonemes,
    } = await gatherSpeech(pieces(sound(10, 1), { kind: 'pause', seconds: 0.001 }, sound(5, 0.5)))
    assert.equal(whole.left.length, 10 + 48 + 5)
    assert.deepEqual([whole.left[9], whole.left[10], whole.left[57], whole.left[58]], [1, 0, 0, 0.5])
    assert.equal(whole.right[0], -1)
    assert.deepEqual([words.length, phonemes.length], [2, 2])
  })

  test('is silent if it is empty, and rejected if it is too long', async () => {
    assert.equal((await gatherSpeech(pieces())).sound.left.length, 0)
    await assert.rejects(gatherSpeech(pieces({ kind: 'pause', seconds: 3 }), 2), /longer than 2 seconds/)
  })
})

describe('mouth shapes', () => {
  const shapesOf = (signs: string): string[] =>
    phonemesToVisemes(
      Array.from(signs).map((ipa, at) => ({ ipa, startSeconds: at / 10, endSeconds: (at + 1) / 10 })),
    ).map(({ shape }) => shape)

  test('are the standard visemes', () => {
    for (const [signs, shape] of [
      ['b', 'closed'],
      ['f', 'teeth'],
      ['θ', 'tongue'],
      ['s', 'narrow'],
      ['i', 'wide'],
      ['a', 'open'],
      ['o', 'round'],
      ['Ω', 'narrow'],
    ] as const)
      assert.deepEqual(shapesOf(signs), [shape], signs)
  })

  test('follow each other without a gap from the first sound to the last', () => {
    const visemes = phonemesToVisemes([
      { ipa: 'a', startSeconds: 0, endSeconds: 0.1 },
      { ipa: 'b', startSeconds: 0.15, endSeconds: 0.2 },
      { ipa: 'o', startSeconds: 1, endSeconds: 1.1 },
    ])
    for (let at = 1; at < visemes.length; at++) assert.equal(visemes[at]!.startSeconds, visemes[at - 1]!.endSeconds)
    assert.ok(visemes.some(({ shape, openness }) => shape === 'rest' && openness === 0))
  })
})

describe('words with their marks', () => {
  const spoken = (text: string, ...words: string[]): SpokenWord[] => {
    let from = 0
    return words.map((word, at) => {
      from = text.indexOf(word, from)
      const found = { text: word, from, to: from + word.length, startSeconds: at, endSeconds: at + 0.12345 }
      from = found.to
      return found
    })
  }
  const shown = (text: string, ...words: string[]): string[] =>
    punctuateWords(text, spoken(text, ...words)).map(({ text: one }) => one)

  test('have closing marks with the word before, opening ones with the word after', () => {
    assert.deepEqual(shown('Yes, (no) “go”!', 'Yes', 'no', 'go'), ['Yes,', '(no)', '“go”!'])
    assert.deepEqual(shown('他说：“好。”', '他', '说', '好'), ['他', '说：', '“好。”'])
  })

  test('have a currency before its figure, and an emoji after its word', () => {
    assert.deepEqual(shown('pay $5 😀 now', 'pay', '5', 'now'), ['pay', '$5 😀', 'now'])
  })

  test('omit pause markers, and round times to milliseconds', () => {
    assert.deepEqual(shown('one<#1.5#>two', 'one', 'two'), ['one', 'two'])
    assert.equal(punctuateWords('one', spoken('one', 'one'))[0]!.toSeconds, 0.123)
  })
})
