import type { Seeded } from '../../../../core/seeded.ts'
import type { Sound } from '../../../../media/sound/sound.ts'
import type { TimeOfDay } from '../../director/shot-list.ts'

/** What a cue is made for. */
export type Scene = {
  seconds: number
  samples: number
  /** From 0, hardly there, to 1, as much as there can be. */
  intensity: number
  time: TimeOfDay
  seeded: Seeded
}

/** Makes the sound of one cue for the whole length, at any level: levels are set where cues are mixed. */
export type CueMaker = (scene: Scene) => Sound
