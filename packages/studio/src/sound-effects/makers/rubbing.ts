import { SAMPLE_RATE, secondsToSamples } from '@kinora/media/sound/sound'
import { sampleCurve } from '../../ambience/shape/curves.ts'
import { bandPass, sweptBandPass } from '../../ambience/shape/filters.ts'
import { createPing } from '../../ambience/shape/grains.ts'
import { whiteNoise } from '../../ambience/shape/noise.ts'
import { addAt } from '../../ambience/shape/scatter.ts'
import type { Happening } from '../effect-kind.ts'
import type { Creak, Rub } from '../sound-schema.ts'
import { along } from './tones.ts'

/** One thing is drawn over another: saws, brushes, cloth, paper, wings. */
export const rub =
  ({ seconds, band, sharp = 1, loud = [0, 1, 0], strokes = 1, back = 0.8, grain }: Rub): Happening =>
  seeded => {
    const each = secondsToSamples((seconds / strokes) * seeded.between(0.92, 1.08))
    const key = seeded.between(0.92, 1.08)
    const sum = new Float32Array(each * strokes)
    for (let stroke = 0; stroke < strokes; stroke++) {
      const isBack = stroke % 2 === 1
      const length = each / SAMPLE_RATE
      const made = sweptBandPass(
        whiteNoise(each, seeded),
        sampleCurve(each, at => along(band, isBack ? 1 - at / length : at / length) * key * (isBack ? 0.88 : 1)),
        sharp,
      )
      let phase = seeded.next()
      for (let i = 0; i < each; i++) {
        const at = i / each
        if (grain) phase += (grain[0] * (0.6 + 0.8 * Math.sin(Math.PI * at))) / SAMPLE_RATE
        const teeth = grain ? 1 - grain[1] * (phase % 1) : 1
        made[i]! *= along(loud, at) * teeth * (isBack ? back : 1) * 1.6
      }
      addAt(sum, made, stroke * each, seeded.between(0.85, 1))
    }
    return sum
  }

/** Surfaces that stick and slip: hinges, floors, brakes, shoes, chalk. */
export const creak =
  ({ seconds, slips, hertz, sharp = 3, loud = [0, 1, 0.7, 0] }: Creak): Happening =>
  seeded => {
    const key = seeded.between(0.9, 1.1)
    const length = seconds * seeded.between(0.9, 1.1)
    const sum = new Float32Array(secondsToSamples(length + 0.1))
    for (let at = 0; at < length; ) {
      const share = at / length
      const tone = along(hertz, share) * key * seeded.between(0.97, 1.03)
      addAt(sum, createPing(tone, tone * 0.97, 0.03, 0.006), secondsToSamples(at), 0.5 * along(loud, share))
      at += 1 / (along(slips, share) * seeded.between(0.85, 1.15))
    }
    const dry = sum.slice()
    const rung = bandPass(sum, along(hertz, 0.5) * key * 1.9, sharp)
    for (let i = 0; i < rung.length; i++) rung[i] = rung[i]! + 0.6 * dry[i]!
    return rung
  }
