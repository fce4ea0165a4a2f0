import type { RgbaPicture, Size } from '../../../../media/size.ts'
import { boxMean } from '../cutout/plane.ts'

/**
 * How two pictures become the one at a time between them: for each place where it comes from in the first (x, then y,
 * plane after plane, in pixels) and in the last, and which share of the first it has.
 */
export type Flow = Size & { time: number; flow: Float32Array; share: Float32Array }

export const emptyFlowOf = ({ width, height }: Size): Flow => ({
  width,
  height,
  time: 0,
  flow: new Float32Array(width * height * 4),
  share: new Float32Array(width * height),
})

/**
 * The flow at any time from those at some: motion is even between two of them, so the way to the first picture grows
 * with the time and the way to the last with what is left of it. `known` is sorted by time;
 * `made` is written over.
 */
export function flowAt(known: readonly Flow[], time: number, made: Flow): Flow {
  const after = known.find(flow => flow.time >= time) ?? known.at(-1)!
  const before = known.findLast(flow => flow.time <= time) ?? known[0]!
  const { width, height } = after
  const area = width * height
  made.time = time
  const span = after.time - before.time
  const weight = span > 0 ? (time - before.time) / span : 0
  const [early, late] = [(1 - weight) * (time / before.time), weight * (time / after.time)]
  const [earlyLeft, lateLeft] = [
    (1 - weight) * ((1 - time) / (1 - before.time)),
    weight * ((1 - time) / (1 - after.time)),
  ]
  for (let at = 0; at < 2 * area; at++) made.flow[at] = early * before.flow[at]! + late * after.flow[at]!
  for (let at = 2 * area; at < 4 * area; at++) made.flow[at] = earlyLeft * before.flow[at]! + lateLeft * after.flow[at]!
  // Before the first and after the last known time the share goes to the end that is nearer.
  const [end, towards] =
    time < known[0]!.time
      ? [1, 1 - time / after.time]
      : time > known.at(-1)!.time
        ? [0, 1 - (1 - time) / (1 - before.time)]
        : [0, 0]
  for (let at = 0; at < area; at++) {
    const share = (1 - weight) * before.share[at]! + weight * after.share[at]!
    made.share[at] = share + (end - share) * towards
  }
  return made
}

// Of the longer side, and of the ways that the model found.
const DREAM_BLUR = 0.03
const DREAM_WAY = 0.65

/** For pictures that have nothing in common: what the model finds is torn; smoothed and shortened it flows. */
export function dreamtOf(flow: Flow): Flow {
  const { width, height } = flow
  const area = width * height
  const radius = Math.round(Math.max(width, height) * DREAM_BLUR)
  const smooth = (values: Float32Array): Float32Array =>
    boxMean(boxMean({ width, height, values }, radius), radius).values
  const made = { ...flow, flow: new Float32Array(area * 4), share: smooth(flow.share) }
  for (let plane = 0; plane < 4; plane++) {
    const ways = smooth(flow.flow.subarray(plane * area, (plane + 1) * area))
    for (let at = 0; at < area; at++) made.flow[plane * area + at] = ways[at]! * DREAM_WAY
  }
  return made
}

// Of all codes: pictures of one scene differ by less than this after the flow, others by two and three times as much.
const MOST_LEFT = 0.055
// Of the difference before; also dark or dull pictures are unrelated if the flow explains nothing.
const MOST_UNEXPLAINED = 0.6

/** Whether the two pictures show one scene: moved by the flow at half time they are nearly the same. */
export function isOneScene(first: RgbaPicture, last: RgbaPicture, { flow, width, height }: Flow): boolean {
  const area = width * height
  let [left, before] = [0, 0]
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x
      const from = greenAt(first, x + flow[at]!, y + flow[area + at]!)
      const to = greenAt(last, x + flow[2 * area + at]!, y + flow[3 * area + at]!)
      left += Math.abs(from - to)
      before += Math.abs(greenAt(first, x, y) - greenAt(last, x, y))
    }
  }
  const count = Math.ceil(height / 2) * Math.ceil(width / 2) * 255
  return left / count < MOST_LEFT && (left < MOST_UNEXPLAINED * before || before / count < MOST_LEFT / 2)
}

function greenAt({ rgba, width, height }: RgbaPicture, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return rgba[(row * width + column) * 4 + 1]!
}
