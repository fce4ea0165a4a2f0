/** The size of the grain tile in pixels; each frame uses another offset. */
export const GRAIN_SIDE = 512
// The kernel loads sixteen pixels from any column.
const REPEATED = 16
const DEVIATION = 32

/** Rows of grain, about normally distributed and slightly larger than a pixel, because encoders drop smaller detail. */
export function createGrainTile(seed: number): Int8Array {
  const next = chanceOf(seed, 0)
  const side = GRAIN_SIDE
  const white = new Float32Array(side * side)
  for (let at = 0; at < white.length; at++) white[at] = next() + next() + next() - 1.5
  const tile = new Int8Array(side * (side + REPEATED))
  // The sum of three uniform numbers has a deviation of 0.5; the weights below leave the square root of their sum of
  // squares.
  const scale = DEVIATION / 0.5 / Math.sqrt(1 + 4 * 0.35 ** 2)
  // The side is a power of two: the tile repeats by masking.
  const last = side - 1
  for (let y = 0; y < side; y++) {
    const [row, above, below] = [y * side, ((y - 1) & last) * side, ((y + 1) & last) * side]
    const to = y * (side + REPEATED)
    for (let x = 0; x < side; x++) {
      const around =
        white[row + ((x - 1) & last)]! + white[row + ((x + 1) & last)]! + white[above + x]! + white[below + x]!
      tile[to + x] = Math.max(-127, Math.min(127, Math.round(scale * (white[row + x]! + 0.35 * around))))
    }
    tile.copyWithin(to + side, to, to + REPEATED)
  }
  return tile
}

export function grainOffset(seed: number, frameNumber: number): [x: number, y: number] {
  const next = chanceOf(seed, frameNumber + 1)
  return [Math.floor(next() * GRAIN_SIDE), Math.floor(next() * GRAIN_SIDE)]
}

/** A pseudo-random number in [0, 1) from two numbers. */
function chanceOf(seed: number, nth: number): () => number {
  let state = Math.imul(seed % 2 ** 32, 0x9e3779b1) ^ Math.imul(Math.floor(seed / 2 ** 32) + 1, 0x85ebca77)
  state ^= Math.imul(nth % 2 ** 32, 0xc2b2ae3d)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
