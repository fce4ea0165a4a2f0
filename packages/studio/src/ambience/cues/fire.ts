import type { CueMaker } from '../cue-maker.ts'
import { mapCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { highPass, lowPass } from '../shape/filters.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { brownNoise, whiteNoise } from '../shape/noise.ts'
import { addGrain, scatter, randomTimes } from '../shape/scatter.ts'
import { bothSides, sumLayers } from '../shape/sides.ts'

/** Flames that flutter, a faint hiss of sap, crackles in showers and now and then a log that bursts. */
export const fire: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = bothSides(seeded, own => {
    const flutter = mapCurve(wanderingCurve(samples, 7, own.fork('flutter')), value => 0.35 + 0.65 * value)
    const flames = applyCurve(highPass(lowPass(brownNoise(samples, own.fork('flames')), 300), 70), flutter)
    const sap = highPass(whiteNoise(samples, own.fork('sap')), 5000)
    return sumLayers(
      [flames, 0.35 + 0.5 * intensity],
      [applyCurve(sap, wanderingCurve(samples, 0.5, own.fork('breath'))), 0.007],
    )
  })
  const make = seeded.fork('crackles')
  const crackles = several(40, () =>
    createBurst(make.between(1400, 6500), make.between(0.8, 3), 0.012, make.between(0.0004, 0.002), make),
  )
  const pops = several(8, () => createPing(make.between(240, 420), make.between(90, 140), 0.05, 0.012))
  const near = () => ({ gain: 1.9 * make.next() ** 4, pan: make.between(-0.6, 0.6) })
  scatter(sound, crackles, 7 + 14 * intensity, make, near)
  // Showers: one crack sets off its neighbours.
  for (const at of randomTimes(seconds, 0.8 + intensity, make))
    for (let left = 4 + make.below(12); left > 0; left--) {
      const { gain, pan } = near()
      addGrain(sound, crackles[make.below(crackles.length)]!, at + make.next() ** 2 * 0.35, gain * 1.2, pan)
    }
  scatter(sound, pops, 0.35 + 0.5 * intensity, make, () => ({
    gain: make.between(0.15, 0.5),
    pan: make.between(-0.4, 0.4),
  }))
  return sound
}
