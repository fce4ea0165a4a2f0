// A windowed sinc low-pass at a quarter of the rate; 31 taps on each side give a transition of a few hundred hertz.
const REACH = 31
const TAPS = Float64Array.from({ length: 2 * REACH + 1 }, (_, index) => {
  const at = index - REACH
  const sinc = at === 0 ? 0.5 : Math.sin((Math.PI * at) / 2) / (Math.PI * at)
  return sinc * (0.54 + 0.46 * Math.cos((Math.PI * at) / REACH))
})

/** Low-pass filters, and takes every second sample. */
export function halveRate(samples: Float32Array): Float32Array {
  const halved = new Float32Array(Math.ceil(samples.length / 2))
  for (let out = 0; out < halved.length; out++) {
    let sum = 0
    for (let tap = 0; tap < TAPS.length; tap++) sum += (samples[2 * out + tap - REACH] ?? 0) * (TAPS[tap] as number)
    halved[out] = sum
  }
  return halved
}
