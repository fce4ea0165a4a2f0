import type { Casting } from '../voices/casting.ts'
import type { Language } from '@kinora/media/language/detect-language'

/** The rate of what a renderer makes; it is brought to the house's own rate when its shape is final. */
export const RENDER_RATE = 24_000

/** How something is to be said. */
export type Manner = {
  casting: Casting
  /** More than 1 is quicker, about so much; what must be exact is stretched afterwards. */
  rate: number
  /** What the fundamental is multiplied by. */
  pitchRatio: number
  /** 1 is the voice's own melody, 0 none at all. */
  pitchRange: number
}

export type Rendering = {
  samples: Float32Array
  /** Where each sign ends, in seconds; the first number is where the first sign begins. */
  bounds: number[]
}

/** Says signs aloud: the speech model, or what stands in for it. */
export type Renderer = {
  name: 'kokoro' | 'formant'
  languages: readonly Language[]
  /** An abort ends the wait for a turn; what has begun is finished. */
  render(signs: readonly string[], manner: Manner, signal?: AbortSignal): Promise<Rendering>
  close(): Promise<void>
}
