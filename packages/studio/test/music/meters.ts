import { openFourier } from '../../src/hearing/fourier.ts'
import { SAMPLE_RATE, type Sound } from '../../../media/src/sound/sound.ts'

/** Where the middle of the spectrum lies, by amplitude, in hertz: what is heard as brightness. */
export function brightnessOf({ left }: Sound): number {
  const fourier = openFourier(2048)
  const powers = new Float32Array(fourier.bins)
  let [moments, sums] = [0, 0]
  for (let at = 0; at + 2048 <= left.length; at += 4096) {
    fourier.powersOf(left, at, powers)
    for (let bin = 1; bin < powers.length; bin++) {
      const amplitude = Math.sqrt(powers[bin]!)
      moments += amplitude * ((bin * SAMPLE_RATE) / 2048)
      sums += amplitude
    }
  }
  return sums > 0 ? moments / sums : 0
}

/** Root of the mean power, in decibels of full scale. */
export function levelDbOf({ left, right }: Sound, fromSeconds: number, toSeconds: number): number {
  const [from, to] = [Math.round(fromSeconds * SAMPLE_RATE), Math.round(toSeconds * SAMPLE_RATE)]
  let sum = 0
  for (let i = from; i < to; i++) sum += left[i]! ** 2 + right[i]! ** 2
  return 10 * Math.log10(sum / (2 * (to - from)) + 1e-15)
}

/** How alike two sounds are, sample by sample: 1 for twins. */
export function likenessOf(a: Sound, b: Sound): number {
  let [product, own, other] = [0, 0, 0]
  for (let i = 0; i < Math.min(a.left.length, b.left.length); i++) {
    product += a.left[i]! * b.left[i]!
    own += a.left[i]! ** 2
    other += b.left[i]! ** 2
  }
  return product / Math.sqrt(own * other)
}
