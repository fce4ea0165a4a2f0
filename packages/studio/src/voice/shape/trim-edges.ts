// 5 ms: the step of the silence search.
const STEP_SECONDS = 0.005
const FADE_SECONDS = 0.006

/** The start and end of sound in samples: the first and the last step above the threshold. */
export function findHeardSamples(samples: Float32Array, threshold: number, rate: number): { from: number; to: number } {
  const step = Math.round(rate * STEP_SECONDS)
  const isLoud = (at: number): boolean => {
    for (let i = at; i < Math.min(at + step, samples.length); i++) if (Math.abs(samples[i]!) >= threshold) return true
    return false
  }
  let from = 0
  while (from < samples.length && !isLoud(from)) from += step
  let to = Math.ceil(samples.length / step) * step
  while (to > from && !isLoud(to - step)) to -= step
  return { from: Math.min(from, samples.length), to: Math.min(to, samples.length) }
}

/** Short fades that avoid clicks. In place. */
export function softenEdges(samples: Float32Array, rate: number): void {
  const length = Math.min(Math.round(rate * FADE_SECONDS), samples.length >> 1)
  for (let i = 0; i < length; i++) {
    const gain = (i + 0.5) / length
    samples[i]! *= gain
    samples[samples.length - 1 - i]! *= gain
  }
}
