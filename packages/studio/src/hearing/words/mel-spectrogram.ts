import { HEARING_RATE } from './downsample-for-hearing.ts'

/** The recogniser's window length. */
export const WINDOW_SECONDS = 30
export const MEL_BANDS = 80
const FRAMES_A_SECOND = 100
export const WINDOW_FRAMES = WINDOW_SECONDS * FRAMES_A_SECOND

const HOP = HEARING_RATE / FRAMES_A_SECOND
const SIZE = 400
const BINS = SIZE / 2 + 1
const HALF = SIZE / 2

const WINDOW = Float32Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE))
// The circle in as many parts as there are samples: bin times sample, modulo the size, finds its angle.
const COSINES = Float32Array.from({ length: SIZE }, (_, i) => Math.cos((2 * Math.PI * i) / SIZE))
const SINES = Float32Array.from({ length: SIZE }, (_, i) => Math.sin((2 * Math.PI * i) / SIZE))

/**
 * The mel spectrogram for the recogniser, at most half a minute: 80 bands, 100 times a second, as logarithms over a
 * range of 80 dB. Missing sound at the end is silence.
 */
export function melSpectrogram(samples: Float32Array): Float32Array {
  const mel = new Float32Array(MEL_BANDS * WINDOW_FRAMES)
  const powers = new Float32Array(BINS)
  const frame = new Float32Array(SIZE)
  let loudest = -10
  const heard = Math.min(WINDOW_FRAMES, Math.ceil((samples.length + HALF) / HOP))
  mel.fill(-10)
  for (let at = 0; at < heard; at++) {
    for (let i = 0; i < SIZE; i++) frame[i] = (samples[mirrored(at * HOP - HALF + i)] ?? 0) * WINDOW[i]!
    powersOf(frame, powers)
    for (let band = 0; band < MEL_BANDS; band++) {
      const { from, shares } = FILTERS[band]!
      let sum = 0
      for (let i = 0; i < shares.length; i++) sum += powers[from + i]! * shares[i]!
      const level = Math.log10(Math.max(1e-10, sum))
      mel[band * WINDOW_FRAMES + at] = level
      if (level > loudest) loudest = level
    }
  }
  for (let i = 0; i < mel.length; i++) mel[i] = (Math.max(mel[i]!, loudest - 8) + 4) / 4
  return mel
}

// Before the first sample the sound is mirrored, as in the model's training.
const mirrored = (at: number): number => Math.abs(at)

/**
 * A plain transform: 400 is not a power of two, and the encoder takes ten times as long. Samples at equal distance from
 * the frame's ends have the same cosine and opposite sines, so each pair is multiplied once.
 */
function powersOf(frame: Float32Array, powers: Float32Array): void {
  for (let i = 1; i < HALF; i++) {
    const [one, other] = [frame[i]!, frame[SIZE - i]!]
    EVEN[i] = one + other
    ODD[i] = one - other
  }
  for (let bin = 0; bin < BINS; bin++) {
    let real = frame[0]! + (bin % 2 === 0 ? frame[HALF]! : -frame[HALF]!)
    let imaginary = 0
    for (let i = 1, turn = bin; i < HALF; i++) {
      real += EVEN[i]! * COSINES[turn]!
      imaginary += ODD[i]! * SINES[turn]!
      turn += bin
      if (turn >= SIZE) turn -= SIZE
    }
    powers[bin] = real * real + imaginary * imaginary
  }
}

const EVEN = new Float32Array(HALF)
const ODD = new Float32Array(HALF)

type Filter = { from: number; shares: Float32Array }

/** Triangles of equal area on Slaney's mel scale: linear to 1 kHz, logarithmic above. */
const FILTERS: readonly Filter[] = Array.from({ length: MEL_BANDS }, (_, band) => {
  const highest = melOfHertz(HEARING_RATE / 2)
  const corner = (at: number): number => hertzOfMel((highest * at) / (MEL_BANDS + 1))
  const [low, middle, high] = [corner(band), corner(band + 1), corner(band + 2)]
  const shareOf = (bin: number): number => {
    const hertz = (bin * HEARING_RATE) / SIZE
    const rising = (hertz - low) / (middle - low)
    const falling = (high - hertz) / (high - middle)
    return (Math.max(0, Math.min(rising, falling)) * 2) / (high - low)
  }
  const bins = Array.from({ length: BINS }, (_, bin) => bin).filter(bin => shareOf(bin) > 0)
  return { from: bins[0] ?? 0, shares: Float32Array.from(bins, shareOf) }
})

function melOfHertz(hertz: number): number {
  return hertz < 1_000 ? hertz / (200 / 3) : 15 + Math.log(hertz / 1_000) / (Math.log(6.4) / 27)
}

function hertzOfMel(mel: number): number {
  return mel < 15 ? mel * (200 / 3) : 1_000 * Math.exp((mel - 15) * (Math.log(6.4) / 27))
}
