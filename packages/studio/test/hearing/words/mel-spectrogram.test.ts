import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MEL_BANDS, melSpectrogram, WINDOW_FRAMES } from '../../../src/hearing/words/mel-spectrogram.ts'
import { HEARING_RATE, downsampleForHearing } from '../../../src/hearing/words/downsample-for-hearing.ts'
import { SAMPLE_RATE } from '../../../../media/src/sound/sound.ts'

const toneOf = (hertz: number, rate: number, seconds = 1): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate))

const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.subarray(1_000, -1_000).reduce((sum, sample) => sum + sample ** 2, 0) / (samples.length - 2_000))

test('a tone lies in its band, and what is not there is 80 dB lower', () => {
  const mel = melSpectrogram(toneOf(1_000, HEARING_RATE))
  const at = (band: number, frame: number): number => mel[band * WINDOW_FRAMES + frame] ?? 0
  const bands = Array.from({ length: MEL_BANDS }, (_, band) => at(band, 50))
  // 1 kHz is 15 of 45.2 mel, and bands are 45.2 / 81 mel apart.
  assert.equal(bands.indexOf(Math.max(...bands)), 26)
  assert.ok(Math.abs(at(26, 50) - at(26, 200) - 2) < 1e-6, 'a range of 8 powers of ten, as quarters')
})

test('a third of the rate keeps what is heard and lets nothing fold back', () => {
  const narrowed = (hertz: number): number => {
    const tone = toneOf(hertz, SAMPLE_RATE)
    return levelOf(downsampleForHearing({ left: tone, right: tone }))
  }
  assert.ok(Math.abs(narrowed(1_000) - Math.SQRT1_2 / 2) < 0.002)
  assert.ok(Math.abs(narrowed(6_500) - Math.SQRT1_2 / 2) < 0.01)
  assert.ok(narrowed(9_500) < 0.003, `${narrowed(9_500)}`)
})
