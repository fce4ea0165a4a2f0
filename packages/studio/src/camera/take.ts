import type { Cast } from '@kinora/media/engine/contract'
import type { ShareBox } from '@kinora/media/frames/share-box'
import type { Compositor } from '@kinora/media/compositor/compositor'

/** Something that can be filmed: prepared once on a compositor, then drawn frame by frame. */
export type Take = {
  /** Draws frame `index` (from 0) of the film; frames are asked for in order, each once. */
  draw(index: number): void | Promise<void>
  /** What was asked for and is left as it is, and why. */
  notes?: readonly string[]
  /** Where the subjects of the inputs were seen in the frames that were drawn, one box for each. */
  inputBoxes?(): readonly ShareBox[]
  /** Gives back what it holds beside the compositor. */
  close?(): void
}

/** What every take is told. `frames` is how many there will be, at 24 a second. */
export type TakeOptions = {
  compositor: Compositor
  frames: number
  seed: number
  amplitude: Amplitude
  /** Of the film that it is a part of. */
  cast?: Cast
}

/** How much moves. `auto` leaves it to the words. */
export type Amplitude = 'auto' | 'small' | 'medium' | 'large'
