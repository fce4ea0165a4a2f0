import type { Size } from '@kinora/media/frames/size'
import { smoothStep } from '../planes/plane.ts'
import type { FramePlanes } from './frame-planes.ts'

/** Of the frame's width: the soft edge of what stands before the camera, and where it is at first and when it is gone. */
const EDGE = 0.16
const [AT_FIRST, GONE] = [0.82, -EDGE - 0.05]
/** The share of the shot in which it goes by. */
const LONG = 0.55
/** How much of the light is left behind it, and its brightness, a code of a screen. */
const LEFT = 0.06
const WALL = 24
const GREY = 128

/** Something near and out of focus that the camera passes, and behind it what the shot is about. */
export function createReveal({ width, height }: Size): (planes: FramePlanes, progress: number) => void {
  const share = new Float32Array(width)
  return ({ luma, blue, red }, progress) => {
    const edge = AT_FIRST + (GONE - AT_FIRST) * smoothStep(0, LONG, progress)
    if (edge <= -EDGE) return
    for (let x = 0; x < width; x++) share[x] = LEFT + (1 - LEFT) * smoothStep(edge, edge + EDGE, x / width)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) luma[at] = WALL + (luma[at]! - WALL) * share[x]!
    for (const plane of [blue, red])
      for (let y = 0, at = 0; y < height / 2; y++)
        for (let x = 0; x < width / 2; x++, at++) plane[at] = GREY + (plane[at]! - GREY) * share[2 * x]!
  }
}
