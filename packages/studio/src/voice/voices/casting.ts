import type { KokoroVoice } from '../../models/weights.ts'

/** Voices of the model with their weights. */
export type Blend = readonly (readonly [voice: KokoroVoice, share: number])[]

/** The recipe of one of our voices from the model's. */
export type Casting = {
  blend: Blend
  /** British voices use other sounds. */
  isBritish: boolean
  /** The median pitch, measured. */
  hertz: number
  /** The gain to the common loudness. */
  gainDb: number
  /** In addition to the model's voice: pitch and vocal tract size in semitones, pace, melody. */
  semitones: number
  throat: number
  rate: number
  range: number
  effect?: 'robot' | 'radio' | undefined
}
