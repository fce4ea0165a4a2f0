import { openFourier } from '../../hearing/fourier.ts'

/** The measured properties of a recorded voice. */
export type VoiceMeasures = {
  /** The median pitch. */
  hertz: number
  /** The pitch range, in semitones. */
  semitones: number
  /** Syllables a second while speaking, estimated from loudness. */
  pace: number
  /** The level of each band of voiced sounds in decibels, relative to their mean. */
  timbre: readonly number[]
}

// Enough for pitch; frames of 40 ms hold two periods of the lowest voices.
const PITCH_RATE = 8_000
const [LOWEST_HERTZ, HIGHEST_HERTZ] = [60, 400]
const FRAME_SECONDS = 0.04
const HOP_SECONDS = 0.01
// A quieter part, relative to the loudest, is a pause.
const PAUSE_DB = -35
// The minimum correlation of consecutive periods.
const LEAST_LIKENESS = 0.6
// A multiple of the period correlates as well as the period itself.
const AS_ALIKE = 0.9
/** Fewer voiced frames, a third of a second, are not a voice. */
const LEAST_VOICED = 30

/** The band limits of a timbre, in hertz: about those of the ear. */
const BANDS = [100, 220, 350, 500, 680, 900, 1_170, 1_500, 1_900, 2_400, 3_000, 3_800, 4_800, 6_200]

/** Measures a voice; undefined without speech. Only the first minute is measured. */
export function measureVoice(samples: Float32Array, rate: number): VoiceMeasures | undefined {
  const heard = samples.subarray(0, rate * 60)
  const step = Math.max(1, Math.floor(rate / PITCH_RATE))
  const coarse = averaged(heard, step)
  const pitchRate = rate / step
  const hop = Math.round(pitchRate * HOP_SECONDS)
  const frames = Math.max(0, Math.floor((coarse.length - pitchRate * FRAME_SECONDS * 2) / hop))
  const levels = Array.from({ length: frames }, (_, at) => levelAt(coarse, at * hop, Math.round(pitchRate * 0.02)))
  const threshold = Math.max(...levels, -200) + PAUSE_DB
  const pitches: number[] = []
  const powers = openBands(heard, rate)
  for (let at = 0; at < frames; at++) {
    if (levels[at]! < threshold) continue
    const hertz = pitchAt(coarse, at * hop, pitchRate)
    if (hertz === undefined) continue
    pitches.push(hertz)
    powers.add(Math.round(at * HOP_SECONDS * rate))
  }
  if (pitches.length < LEAST_VOICED) return undefined
  const sorted = pitches.toSorted((a, b) => a - b)
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return {
    hertz: share(0.5),
    semitones: 12 * Math.log2(share(0.9) / share(0.1)),
    pace: paceOf(levels, threshold),
    timbre: powers.timbre(),
  }
}

/** Means of groups of samples, which removes most frequencies above the new rate. */
function averaged(samples: Float32Array, step: number): Float32Array {
  const made = new Float32Array(Math.floor(samples.length / step))
  for (let at = 0; at < made.length; at++) {
    let sum = 0
    for (let i = 0; i < step; i++) sum += samples[at * step + i]!
    made[at] = sum / step
  }
  return made
}

function levelAt(samples: Float32Array, at: number, length: number): number {
  let power = 0
  for (let i = at; i < at + length; i++) power += (samples[i] ?? 0) ** 2
  return 10 * Math.log10(power / length + 1e-12)
}

/** The pitch of a frame by autocorrelation; undefined if unvoiced. */
function pitchAt(samples: Float32Array, at: number, rate: number): number | undefined {
  const length = Math.round(rate * FRAME_SECONDS * 0.75)
  const [shortest, longest] = [Math.floor(rate / HIGHEST_HERTZ), Math.ceil(rate / LOWEST_HERTZ)]
  const likeness = new Float32Array(longest + 2)
  let best = 0
  for (let lag = shortest; lag <= longest + 1; lag++) {
    let [product, one, other] = [0, 1e-9, 1e-9]
    for (let i = 0; i < length; i++) {
      const [a, b] = [samples[at + i]!, samples[at + i + lag] ?? 0]
      product += a * b
      one += a * a
      other += b * b
    }
    likeness[lag] = product / Math.sqrt(one * other)
    if (lag <= longest) best = Math.max(best, likeness[lag]!)
  }
  if (best < LEAST_LIKENESS) return undefined
  for (let lag = shortest + 1; lag <= longest; lag++) {
    const [before, here, after] = [likeness[lag - 1]!, likeness[lag]!, likeness[lag + 1]!]
    if (here < AS_ALIKE * best || here < before || here < after) continue
    const curve = before - 2 * here + after
    return rate / (lag + (curve === 0 ? 0 : (before - after) / (2 * curve)))
  }
  return undefined
}

/** Counts loudness peaks, smoothed to the length of a vowel, outside pauses. */
function paceOf(levels: readonly number[], threshold: number): number {
  const smooth = levels.map((_, at) => {
    const around = levels.slice(Math.max(0, at - 3), at + 4)
    return around.reduce((sum, one) => sum + one, 0) / around.length
  })
  let [peaks, valley, peak] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const level of smooth) {
    peak = Math.max(peak, level)
    if (level < peak - 2) {
      if (peak > threshold && peak > valley + 2) peaks += 1
      ;[valley, peak] = [level, level]
    }
    valley = Math.min(valley, level)
  }
  const seconds = smooth.filter(level => level > threshold).length * HOP_SECONDS
  return seconds > 0 ? peaks / seconds : 0
}

/** Adds up the powers of bands over frames. */
function openBands(samples: Float32Array, rate: number): { add(at: number): void; timbre(): number[] } {
  const size = 2 ** Math.ceil(Math.log2(rate * 0.025))
  const fourier = openFourier(size)
  const powers = new Float32Array(fourier.bins)
  const sums = new Float64Array(BANDS.length - 1)
  return {
    add(at) {
      fourier.powersOf(samples, at, powers)
      for (let bin = 0; bin < powers.length; bin++) {
        const band = BANDS.findIndex(
          (from, index) => (bin * rate) / size >= from && (bin * rate) / size < (BANDS[index + 1] ?? 0),
        )
        if (band >= 0) sums[band]! += powers[bin]!
      }
    },
    timbre() {
      const decibels = Array.from(sums, sum => 10 * Math.log10(sum + 1e-12))
      const mean = decibels.reduce((sum, one) => sum + one, 0) / decibels.length
      return decibels.map(one => Math.round((one - mean) * 10) / 10)
    },
  }
}
