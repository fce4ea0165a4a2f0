import type { Frame, Stream } from 'node-av'
import type { Size } from '../frames/size.ts'
import { type Orientation, turnSize } from './orientation.ts'

// Beyond this it is a broken number and not the shape of a pixel.
const MAX_PIXEL_RATIO = 4

const evenOf = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2))

/** The size a frame is shown at: pixels made square, turned upright, sides even. */
export function evenShownSize(frame: Frame, stream: Stream, orientation: Orientation): Size {
  const { num, den } = frame.sampleAspectRatio.num > 0 ? frame.sampleAspectRatio : stream.sampleAspectRatio
  const ratio = num > 0 && den > 0 ? num / den : 1
  const isSane = ratio <= MAX_PIXEL_RATIO && ratio >= 1 / MAX_PIXEL_RATIO
  const width = frame.width * (isSane ? ratio : 1)
  return turnSize({ width: evenOf(width), height: evenOf(frame.height) }, orientation)
}
