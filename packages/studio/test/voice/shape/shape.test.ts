import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { resample } from '../../../src/voice/shape/resample.ts'
import { stretch } from '../../../src/voice/shape/stretch.ts'
import { applyEffect, brighten } from '../../../src/voice/shape/effects.ts'
import { NEUTRAL, PROSODIES } from '../../../src/voice/shape/emotions.ts'
import { PARAGRAPH_SECONDS, REST_SECONDS } from '../../../src/voice/shape/pauses.ts'
import { type Shape, shapeRendering } from '../../../src/voice/shape/shape-rendering.ts'
import { findHeardSamples, softenEdges } from '../../../src/voice/shape/trim-edges.ts'
import type { RenderedSpeech } from '../../../src/voice/render/renderer.ts'
import { amplitudeAt, findFrequency } from '../../../../media/test/sound/find-frequency.ts'
import { SAMPLE_RATE } from '../../../../media/src/sound/sound.ts'

const toneOf = (hertz: number, seconds: number, rate: number): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate),
  )
const middleOf = (samples: Float32Array): Float32Array =>
  samples.subarray(samples.length >> 2, (3 * samples.length) >> 2)

describe('stretching', () => {
  test('leaves an empty and a very short sound unchanged', () => {
    assert.equal(stretch(new Float32Array(0), 2, SAMPLE_RATE).length, 0)
    assert.equal(stretch(new Float32Array(100), 2, SAMPLE_RATE).length, 200)
  })

  for (const factor of [0.5, 0.8, 1.3, 2]) {
    test(`by ${factor} has the exact length, and keeps pitch and level`, () => {
      const made = stretch(toneOf(180, 1, SAMPLE_RATE), factor, SAMPLE_RATE)
      assert.equal(made.length, SAMPLE_RATE * factor)
      const found = findFrequency({ left: made, right: made })
      assert.ok(Math.abs(found - 180) < 2, `${found} Hz`)
      const level = Math.hypot(...middleOf(made)) / Math.sqrt(middleOf(made).length)
      assert.ok(Math.abs(level - 0.5 / Math.SQRT2) < 0.02, `${level}`)
    })
  }
})

describe('resampling', () => {
  test('to twice the rate keeps a tone and adds no other', () => {
    const made = resample(toneOf(3_000, 0.5, 24_000), 2)
    assert.equal(made.length, 24_000)
    const middle = middleOf(made)
    assert.ok(Math.abs(amplitudeAt(middle, 3_000) - 0.5) < 0.005)
    assert.ok(amplitudeAt(middle, 21_000) < 1e-4)
  })

  test('to a lower rate removes frequencies that would alias', () => {
    const made = resample(toneOf(11_000, 0.5, 48_000), 1 / 3)
    assert.ok(middleOf(made).every(sample => Math.abs(sample) < 1e-3))
  })
})

test('the audible range is found to 5 ms, and silence is empty', () => {
  const samples = new Float32Array(24_000)
  samples.fill(0.1, 6_000, 12_000)
  assert.deepEqual(findHeardSamples(samples, 0.01, 24_000), { from: 6_000, to: 12_000 })
  const { from, to } = findHeardSamples(new Float32Array(24_000), 0.01, 24_000)
  assert.equal(from, to)
})

const RATE = 24_000
const plain: Shape = { speed: 1, throat: 0, gainDb: 0, lufs: -16, brightnessDb: 0, effect: undefined }
/** Half a second of a tone between two silences. */
const rendering = (hertz = 200): RenderedSpeech => {
  const samples = new Float32Array(RATE)
  samples.set(toneOf(hertz, 0.5, RATE), RATE / 4)
  return { samples, bounds: [0.25, 0.75] }
}
const rmsOf = (samples: Float32Array): number => Math.hypot(...middleOf(samples)) / Math.sqrt(middleOf(samples).length)

describe('a rendering', () => {
  test('loses the silence around it, and its times are shifted', () => {
    const { sound, timeOf } = shapeRendering(rendering(), plain)
    assert.ok(Math.abs(sound.left.length / SAMPLE_RATE - 0.5) < 0.011)
    assert.equal(timeOf(0), 0)
    assert.ok(Math.abs(timeOf(0.5) - 0.25) < 0.006)
    assert.ok(Math.abs(timeOf(9) - sound.left.length / SAMPLE_RATE) < 1e-9)
    assert.deepEqual(sound.left, sound.right)
  })

  test('changes length and times with the speed, not pitch', () => {
    const { sound, timeOf } = shapeRendering(rendering(), { ...plain, speed: 2 })
    assert.ok(Math.abs(sound.left.length / SAMPLE_RATE - 0.25) < 0.006)
    assert.ok(Math.abs(timeOf(0.75) - 0.25) < 0.006)
    assert.ok(Math.abs(findFrequency(sound) - 200) < 4)
  })

  test('has a higher voice of the same length with a smaller vocal tract', () => {
    const { sound } = shapeRendering(rendering(), { ...plain, throat: 12 })
    assert.ok(Math.abs(findFrequency(sound) - 400) < 8, `${findFrequency(sound)} Hz`)
    assert.ok(Math.abs(sound.left.length / SAMPLE_RATE - 0.5) < 0.011)
  })

  test('has the requested loudness without clipping', () => {
    const level = (lufs: number): number => rmsOf(shapeRendering(rendering(), { ...plain, lufs }).sound.left)
    assert.ok(Math.abs(20 * Math.log10(level(-16) / level(-22)) - 6) < 0.2)
    assert.ok(shapeRendering(rendering(), { ...plain, lufs: -3 }).sound.left.every(sample => Math.abs(sample) < 1))
  })

  test('begins and ends without a click', () => {
    const { left } = shapeRendering(rendering(), plain).sound
    assert.ok(Math.abs(left[0]!) < 0.01 && Math.abs(left.at(-1)!) < 0.01)
  })
})

