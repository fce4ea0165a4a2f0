import { coverCamera } from '@kinora/media/compositor/camera'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { boxMean, extractChannel } from '../planes/plane.ts'
import { flattenOnWhite, resizePicture } from '../planes/resize-picture.ts'
import type { TakeOptions } from '../camera/take.ts'
import type { DrawSegment } from './create-photo-segment.ts'

// So blurred that shapes are barely visible; such a picture needs few pixels.
const SIDE = 240

/** The last picture, dim and blurred, as the background of the last words. */
export async function createCardSegment(
  { compositor, frames }: TakeOptions,
  picture: RgbaPicture,
): Promise<DrawSegment> {
  const shrink = SIDE / Math.max(compositor.width, compositor.height)
  const size = { width: Math.round(compositor.width * shrink), height: Math.round(compositor.height * shrink) }
  const soft = blurred(flattenOnWhite(await resizePicture(picture, size, 'cover')))
  const ground = compositor.addPicture(soft)
  const dim = compositor.addGrade({ gain: 0.62, saturation: 0.9, contrast: 0.95 })
  const whole = coverCamera(ground, compositor, 0.04)
  return frame => {
    const way = frame / Math.max(1, frames - 1)
    compositor.drawPicture(ground, { ...whole, zoom: whole.zoom * (1.12 - 0.1 * way) })
    compositor.applyGrade(dim, frame)
  }
}

function blurred(picture: RgbaPicture): RgbaPicture {
  const rgba = new Uint8Array(picture.rgba.length).fill(255)
  for (const channel of [0, 1, 2] as const) {
    const plane = boxMean(boxMean(boxMean(extractChannel(picture, channel), 5), 5), 4)
    for (let at = 0; at < plane.values.length; at++) rgba[at * 4 + channel] = Math.round(plane.values[at]! * 255)
  }
  return { width: picture.width, height: picture.height, rgba }
}
