import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'

/** The recogniser's sample rate: nothing above 8 kHz. */
export const HEARING_RATE = 16_000

const FACTOR = SAMPLE_RATE / HEARING_RATE
// 16 crossings on each side under a Hann window: flat to 7.2 kHz, and aliases are 44 dB lower at 8.8 kHz.
const REACH = 16 * FACTOR
const FILTER = Float32Array.from({ length: REACH + 1 }, (_, at) => {
  const x = at / FACTOR
  const sinc = at === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
  return (sinc * (0.5 + 0.5 * Math.cos((Math.PI * at) / (REACH + 1)))) / FACTOR
})

/** Mono, at a third of the rate. */
export function downsampleForHearing({ left, right }: Sound): Float32Array {
  const mono = new Float32Array(left.length + 2 * REACH)
  for (let i = 0; i < left.length; i++) mono[i + REACH] = (left[i]! + right[i]!) / 2
  const narrow = new Float32Array(Math.floor(left.length / FACTOR))
  for (let at = 0; at < narrow.length; at++) {
    const middle = at * FACTOR + REACH
    let sum = mono[middle]! * FILTER[0]!
    for (let tap = 1; tap <= REACH; tap++) sum += (mono[middle - tap]! + mono[middle + tap]!) * FILTER[tap]!
    narrow[at] = sum
  }
  return narrow
}
