import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castShots, type Mode } from '../../../src/film-writing/music-video/cast-shots.ts'
import { energyAt, findPhrases } from '../../../src/film-writing/music-video/song.ts'
import { subtitlesFromWords } from '../../../../media/src/language/subtitles-from-words.ts'
import { songOf } from './songs.ts'

const shots = (count: number, seconds = 4) =>
  Array.from({ length: count }, (_, at) => ({ fromSeconds: at * seconds, toSeconds: (at + 1) * seconds }))
const song = songOf({ seconds: 24, tempo: 120, sung: [[0, 24]] })

/** Who sings shot by shot; a dash where nobody does. */
const castOf = (mode: Mode, singers: number, others = 0, from = song, count = 6): string =>
  castShots(shots(count), from, mode, singers, others)
    .map(part => part.singer ?? '-')
    .join('')

test('only visible people sing, and only if singing is requested', () => {
  assert.equal(castOf('sing', 0), '------')
  for (const mode of ['plain', 'perform', 'dance'] as const) assert.equal(castOf(mode, 2), '------')
})

test('all shots of sing are sung; in other modes every other one, and singers alternate', () => {
  assert.equal(castOf('sing', 1), '000000')
  assert.equal(castOf('sing_perform', 1), '0-0-0-')
  assert.equal(castOf('lip_sync', 2), '0-1-0-')
})

test('pictures without singers get a number of shots in proportion, and each singer keeps one', () => {
  assert.equal(castOf('sing', 1, 2), '0-00-0')
  assert.equal(castOf('sing', 1, 3).replaceAll('0', ''), '---')
  assert.equal(castOf('sing', 1, 99).replaceAll('0', ''), '-----')
  // Enough shots are free already.
  assert.equal(castOf('sing_perform', 1, 3), '0-0-0-')
})

test('a shot is sung if a third of it is', () => {
  const sung = (seconds: number) => songOf({ seconds: 8, tempo: 120, sung: [[0, seconds]] })
  assert.equal(castOf('sing', 1, 0, sung(2), 2), '0-')
  assert.equal(castOf('sing', 1, 0, sung(1), 2), '--')
  assert.equal(castOf('sing', 1, 0, sung(6), 2), '00')
  // Where no words were heard, everything counts as sung.
  assert.equal(castOf('sing', 1, 0, songOf({ seconds: 8, tempo: 120 }), 2), '00')
})

test('a phrase ends with a breath or after ten seconds', () => {
  const word = (fromSeconds: number, toSeconds: number) => ({ text: 'la', fromSeconds, toSeconds })
  assert.equal(findPhrases({ words: [word(0, 1), word(1.6, 2)] }).length, 1)
  assert.equal(findPhrases({ words: [word(0, 1), word(1.8, 2)] }).length, 2)
  assert.deepEqual(findPhrases({ words: [word(0, 5), word(5.1, 9.9), word(10, 10.5)] }), [
    { fromSeconds: 0, toSeconds: 9.9 },
    { fromSeconds: 10, toSeconds: 10.5 },
  ])
})

test('loudness is known by section of the song, and the last one also holds after the end', () => {
  const two = songOf({
    seconds: 20,
    tempo: 120,
    sections: [
      [0, 0.2],
      [10, 0.9],
    ],
  })
  assert.deepEqual([energyAt(two, 0), energyAt(two, 9.9), energyAt(two, 10), energyAt(two, 99)], [0.2, 0.2, 0.9, 0.9])
  assert.equal(energyAt({ ...two, sections: [] }, 5), 0.5)
})

test('close words are one subtitle, and a pause or a stop separates them', () => {
  const linesOf = (pause: number, first = 'hello'): string[] =>
    subtitlesFromWords([
      { text: first, fromSeconds: 0, toSeconds: 1 },
      { text: 'there', fromSeconds: 1 + pause, toSeconds: 2 + pause },
    ]).map(one => one.text)
  assert.deepEqual(linesOf(0.6), ['hello there'])
  assert.deepEqual(linesOf(0.8), ['hello', 'there'])
  assert.deepEqual(linesOf(0.1, 'hello.'), ['hello.', 'there'])
  assert.deepEqual(linesOf(4.5, 'hello'), ['hello', 'there'])
})
