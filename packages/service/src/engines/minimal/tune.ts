import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'

/** A sound as a function: asked for its samples in order, once each, from -1 to 1. */
export type Tune = { samples: number; sampleAt(index: number): number }

const FADE_SECONDS = 0.03

/** From 0 to 1 and back at both ends, since a tone that begins at full strength clicks. */
export function fadeGain(second: number, seconds: number): number {
  return Math.max(0, Math.min(1, second / FADE_SECONDS, (seconds - second) / FADE_SECONDS))
}

export const sineAt = (hertz: number, second: number): number => Math.sin(2 * Math.PI * hertz * second)

/** A tune second by second, the same in both ears: an hour of it takes no more memory than a moment. */
export function* renderTune(tune: Tune): Generator<Sound> {
  for (let first = 0; first < tune.samples; first += SAMPLE_RATE) {
    const side = new Float32Array(Math.min(SAMPLE_RATE, tune.samples - first))
    for (let i = 0; i < side.length; i++) side[i] = tune.sampleAt(first + i)
    yield { left: side, right: side }
  }
}
