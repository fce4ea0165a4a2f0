import type { RgbaPicture } from '@kinora/media/frames/size'
import type { CameraMove } from '../direct/shot-list.ts'
import type { OpenModel } from '../models/open-model.ts'
import { cropFor, cropped } from '../pictures/edit/crop-for.ts'
import { preparePhoto } from '../pictures/photo/prepare-photo.ts'
import type { TakeWish } from '../camera/take.ts'

/** Draws a frame of a segment, counted from its own first. */
export type DrawSegment = (frame: number) => void

/** A picture with depth that a camera moves in, cut to the frame around who is in it. */
export async function createPhotoSegment(
  wish: TakeWish,
  picture: RgbaPicture,
  move: CameraMove,
  open: OpenModel,
): Promise<DrawSegment> {
  const frame = { width: wish.compositor.width, height: wish.compositor.height }
  const cut = await cropped(picture, await cropFor(picture, frame, undefined, open), frame)
  // A shot of a second and a half must move faster than one of five to move at all.
  const speed = wish.frames < 96 ? 'fast' : 'normal'
  const take = await preparePhoto({ ...wish, picture: cut, camera: { move, framing: 'medium', speed } }, open)
  return frameIndex => void take.draw(Math.min(wish.frames - 1, Math.max(0, frameIndex)))
}
