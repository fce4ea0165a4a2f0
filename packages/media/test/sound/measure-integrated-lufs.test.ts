import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decibelsToGain } from '../../src/sound/decibels.ts'
import { mixSounds } from '../../src/sound/mix-sounds.ts'
import { SAMPLE_RATE, createSilence, type Sound } from '../../src/sound/sound.ts'
import { measuredByFfmpeg } from './ebur128.ts'
import { measureLoudness } from './measure-loudness.ts'
import { noise, makeSound, speechLike, makeTone } from './test-sounds.ts'

const near = (actual: number, expected: number, tolerance: number, of: string): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${of}: ${actual}, expected ${expected} +- ${tolerance}`)

test('silence and nothing measure as minus infinity', () => {
  for (const seconds of [0, 0.1, 5]) {
    const { integratedLufs, truePeakDb } = measureLoudness(createSilence(seconds))
    assert.equal(integratedLufs, Number.NEGATIVE_INFINITY)
    assert.equal(truePeakDb, Number.NEGATIVE_INFINITY)
  }
})

// The tones of EBU Tech 3341: a stereo sine of 1 kHz has a loudness of its own peak level.
test('a tone of 1 kHz at -23 dB has -23 LUFS, and at -33 dB -33', () => {
  for (const level of [-23, -33])
    near(measureLoudness(makeTone(1000, 20, decibelsToGain(level))).integratedLufs, level, 0.1, 'loudness')
})

test('pauses and quiet passages are left out of the loudness', () => {
  const passages: [seconds: number, level: number][] = [
    [10, -72],
    [10, -36],
    [60, -23],
    [10, -36],
    [10, -72],
  ]
  let startSeconds = 0
  const tracks = passages.map(([seconds, level]) => {
    const track = { sound: makeTone(1000, seconds, decibelsToGain(level)), startSeconds }
    startSeconds += seconds
    return track
  })
  near(measureLoudness(mixSounds(100, tracks)).integratedLufs, -23, 0.1, 'loudness')
})

test('a peak between the samples is found', () => {
  // A quarter of the sampling rate, 45 degrees off: every sample lies at 0.707 of the wave's height.
  const between = makeSound(1, (_, i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4))
  near(Math.max(...between.left), 0.354, 0.001, 'the samples')
  near(measureLoudness(between).truePeakDb, -6.02, 0.2, 'the wave')
})

test('a sound too short for a block is measured as a whole', () => {
  for (const seconds of [0.05, 0.2, 0.39])
    near(measureLoudness(makeTone(1000, seconds, decibelsToGain(-20))).integratedLufs, -20, 0.7, `${seconds} s`)
})

const next = noise(5)
let rumble = 0
const samples: Record<string, Sound> = {
  'a tone': makeTone(997, 6, 0.3),
  'low and high tones': mixSounds(6, [{ sound: makeTone(60, 6, 0.4) }, { sound: makeTone(9000, 6, 0.2), pan: 0.7 }]),
  noise: makeSound(6, () => 0.4 * next()),
  'a rumble': makeSound(6, () => 0.5 * (rumble = 0.98 * rumble + 0.02 * next() * 4)),
  'a voice': speechLike(12),
  'a voice that goes to one side': mixSounds(12, [{ sound: speechLike(12), pan: -0.8, gain: 0.2 }]),
  'loud and quiet': mixSounds(20, [
    { sound: speechLike(8) },
    { sound: speechLike(8, 0.05), startSeconds: 10 },
    { sound: makeTone(440, 20, 0.003) },
  ]),
}

for (const [name, sound] of Object.entries(samples))
  test(`${name}: FFmpeg's meter agrees within 0.1 LU`, async () => {
    const theirs = await measuredByFfmpeg(sound)
    const ours = measureLoudness(sound)
    assert.ok(sound.left.length / SAMPLE_RATE >= 1)
    near(ours.integratedLufs, theirs.lufs, 0.1, 'loudness')
    // Above 18 kHz, where only noise has peaks, their longer filter sees more.
    near(ours.truePeakDb, theirs.truePeakDb, name === 'noise' ? 0.8 : 0.3, 'true peak')
  })
