import type { RgbaPicture, Size } from './size.ts'
import { yuvFrameBytes } from './yuv-frame.ts'

/**
 * An opaque picture with even sides as planar 4:2:0, BT.709 of limited range. Four pixels share the mean of their
 * colours.
 */
export function rgbaToYuv({ width, height, rgba }: RgbaPicture): Uint8Array {
  requireEven({ width, height })
  const out = new Uint8Array(yuvFrameBytes({ width, height }))
  const [blueAt, redAt] = [width * height, (width * height * 5) / 4]
  const words = rgba.byteOffset % 4 === 0 ? new Uint32Array(rgba.buffer, rgba.byteOffset, width * height) : undefined
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const first = y * width + x
      // Four pixels with the one colour of the four pixels to their left get the same values.
      if (words && x > 0) {
        const word = words[first - 1]!
        if (
          words[first] === word &&
          words[first + 1] === word &&
          words[first + width] === word &&
          words[first + width + 1] === word &&
          words[first - 2] === word &&
          words[first + width - 1] === word &&
          words[first + width - 2] === word
        ) {
          out[first] = out[first + 1] = out[first + width] = out[first + width + 1] = out[first - 1]!
          const at = ((y * width) >> 2) + (x >> 1)
          out[blueAt + at] = out[blueAt + at - 1]!
          out[redAt + at] = out[redAt + at - 1]!
          continue
        }
      }
      let red = 0
      let green = 0
      let blue = 0
      for (let at = 0; at < 4; at++) {
        const pixel = (y + (at >> 1)) * width + x + (at & 1)
        const r = rgba[4 * pixel]!
        const g = rgba[4 * pixel + 1]!
        const b = rgba[4 * pixel + 2]!
        out[pixel] = 16.5 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b)
        red += r
        green += g
        blue += b
      }
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      const at = ((y * width) >> 2) + (x >> 1)
      out[blueAt + at] = 128.5 + (224 * (blue - luma)) / 1.8556 / 1_020
      out[redAt + at] = 128.5 + (224 * (red - luma)) / 1.5748 / 1_020
    }
  return out
}

/** The luma of each byte of grey. */
export const GREY_LUMA: Uint8Array = Uint8Array.from({ length: 256 }, (_, grey) => Math.round(16 + (219 * grey) / 255))

/** A black frame, planar 4:2:0. */
export function blackFrame({ width, height }: Size): Uint8Array {
  requireEven({ width, height })
  const luma = width * height
  return new Uint8Array(yuvFrameBytes({ width, height })).fill(GREY_LUMA[0]!, 0, luma).fill(128, luma)
}

function requireEven({ width, height }: Size): void {
  if (width % 2 !== 0 || height % 2 !== 0) throw new RangeError(`a frame has even sides, got ${width} x ${height}`)
}
