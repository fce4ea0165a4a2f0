import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { readAudio } from '../../src/formats/read-audio.ts'
import { readImage } from '../../src/formats/read-image.ts'
import { readVideo } from '../../src/formats/read-video.ts'
import { sniff } from '../../src/formats/sniff.ts'
import {
  makeAdts,
  makeAvi,
  makeBmp,
  makeFragmentedM4a,
  makeGif,
  makeJpeg,
  makeM4a,
  makeMov,
  makeMp3,
  makeMp4,
  makePng,
  svgText,
  makeSilentWav,
  makeWebp,
} from './sample-files.ts'

const video = { width: 16, height: 8, seconds: 0.4, hasSound: true }

const SAMPLES: Record<string, Buffer> = {
  png: makePng(9, 7),
  jpeg: makeJpeg(40, 30, { orientation: 6 }),
  webp: makeWebp(9, 7),
  bmp: makeBmp(9, 7),
  gif: makeGif(9, 7),
  svg: svgText(),
  wav: makeSilentWav(0.1),
  mp3: makeMp3(0.3),
  aac: makeAdts(0.3),
  m4a: makeM4a(0.3),
  fragmented: makeFragmentedM4a(4),
  mp4: makeMp4({ ...video, edited: 0.2 }),
  'mp4, index first': makeMp4({ ...video, isMovieFirst: true }),
  mov: makeMov({ ...video, isTurned: true }),
  avi: makeAvi(video),
}

// One seed, so that a run can be repeated; another one is a number away.
const RUNS = { numRuns: 3_000 }

/** Reads the bytes in every way; what comes back must be usable, whatever went in. */
function readEverything(bytes: Uint8Array): void {
  sniff(bytes)
  for (const found of [readImage(bytes), readAudio(bytes), readVideo(bytes)]) {
    if (!found.ok) {
      assert.ok(found.why.length > 0)
      continue
    }
    if ('seconds' in found) assert.ok(Number.isFinite(found.seconds) && found.seconds > 0)
    if ('width' in found) {
      assert.ok(Number.isInteger(found.width) && found.width > 0)
      assert.ok(Number.isInteger(found.height) && found.height > 0)
    }
  }
}

function secondsOf(bytes: Uint8Array): number {
  const sound = readAudio(bytes)
  const film = readVideo(bytes)
  return Math.max(sound.ok ? sound.seconds : 0, film.ok ? film.seconds : 0)
}

const anySample = fc.constantFrom(...Object.values(SAMPLES))

test('random bytes are answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), bytes => readEverything(bytes)),
    RUNS,
  )
})

test('random bytes behind the beginning of a real file are answered', () => {
  const tail = fc.uint8Array({ maxLength: 300 })
  fc.assert(
    fc.property(anySample, fc.nat({ max: 200 }), tail, (sample, kept, bytes) =>
      readEverything(Buffer.concat([sample.subarray(0, kept), bytes])),
    ),
    RUNS,
  )
})

test('a few changed bytes anywhere in a real file are answered', () => {
  const change = fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.integer({ min: 0, max: 255 })))
  fc.assert(
    fc.property(anySample, fc.array(change, { minLength: 1, maxLength: 4 }), (sample, changes) => {
      const bytes = Buffer.from(sample)
      for (const [at, value] of changes) bytes[at % bytes.length] = value
      readEverything(bytes)
    }),
    RUNS,
  )
})

for (const [name, sample] of Object.entries(SAMPLES)) {
  test(`every byte of a file changed in turn is answered: ${name}`, () => {
    const bytes = Buffer.from(sample)
    for (let at = 0; at < Math.min(bytes.length, 1_500); at++) {
      const original = bytes[at] ?? 0
      for (const value of [0, 0xff, original ^ 0x80, original ^ 1]) {
        bytes[at] = value
        readEverything(bytes)
      }
      bytes[at] = original
    }
  })

  test(`a file cut off at any byte never claims to be longer than the whole: ${name}`, () => {
    const whole = secondsOf(sample)
    for (let length = 0; length < sample.length; length++) {
      const cut = sample.subarray(0, length)
      readEverything(cut)
      assert.ok(secondsOf(cut) <= whole)
    }
  })
}
