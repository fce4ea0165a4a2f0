import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Sound } from '@kinora/media/sound/sound'
import type { TimeOfDay } from '../setting/setting.ts'

/** What a cue is made for. */
type Scene = {
  seconds: number
  samples: number
  /** From 0, hardly there, to 1, as much as there can be. */
  intensity: number
  time: TimeOfDay
  seeded: SeededRandom
}

/** Makes the sound of one cue for the whole length, at any level: levels are set where cues are mixed. */
export type CueMaker = (scene: Scene) => Sound
