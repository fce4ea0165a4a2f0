import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'

/** Resizes a picture. `cover` crops evenly at both ends; `fill` stretches. */
export async function resizePicture(
  { rgba, width, height }: RgbaPicture,
  size: Size,
  fit: 'cover' | 'fill',
): Promise<RgbaPicture> {
  if (width === size.width && height === size.height) return { width, height, rgba }
  const image = openPixels(rgba, { width, height, channels: 4 }).resize({ ...sidesOf(size), fit, kernel: 'lanczos3' })
  return { ...sidesOf(size), rgba: await image.raw().toBuffer() }
}

const sidesOf = ({ width, height }: Size): Size => ({ width, height })

/** Reduces a picture until no side is longer than this. */
export function fitWithin(picture: RgbaPicture, maxSide: number): Promise<RgbaPicture> {
  const shrink = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const side = (length: number): number => Math.max(1, Math.round(length * shrink))
  return resizePicture(picture, { width: side(picture.width), height: side(picture.height) }, 'fill')
}

/** Composites transparent pictures on white. */
export function flattenOnWhite({ rgba, width, height }: RgbaPicture): RgbaPicture {
  const made = Uint8Array.from(rgba)
  for (let at = 0; at < made.length; at += 4) {
    const alpha = made[at + 3]! / 255
    if (alpha === 1) continue
    for (let part = at; part < at + 3; part++) made[part] = Math.round(255 + (made[part]! - 255) * alpha)
    made[at + 3] = 255
  }
  return { width, height, rgba: made }
}

/** Planar input for a model. Each value from 0 to 1 is converted to its range. */
export function toModelPlanes(
  { rgba, width, height }: RgbaPicture,
  changed: (value: number, channel: number) => number = value => value,
): Float32Array {
  const area = width * height
  const planes = new Float32Array(area * 3)
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < area; at++) planes[channel * area + at] = changed(rgba[at * 4 + channel]! / 255, channel)
  }
  return planes
}
