import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CUES } from '../../src/ambience/cues/cues.ts'
import { SOUND_CUES, type SoundCue } from '../../src/setting/shot-list.ts'
import { mixAmbience } from '../../src/ambience/mix-ambience.ts'
import { amplitudeToDecibels } from '../../../media/src/sound/decibels.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'
import { SAMPLE_RATE, secondsToSamples, type Sound } from '../../../media/src/sound/sound.ts'
import { measureTruePeak } from '../../../media/src/sound/true-peak.ts'
import { brightnessOf } from '../music/meters.ts'
import { rms } from './shape/meters.ts'

test('a length of zero is rejected, and an empty list of cues is silent', () => {
  for (const seconds of [0, -3, Number.NaN, Number.POSITIVE_INFINITY])
    assert.throws(() => mixAmbience(['rain'], { seconds, seed: 1 }), /cannot last/)
  const { left } = mixAmbience([], { seconds: 1, seed: 1 })
  assert.equal(left.length, SAMPLE_RATE)
  assert.ok(left.every(sample => sample === 0))
})

const SECONDS = 8
const heard = new Map<SoundCue, Sound>(SOUND_CUES.map(cue => [cue, mixAmbience([cue], { seconds: SECONDS, seed: 5 })]))

for (const [cue, sound] of heard)
  test(`${cue}: has the requested length, is audible, does not clip, and begins and ends in silence`, () => {
    assert.equal(sound.left.length, secondsToSamples(SECONDS))
    for (const side of [sound.left, sound.right]) assert.ok(side.every(Number.isFinite))
    const lufs = measureIntegratedLufs(sound)
    assert.ok(lufs > -46 && lufs < -15, `${lufs} LUFS`)
    const peakDb = amplitudeToDecibels(measureTruePeak(sound))
    assert.ok(peakDb <= -2.9)
    // What is softer than its row says has a peak for which there is no more room.
    const off = lufs - CUES[cue].lufs
    assert.ok(off < 1 && (off > -2.5 || peakDb > -4.5), `${off} LU off with a peak of ${peakDb} dB`)
    for (const side of [sound.left, sound.right]) assert.ok(Math.abs(side[0]!) < 1e-3 && Math.abs(side.at(-1)!) < 1e-3)
    // Both ears hear something, neither all of it, and not the same.
    const [left, right] = [rms(sound.left), rms(sound.right)]
    assert.ok(Math.max(left, right) < 6 * Math.min(left, right), `${left} and ${right}`)
    assert.notDeepEqual(sound.left, sound.right)
  })

/** Loudness in steps of 20 ms. */
function envelopeOf({ left, right }: Sound): number[] {
  const step = SAMPLE_RATE / 50
  return Array.from({ length: Math.floor(left.length / step) }, (_, at) => {
    let sum = 0
    for (let i = at * step; i < (at + 1) * step; i++) sum += left[i]! ** 2 + right[i]! ** 2
    return Math.sqrt(sum / (2 * step))
  })
}

type Statistics = {
  /** Octaves above 100 Hz. */
  brightness: number
  /** How much the loudness varies, against its mean. */
  depth: number
  /** How often a second it goes from below its mean to above. */
  rate: number
  /** Peak above the mean, in units of 6 dB. */
  crest: number
}

function statisticsOf(sound: Sound): Statistics {
  const envelope = envelopeOf(sound).slice(30, -30)
  const mean = envelope.reduce((sum, level) => sum + level, 0) / envelope.length
  const variance = envelope.reduce((sum, level) => sum + (level - mean) ** 2, 0) / envelope.length
  const crossings = envelope.filter((level, i) => level > mean && (envelope[i - 1] ?? level) <= mean).length
  const peak = sound.left.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0)
  return {
    brightness: Math.log2(brightnessOf(sound) / 100),
    depth: Math.sqrt(variance) / mean,
    rate: crossings / (envelope.length / 50),
    crest: Math.log2(peak / mean),
  }
}

const measured = new Map([...heard].map(([cue, sound]) => [cue, statisticsOf(sound)]))

test('every cue differs clearly from every other in spectrum or movement', () => {
  for (const [cue, own] of measured)
    for (const [other, theirs] of measured) {
      if (cue >= other) continue
      const distance = Math.hypot(
        own.brightness - theirs.brightness,
        2 * (own.depth - theirs.depth),
        (own.rate - theirs.rate) / 6,
        0.7 * (own.crest - theirs.crest),
      )
      assert.ok(distance > 0.25, `${cue} and ${other} are ${distance.toFixed(2)} apart`)
    }
})

test('cues sound like their names', () => {
  const of = (cue: SoundCue): Statistics => measured.get(cue)!
  assert.ok(of('rain').brightness > of('waterfall').brightness)
  assert.ok(of('underwater').brightness < of('river').brightness - 3)
  assert.ok(of('thunder').brightness < of('applause').brightness - 2)
  assert.ok(of('crickets').brightness > of('city').brightness)
  // Waves come and go slowly, a waterfall hardly changes, steps are gone between each other.
  assert.ok(of('waves').depth > 0.5 && of('waves').rate < 3)
  assert.ok(of('waterfall').depth < of('waves').depth / 3)
  assert.ok(of('footsteps').depth > 1 && of('footsteps').rate > 1 && of('footsteps').rate < 4)
  assert.ok(of('fire').crest > of('engine').crest)
})

