import { ATTENTION_PLACES, type DecodeStep } from './open-whisper.ts'

// Seven steps of 20 ms: shorter deviations are ignored.
const MEDIAN_REACH = 3

/** In steps of 20 ms: where the attention reached a token, and where it was strongest before moving on. */
type Alignment = { begin: number; peak: number }

/**
 * Aligns tokens with the sound: the lowest-cost monotonic path through the attention (dynamic time warping). `places`
 * is the number of steps with sound.
 */
export function alignWords(rows: readonly DecodeStep['attention'][], places: number): Alignment[] {
  const width = Math.max(1, Math.min(ATTENTION_PLACES, places))
  const height = rows.length
  if (height === 0) return []
  const matrix = attentionOf(rows, width)
  const costs = new Float64Array((height + 1) * (width + 1)).fill(Infinity)
  const from = new Uint8Array((height + 1) * (width + 1))
  costs[0] = 0
  for (let row = 1; row <= height; row++)
    for (let at = 1; at <= width; at++) {
      const here = row * (width + 1) + at
      const ways = [costs[here - width - 2]!, costs[here - width - 1]!, costs[here - 1]!]
      const way = ways[0]! <= ways[1]! && ways[0]! <= ways[2]! ? 0 : ways[1]! <= ways[2]! ? 1 : 2
      costs[here] = ways[way]! - matrix[(row - 1) * width + at - 1]!
      from[here] = way
    }
  const followed: Alignment[] = Array.from({ length: height }, () => ({ begin: 0, peak: 0 }))
  const strengths = new Float32Array(height).fill(-Infinity)
  for (let row = height, at = width; row > 0 && at > 0; ) {
    const token = followed[row - 1]!
    // Unnormalised: normalised, a weak unique trace would equal a strong one.
    const strength = rows[row - 1]!.reduce((sum, attention) => sum + attention[at - 1]!, 0)
    token.begin = at - 1
    if (strength > strengths[row - 1]!) {
      strengths[row - 1] = strength
      token.peak = at - 1
    }
    const way = from[row * (width + 1) + at]
    if (way !== 2) row -= 1
    if (way !== 1) at -= 1
  }
  return followed
}

/** The mean of the normalised heads: constant attention carries no information. */
function attentionOf(rows: readonly DecodeStep['attention'][], width: number): Float32Array {
  const heads = rows[0]?.length ?? 0
  const mean = new Float32Array(rows.length * width)
  const column = new Float32Array(rows.length)
  const level = new Float32Array(rows.length * width)
  for (let head = 0; head < heads; head++) {
    for (let at = 0; at < width; at++) {
      rows.forEach((attention, row) => void (column[row] = attention[head]![at]!))
      const { middle, deviation } = spreadOf(column)
      for (let row = 0; row < rows.length; row++) level[row * width + at] = (column[row]! - middle) / (deviation || 1)
    }
    for (let row = 0; row < rows.length; row++)
      addMedians(level.subarray(row * width, (row + 1) * width), mean, row * width)
  }
  return mean.map(value => value / heads)
}

function spreadOf(values: Float32Array): { middle: number; deviation: number } {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const middle = sum / values.length
  return { middle, deviation: Math.sqrt(Math.max(0, squares / values.length - middle * middle)) }
}

function addMedians(values: Float32Array, sums: Float32Array, offset: number): void {
  const near = new Float32Array(2 * MEDIAN_REACH + 1)
  for (let at = 0; at < values.length; at++) {
    for (let i = 0; i < near.length; i++)
      near[i] = values[Math.max(0, Math.min(values.length - 1, at + i - MEDIAN_REACH))]!
    near.sort()
    sums[offset + at]! += near[MEDIAN_REACH]!
  }
}
