import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { secondsToSamples, type Sound } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { addBump, sampleCurve, applyCurve, wanderingCurve } from '../shape/curves.ts'
import { highPass, lowPass } from '../shape/filters.ts'
import { brownNoise, whiteNoise } from '../shape/noise.ts'
import { addReverb } from '../shape/reverb.ts'
import { addAt } from '../shape/scatter.ts'
import { bothSides, scaleInPlace, sumLayers } from '../shape/sides.ts'

/** Strikes at different distances. Near ones crack before they rumble; far ones only rumble, late and dull. */
export const thunder: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = bothSides(seeded, own =>
    applyCurve(lowPass(brownNoise(samples, own.fork('far')), 90), wanderingCurve(samples, 0.2, own.fork('stir'))),
  )
  scaleInPlace(sound, 0.08)
  const sky = seeded.fork('sky')
  // The first one comes early, so that it is heard in a short clip.
  for (let at = Math.min(1.2, seconds * 0.15); at < seconds - 0.5; at += sky.between(9, 17) - 6 * intensity)
    strike(sound, at, Math.max(0, sky.next() ** 0.8 - 0.35 * intensity), sky.fork(`strike ${at}`))
  return addReverb(sound, { seconds: 2.8, wet: 0.22, bright: 0.15 })
}

/** The distance: 0 is overhead, 1 is at the horizon. */
function strike(into: Sound, at: number, distance: number, seeded: SeededRandom): void {
  const samples = secondsToSamples(7 + 3 * distance)
  const path = seeded.fork('path')
  const pan = path.between(-0.5, 0.5)
  // Both channels follow the same path of lightning, with bumps at its turns.
  const envelope = sampleCurve(samples, () => 0)
  for (let bump = 0; bump < 9; bump++)
    addBump(envelope, path.next() ** 1.6 * 4.5, 0.05 + 0.3 * distance, path.between(0.8, 2.6), path.between(0.15, 0.6))
  addBump(envelope, 0, 0.03 + 0.5 * distance, 3.5, 1 - 0.3 * distance)
  for (const [side, toward] of [
    [into.left, -1],
    [into.right, 1],
  ] as const) {
    const own = seeded.fork(`ear ${toward}`)
    const roll = applyCurve(
      lowPass(lowPass(brownNoise(samples, own.fork('roll')), 420 - 300 * distance), 900 - 600 * distance),
      envelope,
    )
    const crackle = sampleCurve(samples, () => 0)
    const flash = seeded.fork('flash')
    for (let snap = 0; snap < 14; snap++)
      addBump(crackle, flash.next() ** 2 * 0.7, 0.004, flash.between(0.03, 0.2), flash.between(0.2, 1))
    const crack = applyCurve(
      lowPass(highPass(whiteNoise(samples, own.fork('crack')), 350), 6500 - 4500 * distance),
      crackle,
    )
    const near = Math.max(0, 1 - 1.6 * distance)
    const gain = (1 - 0.55 * distance) * (1 + toward * pan * 0.5)
    addAt(side, sumLayers([roll, 1.6], [crack, 0.35 * near]), secondsToSamples(at), gain)
  }
}
