import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import type { Happening } from '../effect-kind.ts'
import type { Beeps, Gliding, WAVE_FORMS } from '../sound-schema.ts'

const TWO_PI = 2 * Math.PI

const WAVES: Record<(typeof WAVE_FORMS)[number], (phase: number) => number> = {
  sine: phase => Math.sin(TWO_PI * phase),
  // With rounded corners, to avoid aliasing.
  square: phase => Math.tanh(4 * Math.sin(TWO_PI * phase)) * 0.7,
  saw: phase => {
    let sum = 0
    for (let harmonic = 1; harmonic <= 8; harmonic++) sum += Math.sin(TWO_PI * phase * harmonic) / harmonic
    return sum * 0.5
  },
  triangle: phase => (2 / Math.PI) * Math.asin(Math.sin(TWO_PI * phase)),
}

/** Tones one after another: signals, bells of machines, games. */
export const beeps =
  ({ notes: written = [], drawn, wave = 'sine', lasts, vibrato, off = 0.01 }: Beeps): Happening =>
  seeded => {
    const notes = drawn
      ? Array.from({ length: drawn.count }, () => ({ ...drawn, hertz: seeded.between(...drawn.hertz) }))
      : written
    const key = seeded.between(1 - off, 1 + off)
    const tail = lasts === undefined ? 0 : lasts * 3
    const total = notes.reduce((sum, { seconds, rest = 0 }) => sum + seconds + rest, 0) + tail
    const sum = new Float32Array(secondsToSamples(total))
    let start = 0
    for (const { hertz: tones, seconds, rest = 0 } of notes) {
      const length = secondsToSamples(seconds + tail)
      const from = secondsToSamples(start)
      for (const hertz of [tones].flat()) {
        let phase = 0
        for (let i = 0; i < length && from + i < sum.length; i++) {
          const at = i / SAMPLE_RATE
          const shake = vibrato ? 1 + vibrato[1] * Math.sin(TWO_PI * vibrato[0] * at) : 1
          phase += (hertz * key * shake) / SAMPLE_RATE
          const edge = Math.min(1, i / 120, (length - i) / 240)
          const fall =
            lasts === undefined ? (at < seconds ? Math.min(1, (seconds - at) / 0.005) : 0) : Math.exp(-at / lasts)
          sum[from + i]! += WAVES[wave](phase) * edge * fall * 0.4
        }
      }
      start += seconds + rest
    }
    return sum
  }

/** One tone that moves: sirens, lasers, slide whistles, things that fall. */
export const glide =
  ({ path, seconds, wave = 'sine', loud = [1, 1], wobble, beside, vary = 0.05 }: Gliding): Happening =>
  seeded => {
    const key = seeded.between(1 - vary, 1 + vary)
    const sum = new Float32Array(secondsToSamples(seconds))
    let [phase, other] = [0, 0]
    for (let i = 0; i < sum.length; i++) {
      const share = i / sum.length
      const shake = wobble ? 1 + wobble[1] * Math.sin((TWO_PI * wobble[0] * i) / SAMPLE_RATE) : 1
      const hertz = along(path, share) * key * shake
      phase += hertz / SAMPLE_RATE
      other += (hertz * (beside ?? 0)) / SAMPLE_RATE
      const edge = Math.min(1, i / 240, (sum.length - i) / 480)
      sum[i] = (WAVES[wave](phase) + (beside ? WAVES[wave](other) : 0)) * along(loud, share) * edge * 0.4
    }
    return sum
  }

/** The value at a fraction of the list, interpolated linearly. */
export function along(values: readonly number[], share: number): number {
  const place = Math.min(1, Math.max(0, share)) * (values.length - 1)
  const step = Math.min(values.length - 2, Math.floor(place))
  const from = values[Math.max(0, step)] ?? 0
  return from + ((values[step + 1] ?? from) - from) * (place - Math.max(0, step))
}
