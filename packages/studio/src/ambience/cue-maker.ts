import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Sound } from '@kinora/media/sound/sound'
import type { TimeOfDay } from '../setting/setting.ts'

/** The parameters of a cue. */
type Scene = {
  seconds: number
  samples: number
  /** From 0, barely audible, to 1, the maximum. */
  intensity: number
  time: TimeOfDay
  seeded: SeededRandom
}

/** Makes the sound of one cue for the whole length, at any level. Levels are set when cues are mixed. */
export type CueMaker = (scene: Scene) => Sound
