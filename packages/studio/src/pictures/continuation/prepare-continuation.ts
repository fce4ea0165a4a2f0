import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { type YuvFrame, yuvFrameBytes } from '@kinora/media/frames/yuv-frame'
import { boxMean, createPlane, type Plane, smoothStep } from '../../planes/plane.ts'
import type { Take, TakeOptions } from '../../camera/take.ts'
import { estimateMotion, type Motion, sampleAt } from './estimate-motion.ts'
import { moveFrame } from './move-frame.ts'

export type ContinuationOptions = TakeOptions & {
  /** The last frames of the clip, in the film's size and in order. At least two if anything moves. */
  last: readonly YuvFrame[]
  /** The new take, which begins with this picture. */
  prepareNext: (picture: RgbaPicture, frames: number) => Promise<Take>
}

// In frames: common motion, as under a moving camera, stops in a second. Individual motion stops sooner, because a leg
// moved for that long would be distorted.
const EASE = 9
const OWN_EASE = 3
// The neighbourhood that moves as one, as a share of the analysed width.
const TOGETHER = 0.12
// The largest motion, as a share of the longer side. Faster motion stops sooner, because its continuation is unknown.
const MAX_WAY = 0.06
// The number of frames over which the old clip fades into the new take while both are aligned.
const FROM_FRAME = 2
const TO_FRAME = 16
// Below this fraction of the change, motion explains nothing: a cut, or flickering light.
const MAX_UNEXPLAINED = 0.6
// In pixels: less is not seen.
const REST = 0.05

/**
 * Continues a clip: everything keeps its final motion and stops softly, while a new take begins from the resting
 * picture. Its first frame is the one after the clip's last.
 */
export async function prepareContinuation(options: ContinuationOptions): Promise<Take> {
  const { compositor, frames, last, prepareNext } = options
  const end = last.at(-1)!
  const size = { width: end.width, height: end.height }
  const motion = findMotion(last)
  const shared = smoothed(motion)
  const reach = furthest(motion, size.width)
  const most = reach > 0 ? (MAX_WAY * Math.max(size.width, size.height)) / reach : Infinity
  const eases = { shared: Math.min(EASE, most), own: Math.min(OWN_EASE, most) }
  /** The displacement after a number of frames, from the end of the clip or from the resting picture. */
  const wayAt = (after: number, from: 'end' | 'rest'): Motion => {
    const timesOf = (ease: number): number => (from === 'end' ? ease : 0) - ease * Math.exp(-after / ease)
    return combined(motion, shared, timesOf(eases.own), timesOf(eases.shared))
  }
  const rest = { ...size, pixels: new Uint8Array(yuvFrameBytes(size)) }
  moveFrame(end, wayAt(Infinity, 'end'), rest.pixels)
  const next = await prepareNext(await frameToRgba(rest), frames + 1)
  const made = new Uint8Array(yuvFrameBytes(size))
  const drawn = { ...size, pixels: new Uint8Array(yuvFrameBytes(size)) }
  return {
    ...(next.notes && { notes: next.notes }),
    ...(next.close && { close: () => next.close?.() }),
    async draw(index) {
      // Its first frame is the resting picture, which repeats the previous frame only if nothing moved.
      await next.draw(index + 1)
      const share = smoothStep(FROM_FRAME, TO_FRAME, index)
      const isResting = eases.shared * Math.exp(-(index + 1) / eases.shared) * reach < REST
      if (share === 1 && isResting) return
      drawn.pixels.set(compositor.frame())
      moveFrame(drawn, wayAt(index + 1, 'rest'), made)
      const into = compositor.frame()
      if (share === 1) return into.set(made)
      moveFrame(end, wayAt(index + 1, 'end'), drawn.pixels)
      for (let at = 0; at < made.length; at++)
        into[at] = drawn.pixels[at]! + (made[at]! - drawn.pixels[at]!) * share + 0.5
    },
  }
}

function smoothed({ across, down }: Motion): Motion {
  const radius = Math.round(across.width * TOGETHER)
  const smooth = (plane: Plane): Plane => boxMean(boxMean(plane, radius), radius)
  return { across: smooth(across), down: smooth(down) }
}

/** The factors of individual and of common motion. */
function combined(motion: Motion, shared: Motion, own: number, together: number): Motion {
  const add = (one: Plane, all: Plane): Plane =>
    createPlane(
      one,
      all.values.map((value, at) => value * together + (one.values[at]! - value) * own),
    )
  return { across: add(motion.across, shared.across), down: add(motion.down, shared.down) }
}

/** The motion at the end of a clip in pixels of a frame's planes for each frame; undefined if it is unclear. */
function findMotion(frames: readonly YuvFrame[]): Motion {
  const [first, second] = [frames.at(-3) ?? frames.at(-2) ?? frames.at(-1)!, frames.at(-1)!]
  const steps = Math.max(1, Math.min(2, frames.length - 1))
  const [from, to] = [lumaOf(first), lumaOf(second)]
  const motion = estimateMotion(from, to)
  const trust = isExplained(motion, from, to) ? 1 / steps : 0
  for (const plane of [motion.across, motion.down])
    for (let at = 0; at < plane.values.length; at++) plane.values[at]! *= trust
  return motion
}

const LOOKED_AT = 320

function lumaOf({ width, height, pixels }: YuvFrame): Plane {
  const step = Math.max(1, Math.floor(width / LOOKED_AT))
  const small = createPlane({ width: Math.floor(width / step), height: Math.floor(height / step) })
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      let sum = 0
      for (let row = 0; row < step; row++)
        for (let column = 0; column < step; column++) sum += pixels[(y * step + row) * width + x * step + column]!
      small.values[y * small.width + x] = sum / (step * step * 255)
    }
  return small
}

function isExplained({ across, down }: Motion, first: Plane, second: Plane): boolean {
  const [scaleX, scaleY] = [first.width / across.width, first.height / across.height]
  let [left, before] = [0, 0]
  for (let y = 0; y < first.height; y += 2)
    for (let x = 0; x < first.width; x += 2) {
      const at = [x / scaleX, y / scaleY] as const
      const [wayX, wayY] = [sampleAt(across, ...at) * scaleX, sampleAt(down, ...at) * scaleY]
      const now = second.values[y * first.width + x]!
      left += Math.abs(now - sampleAt(first, x - wayX, y - wayY))
      before += Math.abs(now - first.values[y * first.width + x]!)
    }
  return left < MAX_UNEXPLAINED * before
}

/** In pixels of the frame, for each frame. */
function furthest({ across, down }: Motion, width: number): number {
  let most = 0
  for (let at = 0; at < across.values.length; at++)
    most = Math.max(most, Math.hypot(across.values[at]!, down.values[at]!))
  return (most * width) / across.width
}
