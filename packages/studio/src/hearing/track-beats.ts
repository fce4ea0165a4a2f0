import { ONSETS_A_SECOND } from './find-onsets.ts'

// The cost of deviating from the period; tuned with clicks, swing and played music.
const STEADINESS = 250

/**
 * Finds the best sequence of beats: on strong onsets, and a period apart (dynamic programming after Ellis). Every frame
 * stores the best sequence that ends in it.
 */
export function trackBeats(onsets: Float32Array, period: number): number[] {
  const scores = new Float64Array(onsets.length)
  const before = new Int32Array(onsets.length).fill(-1)
  const scale = 1 / (deviationOf(onsets) || 1)
  const [nearest, farthest] = [Math.round(period * 0.6), Math.round(period * 1.6)]
  const dearness = Float64Array.from(
    { length: farthest + 1 },
    (_, gap) => STEADINESS * Math.log(Math.max(1, gap) / period) ** 2,
  )
  for (let at = 0; at < onsets.length; at++) {
    let best = 0
    for (let gap = nearest; gap <= farthest && gap <= at; gap++) {
      const score = scores[at - gap]! - dearness[gap]!
      if (score > best) {
        best = score
        before[at] = at - gap
      }
    }
    scores[at] = onsets[at]! * scale + best
  }
  return rowEndingAt(lastOf(scores, period), before)
}

/** The best end within the last period: sequences that end earlier have missed beats. */
function lastOf(scores: Float64Array, period: number): number {
  const from = Math.max(0, scores.length - Math.round(period))
  let best = from
  for (let at = from; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at
  return best
}

function rowEndingAt(end: number, before: Int32Array): number[] {
  const row: number[] = []
  for (let at = end; at >= 0; at = before[at]!) row.push(at)
  return row.reverse()
}

function deviationOf(values: Float32Array): number {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / Math.max(1, values.length)
  return Math.sqrt(Math.max(0, squares / Math.max(1, values.length) - mean * mean))
}

/** The onset nearest to a beat, interpolated by a parabola; in seconds. */
export function refineBeatSeconds(onsets: Float32Array, frame: number): number {
  let peak = frame
  for (let at = Math.max(1, frame - 2); at <= Math.min(onsets.length - 2, frame + 2); at++)
    if (onsets[at]! > onsets[peak]!) peak = at
  const [a, b, c] = [onsets[peak - 1] ?? 0, onsets[peak]!, onsets[peak + 1] ?? 0]
  const bend = a - 2 * b + c
  const shift = bend < 0 && b > 0 ? Math.max(-0.5, Math.min(0.5, (a - c) / (2 * bend))) : 0
  return (peak + shift) / ONSETS_A_SECOND
}
