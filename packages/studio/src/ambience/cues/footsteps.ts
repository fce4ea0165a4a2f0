import { createSilence } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { createBurst, createPing, several } from '../shape/grains.ts'
import { addReverb } from '../shape/reverb.ts'
import { addGrain } from '../shape/scatter.ts'

/** Someone walks on stone: a heel, a sole that scuffs after it, left and right a little apart. */
export const footsteps: CueMaker = ({ seconds, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const make = seeded.fork('shoes')
  const heels = several(10, () => createBurst(make.between(900, 1500), 1.2, 0.06, make.between(0.006, 0.012), make))
  const thuds = several(6, () => createPing(make.between(120, 160), 70, 0.09, 0.022))
  const soles = several(10, () => createBurst(make.between(1800, 3200), 0.8, 0.09, make.between(0.018, 0.03), make))
  const pace = 0.62 - 0.16 * intensity
  let foot = 1
  for (let at = make.between(0.05, 0.3); at < seconds; at += pace * make.between(0.96, 1.04)) {
    const pan = 0.16 * foot
    const weight = make.between(0.75, 1)
    addGrain(sound, thuds[make.below(thuds.length)]!, at, 0.4 * weight, pan)
    addGrain(sound, heels[make.below(heels.length)]!, at, 0.7 * weight, pan)
    addGrain(sound, soles[make.below(soles.length)]!, at + make.between(0.06, 0.1), 0.3 * weight, pan)
    foot = -foot
  }
  return addReverb(sound, { seconds: 0.7, wet: 0.14, bright: 0.5 })
}
