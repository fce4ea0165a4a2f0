import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findLines, placeLines, totalSeconds } from '../../../../src/films/making/design/place-lines.ts'

const words = (...times: [number, number][]) =>
  times.map(([fromSeconds, toSeconds], index) => ({ text: `w${index}`, fromSeconds, toSeconds }))

describe('lines in speech', () => {
  test('are none for silence', () => {
    assert.deepEqual(findLines([], 3), [])
  })

  test('are between the longest pauses, in order', () => {
    const spoken = words([0.1, 0.4], [0.5, 0.9], [1.7, 2], [2.3, 2.6], [3.5, 4])
    assert.deepEqual(findLines(spoken, 3), [
      { fromSeconds: 0.1, toSeconds: 0.9 },
      { fromSeconds: 1.7, toSeconds: 2.6 },
      { fromSeconds: 3.5, toSeconds: 4 },
    ])
  })

  test('are as many as the words if there are fewer words', () => {
    assert.equal(findLines(words([0, 1], [2, 3]), 5).length, 2)
  })
})

describe('lines in a film', () => {
  const lines = [
    { fromSeconds: 0, toSeconds: 2 },
    { fromSeconds: 3, toSeconds: 4 },
    { fromSeconds: 5, toSeconds: 7 },
  ]

  test('begin slightly after their shots', () => {
    assert.deepEqual(placeLines(lines, [0, 4, 8], 15), [0.25, 4.25, 8.25])
  })

  test('wait for the line before', () => {
    const [first = 0, second = 0, third = 0] = placeLines(lines, [0, 1, 2], 15)
    assert.ok(second >= first + 2 && third >= second + 1)
  })

  test('come earlier if the film would end too soon', () => {
    const places = placeLines(lines, [0, 4, 8], 9)
    for (const [index, at] of places.entries()) {
      const until = places[index + 1] ?? 9
      assert.ok(at >= 0 && at + lines[index]!.toSeconds - lines[index]!.fromSeconds <= until, `line ${index} at ${at}`)
    }
  })

  test('fit whenever they have enough time', () => {
    const seconds = totalSeconds(lines)
    const places = placeLines(lines, [0, seconds, seconds], seconds)
    assert.ok(places[2]! + 2 <= seconds)
    assert.ok(places[0]! + 2 <= places[1]! && places[1]! + 1 <= places[2]!)
  })
})
