import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { OpenModel } from '../models/open-model.ts'
import { smoothStep } from '../planes/plane.ts'
import { flattenOnWhite } from '../planes/resize-picture.ts'
import { cropAround, cropAndResize, findSubjectBox } from '../pictures/edit/find-crop.ts'
import type { TakeOptions } from '../camera/take.ts'
import type { DrawSegment } from './create-photo-segment.ts'

// The margin beyond the frame for camera motion.
const SPARE = 1.14

const boxes = new WeakMap<RgbaPicture, ReturnType<typeof findSubjectBox>>()

/** A closer view of an earlier picture, nearer to its subject, with a slow drift. */
export async function createCloseUpSegment(
  { compositor, frames, seed }: TakeOptions,
  picture: RgbaPicture,
  open: OpenModel,
): Promise<DrawSegment> {
  const frame: Size = { width: compositor.width, height: compositor.height }
  const found = boxes.get(picture) ?? findSubjectBox(picture, open)
  boxes.set(picture, found)
  const size = { width: Math.round(frame.width * SPARE), height: Math.round(frame.height * SPARE) }
  const close = await cropAndResize(
    flattenOnWhite(picture),
    cropAround(picture, frame, { on: 'subject' }, await found),
    size,
  )
  const shown = compositor.addPicture(close)
  const side = seed % 2 === 0 ? 1 : -1
  return index => {
    const way = smoothStep(0, 1, index / Math.max(1, frames - 1)) - 0.5
    compositor.drawPicture(shown, {
      x: shown.width / 2 + side * way * 0.1 * frame.width,
      y: shown.height / 2 - way * 0.04 * frame.height,
      zoom: 1 + 0.03 * (way + 0.5),
    })
  }
}
