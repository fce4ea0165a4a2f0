import { SAMPLE_RATE, secondsToSamples, createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { highPass, lowPass } from '../shape/filters.ts'
import { pinkNoise } from '../shape/noise.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides, addSound } from '../shape/sides.ts'

/** Each cricket has its pitch, its pace and its place: a chirp is three or four strokes of a wing, 30 a second. */
export const crickets: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const count = 4 + Math.round(7 * intensity)
  for (let index = 0; index < count; index++) {
    const own = seeded.fork(`cricket ${index}`)
    const chirp = chirpOf(own.between(3900, 5200), 3 + own.below(2), own.between(26, 34))
    const pace = own.between(0.38, 0.72)
    const [pan, near] = [own.between(-0.95, 0.95), own.between(0.15, 1)]
    // Sings for a while, listens for a while.
    let rest = own.between(2, 9)
    for (let at = own.between(0, 0.7); at < seconds; at += pace * own.between(0.97, 1.03)) {
      addGrain(sound, chirp, at, 0.14 * near * near * own.between(0.85, 1), pan)
      rest -= pace
      if (rest < 0) {
        at += own.between(0.5, 3.5)
        rest = own.between(3, 12)
      }
    }
  }
  const air = bothSides(seeded, own => highPass(lowPass(pinkNoise(samples, own), 700), 100))
  return addSound(sound, air, 0.03)
}

function chirpOf(hertz: number, strokes: number, strokesASecond: number): Float32Array {
  const stroke = secondsToSamples(1 / strokesASecond)
  const chirp = new Float32Array(strokes * stroke)
  for (let i = 0; i < chirp.length; i++) {
    const place = (i % stroke) / stroke
    const pulse = place < 0.6 ? Math.sin((Math.PI * place) / 0.6) ** 1.4 : 0
    const swell = 0.6 + (0.4 * i) / chirp.length
    const phase = (2 * Math.PI * hertz * i) / SAMPLE_RATE
    chirp[i] = pulse * swell * (Math.sin(phase) + 0.15 * Math.sin(2 * phase))
  }
  return chirp
}
