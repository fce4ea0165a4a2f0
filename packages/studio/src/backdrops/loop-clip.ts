import type { YuvFrame } from '@kinora/media/frames/yuv-frame'

// Half a second in which the end fades into the beginning.
const MAX_BLENDED = 12

/**
 * Loops a clip frame by frame. The last frames fade into the first, so that the seam is invisible; a very short clip
 * just restarts.
 */
export function loopClip(open: () => AsyncIterable<YuvFrame>): () => Promise<YuvFrame> {
  let playing = open()[Symbol.asyncIterator]()
  // Read ahead, to know the end in advance.
  const ahead: YuvFrame[] = []
  let [count, hasEnded] = [0, false]
  let [ending, whole]: [YuvFrame[], number] = [[], 0]

  async function read(): Promise<YuvFrame | undefined> {
    const { done, value } = await playing.next()
    if (done) return undefined
    count++
    // A decoder may reuse its buffer for the next frame.
    return { ...value, pixels: value.pixels.slice() }
  }

  async function fill(): Promise<void> {
    while (!hasEnded && ahead.length <= MAX_BLENDED) {
      const frame = await read()
      if (frame) ahead.push(frame)
      else hasEnded = true
    }
  }

  async function begin(): Promise<void> {
    playing = open()[Symbol.asyncIterator]()
    ;[count, hasEnded] = [0, false]
    await fill()
  }

  return async () => {
    await fill()
    if (count === 0) throw new Error('the clip has no picture')
    const blended = Math.min(MAX_BLENDED, Math.floor(count / 6))
    if (hasEnded && ahead.length <= blended) {
      ending = ahead.splice(0)
      whole = ending.length
      await begin()
    }
    const frame = ahead.shift()
    if (!frame) throw new Error('the clip has no picture')
    const share = 1 - ending.length / (whole + 1)
    const old = ending.shift()
    return old ? mixed(old, frame, share) : frame
  }
}

/** Blends a fraction of the new frame into the old one. */
function mixed(old: YuvFrame, fresh: YuvFrame, share: number): YuvFrame {
  const pixels = new Uint8Array(fresh.pixels.length)
  const weight = Math.round(share * 256)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = (old.pixels[at]! * (256 - weight) + fresh.pixels[at]! * weight + 128) >> 8
  }
  return { ...fresh, pixels }
}
