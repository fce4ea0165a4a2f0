import type { Genre } from './genre.ts'

export const jazz: Genre = {
  name: 'jazz',
  about: 'trio and a horn: walking bass, swung ride cymbal, piano in sevenths',
  tempo: [76, 168],
  meter: 4,
  swing: { unit: 1, part: 0.64 },
  room: 'small',
  slows: true,
  kit: 'jazz',
  progressions: {
    major: {
      theme: ['ii7 | V7 | Imaj7 | vi7', 'Imaj7 | vi7 | ii7 | V7', 'iii7 | VI7 | ii7 | V7'],
      contrast: ['IVmaj7 | iv6 | iii7 VI7 | ii7 V7', 'III7 | VI7 | II7 | V7'],
      cadence: ['ii7 | V9', 'II7 | ii7 V7'],
    },
    minor: {
      theme: ['i7 | iv7 | ii7b5 V7 | i7', 'i6 | ii7b5 V7 | i7 | V7', 'i7 | bVI7 | ii7b5 | V7'],
      contrast: ['iv7 | bVII7 | bIIImaj7 | bVImaj7', 'bVImaj7 | ii7b5 | V7 | i7'],
      cadence: ['ii7b5 | V7', 'bVI7 | V7'],
    },
  },
  parts: [
    {
      role: 'melody',
      instruments: ['tenor-sax', 'muted-trumpet', 'alto-sax', 'vibraphone', 'jazz-guitar'],
      levelDb: -1,
      pan: 0.1,
      reverb: 0.3,
      from: 0.4,
    },
    {
      role: 'chords',
      instruments: ['piano', 'jazz-guitar', 'rhodes'],
      levelDb: -1,
      pan: -0.25,
      reverb: 0.2,
      from: 0,
      register: [52, 74],
      voices: 4,
      patterns: ['X-----x---......', 'X-....x-....x-..x---..X-......x-', '..X-....x-x-....X--...x-..X-..x-'],
    },
    {
      role: 'bass',
      instruments: ['upright-bass'],
      levelDb: 2,
      pan: 0.1,
      reverb: 0.1,
      from: 0,
      patterns: ['R-------5-----a-', 'R---3---5---a---', 'R---5---3---a---R---3---7---a---'],
    },
  ],
  grooves: [
    { from: 0, lines: { ride: 'x...x.o.x...x.o.', kick: 'o...o...o...o...', pedalHat: '....o.......o...' } },
    { from: 0.45, lines: { ride: 'x...x.x.x...x.x.', pedalHat: '....o.......o...', kick: 'o...o...o...o...' } },
    {
      from: 0.75,
      lines: {
        ride: 'x...X.x.x...X.x.',
        pedalHat: '....o.......o...',
        kick: 'x...o...x...o...',
        snare: '......o........o..o.......o.....',
      },
    },
  ],
  fills: [
    { ride: 'x...x.o.........', snare: '........x.o.x.o.', highTom: '..........o...x.', kick: 'o.......o.....x.' },
  ],
}
