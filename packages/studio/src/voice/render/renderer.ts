import type { Casting } from '../voices/casting.ts'
import type { Language } from '@kinora/media/language/detect-language'

/** The sample rate of renderers; it is converted to the common rate at the end. */
export const RENDER_RATE = 24_000

/** The manner of speaking. */
export type Manner = {
  casting: Casting
  /** More than 1 is faster, approximately; exact speeds are stretched afterwards. */
  rate: number
  /** The factor of the fundamental frequency. */
  pitchRatio: number
  /** 1 is the voice's own melody, 0 is monotone. */
  pitchRange: number
}

export type RenderedSpeech = {
  samples: Float32Array
  /** The end of each sign in seconds; the first number is the start of the first sign. */
  bounds: number[]
}

/** Renders signs to speech: the model, or its fallback. */
export type Renderer = {
  name: 'kokoro' | 'formant'
  languages: readonly Language[]
  /** An abort ends the wait for a turn; a started rendering is finished. */
  render(signs: readonly string[], manner: Manner, signal?: AbortSignal): Promise<RenderedSpeech>
  close(): Promise<void>
}
