import type { KokoroVoice } from '../../models/kokoro-voice-sums.ts'

/** Voices of the model and their shares. */
export type Blend = readonly (readonly [voice: KokoroVoice, share: number])[]

/** How a voice of ours is made of the model's. */
export type Casting = {
  blend: Blend
  /** British voices are told other sounds. */
  isBritish: boolean
  /** The middle of its melody, measured. */
  hertz: number
  /** What brings it to the loudness all voices have. */
  gainDb: number
  /** On top of the model's voice: pitch and size of the throat in semitones, pace, melody. */
  semitones: number
  throat: number
  rate: number
  range: number
  effect?: 'robot' | 'radio' | undefined
}
