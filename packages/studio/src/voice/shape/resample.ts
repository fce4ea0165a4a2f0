// 24 zero crossings on each side keep everything up to 0.93 of the lower Nyquist frequency within 0.1 dB.
const CROSSINGS = 24
const STEPS = 512

/** The filter table: a sinc with a Kaiser window, 90 dB stop band. */
const FILTER = Float32Array.from({ length: CROSSINGS * STEPS + 2 }, (_, at) => {
  const x = at / STEPS
  if (x >= CROSSINGS) return 0
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
  return sinc * (bessel(9 * Math.sqrt(1 - (x / CROSSINGS) ** 2)) / bessel(9))
})

/** Resamples: `ratio` new samples for each old one, with a low-pass at the new Nyquist frequency. */
export function resample(samples: Float32Array, ratio: number): Float32Array {
  const result = new Float32Array(Math.round(samples.length * ratio))
  const width = Math.min(1, ratio)
  const reach = CROSSINGS / width
  for (let at = 0; at < result.length; at++) {
    const place = at / ratio
    const from = Math.max(0, Math.ceil(place - reach))
    const to = Math.min(samples.length - 1, Math.floor(place + reach))
    let sum = 0
    for (let i = from; i <= to; i++) {
      const step = Math.abs(i - place) * width * STEPS
      const below = step | 0
      const value = FILTER[below]!
      sum += samples[i]! * (value + (FILTER[below + 1]! - value) * (step - below))
    }
    result[at] = sum * width
  }
  return result
}

/** The modified Bessel function of order zero, by its series. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > 1e-9 * sum; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
