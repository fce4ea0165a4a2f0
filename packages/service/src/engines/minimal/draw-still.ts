import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { colourAt, type Gradient, gradientPeriod } from './gradient.ts'

/** A gradient that does not move. Every row is a piece of one ramp, one pixel further than the row above. */
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
