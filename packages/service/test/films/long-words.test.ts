import { test } from 'node:test'
import { writeAd } from './written-films.ts'
import { writeGeneral } from './written-films.ts'
import { sweepReadings } from '../../../../test/harness/sweep-readings.ts'
import { TEXT_SHAPES } from '../../../../test/harness/text-shapes.ts'

// They are read in the process that answers requests, at the full length of their fields: most take some milliseconds.
const MAX_MS = 1_000
// What took seconds, and some of the others; the long suite has all of them.
const WORST =
  /^(?:open bracket, quotes|curly quotes, run|han speech, quotes|sizes, words|syllables, and|nested the friend)/u
const shapes = TEXT_SHAPES.filter(({ name }, at) => WORST.test(name) || at % 10 === 0)

test('films are written from any form of text without delaying others', () =>
  sweepReadings(shapes, {
    length: 3_000,
    mostMs: MAX_MS,
    read: prompt => writeGeneral({ prompt, pictures: [], seconds: 60, seed: 1 }),
  }))

test('advertisements are written from any form of text without delaying others', () =>
  sweepReadings(shapes, {
    length: 2_000,
    mostMs: MAX_MS,
    read: prompt => writeAd({ prompt, pictures: [], seconds: 60, seed: 1, language: 'en', creative: true }),
  }))
