import { decodeFrames } from '@kinora/media/av/decode-frames'
import { readPicture } from '@kinora/media/av/read-picture'
import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import type { ShownFile } from '@kinora/media/engine/contract'
import { rateUnsafe, type UnsafeRating } from '../pictures/look-at/rate-unsafe.ts'

// The model uses 224 x 224; slightly more leaves the resizing to it.
const PICTURE_SIDE = 512
const FRAME_SIZE = { width: 224, height: 224 }
// A frame a second; of a long film the same number, further apart.
const MAX_FRAMES = 16

/** The probability that a file shows unsafe content; for a clip, of its worst frame. Runs in a child. */
export async function rateFile(job: ShownFile): Promise<UnsafeRating> {
  if (job.kind === 'picture') return rateUnsafe(await readPicture(job.path, { maxSide: PICTURE_SIDE }))
  let worst: UnsafeRating | undefined
  const fps = Math.min(1, MAX_FRAMES / Math.max(1, job.seconds))
  let last: number | undefined
  for await (const frame of decodeFrames(job.path, { size: FRAME_SIZE, fps })) {
    // A still clip is one frame, whatever its length.
    if (frame.seconds === last) continue
    last = frame.seconds
    const rating = await rateUnsafe(await frameToRgba(frame))
    if (!worst || rating.share > worst.share) worst = rating
  }
  return worst ?? { share: 0, kind: 'unrated' }
}
