// A windowed sinc that lets through what is below a quarter of the rate; 31 taps on each side leave a few hundred hertz
// between what is kept whole and what is gone.
const REACH = 31
const TAPS = Float64Array.from({ length: 2 * REACH + 1 }, (_, index) => {
  const at = index - REACH
  const sinc = at === 0 ? 0.5 : Math.sin((Math.PI * at) / 2) / (Math.PI * at)
  return sinc * (0.54 + 0.46 * Math.cos((Math.PI * at) / REACH))
})

/** Every second sample, of what lies below half of the new rate. */
export function halveRate(samples: Float32Array): Float32Array {
  const halved = new Float32Array(Math.ceil(samples.length / 2))
  for (let out = 0; out < halved.length; out++) {
    let sum = 0
    for (let tap = 0; tap < TAPS.length; tap++) sum += (samples[2 * out + tap - REACH] ?? 0) * (TAPS[tap] as number)
    halved[out] = sum
  }
  return halved
}
