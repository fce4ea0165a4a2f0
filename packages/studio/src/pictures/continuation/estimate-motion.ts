import { boxMean, createPlane, type Plane, resizePlane } from '../../planes/plane.ts'

/** The motion of each pixel of a plane, to the right and down. */
export type Motion = { across: Plane; down: Plane }

// Search widths, coarse to fine: a motion of eight pixels in 720p is one at the coarsest.
const WIDTHS = [80, 160, 320] as const
const ROUNDS = 3
// The window that moves together, and the smoothing of motions.
const WINDOW = 4
const SMOOTH = 3
// Of gradients between 0 and 1: areas without detail do not move.
const STILLNESS = 2e-5
// In pixels of one width, in one round: a larger step is an error.
const MAX_STEP = 1.5

/** Estimates the motion between two pictures by the method of Lucas and Kanade, coarse to fine. */
export function estimateMotion(first: Plane, second: Plane): Motion {
  let motion: Motion | undefined
  for (const width of WIDTHS.filter(one => one <= Math.max(WIDTHS[0], first.width))) {
    const size = { width, height: Math.max(2, Math.round((width * first.height) / first.width)) }
    const [from, to] = [resizePlane(first, size), resizePlane(second, size)]
    motion = motion ? grown(motion, size.width, size.height) : { across: createPlane(size), down: createPlane(size) }
    for (let round = 0; round < ROUNDS; round++) motion = refined(motion, from, to)
  }
  return motion!
}

/** The same motion in planes of another size. */
export function grown({ across, down }: Motion, width: number, height: number): Motion {
  const scale = (plane: Plane, by: number): Plane => {
    const made = resizePlane(plane, { width, height })
    for (let at = 0; at < made.values.length; at++) made.values[at]! *= by
    return made
  }
  return { across: scale(across, width / across.width), down: scale(down, height / down.height) }
}

function refined(motion: Motion, first: Plane, second: Plane): Motion {
  const { width, height } = first
  const [sumXX, sumXY, sumYY, sumXT, sumYT] = [0, 1, 2, 3, 4].map(() => createPlane(first)) as [
    Plane,
    Plane,
    Plane,
    Plane,
    Plane,
  ]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      // The position in the first picture that corresponds to this pixel of the second.
      const [fromX, fromY] = [x - motion.across.values[at]!, y - motion.down.values[at]!]
      const slopeX = (sampleAt(first, fromX + 1, fromY) - sampleAt(first, fromX - 1, fromY)) / 2
      const slopeY = (sampleAt(first, fromX, fromY + 1) - sampleAt(first, fromX, fromY - 1)) / 2
      const change = second.values[at]! - sampleAt(first, fromX, fromY)
      sumXX.values[at] = slopeX * slopeX
      sumXY.values[at] = slopeX * slopeY
      sumYY.values[at] = slopeY * slopeY
      sumXT.values[at] = slopeX * change
      sumYT.values[at] = slopeY * change
    }
  }
  const [xx, xy, yy, xt, yt] = [sumXX, sumXY, sumYY, sumXT, sumYT].map(plane => boxMean(plane, WINDOW).values) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const made = { across: createPlane(first), down: createPlane(first) }
  for (let at = 0; at < xx.length; at++) {
    const [a, b, d] = [xx[at]! + STILLNESS, xy[at]!, yy[at]! + STILLNESS]
    const whole = a * d - b * b
    made.across.values[at] = motion.across.values[at]! - step((d * xt[at]! - b * yt[at]!) / whole)
    made.down.values[at] = motion.down.values[at]! - step((a * yt[at]! - b * xt[at]!) / whole)
  }
  return { across: boxMean(made.across, SMOOTH), down: boxMean(made.down, SMOOTH) }
}

const step = (pixels: number): number => Math.min(MAX_STEP, Math.max(-MAX_STEP, pixels))

/** Between pixels; beyond the edge it is the edge. */
export function sampleAt({ width, height, values }: Plane, x: number, y: number): number {
  const [inX, inY] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [left, top] = [Math.min(width - 2, Math.floor(inX)), Math.min(height - 2, Math.floor(inY))]
  const [right, below] = [inX - left, inY - top]
  const at = top * width + left
  const above = values[at]! * (1 - right) + values[at + 1]! * right
  const under = values[at + width]! * (1 - right) + values[at + width + 1]! * right
  return above * (1 - below) + under * below
}
