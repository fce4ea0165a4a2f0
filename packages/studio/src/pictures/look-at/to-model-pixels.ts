import type { RgbaPicture } from '@kinora/media/frames/size'

/** Converts a picture to interleaved RGB floats for a model, with the given values for black and white. */
export function toModelPixels({ rgba, width, height }: RgbaPicture, black: number, white: number): Float32Array {
  const pixels = new Float32Array(width * height * 3)
  const step = (white - black) / 255
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    for (let part = 0; part < 3; part++) pixels[to + part] = black + rgba[from + part]! * step
  }
  return pixels
}
