// Every sound is made at the rate that video uses, so that nothing needs to be resampled.
export const SAMPLE_RATE = 48_000

/** A sound as a function: asked for its samples in order, once each, from -1 to 1. */
export type Sound = { samples: number; sampleAt(index: number): number }

const FADE_SECONDS = 0.03

/** From 0 to 1 and back at both ends, since a tone that begins at full strength clicks. */
export function fadeOf(second: number, seconds: number): number {
  return Math.max(0, Math.min(1, second / FADE_SECONDS, (seconds - second) / FADE_SECONDS))
}

export const sineOf = (hertz: number, second: number): number => Math.sin(2 * Math.PI * hertz * second)
