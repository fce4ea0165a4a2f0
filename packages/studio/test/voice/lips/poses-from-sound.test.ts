import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLOSED, type MouthPose } from '../../../src/setting/mouth-pose.ts'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { posesFromSound } from '../../../src/voice/lips/poses-from-sound.ts'
import { SAMPLE_RATE, secondsToSamples, createSilence, type Sound } from '../../../../media/src/sound/sound.ts'

const soundOf = (seconds: number, at: (second: number) => number): Sound => {
  const left = Float32Array.from({ length: secondsToSamples(seconds) }, (_, index) => at(index / SAMPLE_RATE))
  return { left, right: left }
}

/** A voice of 140 hertz whose harmonics are loud around the given frequencies, as a mouth makes them. */
function vowelAt(second: number, first: number, other: number): number {
  let sum = 0
  for (let harmonic = 1; harmonic < 30; harmonic++) {
    const hertz = 140 * harmonic
    const gain = Math.exp(-(((hertz - first) / 130) ** 2)) + 0.5 * Math.exp(-(((hertz - other) / 200) ** 2)) + 0.01
    sum += gain * Math.sin(2 * Math.PI * hertz * second)
  }
  return 0.12 * sum
}
type Vowel = readonly [first: number, other: number]
const AH: Vowel = [800, 1_250]
const EE: Vowel = [300, 2_400]
const OO: Vowel = [320, 800]

const meanOf = (poses: readonly MouthPose[], what: 'open' | 'wide'): number =>
  poses.reduce((sum, pose) => sum + pose[what], 0) / poses.length

test('an empty sound, silence and an inaudible hum keep the mouth closed', () => {
  const faint = soundOf(1, second => 0.0003 * Math.sin(2 * Math.PI * 300 * second))
  for (const sound of [createSilence(0), createSilence(1), faint]) {
    assert.deepEqual(
      posesFromSound(sound, 24),
      Array.from({ length: 24 }, () => CLOSED),
    )
  }
})

test('a mouth closes in pauses and after the end of the sound', () => {
  const sound = soundOf(3, second => (second > 1 && second < 2 ? 0 : vowelAt(second, ...AH)))
  const poses = posesFromSound(sound, 96)
  assert.ok(meanOf(poses.slice(4, 22), 'open') > 0.4)
  assert.deepEqual(
    poses.slice(32, 46),
    Array.from({ length: 14 }, () => CLOSED),
  )
  assert.ok(meanOf(poses.slice(52, 70), 'open') > 0.4)
  assert.deepEqual(
    poses.slice(80),
    Array.from({ length: 16 }, () => CLOSED),
  )
})

test('a mouth opens within a tenth of a second, and at most a frame early', () => {
  const poses = posesFromSound(
    soundOf(2, second => (second < 1 ? 0 : vowelAt(second, ...AH))),
    48,
  )
  assert.ok(poses.slice(0, 23).every(pose => pose.open === 0))
  assert.ok(poses[26]!.open > 0.8 * meanOf(poses.slice(30, 46), 'open'))
})

test('an "ah" is wide open, an "ee" spread, an "oo" rounded', () => {
  const poses = posesFromSound(
    soundOf(3, second => vowelAt(second, ...(second < 1 ? AH : second < 2 ? EE : OO))),
    72,
  )
  const [ah, ee, oo] = [0, 1, 2].map(index => poses.slice(24 * index + 6, 24 * index + 20)) as [P, P, P]
  assert.ok(meanOf(ah, 'open') > 1.3 * meanOf(ee, 'open') && meanOf(ah, 'open') > 1.3 * meanOf(oo, 'open'))
  assert.ok(meanOf(ee, 'wide') > 0.3 && meanOf(oo, 'wide') < meanOf(ee, 'wide') - 0.5)
})

type P = MouthPose[]

test('a hiss barely opens the mouth', () => {
  const seeded = seededRandom(3)
  let last = 0
  const sound = soundOf(2, second => {
    // Noise whose differences are taken: nothing of it is low.
    const noise = seeded.between(-0.3, 0.3)
    const hiss = noise - last
    last = noise
    return second < 1 ? vowelAt(second, ...AH) : hiss
  })
  const poses = posesFromSound(sound, 48)
  assert.ok(meanOf(poses.slice(30, 46), 'open') < 0.2)
  assert.ok(meanOf(poses.slice(4, 20), 'open') > 0.4)
})

test('the level of the recording does not matter', () => {
  const at = (second: number): number => vowelAt(second, ...AH) * Math.abs(Math.sin(6 * second))
  const [loud, soft] = [
    posesFromSound(soundOf(2, at), 48),
    posesFromSound(
      soundOf(2, second => 0.05 * at(second)),
      48,
    ),
  ]
  for (const [frame, pose] of loud.entries())
    assert.ok(Math.abs(pose.open - soft[frame]!.open) < 0.02, `frame ${frame}`)
})

test('background sound does not hold the mouth open', () => {
  const sound = soundOf(6, second => {
    const music = 0.05 * Math.sin(2 * Math.PI * 330 * second) + 0.05 * Math.sin(2 * Math.PI * 660 * second)
    return music + (second % 1 < 0.5 ? 2 * vowelAt(second, ...AH) : 0)
  })
  const poses = posesFromSound(sound, 144)
  const isSung = (frame: number): boolean => frame % 24 > 3 && frame % 24 < 11
  const isRest = (frame: number): boolean => frame % 24 > 15 && frame % 24 < 22
  const [sung, rest] = [isSung, isRest].map(is =>
    meanOf(
      poses.filter((_, frame) => is(frame)),
      'open',
    ),
  ) as [number, number]
  assert.ok(sung > 0.4 && rest < 0.08, `${sung} ${rest}`)
})

test('every pose is within its bounds, for any sound', () => {
  const seeded = seededRandom(9)
  for (const { open, wide } of posesFromSound(
    soundOf(1, () => seeded.between(-1, 1)),
    30,
  )) {
    assert.ok(open >= 0 && open <= 1 && wide >= -1 && wide <= 1)
  }
})
