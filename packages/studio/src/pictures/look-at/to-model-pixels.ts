import type { RgbaPicture } from '@kinora/media/frames/size'

/** What a model takes that has a picture as rows of pixels: red, green and blue, black and white being the given values. */
export function toModelPixels({ rgba, width, height }: RgbaPicture, black: number, white: number): Float32Array {
  const pixels = new Float32Array(width * height * 3)
  const step = (white - black) / 255
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    for (let part = 0; part < 3; part++) pixels[to + part] = black + rgba[from + part]! * step
  }
  return pixels
}
