import type { RgbaPicture } from '@kinora/media/frames/size'
import type { YuvFrame } from '@kinora/media/frames/yuv-frame'
import type { Box } from '../../../planes/box.ts'

/** The smallest box of whole pixel pairs in a frame that contains another box. */
export function evenBox({ left, top, width, height }: Box, frame: { width: number; height: number }): Box {
  const from = (place: number, most: number): number => Math.min(most, Math.max(0, 2 * Math.floor(place / 2)))
  const to = (place: number, most: number): number => Math.min(most, Math.max(0, 2 * Math.ceil(place / 2)))
  const [x, y] = [from(left, frame.width - 2), from(top, frame.height - 2)]
  return {
    left: x,
    top: y,
    width: Math.max(2, to(left + width, frame.width) - x),
    height: Math.max(2, to(top + height, frame.height) - y),
  }
}

/** The part of a frame in a box of whole pairs of pixels: BT.709, limited range. */
export function readRegion({ width, height, pixels }: YuvFrame, box: Box): RgbaPicture {
  const rgba = new Uint8Array(box.width * box.height * 4)
  const [blues, reds] = [width * height, (width * height * 5) / 4]
  for (let row = 0; row < box.height; row++) {
    const y = box.top + row
    for (let column = 0; column < box.width; column++) {
      const x = box.left + column
      const half = (y >> 1) * (width >> 1) + (x >> 1)
      const luma = (pixels[y * width + x]! - 16) * (255 / 219)
      const [blue, red] = [pixels[blues + half]! - 128, pixels[reds + half]! - 128]
      const at = (row * box.width + column) * 4
      rgba[at] = code(luma + 1.792741 * red)
      rgba[at + 1] = code(luma - 0.213249 * blue - 0.532909 * red)
      rgba[at + 2] = code(luma + 2.112402 * blue)
      rgba[at + 3] = 255
    }
  }
  return { width: box.width, height: box.height, rgba }
}

/** Writes back the pixel pairs of a mask; all others stay bit-exact. */
export function writeRegion(
  { width, height, pixels }: YuvFrame,
  box: Box,
  { rgba }: RgbaPicture,
  mask: Uint8Array,
): void {
  const [blues, reds] = [width * height, (width * height * 5) / 4]
  for (let row = 0; row < box.height; row += 2) {
    for (let column = 0; column < box.width; column += 2) {
      const corner = row * box.width + column
      const places = [corner, corner + 1, corner + box.width, corner + box.width + 1]
      if (places.every(place => mask[place] === 0)) continue
      const sum = [0, 0, 0]
      for (const place of places) {
        const [red, green, blue] = [rgba[place * 4]!, rgba[place * 4 + 1]!, rgba[place * 4 + 2]!]
        const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        sum[0]! += blue - luma
        sum[1]! += red - luma
        const [y, x] = [box.top + Math.floor(place / box.width), box.left + (place % box.width)]
        if (mask[place] !== 0) pixels[y * width + x] = code(16 + luma * (219 / 255))
      }
      const half = ((box.top + row) >> 1) * (width >> 1) + ((box.left + column) >> 1)
      pixels[blues + half] = code(128 + ((sum[0]! / 4) * (224 / 255)) / 1.8556)
      pixels[reds + half] = code(128 + ((sum[1]! / 4) * (224 / 255)) / 1.5748)
    }
  }
}

const code = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0)
