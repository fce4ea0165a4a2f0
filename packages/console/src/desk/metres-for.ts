import type { EntityInFrame } from './edit-scene.ts'

/**
 * Converts a drag, in fractions of the frame, to metres on the floor. `right` and `near` are the movements in the frame
 * for one metre; their matrix is inverted.
 */
export function dragToFloorMetres(
  { right, near }: Pick<EntityInFrame, 'right' | 'near'>,
  x: number,
  y: number,
): [number, number, number] {
  const [rx = 0, ry = 0] = right
  const [nx = 0, ny = 0] = near
  const area = rx * ny - nx * ry
  // If the camera is level with the floor, vertical movement in the frame does not determine the depth.
  if (Math.abs(area) < 1e-5) return [rx === 0 ? 0 : x / rx, 0, 0]
  return [(x * ny - nx * y) / area, 0, (rx * y - x * ry) / area]
}
