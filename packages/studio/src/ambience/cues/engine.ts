import { SAMPLE_RATE } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { sampleCurve, mapCurve, applyCurve, curveValueAt, wanderingCurve } from '../shape/curves.ts'
import { bandPass, lowPass } from '../shape/filters.ts'
import { whiteNoise, pinkNoise } from '../shape/noise.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

/** From inside a car: cylinders that fire a little unevenly, the body that hums along, tyres and wind. */
export const engine: CueMaker = ({ samples, intensity, seeded }) => {
  const turns = wanderingCurve(samples, 0.25, seeded.fork('turns'))
  const hertz = mapCurve(turns, value => (30 + 26 * intensity) * (0.88 + 0.3 * value))
  const beats = firingOf(samples, hertz, seeded.next())
  return bothSides(seeded, own => {
    const block = bandPass(beats.slice(), 105 + own.between(-8, 8), 1.4)
    const body = bandPass(beats.slice(), 260 + own.between(-25, 25), 2)
    const rattle = applyCurve(
      bandPass(whiteNoise(samples, own.fork('rattle')), 1500, 0.8),
      sampleCurve(samples, () => 0.5),
    )
    for (let i = 0; i < samples; i++) rattle[i]! *= Math.abs(beats[i]!)
    const road = lowPass(pinkNoise(samples, own.fork('road')), 500)
    return sumLayers([block, 2], [body, 0.9], [rattle, 0.18], [road, 0.1 + 0.25 * intensity])
  })
}

/** One decaying push for each firing, every fourth a bit stronger. */
function firingOf(samples: number, hertz: Float32Array, start: number): Float32Array {
  const pushes = new Float32Array(samples)
  let [phase, count] = [start, 0]
  for (let i = 0; i < samples; i++) {
    phase += (2 * curveValueAt(hertz, i)) / SAMPLE_RATE
    if (phase >= 1) {
      phase -= 1
      count++
    }
    const rise = Math.min(1, phase * 12)
    pushes[i] = rise * Math.exp(-5 * phase) * (count % 4 === 0 ? 1.25 : 1) - 0.2
  }
  return pushes
}
