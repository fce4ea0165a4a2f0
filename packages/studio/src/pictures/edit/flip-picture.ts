import type { RgbaPicture } from '@kinora/media/frames/size'

/** A picture's mirror image, left for right or upside down. */
export function flipPicture({ width, height, rgba }: RgbaPicture, way: 'across' | 'down'): RgbaPicture {
  const from = new Uint32Array(Uint8Array.from(rgba).buffer)
  const to = new Uint32Array(from.length)
  for (let y = 0; y < height; y++) {
    const row = (way === 'down' ? height - 1 - y : y) * width
    for (let x = 0; x < width; x++) to[y * width + x] = from[row + (way === 'across' ? width - 1 - x : x)]!
  }
  return { width, height, rgba: new Uint8Array(to.buffer) }
}
