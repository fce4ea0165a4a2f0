import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import { type OpenModel, openModel } from '../../models/open-model.ts'
import { cropAndResize, findSubjectBox } from './find-crop.ts'

/** The part of a photo, on each side, that a nearer shot of it shows. */
const SHARES: Partial<Record<NonNullable<SceneCamera['size']>, number>> = {
  waist: 0.8,
  bust: 0.6,
  face: 0.45,
  hands: 0.45,
  eyes: 0.35,
}
/** Nearer to the upper part of the subject, where its face or its top is. */
const [ACROSS, DOWN] = [0.5, 0.4]

/** A photo from nearer, around its subject, in the shape of the frame. `whole` and `wide` are the photo itself. */
export async function showNearer(
  picture: RgbaPicture,
  size: NonNullable<SceneCamera['size']>,
  frame: Size,
  open: OpenModel = openModel,
): Promise<RgbaPicture> {
  const share = SHARES[size]
  if (share === undefined) return picture
  const subject = (await findSubjectBox(picture, open)) ?? { left: 0, top: 0, ...sizeOf(picture) }
  const scale = share * Math.min(picture.width / frame.width, picture.height / frame.height)
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const between = (wanted: number, most: number): number => Math.round(Math.min(most, Math.max(0, wanted)))
  const box = {
    left: between(subject.left + subject.width * ACROSS - width / 2, picture.width - width),
    top: between(subject.top + subject.height * DOWN - height / 2, picture.height - height),
    width,
    height,
  }
  return cropAndResize(picture, box, { width, height })
}

const sizeOf = ({ width, height }: RgbaPicture) => ({ width, height })
