import type { RgbaPicture } from '@kinora/media/frames/size'

/** A smaller copy in which every pixel is the mean of the pixels it covers; transparent pixels count as white. */
export function shrinkPicture({ rgba, width, height }: RgbaPicture, maxSide: number): RgbaPicture {
  const shrink = Math.max(1, Math.max(width, height) / maxSide)
  const [columns, rows] = [Math.max(1, Math.round(width / shrink)), Math.max(1, Math.round(height / shrink))]
  const made = new Uint8Array(columns * rows * 4).fill(255)
  for (let y = 0; y < rows; y++) {
    const [top, bottom] = spanOf(y, rows, height)
    for (let x = 0; x < columns; x++) {
      const [left, right] = spanOf(x, columns, width)
      let [red, green, blue] = [0, 0, 0]
      for (let row = top; row < bottom; row++) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          const alpha = rgba[at + 3]! / 255
          red += 255 + (rgba[at]! - 255) * alpha
          green += 255 + (rgba[at + 1]! - 255) * alpha
          blue += 255 + (rgba[at + 2]! - 255) * alpha
        }
      }
      const count = (bottom - top) * (right - left)
      made.set([Math.round(red / count), Math.round(green / count), Math.round(blue / count)], (y * columns + x) * 4)
    }
  }
  return { width: columns, height: rows, rgba: made }
}

function spanOf(index: number, count: number, length: number): [from: number, to: number] {
  const from = Math.floor((index * length) / count)
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / count))]
}
