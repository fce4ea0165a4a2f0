import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { bandPass, lowPass } from '../../ambience/shape/filters.ts'
import { whiteNoise } from '../../ambience/shape/noise.ts'
import type { Happening } from '../effect-kind.ts'
import type { Breathing, Voice, VOWEL_NAMES } from '../sound-schema.ts'
import { along } from './tones.ts'

/** Folds that open and close, breath between them, and a throat that shapes both: people and animals. */
export const voice =
  ({
    seconds,
    pitch,
    throat,
    loud = [0, 1, 1, 0],
    breath = 0.05,
    rough = 0,
    shake,
    sharp = 6,
    vary = 0.07,
  }: Voice): Happening =>
  seeded => {
    const samples = secondsToSamples(seconds * seeded.between(0.9, 1.1))
    const source = whiteNoise(samples, seeded)
    const key = seeded.between(1 - vary, 1 + vary)
    let phase = 0
    let jump = 1
    for (let i = 0; i < samples; i++) {
      const share = i / samples
      const at = i / SAMPLE_RATE
      const tremble = shake ? Math.sin(2 * Math.PI * shake[0] * at) : 0
      phase += (along(pitch, share) * key * jump * (1 + 0.05 * tremble * (shake?.[1] ?? 0))) / SAMPLE_RATE
      if (phase >= 1) {
        phase -= 1
        jump = 1 + rough * seeded.between(-0.35, 0.35)
      }
      // A steep fall and a slow rise contain all overtones. The folds are closed for a third of the cycle.
      const folds = phase < 0.66 ? Math.sin((Math.PI * phase) / 0.66) ** 2 * (phase / 0.66) : 0
      const level = along(loud, share) * (1 + (shake?.[1] ?? 0) * tremble) * Math.min(1, i / 240, (samples - i) / 240)
      source[i] = ((1 - breath) * (folds - 0.22) + breath * 0.6 * source[i]!) * level
    }
    const shaped = lowPass(source.slice(), 350)
    for (let i = 0; i < samples; i++) shaped[i]! *= 0.35
    for (const [index, hertz] of (typeof throat === 'string' ? VOWELS[throat] : throat).entries()) {
      const band = bandPass(source.slice(), hertz * (0.5 + 0.5 * key), sharp)
      const gain = 1.6 / (1 + 0.6 * index)
      for (let i = 0; i < samples; i++) shaped[i]! += band[i]! * gain
    }
    return shaped
  }

/** The mouths of people. */
const VOWELS: Record<(typeof VOWEL_NAMES)[number], readonly number[]> = {
  a: [800, 1_250, 2_600],
  e: [480, 1_900, 2_600],
  i: [300, 2_300, 3_000],
  o: [480, 850, 2_500],
  u: [330, 700, 2_400],
  schwa: [520, 1_450, 2_500],
}

/** Only breath through a mouth of this shape: sighs, hisses, snores. */
export const breathing =
  ({ seconds, bands, loud, flutter }: Breathing): Happening =>
  seeded => {
    const samples = secondsToSamples(seconds * seeded.between(0.9, 1.1))
    const air = whiteNoise(samples, seeded)
    const sum = new Float32Array(samples)
    for (const [hertz, sharp, gain] of bands) {
      const band = bandPass(air.slice(), hertz * seeded.between(0.95, 1.05), sharp)
      for (let i = 0; i < samples; i++) sum[i]! += band[i]! * gain
    }
    for (let i = 0; i < samples; i++) {
      const beat = flutter ? 1 - flutter[1] * (0.5 + 0.5 * Math.sin((2 * Math.PI * flutter[0] * i) / SAMPLE_RATE)) : 1
      sum[i]! *= along(loud, i / samples) * beat * Math.min(1, i / 240, (samples - i) / 240)
    }
    return sum
  }
