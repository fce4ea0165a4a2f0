import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import { openFourier } from './fourier.ts'

export const FEATURES_A_SECOND = 8

/** The features of a sound, eight times a second: notes, frequency ranges, loudness. */
export type Features = {
  frames: number
  /** One curve for each feature, in comparable units; the first twelve are the pitch classes from A on. */
  curves: Float32Array[]
  /** Mean power of each frame. */
  powers: Float32Array
}

// A quarter of the rate: chords and drums lie below 6 kHz.
const RATE = SAMPLE_RATE / 4
const HOP = RATE / FEATURES_A_SECOND
// A third of a second: resolves semitones from 110 Hz on.
const WINDOW = 4096
const [LOWEST_HZ, HIGHEST_HZ] = [110, 2000]
const BAND_BORDERS = [40, 120, 350, 1000, 2500, 5500]
// The weights of features: notes sum to 1, ranges and loudness are in bels.
const CHROMA_WEIGHT = 2.2
const BAND_WEIGHT = 0.3
const LOUDNESS_WEIGHT = 0.45

export function extractFeatures({ left, right }: Sound): Features {
  const mono = quarterOf(left, right)
  const frames = Math.max(1, Math.ceil(mono.length / HOP))
  const fourier = openFourier(WINDOW)
  const spectrum = new Float32Array(fourier.bins)
  const classes = classesByBin(fourier.bins)
  const chroma = Array.from({ length: 12 }, () => new Float32Array(frames))
  const bands = BAND_BORDERS.slice(1).map(() => new Float32Array(frames))
  const powers = new Float32Array(frames)
  for (let at = 0; at < frames; at++) {
    fourier.powersOf(mono, Math.round(at * HOP + HOP / 2 - WINDOW / 2), spectrum)
    readChroma(chroma, at, spectrum, classes)
    for (const [band, curve] of bands.entries())
      curve[at] = bandPowerOf(spectrum, BAND_BORDERS[band]!, BAND_BORDERS[band + 1]!)
    powers[at] = meanPowerOf(mono, at * HOP, (at + 1) * HOP)
  }
  const loudest = powers.reduce((high, power) => Math.max(high, power), 0)
  const curves = [...chroma, ...bands.map(curve => belsOf(curve, BAND_WEIGHT)), belsOf(powers, LOUDNESS_WEIGHT)]
  return { frames: loudest > 0 ? frames : 0, curves, powers }
}

function quarterOf(left: Float32Array, right: Float32Array): Float32Array {
  const mono = new Float32Array(left.length >> 2)
  for (let i = 0; i < mono.length; i++) {
    let sum = 0
    for (let at = 4 * i; at < 4 * i + 4; at++) sum += left[at]! + right[at]!
    mono[i] = sum / 8
  }
  return mono
}

const hertzOf = (bin: number): number => (bin * RATE) / WINDOW
const binOf = (hertz: number): number => Math.round((hertz * WINDOW) / RATE)

/** The pitch class of every bin; -1 outside the range of notes. */
const classesByBin = (bins: number): Int8Array =>
  Int8Array.from({ length: bins }, (_, bin) => {
    const hertz = hertzOf(bin)
    return hertz < LOWEST_HZ || hertz > HIGHEST_HZ ? -1 : (Math.round(12 * Math.log2(hertz / 440)) + 120) % 12
  })

/** Fractions of the twelve pitch classes by amplitude, so that overtones of one loud note do not hide a chord. */
function readChroma(chroma: readonly Float32Array[], at: number, spectrum: Float32Array, classes: Int8Array): void {
  let sum = 0
  for (let bin = 1; bin < spectrum.length - 1; bin++) {
    const note = classes[bin]!
    // Only peaks; between them is spectral leakage.
    if (note < 0 || spectrum[bin]! < spectrum[bin - 1]! || spectrum[bin]! < spectrum[bin + 1]!) continue
    const amplitude = Math.sqrt(spectrum[bin]!)
    chroma[note]![at]! += amplitude
    sum += amplitude
  }
  if (sum > 0) for (const curve of chroma) curve[at]! *= CHROMA_WEIGHT / sum
}

function bandPowerOf(spectrum: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let bin = binOf(from); bin < binOf(to); bin++) sum += spectrum[bin]!
  return sum
}

function meanPowerOf(samples: Float32Array, from: number, to: number): number {
  const end = Math.min(to, samples.length)
  let sum = 0
  for (let i = from; i < end; i++) sum += samples[i]! * samples[i]!
  return sum / Math.max(1, end - from)
}

/** Six bels below the loudest is inaudible. */
function belsOf(powers: Float32Array, weight: number): Float32Array {
  const floor = powers.reduce((high, power) => Math.max(high, power), 0) * 1e-6 || 1
  return powers.map(power => weight * Math.log10(1 + power / floor))
}
