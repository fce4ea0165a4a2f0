import { createSilence, SAMPLE_RATE } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { curveValueAt, wanderingCurve } from '../shape/curves.ts'

/** A few insects that approach and leave. Each has its own pitch, which rises as it turns. */
export const bees: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = createSilence(seconds)
  const swarm = 2 + Math.round(3 * intensity)
  for (let bee = 0; bee < swarm; bee++) {
    const own = seeded.fork(`bee ${bee}`)
    const hertz = own.between(150, 240)
    const [near, bend, side] = [0.5, 1.2, 0.4].map(turns => wanderingCurve(samples, turns, own)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    let phase = own.next()
    for (let i = 0; i < samples; i++) {
      phase += (hertz * (0.93 + 0.14 * curveValueAt(bend, i))) / SAMPLE_RATE
      const turn = 2 * Math.PI * phase
      // Wings beat rather as a saw than as a sine.
      const wings = Math.sin(turn) + 0.6 * Math.sin(2 * turn) + 0.4 * Math.sin(3 * turn) + 0.2 * Math.sin(5 * turn)
      const level = 0.2 * curveValueAt(near, i) ** 2 * wings
      const right = curveValueAt(side, i)
      sound.left[i]! += level * (1 - right)
      sound.right[i]! += level * right
    }
  }
  return sound
}
