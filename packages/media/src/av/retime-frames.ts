import type { Frame } from 'node-av/lib'
import { ChildFailure } from '../children/child-failure.ts'

/** A frame and the number of times it is repeated. */
type RetimedFrame = { frame: Frame; seconds: number; times: number }

type ReadFrameTime = (frame: Frame) => { seconds: number | undefined; length: number }

// Tolerance for inaccurate time stamps of cameras and those in milliseconds, so that a frame is not moved by a whole
// one.
const TOLERATED_SECONDS = 0.01

/**
 * Converts frames with any time stamps to a constant rate. Each frame begins at the first tick at or after its time and
 * stays until the next. The first is shown from the beginning; of two at one tick, the later is shown.
 */
export async function* retimeFrames(
  frames: AsyncIterable<Frame>,
  timeOf: ReadFrameTime,
  { fps, maxSeconds }: { fps: number; maxSeconds: number },
): AsyncGenerator<RetimedFrame> {
  let held: Frame | undefined
  let heldSeconds = 0
  let shown = 0
  let expected = 0

  function* hold(until: number): Generator<RetimedFrame> {
    if (!held || until <= shown) return
    yield { frame: held, seconds: heldSeconds, times: until - shown }
    shown = until
  }

  try {
    for await (const frame of frames) {
      const { seconds: stamped, length } = timeOf(frame)
      // A frame without a time stamp follows the previous one; one that goes back gets the previous time.
      const seconds = Math.max(stamped ?? expected, heldSeconds)
      if (seconds > maxSeconds) throw new ChildFailure(`the video is longer than ${maxSeconds} seconds`, false)
      yield* hold(Math.ceil((seconds - TOLERATED_SECONDS) * fps))
      held?.free()
      held = frame.clone() ?? undefined
      heldSeconds = seconds
      expected = seconds + (length || 1 / fps)
    }
    yield* hold(Math.max(1, Math.round(Math.min(expected, maxSeconds) * fps)))
  } finally {
    held?.free()
  }
}