describe('effects of a voice', () => {
  test('are louder above the corner if it is brighter, and equal below', () => {
    const changed = (hertz: number, decibels: number): number => {
      const tone = toneOf(hertz, 0.3, SAMPLE_RATE)
      const before = rmsOf(tone)
      brighten(tone, decibels, SAMPLE_RATE)
      return 20 * Math.log10(rmsOf(tone) / before)
    }
    assert.ok(Math.abs(changed(9_000, 6) - 6) < 1.2, `${changed(9_000, 6)}`)
    assert.ok(Math.abs(changed(100, 6)) < 0.5)
    assert.ok(changed(9_000, -6) < -4)
    assert.equal(changed(3_000, 0), 0)
  })

  test('ring for a robot, are warmer for a near microphone, and none by default', () => {
    const click = (effect: 'robot' | 'radio' | undefined): Float32Array => {
      const samples = new Float32Array(4_800)
      samples[0] = 1
      applyEffect(samples, effect, SAMPLE_RATE)
      return samples
    }
    assert.ok(
      click('robot')
        .subarray(300)
        .some(sample => Math.abs(sample) > 0.1),
    )
    assert.ok(
      click('radio')
        .subarray(300)
        .every(sample => Math.abs(sample) < 0.01),
    )
    assert.deepEqual([...click(undefined).subarray(0, 3)], [1, 0, 0])
    // Its ring comes again every seven thousandths of a second, each time at less than half, and dies away.
    const rung = click('robot')
    const echoes = [1, 2, 3, 4].map(nth => Math.abs(rung[nth * Math.round(0.0071 * SAMPLE_RATE)]!))
    assert.ok(echoes[0]! > 0.3 && echoes[0]! < 0.7, `${echoes[0]}`)
    for (let nth = 1; nth < echoes.length; nth++) assert.ok(echoes[nth]! < 0.5 * echoes[nth - 1]!)
    assert.ok(rung.subarray(3_000).every(sample => Math.abs(sample) < 0.01))
    const low = toneOf(80, 0.3, SAMPLE_RATE)
    const before = rmsOf(low)
    applyEffect(low, 'radio', SAMPLE_RATE)
    assert.ok(rmsOf(low) > 1.3 * before)
  })

  test('edges are softened in place, also of shorter sounds', () => {
    const samples = new Float32Array(48_000).fill(1)
    softenEdges(samples, 48_000)
    assert.ok(samples[0]! < 0.01 && samples.at(-1)! < 0.01 && samples[24_000] === 1)
    const short = Float32Array.of(1, 1, 1)
    softenEdges(short, 48_000)
    assert.ok(short.every(sample => sample > 0 && sample <= 1))
  })
})

test('emotions have their usual effects: sad is slow, low and soft, anger loud and hard', () => {
  const { sad, happy, angry, calm, fearful, surprised } = PROSODIES
  assert.ok(sad.rate < calm.rate && calm.rate < NEUTRAL.rate && NEUTRAL.rate < happy.rate)
  assert.ok(sad.semitones < 0 && happy.semitones > 0 && surprised.semitones > happy.semitones)
  assert.ok(sad.range < 1 && surprised.range > happy.range && happy.range > 1)
  assert.ok(angry.gainDb > happy.gainDb && happy.gainDb > 0 && sad.gainDb < fearful.gainDb && fearful.gainDb < 0)
  assert.ok(angry.brightnessDb > 0 && sad.brightnessDb < 0)
})

test('a reader pauses longer at the end of a sentence than at a comma, and longest at a paragraph', () => {
  assert.ok(REST_SECONDS[','] < REST_SECONDS[';'] && REST_SECONDS[';'] < REST_SECONDS['.'])
  assert.ok(REST_SECONDS['.'] <= REST_SECONDS['?'] && REST_SECONDS['?'] < REST_SECONDS['…'])
  assert.ok(PARAGRAPH_SECONDS > Math.max(...Object.values(REST_SECONDS)))
})
