import type { RgbaPicture, Size } from '../../../../media/size.ts'
import type { OpenModel } from '../../weights/open-model.ts'
import { type Box, boxOf } from '../cutout/box.ts'
import { matteOf } from '../cutout/matte.ts'
import type { Plane } from '../cutout/plane.ts'
import { onWhite, resizePicture } from '../cutout/resize-picture.ts'
import type { Sides } from './fit-move.ts'

/** A photo in the frame's size and shape, and its subject, if it has one. */
export type CutFrame = {
  frame: RgbaPicture
  subject: { alpha: Plane; box: Box /** Where the frame cuts it off. */; cutAt: Sides } | undefined
}

export async function cutFrame(picture: RgbaPicture, size: Size, open: OpenModel): Promise<CutFrame> {
  const clear = await resizePicture(picture, size, 'cover')
  const frame = onWhite(clear)
  const matte = await matteOf(clear, open)
  const box = matte && boxOf(matte.alpha)
  if (!matte?.isSubject || !box) return { frame, subject: undefined }
  return { frame, subject: { alpha: matte.alpha, box, cutAt: cutSidesOf(matte.alpha) } }
}

// Of a side's length.
const LEAST = 0.02

function cutSidesOf({ width, height, values }: Plane): Sides {
  const isCut = (length: number, at: (step: number) => number): boolean => {
    let count = 0
    for (let step = 0; step < length; step++) if (values[at(step)]! > 0.5) count++
    return count > LEAST * length
  }
  return {
    left: isCut(height, y => y * width),
    right: isCut(height, y => (y + 1) * width - 1),
    top: isCut(width, x => x),
    bottom: isCut(width, x => (height - 1) * width + x),
  }
}
