import type { Frame, Stream } from 'node-av'
import { readOrientation, turnSize } from '../av/orientation.ts'
import type { Size } from '../frames/size.ts'

// Beyond this it is a broken number and not the shape of a pixel.
const MAX_PIXEL_RATIO = 4

/** The size at which a frame is shown: pixels made square, then turned as the file says. */
export function shownSize({ width, height, sampleAspectRatio }: Frame, stream: Stream): Size {
  const { num, den } = sampleAspectRatio.num > 0 ? sampleAspectRatio : stream.sampleAspectRatio
  const ratio = num > 0 && den > 0 ? num / den : 1
  const isSane = ratio <= MAX_PIXEL_RATIO && ratio >= 1 / MAX_PIXEL_RATIO
  return turnSize({ width: isSane ? Math.round(width * ratio) : width, height }, readOrientation(stream))
}
