import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Sound } from '@kinora/media/sound/sound'

/** The length that a sound may have, and its intensity, 0 to 1. */
export type EffectScene = { seconds: number; intensity: number; seeded: SeededRandom }

/** A kind of sound. */
export type EffectKind = {
  name: string
  /**
   * English and Chinese phrases for it. All words of an English phrase must occur near each other, in any order and
   * form.
   */
  words: readonly string[]
  make: (scene: EffectScene) => Sound
  /** The loudness relative to other kinds. */
  lufs: number
  /** Continuous sounds fade in and out. */
  isSteady?: true
}

/** One occurrence of a sound, audible from its first sample. */
export type Happening = (seeded: SeededRandom) => Float32Array
