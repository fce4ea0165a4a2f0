import type { Frame, Stream } from 'node-av'
import { orientationOf, turnedSizeOf } from '../av/orientation.ts'
import type { Size } from '../frames/size.ts'

// Beyond this it is a broken number and not the shape of a pixel.
const MAX_PIXEL_RATIO = 4

/** The size at which a frame is shown: pixels made square, then turned as the file says. */
export function shownSizeOf({ width, height, sampleAspectRatio }: Frame, stream: Stream): Size {
  const { num, den } = sampleAspectRatio.num > 0 ? sampleAspectRatio : stream.sampleAspectRatio
  const ratio = num > 0 && den > 0 ? num / den : 1
  const isSane = ratio <= MAX_PIXEL_RATIO && ratio >= 1 / MAX_PIXEL_RATIO
  return turnedSizeOf({ width: isSane ? Math.round(width * ratio) : width, height }, orientationOf(stream))
}
