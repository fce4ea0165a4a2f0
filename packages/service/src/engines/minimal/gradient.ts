import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { seededFraction } from './tones.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** Two colours of a diagonal gradient that goes back and forth. */
export type Gradient = { from: Rgb; to: Rgb }

/** The same prompt and seed give the same colours; another seed gives others. */
export function createGradient(words: string, seed: number): Gradient {
  const hue = seededFraction(words, seed, 'hue') * 360
  // Different enough to be two colours, close enough not to mix to grey. One is always lighter, so that the gradient is
  // visible in greyscale, too.
  const otherHue = hue + 45 + seededFraction(words, seed, 'other hue') * 75
  return { from: rgbOf(hue, 0.65, 0.3), to: rgbOf(otherHue, 0.7, 0.68) }
}

function rgbOf(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (shift: number): number => {
    const at = (shift + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The colour at a position of the cycle, 0 to 1; begins and ends at `from`. */
export function colourAt({ from, to }: Gradient, place: number): Rgb {
  const share = 0.5 - 0.5 * Math.cos(2 * Math.PI * place)
  const mix = (a: number, b: number): number => a + (b - a) * share
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]
}

/**
 * The period of the colours along a row, in pixels. A pixel's position is (x + y) / period, so every row is a part of
 * one ramp, shifted by one: a frame costs one memory copy per row.
 */
export const gradientPeriod = ({ width, height }: Size): number => 2 * Math.ceil((width + height) * 0.6)

/** A still gradient. Every row is a part of one ramp, one pixel further than the row above. */
export function drawStill(gradient: Gradient, size: Size): RgbaPicture {
  const { width, height } = size
  const period = gradientPeriod(size)
  const ramp = new Uint8Array((width + height) * 4)
  for (let at = 0; at < ramp.length; at += 4) {
    ramp.set([...colourAt(gradient, at / 4 / period).map(Math.round), 255], at)
  }
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) rgba.set(ramp.subarray(y * 4, (y + width) * 4), y * width * 4)
  return { width, height, rgba }
}
