import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Sound } from '@kinora/media/sound/sound'

/** What a sound is made for: how long it may be heard, and how much of it there is, from 0 to 1. */
export type EffectScene = { seconds: number; intensity: number; seeded: SeededRandom }

/** A kind of sound. */
export type EffectKind = {
  name: string
  /**
   * What it is called: phrases in English and in Chinese. Of an English phrase all words have to be there, near each other
   * and in any order and form.
   */
  words: readonly string[]
  make: (scene: EffectScene) => Sound
  /** How loud it is beside the others. */
  lufs: number
  /** It goes on all the time, and so comes and goes softly. */
  isSteady?: true
}

/** One happening, heard from its first sample on. */
export type Happening = (seeded: SeededRandom) => Float32Array

/** A row of a table: the name, its phrases, and how it is made. */
export type EffectRow = readonly [name: string, words: string, made: Pick<EffectKind, 'make' | 'lufs' | 'isSteady'>]

export const readRows = (rows: readonly EffectRow[]): EffectKind[] =>
  rows.map(([name, words, made]) => ({ name, words: words.split(/\s*[,，]\s*/u), ...made }))
