import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { LIVELY_TEMPO } from './tempo.ts'

const BEAT_FRAMES = (60 / LIVELY_TEMPO) * FRAMES_PER_SECOND

/** Frames for shots by their weights, on beats but for the last, none shorter than a beat, exactly `frames` together. */
export function shareFrames(frames: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const cuts = [0]
  let sum = 0
  for (const [at, weight] of weights.slice(0, -1).entries()) {
    sum += weight
    const wanted = Math.round((frames * sum) / whole / BEAT_FRAMES) * BEAT_FRAMES
    const least = (cuts.at(-1) ?? 0) + BEAT_FRAMES
    const most = frames - (weights.length - 1 - at) * BEAT_FRAMES
    cuts.push(Math.min(Math.max(wanted, least), Math.max(least, most)))
  }
  return cuts.map((cut, at) => (cuts[at + 1] ?? frames) - cut)
}
