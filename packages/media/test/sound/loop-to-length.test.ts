import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFrequency } from './find-frequency.ts'
import { loopToLength } from '../../src/sound/loop-to-length.ts'
import { mixSounds } from '../../src/sound/mix-sounds.ts'
import { soundSeconds, createSilence } from '../../src/sound/sound.ts'
import { assertSame, noise, cutSound, rootMeanSquare, makeSound, steepestStep, makeTone } from './test-sounds.ts'

/** The lowest and the highest level of any tenth of a second. */
function levelsOf(sound: ReturnType<typeof makeTone>, fromSeconds: number, toSeconds: number): [number, number] {
  const levels: number[] = []
  for (let at = fromSeconds; at + 0.1 <= toSeconds; at += 0.05)
    levels.push(rootMeanSquare(cutSound(sound, at, at + 0.1)))
  return [Math.min(...levels), Math.max(...levels)]
}

test('nothing and silence become silence of the asked length', () => {
  for (const empty of [createSilence(0), createSilence(1), createSilence(9)]) {
    const loop = loopToLength(empty, 5)
    assert.equal(loop.left.length, 240_000)
    assert.ok(loop.left.every(sample => sample === 0))
  }
})

test('a sound of a few samples is repeated without a jump beyond its own', () => {
  for (const samples of [1, 2, 3, 5, 17, 100]) {
    const grain = makeSound(samples / 48_000, (_, i) => 0.5 + i / 1_000)
    const loop = loopToLength(grain, 0.1)
    assert.equal(loop.left.length, 4_800)
    assert.ok(loop.left.every(Number.isFinite))
    assert.ok(
      loop.left.subarray(0, 3_000).every(sample => sample > 0.3 && sample < 0.9),
      `${samples} samples`,
    )
  }
})

test('longer music is cut and fades out, and is untouched before', () => {
  const music = makeTone(440, 10)
  const cut = loopToLength(music, 6)
  assert.equal(soundSeconds(cut), 6)
  assertSame(cutSound(cut, 0, 4.5), cutSound(music, 0, 4.5))
  assert.ok(Math.abs(cut.left[cut.left.length - 1]!) < 0.001)
})

test('music of the very length is copied as it is', () => {
  const music = makeTone(440, 3)
  const same = loopToLength(music, 3)
  assertSame(same, music)
  assert.notEqual(same.left, music.left)
})

test('a tone of any phase continues through its seams without a jump, a swell or a beat', () => {
  // 441.7 Hz does not fit into 3.3 s, so that a plain repetition would click.
  const tone = makeTone(441.7, 3.3)
  const loop = loopToLength(tone, 20)
  assert.equal(soundSeconds(loop), 20)
  assert.ok(steepestStep(loop) <= steepestStep(tone) * 1.02, `${steepestStep(loop)} against ${steepestStep(tone)}`)
  const [lowest, highest] = levelsOf(loop, 0, 17.9)
  assert.ok(lowest > 0.345 && highest < 0.362, `${lowest} to ${highest}`)
  assert.ok(Math.abs(findFrequency(loop) - 441.7) < 0.3)
})

test('seams of sounds that resemble nothing keep their power, without clicks', () => {
  const next = noise()
  const rushing = makeSound(4, () => 0.3 * next())
  const loop = loopToLength(rushing, 15)
  const [lowest, highest] = levelsOf(loop, 0, 12.9)
  const level = rootMeanSquare(rushing)
  assert.ok(lowest > level * 0.9 && highest < level * 1.1, `${lowest} to ${highest} around ${level}`)
})

test('a rhythm keeps its beat across the seam', () => {
  // A beat every 0.5 s and a length that is no multiple of it.
  const beats = makeSound(
    5.3,
    second => 0.8 * Math.exp(-(second % 0.5) * 20) * Math.sin(2 * Math.PI * 180 * (second % 0.5)),
  )
  const loop = loopToLength(beats, 16)
  const between = Array.from({ length: 27 }, (_, beat) =>
    rootMeanSquare(cutSound(loop, beat * 0.5 + 0.3, beat * 0.5 + 0.49)),
  )
  const onBeat = Array.from({ length: 27 }, (_, beat) => rootMeanSquare(cutSound(loop, beat * 0.5, beat * 0.5 + 0.1)))
  assert.ok(Math.max(...between) < 0.01, `between the beats: ${Math.max(...between)}`)
  assert.ok(Math.min(...onBeat) > 0.25, `on the beats: ${Math.min(...onBeat)}`)
})

test('silence around the music is left out of the rounds', () => {
  const padded = mixSounds(6, [{ sound: makeTone(300, 4), startSeconds: 1 }, { sound: makeTone(50, 6, 0.001) }])
  const [lowest] = levelsOf(loopToLength(padded, 20), 0, 17.9)
  assert.ok(lowest > 0.34, `${lowest}`)
})

test('the same music gives the same samples', () => {
  const next = noise(3)
  const music = makeSound(2, second => 0.4 * Math.sin(2 * Math.PI * 330 * second) + 0.1 * next())
  assertSame(loopToLength(music, 9), loopToLength(music, 9))
})
