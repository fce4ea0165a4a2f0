/** Half a second: the beat of a music of 120. */
const BEAT_FRAMES = 12

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
