import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseChord } from '../../src/music/harmony/chords.ts'

// In semitones above the tonic: root, then every tone, as any book of harmony has them.
const CHORDS: Record<string, [root: number, ...tones: number[]]> = {
  I: [0, 0, 4, 7],
  ii: [2, 0, 3, 7],
  iii: [4, 0, 3, 7],
  IV: [5, 0, 4, 7],
  V: [7, 0, 4, 7],
  vi: [9, 0, 3, 7],
  viidim: [11, 0, 3, 6],
  bII: [1, 0, 4, 7],
  bIII: [3, 0, 4, 7],
  bVI: [8, 0, 4, 7],
  bVII: [10, 0, 4, 7],
  I5: [0, 0, 7],
  I6: [0, 0, 4, 7, 9],
  iv6: [5, 0, 3, 7, 9],
  V7: [7, 0, 4, 7, 10],
  ii7: [2, 0, 3, 7, 10],
  IVmaj7: [5, 0, 4, 7, 11],
  imaj7: [0, 0, 3, 7, 11],
  V9: [7, 0, 4, 7, 10, 14],
  ii9: [2, 0, 3, 7, 10, 14],
  Imaj9: [0, 0, 4, 7, 11, 14],
  imaj9: [0, 0, 3, 7, 11, 14],
  Iadd9: [0, 0, 4, 7, 14],
  iadd9: [0, 0, 3, 7, 14],
  i6: [0, 0, 3, 7, 9],
  i7: [0, 0, 3, 7, 10],
  i5: [0, 0, 7],
  Isus2: [0, 0, 2, 7],
  isus2: [0, 0, 2, 7],
  isus4: [0, 0, 5, 7],
  v7sus4: [7, 0, 5, 7, 10],
  Idim: [0, 0, 3, 6],
  Vsus4: [7, 0, 5, 7],
  V7sus4: [7, 0, 5, 7, 10],
  II7b5: [2, 0, 4, 6, 10],
  ii7b5: [2, 0, 3, 6, 10],
}

test('every numeral is the chord that musicians mean by it', () => {
  for (const [numeral, [root, ...tones]] of Object.entries(CHORDS))
    assert.deepEqual(parseChord(numeral), { root, tones }, numeral)
})

test('an invalid chord is reported', () => {
  for (const numeral of ['', 'H', 'VIII', 'Iblue', '7'])
    assert.throws(() => parseChord(numeral), /is not a chord/, numeral)
})
