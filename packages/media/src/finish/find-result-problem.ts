import type { Size } from '../frames/size.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import type { SoundMeasure } from './measure-sound.ts'
import type { ExpectedResult } from './finish-job.ts'

/** The measured content of a result. */
export type ResultFacts = Partial<Size> & {
  frames?: number
  /** The largest deviation from one colour in any frame, in codes of 8 bits. */
  variety?: number
  heard?: SoundMeasure | undefined
  /** Pieces that could not be decoded. */
  broken?: number
}

// Codecs leave this much in a single colour.
export const MIN_VARIETY = 1
// -60 dB: quieter sounds are inaudible.
export const MIN_PEAK = 0.001
const MAX_SECONDS_OFF = 0.025
// Films: sound is cut to the picture, whose frames are 42 ms long.
const MAX_FRAMES_OFF = 1

/** The fault of a result, or undefined. A file that differs from its order is neither shown nor charged. */
export function findResultProblem(seen: ResultFacts, ordered: ExpectedResult): string | undefined {
  if (ordered.kind === 'sound')
    return ordered.mayBeSilent && seen.heard ? undefined : soundProblemOf(seen.heard, ordered.seconds)
  const { width, height, variety = 0 } = seen
  if (width !== ordered.width || height !== ordered.height)
    return `it is ${width} x ${height} pixels instead of ${ordered.width} x ${ordered.height}`
  if (variety < MIN_VARIETY && !('mayBePlain' in ordered && ordered.mayBePlain))
    return 'it shows nothing but one colour'
  if (ordered.kind === 'image') return undefined
  if (seen.broken) return `${seen.broken} pieces of it cannot be decoded`
  const frames = Math.round(ordered.seconds * FRAMES_PER_SECOND)
  if (Math.abs((seen.frames ?? 0) - frames) > MAX_FRAMES_OFF) return `it has ${seen.frames} frames instead of ${frames}`
  if (!ordered.withSound) return seen.heard ? 'it has sound that nobody asked for' : undefined
  if (!seen.heard) return 'it has no sound'
  // The codec works in blocks of 21 ms, and pads the last.
  return ordered.mayBeSilent ? undefined : soundProblemOf({ ...seen.heard, seconds: 1 }, undefined)
}

function soundProblemOf(heard: SoundMeasure | undefined, seconds: number | undefined): string | undefined {
  if (!heard || heard.seconds === 0) return 'it has no sound'
  if (!(heard.peak >= MIN_PEAK)) return 'it is silent'
  if (seconds !== undefined && Math.abs(heard.seconds - seconds) > MAX_SECONDS_OFF)
    return `it lasts ${heard.seconds.toFixed(3)} seconds instead of ${seconds}`
  return undefined
}
