import type { YuvFrame } from '../frames/yuv-frame.ts'
import { type FrameFacts, readFrameFacts } from './frame-facts.ts'

// A darker or brighter frame shows little.
const [DARK, BRIGHT] = [32, 220]
// The first third shows the subject without the ending.
const BEST_MOMENT = 1 / 3
const PREFERENCE = 0.3

/** Rates a frame as a cover: detail counts, and the first third is preferred. */
function scoreCover({ brightness, variety }: FrameFacts, moment: number): number {
  const isPlain = brightness < DARK || brightness > BRIGHT
  return variety * (isPlain ? 0.1 : 1) * (1 - PREFERENCE * Math.abs(moment - BEST_MOMENT))
}

type CoverChooser = {
  /** Considers a frame, at this fraction of the film. */
  consider(frame: YuvFrame, moment: number): void
  /** The best so far. */
  best(): YuvFrame | undefined
}

/** Holds one frame at a time, whatever the length of the film. */
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
