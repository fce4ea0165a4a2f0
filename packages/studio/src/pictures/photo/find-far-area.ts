import type { RgbaPicture } from '@kinora/media/frames/size'
import { boxMean, type Plane, createPlane } from '../../planes/plane.ts'

// Between neighbours, in codes: clouds and shades of a wall are below, branches and ridges above.
const STEP = 9
// A smaller area is a gap between leaves.
const MIN_SHARE = 0.04
const LOWEST = 0.8

/**
 * The sky or a plain wall: the area connected to the upper edge without an outline between. 1 is far. The depth model
 * was trained on rooms and takes a sky for something near.
 */
export function findFarArea({ rgba, width, height }: RgbaPicture): Plane {
  const made = createPlane({ width, height })
  const { values } = made
  const queue = new Int32Array(width * height)
  let [first, end] = [0, 0]
  for (let x = 0; x < width; x++) if (isSkyLike(rgba, x * 4)) put(x)
  const floor = Math.floor(height * LOWEST) * width
  while (first < end) {
    const at = queue[first++]!
    const x = at % width
    if (x > 0) reach(at, at - 1)
    if (x < width - 1) reach(at, at + 1)
    if (at >= width) reach(at, at - width)
    if (at + width < floor) reach(at, at + width)
  }
  if (end < MIN_SHARE * values.length) return createPlane(made)
  return boxMean(made, 1)

  function put(at: number): void {
    values[at] = 1
    queue[end++] = at
  }

  function reach(from: number, to: number): void {
    if (values[to] !== 0) return
    let most = 0
    for (let part = 0; part < 3; part++) {
      most = Math.max(most, Math.abs(rgba[from * 4 + part]! - rgba[to * 4 + part]!))
    }
    if (most <= STEP && isSkyLike(rgba, to * 4)) put(to)
  }
}

/** Blue, grey or bright; wood, skin and earth are not. */
function isSkyLike(rgba: Uint8Array, at: number): boolean {
  const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
  return blue >= 0.9 * red || 0.3 * red + 0.6 * green + 0.1 * blue > 150
}
