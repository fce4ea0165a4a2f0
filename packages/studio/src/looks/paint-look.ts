import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Look } from '../setting/setting.ts'
import { flatten } from './flatten.ts'

/** Applies painted looks to a plate. Changes the picture. */
export function paintLook(picture: RgbaPicture, look: Look): void {
  if (look === 'anime') {
    flatten(picture, Math.max(2, Math.round(picture.width / 420)))
    posterise(picture, 11)
  }
  if (look === 'watercolour') {
    flatten(picture, Math.max(2, Math.round(picture.width / 260)))
    posterise(picture, 16)
  }
}

/** Applies the plate's look to a figure. Changes the picture. */
export function paintFigure(picture: RgbaPicture, look: Look): void {
  if (look === 'anime') posterise(picture, 9)
  if (look === 'watercolour') {
    posterise(picture, 14)
    for (let at = 3; at < picture.rgba.length; at += 4) picture.rgba[at] = picture.rgba[at]! * 0.93
  }
}

/** Quantises brightness in steps with soft edges; hues stay. */
function posterise({ rgba }: RgbaPicture, steps: number): void {
  const gains = new Float32Array(256)
  for (let luma = 0; luma < 256; luma++) {
    const place = (luma / 255) * steps
    const step = Math.floor(place)
    const part = place - step
    // Most of a step is flat, with a short slope at its end.
    const soft = part < 0.35 ? 0 : part > 0.65 ? 1 : (part - 0.35) / 0.3
    const flat = ((step + soft * soft * (3 - 2 * soft)) / steps) * 255
    gains[luma] = luma === 0 ? 1 : (0.35 * luma + 0.65 * flat) / luma
  }
  for (let at = 0; at < rgba.length; at += 4) {
    const red = rgba[at]!
    const green = rgba[at + 1]!
    const blue = rgba[at + 2]!
    const gain = gains[(0.3 * red + 0.59 * green + 0.11 * blue + 0.5) | 0]!
    rgba[at] = Math.min(255, red * gain + 0.5)
    rgba[at + 1] = Math.min(255, green * gain + 0.5)
    rgba[at + 2] = Math.min(255, blue * gain + 0.5)
  }
}
