import type { RgbaPicture } from '../../../../media/size.ts'
import type { Look } from '../../director/shot-list.ts'

/** Paints over a plate as looks demand that are more than a matter of colour. Changes the picture. */
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

/** A figure in the same hand as its plate. Changes the picture. */
export function paintFigure(picture: RgbaPicture, look: Look): void {
  if (look === 'anime') posterise(picture, 9)
  if (look === 'watercolour') {
    posterise(picture, 14)
    for (let at = 3; at < picture.rgba.length; at += 4) picture.rgba[at] = picture.rgba[at]! * 0.93
  }
}

/**
 * Each pixel takes the colour of the calmest of the four squares that touch it (Kuwahara): texture becomes strokes, edges
 * stay. By sums over columns and rows, so that the radius costs nothing.
 */
function flatten({ width, height, rgba }: RgbaPicture, radius: number): void {
  const stride = width + 1
  const tables = Array.from({ length: 4 }, () => new Float64Array(stride * (height + 1)))
  for (let y = 0; y < height; y++) {
    for (const [which, table] of tables.entries()) {
      let sum = 0
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4
        const luma = 0.3 * rgba[at]! + 0.59 * rgba[at + 1]! + 0.11 * rgba[at + 2]!
        sum += which < 3 ? rgba[at + which]! : luma * luma
        table[(y + 1) * stride + x + 1] = table[y * stride + x + 1]! + sum
      }
    }
  }
  const [reds, greens, blues, squares] = tables as [Float64Array, Float64Array, Float64Array, Float64Array]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [calmest, red, green, blue] = [Infinity, 0, 0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const left = Math.max(0, corner & 1 ? x : x - radius)
        const top = Math.max(0, corner >> 1 ? y : y - radius)
        const [right, bottom] = [Math.min(width, left + radius + 1), Math.min(height, top + radius + 1)]
        const [a, b, c, d] = [
          top * stride + left,
          top * stride + right,
          bottom * stride + left,
          bottom * stride + right,
        ]
        const scale = 1 / ((right - left) * (bottom - top))
        const meanRed = (reds[d]! - reds[b]! - reds[c]! + reds[a]!) * scale
        const meanGreen = (greens[d]! - greens[b]! - greens[c]! + greens[a]!) * scale
        const meanBlue = (blues[d]! - blues[b]! - blues[c]! + blues[a]!) * scale
        const luma = 0.3 * meanRed + 0.59 * meanGreen + 0.11 * meanBlue
        const spread = (squares[d]! - squares[b]! - squares[c]! + squares[a]!) * scale - luma * luma
        if (spread >= calmest) continue
        calmest = spread
        red = meanRed
        green = meanGreen
        blue = meanBlue
      }
      const at = (y * width + x) * 4
      rgba[at] = red + 0.5
      rgba[at + 1] = green + 0.5
      rgba[at + 2] = blue + 0.5
    }
  }
}

/** Brightness in steps with soft edges; hues stay. */
function posterise({ rgba }: RgbaPicture, steps: number): void {
  const gains = new Float32Array(256)
  for (let luma = 0; luma < 256; luma++) {
    const place = (luma / 255) * steps
    const step = Math.floor(place)
    const part = place - step
    // Most of a step is flat, its end a short slope.
    const soft = part < 0.35 ? 0 : part > 0.65 ? 1 : (part - 0.35) / 0.3
    const flat = ((step + soft * soft * (3 - 2 * soft)) / steps) * 255
    gains[luma] = luma === 0 ? 1 : (0.35 * luma + 0.65 * flat) / luma
  }
  for (let at = 0; at < rgba.length; at += 4) {
    const gain = gains[Math.round(0.3 * rgba[at]! + 0.59 * rgba[at + 1]! + 0.11 * rgba[at + 2]!)]!
    for (let channel = 0; channel < 3; channel++) rgba[at + channel] = Math.min(255, rgba[at + channel]! * gain + 0.5)
  }
}
