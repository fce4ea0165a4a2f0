import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amplitudeToDecibels } from '../../src/sound/decibels.ts'
import { duckUnder } from '../../src/sound/duck-under.ts'
import { mixSounds } from '../../src/sound/mix-sounds.ts'
import { soundSeconds, createSilence } from '../../src/sound/sound.ts'
import { assertSame, cutSound, rootMeanSquare, makeSound, speechLike, steepestStep, makeTone } from './test-sounds.ts'

const music = makeTone(300, 8)
// Heard from 2 to 4 s.
const voice = mixSounds(8, [{ sound: makeTone(200, 2, 0.3), startSeconds: 2 }])
const ducking = { depthDb: 12, attackMs: 100, releaseMs: 400 }
const ducked = duckUnder(music, voice, ducking)
const changeAt = (second: number): number =>
  amplitudeToDecibels(
    rootMeanSquare(cutSound(ducked, second - 0.01, second + 0.01)) /
      rootMeanSquare(cutSound(music, second - 0.01, second + 0.01)),
  )

test('music without a voice over it is left exactly as it is', () => {
  assertSame(duckUnder(music, createSilence(8), ducking), music)
  assertSame(duckUnder(music, createSilence(0), ducking), music)
  const roomNoise = makeTone(100, 8, 0.002)
  assertSame(duckUnder(music, roomNoise, ducking), music)
})

test('music is down by the depth from the first to the last sound of the voice', () => {
  for (const second of [2.02, 2.5, 3, 3.98]) assert.ok(Math.abs(changeAt(second) + 12) < 0.2, `${second} s`)
})

test('music begins to fall one attack before the voice, and is back one release after the pause that is held', () => {
  assert.ok(Math.abs(changeAt(1.87)) < 0.05, 'before the attack')
  assert.ok(changeAt(1.95) < -3 && changeAt(1.95) > -9, 'half-way down')
  assert.ok(changeAt(4.2) < -11.5, 'held')
  assert.ok(changeAt(4.45) < -3 && changeAt(4.45) > -9, 'half-way up')
  assert.ok(Math.abs(changeAt(4.75)) < 0.05, 'back')
})

test('a pause between two words does not let the music up', () => {
  const words = mixSounds(4, [
    { sound: makeTone(200, 1, 0.3), startSeconds: 1 },
    { sound: makeTone(200, 1, 0.3), startSeconds: 2.2 },
  ])
  const under = duckUnder(makeTone(300, 4), words, ducking)
  assert.ok(
    amplitudeToDecibels(rootMeanSquare(cutSound(under, 2, 2.2)) / rootMeanSquare(cutSound(music, 2, 2.2))) < -11.8,
  )
})

test('the gain never jumps: a constant comes out as a smooth curve', () => {
  const constant = makeSound(8, () => 0.5)
  const curve = duckUnder(constant, speechLike(8), ducking)
  // 12 dB in 100 ms, along the middle of a smooth step, moves a constant of 0.5 by less than this a sample.
  assert.ok(steepestStep(curve) < 0.0003, `${steepestStep(curve)}`)
})

test('a voice longer than the music does not lengthen it, and a shorter one lets it recover', () => {
  assert.equal(soundSeconds(duckUnder(makeTone(300, 1), voice, ducking)), 1)
  const early = duckUnder(music, makeTone(200, 1, 0.3), ducking)
  assert.ok(
    Math.abs(amplitudeToDecibels(rootMeanSquare(cutSound(early, 5, 6)) / rootMeanSquare(cutSound(music, 5, 6)))) <
      0.001,
  )
})

test('attack and release of zero length are steps', () => {
  const stepped = duckUnder(music, voice, { depthDb: 6, attackMs: 0, releaseMs: 0 })
  assert.ok([...stepped.left].every(Number.isFinite))
})
