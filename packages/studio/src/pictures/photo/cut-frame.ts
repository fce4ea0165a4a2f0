import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { type Box, findBoundingBox } from '../../planes/box.ts'
import { findCutSides, type Sides } from '../../planes/find-cut-sides.ts'
import { findMatte } from '../cutout/find-matte.ts'
import type { Plane } from '../../planes/plane.ts'
import { flattenOnWhite } from '../../planes/resize-picture.ts'
import { shapeToFrame } from './shape-to-frame.ts'

/** A photo in the frame's size, and its subject, if any. */
export type CutFrame = {
  frame: RgbaPicture
  subject: { alpha: Plane; box: Box /** The sides at which the frame cuts it off. */; cutAt: Sides } | undefined
  /** True if a subject fills the frame, so that it is not cut out. */
  isFilled: boolean
}

export async function cutFrame(picture: RgbaPicture, size: Size, open: OpenModel): Promise<CutFrame> {
  const clear = await shapeToFrame(picture, size, open)
  const frame = flattenOnWhite(clear)
  const matte = await findMatte(clear, open)
  const box = matte && findBoundingBox(matte.alpha)
  if (!matte?.isSubject || !box) return { frame, subject: undefined, isFilled: matte?.fillsPicture ?? false }
  return { frame, subject: { alpha: matte.alpha, box, cutAt: findCutSides(matte.alpha) }, isFilled: false }
}
