import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { type Box, boxOf } from '../../planes/box.ts'
import { cutSidesOf, type Sides } from '../../planes/cut-sides.ts'
import { matteOf } from '../cutout/matte.ts'
import type { Plane } from '../../planes/plane.ts'
import { onWhite } from '../../planes/resize-picture.ts'
import { shapeTo } from './shape-to.ts'

/** A photo in the frame's size and shape, and its subject, if it has one. */
export type CutFrame = {
  frame: RgbaPicture
  subject: { alpha: Plane; box: Box /** Where the frame cuts it off. */; cutAt: Sides } | undefined
}

export async function cutFrame(picture: RgbaPicture, size: Size, open: OpenModel): Promise<CutFrame> {
  const clear = await shapeTo(picture, size, open)
  const frame = onWhite(clear)
  const matte = await matteOf(clear, open)
  const box = matte && boxOf(matte.alpha)
  if (!matte?.isSubject || !box) return { frame, subject: undefined }
  return { frame, subject: { alpha: matte.alpha, box, cutAt: cutSidesOf(matte.alpha) } }
}
