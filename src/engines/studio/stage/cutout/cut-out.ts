import type { RgbaPicture } from '../../../../media/size.ts'
import { type OpenModel, openModel } from '../../weights/open-model.ts'
import { type Box, boxOf, cropped, croppedPlane, scaledBox } from './box.ts'
import { cleanColours } from './clean-colours.ts'
import { framedCard } from './framed-card.ts'
import { matteOf } from './matte.ts'
import { fitWithin } from './resize-picture.ts'

export type Cutout = {
  /** Straight alpha, nothing around it. At most 1,536 to a side, so it may be smaller than its box. */
  cutout: RgbaPicture
  /** Where in the picture it was, in the picture's pixels. */
  box: Box
  /** 0 to 1. */
  confidence: number
  /** Whether it is something that was cut out; if not, all of the picture as a framed card. */
  isSubject: boolean
}

// A subject fills a 1080p frame with that; filtering more pixels takes seconds and shows nothing.
const MAX_SIDE = 1_536

/** The subject of a picture, cut out; a picture that has transparency keeps it. */
export async function cutOut(picture: RgbaPicture, open: OpenModel = openModel): Promise<Cutout> {
  const small = await fitWithin(picture, MAX_SIDE)
  const matte = await matteOf(small, open)
  const box = matte && boxOf(matte.alpha)
  if (!matte?.isSubject || !box) {
    const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
    return { cutout: await framedCard(small), box: whole, confidence: matte?.confidence ?? 0, isSubject: false }
  }
  const part = cropped(small, box)
  return {
    cutout: matte.isOwn ? part : cleanColours(part, croppedPlane(matte.alpha, box)),
    box: scaledBox(box, picture.width / small.width, picture.height / small.height),
    confidence: matte.confidence,
    isSubject: true,
  }
}
