import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'

/** Watercolour paper over a frame: dark in pits, light on ridges, with unpainted edges. */
export function createPaperGrain({ width, height }: Size, seeded: SeededRandom): RgbaPicture {
  const [tile, side] = [new Float32Array(256 * 256), 256]
  for (let i = 0; i < tile.length; i++) tile[i] = seeded.next() - 0.5
  const soft = smoothed(smoothed(tile, side), side)
  const rgba = new Uint8Array(width * height * 4)
  const edge = 0.045 * Math.min(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = soft[(y % side) * side + (x % side)]! * 1.5
      const wave = soft[((y >> 3) % side) * side + ((x >> 3) % side)]! * 2.4
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) + wave * edge
      const bare = Math.max(0, Math.min(1, 1 - border / edge))
      const at = (y * width + x) * 4
      const dark = grain < 0
      const paper = dark ? 60 : 252
      const alpha = Math.min(0.12, Math.abs(grain) * 0.3)
      const share = bare * 0.9
      const total = share + alpha * (1 - share)
      const colour = (share * 248 + alpha * (1 - share) * paper) / total
      rgba[at] = colour
      rgba[at + 1] = colour * 0.99
      rgba[at + 2] = colour * 0.965
      rgba[at + 3] = 255 * total
    }
  }
  return { width, height, rgba }
}

function smoothed(values: Float32Array, side: number): Float32Array {
  return values.map((_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)]
    const at = (dx: number, dy: number): number => values[((y + dy + side) % side) * side + ((x + dx + side) % side)]!
    return (
      (at(0, 0) * 4 +
        2 * (at(1, 0) + at(-1, 0) + at(0, 1) + at(0, -1)) +
        at(1, 1) +
        at(-1, -1) +
        at(1, -1) +
        at(-1, 1)) /
      16
    )
  })
}
