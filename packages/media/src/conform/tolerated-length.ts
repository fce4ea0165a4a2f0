import { unusable } from './unusable.ts'

/** Longer files are rejected unread. */
export const MAX_EXTRA_SECONDS = 600

// Engines round to steps of 4 or 8 frames and to whole seconds; the missing frames repeat the last picture.
const HELD_SHARE = 0.25
const HELD_SECONDS = 0.5

/** The missing part of the ordered length, or 0. Rejects clips that are much too short. */
export function missingSeconds(made: number, ordered: number): number {
  const missing = Math.max(0, ordered - made)
  if (missing > Math.max(HELD_SECONDS, HELD_SHARE * ordered))
    throw unusable(`it made ${made.toFixed(1)} s of the ${ordered} s asked for`, { retryable: false })
  return missing
}

// A frame or two are invisible; a missing second may not be.
const [TOLD_MISSING, TOLD_CUT] = [0.1, 1]

/** Notes for the caller; `how` describes the correction. */
export function lengthNotes(made: number, ordered: number, how: string): string[] {
  if (ordered - made > TOLD_MISSING)
    return [`duration: the engine made ${made.toFixed(1)} s of the ${ordered} s asked for; ${how}`]
  if (made - ordered > TOLD_CUT)
    return [`duration: the engine made ${made.toFixed(1)} s; the first ${ordered} s are kept`]
  return []
}
