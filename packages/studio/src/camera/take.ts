import type { Cast } from '@kinora/media/engine/contract'
import type { ShareBox } from '@kinora/media/frames/share-box'
import type { Compositor } from '@kinora/media/compositor/compositor'

/** A take: prepared once on a compositor, then drawn frame by frame. */
export type Take = {
  /** Draws frame `index` (from 0) of the film; frames are asked for in order, each once. */
  draw(index: number): void | Promise<void>
  /** Notes on requests that were not carried out, with reasons. */
  notes?: readonly string[]
  /** The boxes of the inputs' subjects in the drawn frames. */
  inputBoxes?(): readonly ShareBox[]
  /** Frees everything that it holds except the compositor. */
  close?(): void
}

/** The options of every take. `frames` is their number, at 24 a second. */
export type TakeOptions = {
  compositor: Compositor
  frames: number
  seed: number
  amplitude: Amplitude
  /** The cast of its film. */
  cast?: Cast
}

/** The amount of motion. `auto` leaves it to the prompt. */
export type Amplitude = 'auto' | 'small' | 'medium' | 'large'
