import type { YuvFrame } from '../frames/yuv-frame.ts'
import { type FrameFacts, readFrameFacts } from './frame-facts.ts'

// Darker or brighter than this on the whole, a frame shows little.
const [DARK, BRIGHT] = [32, 220]
// A story's first third has shown what it is about and not how it ends.
const BEST_MOMENT = 1 / 3
const PREFERENCE = 0.3

/** How well a frame stands for its film: one with something to see, and rather from the first third. */
function scoreCover({ brightness, variety }: FrameFacts, moment: number): number {
  const isPlain = brightness < DARK || brightness > BRIGHT
  return variety * (isPlain ? 0.1 : 1) * (1 - PREFERENCE * Math.abs(moment - BEST_MOMENT))
}

type CoverChooser = {
  /** Considers a frame, at this share of the film. */
  consider(frame: YuvFrame, moment: number): void
  /** The best so far. */
  best(): YuvFrame | undefined
}

/** Holds one frame at a time, however long the film is. */
export function createCoverChooser(): CoverChooser {
  let best: YuvFrame | undefined
  let bestScore = -1
  return {
    consider(frame, moment) {
      const score = scoreCover(readFrameFacts(frame), moment)
      if (score <= bestScore) return
      bestScore = score
      best = { width: frame.width, height: frame.height, pixels: frame.pixels.slice() }
    },
    best: () => best,
  }
}
