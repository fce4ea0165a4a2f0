import type { Frame, Stream } from 'node-av/lib'
import type { Size } from '../frames/size.ts'
import { type Orientation, turnSize } from './orientation.ts'

// A larger pixel aspect ratio is a broken number.
const MAX_PIXEL_RATIO = 4

/** The display size of a frame: square pixels, upright. */
export const shownSize = (frame: Frame, stream: Stream, orientation: Orientation): Size =>
  turnSize({ width: Math.round(squareWidth(frame, stream)), height: frame.height }, orientation)

/** The same with even sides, as encoders require. */
export const evenShownSize = (frame: Frame, stream: Stream, orientation: Orientation): Size =>
  turnSize({ width: nearestEven(squareWidth(frame, stream)), height: nearestEven(frame.height) }, orientation)

function squareWidth(frame: Frame, stream: Stream): number {
  const { num, den } = frame.sampleAspectRatio.num > 0 ? frame.sampleAspectRatio : stream.sampleAspectRatio
  const ratio = num > 0 && den > 0 ? num / den : 1
  const isSane = ratio <= MAX_PIXEL_RATIO && ratio >= 1 / MAX_PIXEL_RATIO
  return isSane ? frame.width * ratio : frame.width
}

const nearestEven = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2))
