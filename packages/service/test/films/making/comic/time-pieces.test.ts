import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { timePieces } from '../../../../src/films/making/comic/time-pieces.ts'

const word = (text: string, fromSeconds: number, toSeconds: number) => ({ text, fromSeconds, toSeconds })

describe('pieces of speech', () => {
  test('are none for silence', () => {
    assert.deepEqual(timePieces(['Hello'], []), [])
    assert.deepEqual(timePieces([], [word('Hello', 0, 1)]), [])
  })

  test('last from their first word to their last', () => {
    const words = [word('Look,', 0.1, 0.4), word('a', 0.5, 0.6), word('heron!', 0.6, 1), word('Hush.', 1.4, 1.8)]
    assert.deepEqual(timePieces(['Look, a heron!', 'Hush.'], words), [
      word('Look, a heron!', 0.1, 1),
      word('Hush.', 1.4, 1.8),
    ])
  })

  test('have borders within a word despite long numbers', () => {
    const words = [
      word('in', 0, 0.2),
      word('nineteen', 0.2, 0.6),
      word('eighty', 0.6, 0.9),
      word('four', 0.9, 1.2),
      word('it', 1.5, 1.6),
      word('rained', 1.6, 2),
    ]
    const [first, second] = timePieces(['in 1984', 'it rained'], words)
    assert.ok(first && second && first.toSeconds <= second.fromSeconds)
    assert.ok(second.toSeconds === 2)
  })

  test('are divided by characters in Chinese', () => {
    const words = ['清晨', '小雨', '走进', '森林', '寻找', '铃铛'].map((text, at) => word(text, at, at + 0.9))
    assert.deepEqual(timePieces(['清晨，小雨走进森林，', '寻找铃铛。'], words), [
      word('清晨，小雨走进森林，', 0, 3.9),
      word('寻找铃铛。', 4, 5.9),
    ])
  })
})