test('half a minute of ambience does not repeat', () => {
  for (const cue of ['rain', 'birds'] as const) {
    const { left } = mixAmbience([cue], { seconds: 30, seed: 2 })
    // An eighth of the rate is enough to know a passage again.
    const coarse = Float64Array.from(
      { length: left.length >> 3 },
      (_, i) => left[8 * i]! + left[8 * i + 3]! + left[8 * i + 5]!,
    )
    const excerpt = coarse.subarray(12_000, 13_500)
    const power = excerpt.reduce((sum, sample) => sum + sample * sample, 0)
    let most = 0
    for (let at = 16_000; at + excerpt.length < coarse.length; at++) {
      let [product, own] = [0, 0]
      for (let i = 0; i < excerpt.length; i += 3) {
        product += excerpt[i]! * coarse[at + i]!
        own += coarse[at + i]! ** 2
      }
      most = Math.max(most, Math.abs(product) / Math.sqrt((power / 3) * own + 1e-12))
    }
    assert.ok(most < 0.8, `${cue}: a passage comes back with a likeness of ${most.toFixed(2)}`)
  }
})

test('more intensity is louder, and night has other birds than morning', () => {
  const rain = (intensity: number): number =>
    measureIntegratedLufs(mixAmbience(['rain'], { seconds: 4, seed: 1, intensity }))
  assert.ok(rain(1) > rain(0) + 6)
  const birds = (time: 'morning' | 'night'): number =>
    brightnessOf(mixAmbience(['birds'], { seconds: 8, seed: 1, time }))
  assert.ok(birds('morning') > birds('night'))
})

test('several cues are heard together, each named once', () => {
  const both = mixAmbience(['waves', 'wind'], { seconds: 4, seed: 3 })
  const twice = mixAmbience(['waves', 'wind', 'waves'], { seconds: 4, seed: 3 })
  assert.deepEqual(twice, both)
  assert.notDeepEqual(both.left, mixAmbience(['waves'], { seconds: 4, seed: 3 }).left)
})

test('a later cue is quieter than the first, by at most six decibels', () => {
  const share = (cues: readonly SoundCue[]): Sound => mixAmbience(cues, { seconds: 3, seed: 4 })
  const quieter = (before: readonly SoundCue[]): number => {
    const [whole, without] = [share([...before, 'waterfall']), share(before)]
    const rest = {
      left: whole.left.map((sample, i) => sample - without.left[i]!),
      right: whole.right.map((sample, i) => sample - without.right[i]!),
    }
    return measureIntegratedLufs(rest)
  }
  const alone = measureIntegratedLufs(share(['waterfall']))
  const steps = [
    quieter(['room']),
    quieter(['room', 'wind']),
    quieter(['room', 'wind', 'fire']),
    quieter(['room', 'wind', 'fire', 'space']),
  ]
  assert.ok(Math.abs(steps[0]! - (alone - 2.5)) < 0.5, `${steps[0]} after ${alone}`)
  assert.ok(Math.abs(steps[1]! - (alone - 5)) < 0.5, `${steps[1]}`)
  assert.ok(Math.abs(steps[2]! - (alone - 6)) < 0.5, `${steps[2]}`)
  assert.ok(Math.abs(steps[3]! - (alone - 6)) < 0.5, `${steps[3]}`)
})

test('an intensity outside the range is limited to it', () => {
  const rain = (intensity: number): Sound => mixAmbience(['rain'], { seconds: 0.5, seed: 1, intensity })
  assert.deepEqual(rain(7), rain(1))
  assert.deepEqual(rain(-7), rain(0))
})

test('a cue sounds the same beside others as alone', () => {
  const both = mixAmbience(['room', 'wind'], { seconds: 1, seed: 3 })
  const again = mixAmbience(['room', 'wind', 'fire'], { seconds: 1, seed: 3 })
  const [room, other] = [mixAmbience(['room'], { seconds: 1, seed: 3 }), mixAmbience(['wind'], { seconds: 1, seed: 3 })]
  assert.notDeepEqual(both, again)
  const rest = both.left.map((sample, i) => sample - room.left[i]!)
  // What is left of both without the room is the wind, only softer.
  let [product, own, theirs] = [0, 0, 0]
  for (let i = 0; i < rest.length; i++) {
    product += rest[i]! * other.left[i]!
    own += rest[i]! ** 2
    theirs += other.left[i]! ** 2
  }
  assert.ok(product / Math.sqrt(own * theirs) > 0.999)
})

test('a very short ambience still begins and ends in silence', () => {
  const { left } = mixAmbience(['rain'], { seconds: 0.1, seed: 1 })
  assert.equal(left.length, 4_800)
  assert.ok(Math.abs(left[0]!) < 1e-3 && Math.abs(left.at(-1)!) < 1e-3)
})
