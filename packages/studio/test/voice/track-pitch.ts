import { SAMPLE_RATE, type Sound } from '../../../media/src/sound/sound.ts'

const STEP = 4
const RATE = SAMPLE_RATE / STEP
const WINDOW = Math.round(RATE * 0.05)
const HOP = Math.round(RATE * 0.005)
const DIP = 0.15

/** The fundamental every 5 ms in hertz, 0 where there is none (YIN: the first deep dip of the difference with itself). */
export function trackPitch({ left }: Sound, { lowest = 50, highest = 900 } = {}): number[] {
  // Every fourth sample of a mean of four: enough for a fundamental.
  const samples = Float32Array.from({ length: Math.floor(left.length / STEP) }, (_, at) => {
    const from = at * STEP
    return (left[from]! + left[from + 1]! + left[from + 2]! + left[from + 3]!) / STEP
  })
  const pitches: number[] = []
  const longest = Math.floor(RATE / lowest)
  for (let at = 0; at + WINDOW + longest < samples.length; at += HOP) {
    pitches.push(pitchAt(samples, at, Math.floor(RATE / highest), longest))
  }
  return pitches
}

function pitchAt(samples: Float32Array, at: number, shortest: number, longest: number): number {
  const differences = [1]
  let sum = 0
  for (let lag = 1; lag <= longest; lag++) {
    let difference = 0
    for (let i = at; i < at + WINDOW; i++) difference += (samples[i]! - samples[i + lag]!) ** 2
    sum += difference
    differences.push(sum === 0 ? 1 : (difference * lag) / sum)
  }
  let lag = shortest
  while (lag < longest && differences[lag]! >= DIP) lag++
  if (lag >= longest) return 0
  while (lag + 1 < longest && differences[lag + 1]! < differences[lag]!) lag++
  const [before, here, after] = [differences[lag - 1]!, differences[lag]!, differences[lag + 1]!]
  return RATE / (lag + (before - after) / (2 * (before - 2 * here + after)))
}
