import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE } from '@kinora/media/sound/sound'
import { wanderingCurve, curveValueAt } from '../../ambience/shape/curves.ts'
import { bandPass, highPass, lowPass } from '../../ambience/shape/filters.ts'
import { pinkNoise, whiteNoise } from '../../ambience/shape/noise.ts'
import type { Hiss, Motor } from '../sound-schema.ts'
import { along } from './tones.ts'

/** A thing that turns or fires: impulses into ringing bodies, the whine of its gears, and air. */
export const motor =
  ({ hertz, hard = 5, bodies, whine, air, uneven = 0.04, chop, loud = [1, 1] }: Motor) =>
  (samples: number, seeded: SeededRandom, intensity: number): Float32Array => {
    const wander = wanderingCurve(samples, 0.8, seeded.fork('pace'))
    const pushes = new Float32Array(samples)
    const tone = new Float32Array(samples)
    const pace = (0.9 + 0.25 * intensity) * seeded.between(0.97, 1.03)
    let [phase, turn, strength] = [seeded.next(), 0, 1]
    for (let i = 0; i < samples; i++) {
      const share = i / samples
      const speed = along(hertz, share) * pace * (1 + uneven * (curveValueAt(wander, i) - 0.5) * 2)
      phase += speed / SAMPLE_RATE
      if (phase >= 1) {
        phase -= 1
        strength = 1 - uneven * 3 * seeded.next()
      }
      pushes[i] = Math.min(1, phase * 14) * Math.exp(-hard * phase) * strength - 0.2 / (1 + hard / 4)
      if (whine) {
        turn += (speed * whine[0]) / SAMPLE_RATE
        tone[i] = Math.sin(2 * Math.PI * turn) + 0.4 * Math.sin(4 * Math.PI * turn)
      }
    }
    const sum = lowPass(pushes.slice(), 160)
    for (const [at, sharp, gain] of bodies) {
      const body = bandPass(pushes.slice(), at * seeded.between(0.97, 1.03), sharp)
      for (let i = 0; i < samples; i++) sum[i]! += body[i]! * gain * 2
    }
    const wind = air ? highPass(pinkNoise(samples, seeded.fork('air')), air[0]) : undefined
    for (let i = 0; i < samples; i++) {
      const share = i / samples
      const blades = chop ? 1 - chop[1] * (0.5 + 0.5 * Math.cos((2 * Math.PI * chop[0] * i) / SAMPLE_RATE)) ** 0.6 : 1
      sum[i] =
        (sum[i]! + (wind ? wind[i]! * air![1] : 0) + (whine ? tone[i]! * whine[1] * 0.3 : 0)) *
        blades *
        along(loud, share)
    }
    return sum
  }

/** Air, steam, static, a hum: noise in bands that swells and pulses. */
export const hiss =
  ({ bands, swell = [0.2, 0.5], hum, pulse, cracks }: Hiss) =>
  (samples: number, seeded: SeededRandom, intensity: number): Float32Array => {
    const noise = whiteNoise(samples, seeded.fork('air'))
    const sum = new Float32Array(samples)
    for (const [hertz, sharp, gain] of bands) {
      const band = bandPass(noise.slice(), hertz, sharp)
      for (let i = 0; i < samples; i++) sum[i]! += band[i]! * gain
    }
    const wander = wanderingCurve(samples, swell[1], seeded.fork('swell'))
    for (let i = 0; i < samples; i++) {
      const at = i / SAMPLE_RATE
      const beat = pulse ? 1 - pulse[1] * (1 - (0.5 + 0.5 * Math.sin(2 * Math.PI * pulse[0] * at)) ** pulse[2]) : 1
      sum[i]! *= (1 - swell[0] + 2 * swell[0] * curveValueAt(wander, i)) * beat
    }
    if (hum) for (let i = 0; i < samples; i++) sum[i]! += hum[1] * humAt(hum[0], i / SAMPLE_RATE)
    if (cracks) addCracks(sum, cracks, seeded.fork('cracks'), intensity)
    return sum
  }

const humAt = (hertz: number, at: number): number =>
  [1, 0.5, 0.35, 0.2].reduce((sum, gain, index) => sum + gain * Math.sin(2 * Math.PI * hertz * (index + 1) * at), 0) *
  0.3

function addCracks(
  into: Float32Array,
  [aSecond, hertz, gain]: readonly [number, number, number],
  seeded: SeededRandom,
  intensity: number,
): void {
  const ticks = new Float32Array(into.length)
  const many = aSecond * (0.5 + intensity)
  for (let at = 0; at < ticks.length; at += Math.ceil((-Math.log(1 - seeded.next()) * SAMPLE_RATE) / many))
    ticks[at] = seeded.between(-1, 1) * seeded.between(0.2, 1) ** 3 * 12
  const rung = bandPass(ticks, hertz, 1.5)
  for (let i = 0; i < into.length; i++) into[i]! += rung[i]! * gain
}
