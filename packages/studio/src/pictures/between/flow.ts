import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { boxMean } from '../../planes/plane.ts'

/**
 * The combination of two pictures at a time between them: for each pixel its source position in the first (x, then y,
 * plane after plane, in pixels) and in the last, and the weight of the first.
 */
export type Flow = Size & { time: number; flow: Float32Array; share: Float32Array }

/**
 * The flow at any time as a weighted sum of two known ones, by index: the factors for the displacements to the first
 * and the last picture and for the weights, and a constant added to the weights.
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
 * Motion is constant between two known times, so the displacement to the first picture grows with the time and that to
 * the last with the remaining time. `times` are sorted, neither 0 nor 1.
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
  // Before the first and after the last known time, the weight moves towards the nearer end.
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

// Shares of the longer side, and of the displacements that the model found.
const DREAM_BLUR = 0.03
const DREAM_WAY = 0.65
// The largest displacement, as a share of the longer side. It is rarely reached; larger ones look grotesque.
const DREAM_REACH = 0.06

/** For unrelated pictures: the model's flow is torn, so it is smoothed and shortened. */
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

// The largest difference after the flow, as a share of all codes. Pictures of one scene differ by less, others by two
// or three times as much.
const MAX_LEFT = 0.055
// The largest remaining share of the difference. Dark or dull pictures are also unrelated if the flow explains nothing.
const MAX_UNEXPLAINED = 0.6

/** True if both pictures show one scene: warped to the middle they are nearly equal. */
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
  return left / count < MAX_LEFT && (left < MAX_UNEXPLAINED * before || before / count < MAX_LEFT / 2)
}

function greenAt({ rgba, width, height }: RgbaPicture, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return rgba[(row * width + column) * 4 + 1]!
}
