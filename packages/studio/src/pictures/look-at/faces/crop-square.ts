import type { RgbaPicture } from '@kinora/media/frames/size'

/** A rotated square: its centre and side in pixels, and its angle (radians, clockwise). */
export type Square = { x: number; y: number; side: number; turn: number }

/** Samples a square of a picture at another size; beyond the picture its edge repeats. */
export function cropSquare({ rgba, width, height }: RgbaPicture, square: Square, size: number): RgbaPicture {
  const made = new Uint8Array(size * size * 4)
  // Each pixel is the mean of enough samples to cover all source pixels.
  const samples = Math.max(1, Math.min(8, Math.ceil(square.side / size)))
  const step = 1 / (size * samples)
  const sums = [0, 0, 0]
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      sums.fill(0)
      for (let sample = 0; sample < samples * samples; sample++) {
        const u = (column * samples + (sample % samples) + 0.5) * step
        const v = (row * samples + Math.floor(sample / samples) + 0.5) * step
        const { x, y } = placeIn(square, u, v)
        addBilinear(sums, rgba, width, height, x - 0.5, y - 0.5)
      }
      const at = (row * size + column) * 4
      for (let part = 0; part < 3; part++) made[at + part] = Math.round(sums[part]! / (samples * samples))
      made[at + 3] = 255
    }
  }
  return { width: size, height: size, rgba: made }
}

/** Converts a point of the square (0 to 1) to the picture. */
export function placeIn({ x, y, side, turn }: Square, u: number, v: number): { x: number; y: number } {
  const [across, down] = [(u - 0.5) * side, (v - 0.5) * side]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: x + cos * across - sin * down, y: y + sin * across + cos * down }
}

function addBilinear(sums: number[], rgba: Uint8Array, width: number, height: number, x: number, y: number): void {
  const [left, top] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [right, below] = [left - column, top - row]
  const at = (row * width + column) * 4
  const toRight = column + 1 < width ? 4 : 0
  const toBelow = row + 1 < height ? width * 4 : 0
  for (let part = 0; part < 3; part++) {
    const upper = rgba[at + part]! * (1 - right) + rgba[at + toRight + part]! * right
    const lower = rgba[at + toBelow + part]! * (1 - right) + rgba[at + toBelow + toRight + part]! * right
    sums[part]! += upper * (1 - below) + lower * below
  }
}
