import { SAMPLE_RATE, type Sound } from '../../../media/src/sound/sound.ts'

const FRAME = 240
const FRAMES_A_SECOND = SAMPLE_RATE / FRAME

/**
 * A tempo found in the plainest way, as a second opinion that shares no line with the ears: rises of loudness, and the
 * lag around the expected one at which they repeat most, refined over eight periods. It cannot tell a beat from its half.
 */
export function plainTempoOf(sound: Sound, around: number): number {
  const rises = risesOf(sound)
  const expected = (60 * FRAMES_A_SECOND) / around
  let period = bestLag(rises, expected * 0.8, expected * 1.25, 0.25, 1)
  for (const periods of [2, 4, 8]) {
    const slack = 0.6 / periods
    period = bestLag(rises, period * (1 - 0.02) - slack, period * (1 + 0.02) + slack, 0.02, periods)
  }
  return (60 * FRAMES_A_SECOND) / period
}

function risesOf({ left, right }: Sound): Float64Array {
  const frames = Math.floor(left.length / FRAME)
  // Differences of neighbouring samples: the treble, where notes begin.
  const levels = Float64Array.from({ length: frames }, (_, frame) => {
    let sum = 0
    for (let i = Math.max(1, frame * FRAME); i < (frame + 1) * FRAME; i++)
      sum += (left[i]! - left[i - 1]!) ** 2 + (right[i]! - right[i - 1]!) ** 2
    return Math.sqrt(Math.sqrt(sum))
  })
  const rises = levels.map((level, i) => Math.max(0, level - (levels[i - 1] ?? level)))
  const mean = rises.reduce((sum, rise) => sum + rise, 0) / frames
  return rises.map(rise => rise - mean)
}

function bestLag(rises: Float64Array, from: number, to: number, step: number, periods: number): number {
  let best = { lag: from, likeness: Number.NEGATIVE_INFINITY }
  for (let lag = from; lag <= to; lag += step) {
    let likeness = 0
    for (let n = 1; n <= periods; n++) likeness += smoothProductAt(rises, lag * n)
    if (likeness > best.likeness) best = { lag, likeness }
  }
  return best.lag
}

/** The products at a lag and its neighbours within 15 ms, the near ones counting more: players are a little loose. */
function smoothProductAt(rises: Float64Array, lag: number): number {
  let [sum, weights] = [0, 0]
  for (let offset = Math.ceil(lag - 3); offset <= lag + 3; offset++) {
    const weight = 1 - Math.abs(offset - lag) / 4
    let product = 0
    for (let i = offset; i < rises.length; i++) product += rises[i]! * rises[i - offset]!
    sum += (weight * product) / (rises.length - offset)
    weights += weight
  }
  return sum / weights
}
