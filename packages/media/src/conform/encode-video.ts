import { decodeFrames } from '../av/decode-frames.ts'
import type { Order } from '../engine/contract.ts'
import type { Size } from '../frames/size.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import type { Sound } from '../sound/sound.ts'
import { holdPeaks } from '../write/hold-peaks.ts'
import { FINE_QUALITY, openVideo } from '../write/open-video.ts'
import { type Fit, fitNotes, fitSize } from './fit-size.ts'
import { placeFrame } from './place-frame.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { lengthNotes, missingSeconds, MAX_EXTRA_SECONDS } from './tolerated-length.ts'
import { unusable } from './unusable.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

export type WantedVideo = Pick<VideoOrder, 'width' | 'height' | 'seconds' | 'withSound' | 'fine'> &
  Partial<Pick<VideoOrder, 'from'>>

type Wanted = {
  order: WantedVideo
  sound: Sound | undefined
  /** The length that the file declares. */
  declaredSeconds: number | undefined
  /** The path of a temporary file. */
  scratch: string
}

// The same share as in the inspector: players skip single damaged frames.
const MAX_BROKEN_SHARE = 0.1
// A file is truncated if it has this much less than it declares.
const TOLERATED_CUT_SECONDS = 0.5

/** True if its first frame follows the last frame of another clip. */
export const goesOn = ({ from }: Pick<Wanted['order'], 'from'>): boolean =>
  from?.kind === 'continuation' || (from?.kind === 'frames' && from.goesOn === true)

/** Encodes picture and sound of a file in the ordered size and length, and reports the differences from the order. */
export async function encodeVideo(
  { path, format, input }: RecognisedFile,
  target: string,
  { order, sound, declaredSeconds, scratch }: Wanted,
  report: (percent: number) => void,
): Promise<string[]> {
  const { width, height, seconds, withSound, fine } = order
  let isSeenBefore = goesOn(order)
  const frames = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
  let fit: { made: Size; way: Fit } | undefined
  const size = (made: Size): Size => {
    fit = { made, way: fitSize(made, { width, height }) }
    return fit.way.scaled
  }
  const counts = { written: 0, decoded: 0, broken: 0 }
  const video = await openVideo(target, { width, height, withSound, ...(fine && { quality: FINE_QUALITY }) })

  async function write(pixels: Uint8Array): Promise<void> {
    await video.writeFrame(pixels)
    counts.written += 1
    report((100 * counts.written) / frames)
  }

  try {
    if (withSound && sound) await video.writeSound(await holdPeaks(sound, scratch))
    let shown: object | undefined
    let pixels: Uint8Array | undefined
    const onBroken = (): void => void (counts.broken += 1)
    const maxSeconds = seconds + MAX_EXTRA_SECONDS
    for await (const frame of decodeFrames(path, { ...input, size, maxSeconds, onBroken })) {
      if (frame !== shown) {
        pixels = placeFrame(frame, { width, height })
        shown = frame
        counts.decoded += 1
      }
      // Other clips begin with the last frame of the previous clip.
      if (pixels && !isSeenBefore) await write(pixels)
      isSeenBefore = false
      if (counts.written === frames) break
    }
    const made = counts.written / FRAMES_PER_SECOND
    if (counts.broken > counts.decoded * MAX_BROKEN_SHARE)
      throw unusable(`the ${format} file is damaged: ${counts.broken} pieces cannot be decoded`, { retryable: true })
    if (counts.written < frames && (declaredSeconds ?? 0) - made > TOLERATED_CUT_SECONDS)
      throw unusable(
        `the ${format} file is cut off: ${made.toFixed(1)} s of ${declaredSeconds?.toFixed(1)} s are there`,
        {
          retryable: true,
        },
      )
    missingSeconds(made, seconds)
    while (pixels && counts.written < frames) await write(pixels)
    await video.finish()
    const length = counts.written < frames || made < seconds ? made : (declaredSeconds ?? made)
    return [
      ...lengthNotes(length, seconds, 'the last picture is held'),
      ...(fit ? fitNotes(fit.made, { width, height }, fit.way) : []),
    ]
  } finally {
    await video.close()
  }
}
