import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MEL_BANDS, melSpectrogram, WINDOW_FRAMES } from '../../../src/hearing/words/mel-spectrogram.ts'
import { HEARING_RATE, downsampleForHearing } from '../../../src/hearing/words/downsample-for-hearing.ts'
import { SAMPLE_RATE } from '../../../../media/src/sound/sound.ts'

const toneOf = (hertz: number, rate: number, seconds = 1): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate))

const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.subarray(1_000, -1_000).reduce((sum, sample) => sum + sample ** 2, 0) / (samples.length - 2_000))

test('a tone is in its band, and other bands are 80 dB lower', () => {
  const mel = melSpectrogram(toneOf(1_000, HEARING_RATE))
  const at = (band: number, frame: number): number => mel[band * WINDOW_FRAMES + frame] ?? 0
  const bands = Array.from({ length: MEL_BANDS }, (_, band) => at(band, 50))
  // 1 kHz is 15 of 45.2 mel, and bands are 45.2 / 81 mel apart.
  assert.equal(bands.indexOf(Math.max(...bands)), 26)
  assert.ok(Math.abs(at(26, 50) - at(26, 200) - 2) < 1e-6, 'a range of 8 powers of ten, as quarters')
})

test('a third of the rate keeps audible frequencies without aliasing', () => {
  const narrowed = (hertz: number): number => {
    const tone = toneOf(hertz, SAMPLE_RATE)
    return levelOf(downsampleForHearing({ left: tone, right: tone }))
  }
  assert.ok(Math.abs(narrowed(1_000) - Math.SQRT1_2 / 2) < 0.002)
  assert.ok(Math.abs(narrowed(6_500) - Math.SQRT1_2 / 2) < 0.01)
  assert.ok(narrowed(9_500) < 0.003, `${narrowed(9_500)}`)
})

test('the spectrogram has a fixed size, with silence after the sound', () => {
  const mel = melSpectrogram(toneOf(500, HEARING_RATE, 0.2))
  assert.equal(mel.length, MEL_BANDS * WINDOW_FRAMES)
  const silent = melSpectrogram(new Float32Array(0))
  assert.ok(silent.every(level => level === silent[0]))
})

test('higher tones are in higher bands', () => {
  const bandOf = (hertz: number): number => {
    const mel = melSpectrogram(toneOf(hertz, HEARING_RATE, 0.5))
    const bands = Array.from({ length: MEL_BANDS }, (_, band) => mel[band * WINDOW_FRAMES + 25]!)
    return bands.indexOf(Math.max(...bands))
  }
  const bands = [120, 300, 700, 1500, 3000, 6000].map(bandOf)
  assert.deepEqual(
    bands,
    bands.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(bands).size, bands.length)
})

test('ten times the power is a quarter of a step, and sound beyond the window is ignored', () => {
  const level = (amplitude: number): number => {
    // A loud tone elsewhere keeps the scale.
    const samples = toneOf(500, HEARING_RATE, 1)
    const other = toneOf(3000, HEARING_RATE, 1)
    for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! + amplitude * other[i]!
    const mel = melSpectrogram(samples)
    return Math.max(...Array.from({ length: 30 }, (_, band) => mel[(band + 45) * WINDOW_FRAMES + 50]!))
  }
  assert.ok(Math.abs(level(0.1 * Math.sqrt(10)) - level(0.1) - 0.25) < 0.01)
})

test('both sides are averaged', () => {
  const tone = toneOf(1_000, SAMPLE_RATE, 0.2)
  const silent = new Float32Array(tone.length)
  const half = levelOf(downsampleForHearing({ left: tone, right: silent }))
  const whole = levelOf(downsampleForHearing({ left: tone, right: tone }))
  assert.ok(Math.abs(half / whole - 0.5) < 1e-3)
  assert.equal(downsampleForHearing({ left: tone, right: tone }).length, tone.length / 3)
})
