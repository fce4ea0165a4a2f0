import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples, createSilence, type Sound } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { addBump, sampleCurve, mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { bandPass, highPass, lowPass } from '../shape/filters.ts'
import { brownNoise, pinkNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'
import { bothSides, addSound, sumLayers } from '../shape/sides.ts'

// Cities sleep a little.
const BUSY = { dawn: 0.5, morning: 1, noon: 1, afternoon: 1, sunset: 0.9, dusk: 0.8, night: 0.45 } as const

/** The roar of streets far below, cars that pass somewhere, a horn now and then behind the houses. */
export const city: CueMaker = ({ seconds, samples, intensity, seeded, time }) => {
  const busy = BUSY[time] * (0.4 + 0.8 * intensity)
  const sound = bothSides(seeded, own => {
    const roar = highPass(lowPass(lowPass(brownNoise(samples, own.fork('roar')), 220), 380), 65)
    const tide = mapCurve(wanderingCurve(samples, 0.15, own.fork('tide')), value => 0.6 + 0.5 * value)
    const passing = sampleCurve(samples, () => 0.25)
    const cars = own.fork('cars')
    for (let at = cars.between(-3, 1); at < seconds; at += cars.between(1.5, 5) / busy)
      addBump(passing, at, cars.between(0.9, 2), cars.between(1.2, 3), cars.between(0.3, 0.9))
    const wash = applyCurve(bandPass(pinkNoise(samples, own.fork('wash')), 480, 0.7), passing)
    return sumLayers([applyCurve(roar, tide), 1.1], [wash, 1.1])
  })
  return addSound(sound, hornsOf(seconds, busy, seeded.fork('horns')))
}

function hornsOf(seconds: number, busy: number, seeded: SeededRandom): Sound {
  const dry = createSilence(seconds)
  for (let at = seeded.between(0.8, 4); at < seconds; at += seeded.between(3, 13) / busy) {
    const hertz = seeded.between(310, 470)
    const [pan, far] = [seeded.between(-0.9, 0.9), seeded.between(0.05, 0.16)]
    for (let left = 1 + seeded.below(2), when = at; left > 0; left--, when += 0.45)
      addGrain(dry, hornOf(hertz, seeded.between(0.18, 0.6)), when, far, pan)
  }
  return addReverb(dry, { seconds: 1.9, wet: 0.5, dry: 0.35, bright: 0.2 })
}

/** Two reeds a third apart, dulled by the distance. */
function hornOf(hertz: number, seconds: number): Float32Array {
  const horn = new Float32Array(secondsToSamples(seconds))
  for (let i = 0; i < horn.length; i++) {
    const turn = (2 * Math.PI * hertz * i) / SAMPLE_RATE
    const edge = Math.min(1, i / 700, (horn.length - i) / 1400)
    for (const [ratio, gain] of [
      [1, 1],
      [2, 0.6],
      [3, 0.35],
      [1.26, 0.9],
      [2.52, 0.5],
    ] as const)
      horn[i]! += gain * edge * Math.sin(turn * ratio)
  }
  return lowPass(horn, 1400)
}
