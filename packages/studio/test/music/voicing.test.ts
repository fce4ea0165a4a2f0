import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseChord } from '../../src/music/harmony/chords.ts'
import { type Register, voiceChord } from '../../src/music/harmony/voicing.ts'

const C = 0
const REGISTER: Register = [52, 74]
const voice = (numeral: string, voices = 3, before?: number[], register = REGISTER): number[] =>
  voiceChord(parseChord(numeral), C, register, voices, before)
const classesOf = (pitches: readonly number[]): number[] =>
  [...new Set(pitches.map(pitch => pitch % 12))].sort((a, b) => a - b)

test('a first chord is in the middle of its register, with its voices in order', () => {
  // The close position whose centre is nearest to 63.
  assert.deepEqual(voice('I'), [60, 64, 67])
  assert.deepEqual(voice('I', 3, undefined, [40, 60]), [48, 52, 55])
})

test('common tones of two chords stay, and the other voices move the shortest way', () => {
  // C E G to A minor: G goes up to A. To F: E and G go up a step each. To G: C and E go down a step.
  assert.deepEqual(voice('vi', 3, [60, 64, 67]), [60, 64, 69])
  assert.deepEqual(voice('IV', 3, [60, 64, 67]), [60, 65, 69])
  assert.deepEqual(voice('V', 3, [60, 64, 67]), [59, 62, 67])
})

test('a repeated chord does not move, and a step up moves up', () => {
  assert.deepEqual(voice('I', 4, [55, 60, 64, 72]), [55, 60, 64, 72])
  assert.deepEqual(voice('ii', 3, [60, 64, 67]), [62, 65, 69])
  // From the lower end of the register it goes to where it is near, not to the middle at once.
  assert.deepEqual(voice('vi', 3, [48, 52, 55]), [52, 57, 60])
})

test('every chord of a long piece stays in its register', () => {
  let before: number[] | undefined
  for (let turn = 0; turn < 20; turn++)
    for (const numeral of ['I', 'V', 'vi', 'iii', 'IV', 'ii', 'V']) {
      before = voice(numeral, 3, before)
      assert.ok(before[0]! >= 52 && before.at(-1)! <= 74, `${numeral} ${before.join()}`)
      const centre = before.reduce((sum, pitch) => sum + pitch, 0) / before.length
      assert.ok(Math.abs(centre - 63) < 5, `${numeral} ${before.join()}`)
    }
})

test('four voices double the root of a triad; five tones in four voices omit the fifth, in three also the root', () => {
  const doubled = voice('I', 4)
  assert.equal(doubled.length, 4)
  assert.deepEqual(classesOf(doubled), [0, 4, 7])
  assert.equal(doubled.filter(pitch => pitch % 12 === 0).length, 2)
  // A ninth on C: C E G Bb D.
  assert.deepEqual(classesOf(voice('I9', 5)), [0, 2, 4, 7, 10])
  assert.deepEqual(classesOf(voice('I9', 4)), [0, 2, 4, 10])
  assert.deepEqual(classesOf(voice('I9', 3)), [2, 4, 10])
})

test('a narrow register is exceeded upwards rather than losing a tone', () => {
  const narrow = voice('I', 3, undefined, [60, 62])
  assert.deepEqual(narrow, [60, 64, 67])
})

test('another key transposes the chord', () => {
  assert.deepEqual(classesOf(voiceChord(parseChord('I'), 2, REGISTER, 3)), [2, 6, 9])
})
