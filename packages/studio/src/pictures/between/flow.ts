import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { boxMean } from '../../planes/plane.ts'

/**
 * How two pictures become the one at a time between them: for each place where it comes from in the first (x, then y,
 * plane after plane, in pixels) and in the last, and which share of the first it has.
 */
export type Flow = Size & { time: number; flow: Float32Array; share: Float32Array }

/**
 * The flow at any time as a sum of two known ones, by their index: what each gives to the ways to the first picture, to
 * those to the last and to the shares of the first, and what is added to the shares.
 */
export type FlowMix = {
  before: number
  after: number
  toFirst: readonly [number, number]
  toLast: readonly [number, number]
  shares: readonly [number, number]
  share: number
}

/**
 * Motion is even between two known times, so the way to the first picture grows with the time and the way to the last
 * with what is left of it. `times` are sorted, neither 0 nor 1.
 */
export function mixAt(times: readonly number[], time: number): FlowMix {
  const last = times.length - 1
  const found = times.findIndex(known => known >= time)
  const after = found < 0 ? last : found
  const before = Math.max(
    0,
    times.findLastIndex(known => known <= time),
  )
  const [early, late] = [times[before]!, times[after]!]
  const weight = late > early ? (time - early) / (late - early) : 0
  // Before the first and after the last known time the share goes to the end that is nearer.
  const towards = time < times[0]! ? 1 - time / late : time > times[last]! ? 1 - (1 - time) / (1 - early) : 0
  return {
    before,
    after,
    toFirst: [((1 - weight) * time) / early, (weight * time) / late],
    toLast: [((1 - weight) * (1 - time)) / (1 - early), (weight * (1 - time)) / (1 - late)],
    shares: [(1 - weight) * (1 - towards), weight * (1 - towards)],
    share: time < times[0]! ? towards : 0,
  }
}

// Of the longer side, and of the ways that the model found.
const DREAM_BLUR = 0.03
const DREAM_WAY = 0.65
// Of the longer side, and hardly ever reached: a tree that is drawn up into the clouds is a bad dream.
const DREAM_REACH = 0.06

/** For pictures that have nothing in common: what the model finds is torn; smoothed and shortened it flows. */
export function softenFlow(flow: Flow): Flow {
  const { width, height } = flow
  const area = width * height
  const radius = Math.round(Math.max(width, height) * DREAM_BLUR)
  const smooth = (values: Float32Array): Float32Array =>
    boxMean(boxMean({ width, height, values }, radius), radius).values
  const made = { ...flow, flow: new Float32Array(area * 4), share: smooth(flow.share) }
  const reach = Math.max(width, height) * DREAM_REACH
  for (let plane = 0; plane < 4; plane += 2) {
    const [across, down] = [plane, plane + 1].map(one => smooth(flow.flow.subarray(one * area, (one + 1) * area)))
    for (let at = 0; at < area; at++) {
      const way = Math.hypot(across![at]!, down![at]!) * DREAM_WAY
      const share = (DREAM_WAY * reach) / (reach + way)
      made.flow[plane * area + at] = across![at]! * share
      made.flow[(plane + 1) * area + at] = down![at]! * share
    }
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
