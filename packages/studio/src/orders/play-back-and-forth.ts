import { type YuvFrame, yuvFrameBytes } from '@kinora/media/frames/yuv-frame'

type PlayOptions = { count: number; frames: number; width: number; height: number }

// Frames in memory while playing backwards: a clip can only be decoded forwards.
const HELD_BYTES = 256 * 1024 * 1024

/**
 * Plays a clip of `count` frames back and forth for `frames` frames; the first and the last frame appear once at each
 * turn. Yields each frame with its index in the clip.
 */
export async function* playBackAndForth(
  read: () => AsyncGenerator<YuvFrame>,
  { count, frames, width, height }: PlayOptions,
): AsyncGenerator<{ frame: YuvFrame; index: number }> {
  const held = Math.max(1, Math.floor(HELD_BYTES / yuvFrameBytes({ width, height })))
  let left = frames
  if (count === 1) {
    for await (const frame of stretch(read, 0, 1)) for (; left > 0; left--) yield { frame, index: 0 }
    return
  }
  for (let isFirst = true; left > 0; isFirst = false) {
    const from = isFirst ? 0 : 1
    let index = from
    for await (const frame of stretch(read, from, Math.min(count, from + left))) {
      yield { frame, index }
      index += 1
      left -= 1
    }
    for (let to = count - 1; to > 0 && left > 0; to -= held) {
      const start = Math.max(0, to - held)
      const kept: YuvFrame[] = []
      for await (const frame of stretch(read, start, to)) kept.push({ ...frame, pixels: Uint8Array.from(frame.pixels) })
      for (let at = kept.length - 1; at >= 0 && left > 0; at--, left--) yield { frame: kept[at]!, index: start + at }
    }
  }
}

/** The frames of a clip in a range, exclusive of its end. */
async function* stretch(read: () => AsyncGenerator<YuvFrame>, from: number, to: number): AsyncGenerator<YuvFrame> {
  let index = 0
  for await (const frame of read()) {
    if (index >= to) return
    if (index >= from) yield frame
    index += 1
  }
}
