import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSchema } from '../../../media/src/scene/check-schema.ts'
import { MOODS } from '../../src/setting/shot-list.ts'
import { type Genre, genreSchema } from '../../src/music/genres/genre.ts'
import { genres } from '../../src/music/genres/genres.ts'
import { parseChord, parseProgression, scaleOver } from '../../src/music/harmony/chords.ts'
import { voiceChord } from '../../src/music/harmony/voicing.ts'
import { instrumentNamed, instrumentsSchema } from '../../src/music/instruments.ts'
import { moodRules, moodsSchema } from '../../src/music/moods.ts'
import { readData } from '../../src/data-files/read-data.ts'

const GENRES = genres()

test('genres, moods and instruments match their schemas', () => {
  for (const genre of Object.values(GENRES)) assert.deepEqual(checkSchema(genreSchema, genre), [], genre.id)
  assert.deepEqual(checkSchema(moodsSchema, readData('music/moods.json')), [])
  assert.deepEqual(checkSchema(instrumentsSchema, readData('music/instruments.json')), [])
  assert.throws(() => instrumentNamed('theremin'), /no instrument theremin/)
})

test('an invalid numeral is rejected', () => {
  for (const numeral of ['', 'VIII', 'H', 'Iwide']) assert.throws(() => parseChord(numeral), /is not a chord/)
})

test('numerals are read by degree, third and suffix', () => {
  assert.deepEqual(parseChord('I'), { root: 0, tones: [0, 4, 7] })
  assert.deepEqual(parseChord('vi7'), { root: 9, tones: [0, 3, 7, 10] })
  assert.deepEqual(parseChord('bVII'), { root: 10, tones: [0, 4, 7] })
  assert.deepEqual(parseChord('IVmaj7'), { root: 5, tones: [0, 4, 7, 11] })
})

test('the seventh is raised over the dominant in minor', () => {
  assert.deepEqual(scaleOver('minor', parseChord('V')), [0, 2, 3, 5, 7, 8, 11])
  assert.deepEqual(scaleOver('minor', parseChord('i')), [0, 2, 3, 5, 7, 8, 10])
})

test('common tones stay', () => {
  const tonic = voiceChord(parseChord('I'), 0, [55, 72], 3)
  const sixth = voiceChord(parseChord('vi'), 0, [55, 72], 3, tonic)
  assert.equal(tonic.filter(pitch => sixth.includes(pitch)).length, 2)
})

test('every progression of every mood and genre can be read', () => {
  const sources = [
    ...MOODS.map(mood => moodRules(mood)),
    ...Object.values(GENRES).flatMap((genre: Genre) => Object.values(genre.progressions ?? {})),
  ]
  for (const { theme, contrast, cadence } of sources) {
    for (const text of [...theme, ...contrast]) assert.equal(parseProgression(text).length, 4, text)
    for (const text of cadence) assert.equal(parseProgression(text).length, 2, text)
  }
})

test('every pattern consists of whole bars', () => {
  for (const genre of Object.values<Genre>(GENRES)) {
    const patterns = [
      ...genre.parts.flatMap(part => part.patterns ?? []),
      ...[...(genre.grooves ?? []).map(groove => groove.lines), ...(genre.fills ?? [])].flatMap(lines =>
        Object.values(lines),
      ),
    ]
    for (const pattern of patterns) assert.equal(pattern.length % (genre.meter * 4), 0, `${genre.id}: ${pattern}`)
  }
})
