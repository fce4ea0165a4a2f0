import type { Seen } from './edit-scene.ts'

/** Metres on the floor for shares of the frame: the two directions of the floor, solved for. */
export function metresFor(
  { right, near }: Pick<Seen, 'right' | 'near'>,
  x: number,
  y: number,
): [number, number, number] {
  const [rx = 0, ry = 0] = right
  const [nx = 0, ny = 0] = near
  const area = rx * ny - nx * ry
  // Level with the floor, up and down in the picture says nothing of it.
  if (Math.abs(area) < 1e-5) return [rx === 0 ? 0 : x / rx, 0, 0]
  return [(x * ny - nx * y) / area, 0, (rx * y - x * ry) / area]
}
