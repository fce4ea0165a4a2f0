import { decodeFrames } from '../av/decode-frames.ts'
import { readPicture } from '../av/read-picture.ts'
import { MIN_VARIETY } from './find-result-problem.ts'
import { readFrameFacts } from './frame-facts.ts'

// Large enough to detect content.
const GLANCE_SIDE = 256
// A JPEG of one colour has a range of two or three.
const PLAIN_RANGE = 4

/** The widest range of any channel, in 8-bit codes: zero for one colour. */
export async function readColourRange(path: string): Promise<number> {
  const { rgba } = await readPicture(path, { maxSide: GLANCE_SIDE })
  const [low, high] = [
    [255, 255, 255],
    [0, 0, 0],
  ] as const
  let widest = 0
  for (const channel of [0, 1, 2] as const) {
    let [least, most]: [number, number] = [low[channel], high[channel]]
    for (let at = channel; at < rgba.length; at += 4) {
      const code = rgba[at] ?? 0
      if (code < least) least = code
      if (code > most) most = code
    }
    widest = Math.max(widest, most - least)
  }
  return widest
}

/** True if one of the pictures has a single colour: a result made from it may have one too. */
export async function isAnyPlain(paths: readonly string[]): Promise<boolean> {
  for (const path of paths) {
    // A clip or a sound: unknown.
    const range = await readColourRange(path).catch(() => Number.POSITIVE_INFINITY)
    if (range <= PLAIN_RANGE) return true
  }
  return false
}

/** True if no frame of a clip has more than one colour. Stops at the first that does. */
export async function isPlainClip(path: string, maxSeconds: number): Promise<boolean> {
  for await (const frame of decodeFrames(path, { maxSeconds, inPlace: true }))
    if (readFrameFacts(frame).variety >= MIN_VARIETY) return false
  return true
}
