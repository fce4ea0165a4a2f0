import type { RgbaPicture } from '@kinora/media/frames/size'
import type { CameraMove } from '../setting/setting.ts'
import type { OpenModel } from '../models/open-model.ts'
import { findCrop, cropAndResize } from '../pictures/edit/find-crop.ts'
import { preparePhoto } from '../pictures/photo/prepare-photo.ts'
import type { TakeOptions } from '../camera/take.ts'

/** Draws a frame of a segment, counted from its own first. */
export type DrawSegment = (frame: number) => void

/** A picture with depth and a moving camera, cropped around its subject. */
export async function createPhotoSegment(
  options: TakeOptions,
  picture: RgbaPicture,
  move: CameraMove,
  open: OpenModel,
): Promise<DrawSegment> {
  const frame = { width: options.compositor.width, height: options.compositor.height }
  const cut = await cropAndResize(picture, await findCrop(picture, frame, undefined, open), frame)
  // A short shot needs faster motion to be visible.
  const speed = options.frames < 96 ? 'fast' : 'normal'
  const take = await preparePhoto({ ...options, picture: cut, camera: { move, framing: 'medium', speed } }, open)
  return frameIndex => void take.draw(Math.min(options.frames - 1, Math.max(0, frameIndex)))
}
