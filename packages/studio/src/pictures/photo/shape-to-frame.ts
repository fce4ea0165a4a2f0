import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { type Box, findBoundingBox, cropPicture, cropPlane, scaleBox } from '../../planes/box.ts'
import { findMatte } from '../cutout/find-matte.ts'
import { boxMean, extractChannel, type Plane, createPlane, resizePlane, smoothStep } from '../../planes/plane.ts'
import { fitWithin, flattenOnWhite, resizePicture } from '../../planes/resize-picture.ts'
import { fillSmoothly } from './fill-smoothly.ts'

// Shapes that differ less are cut: nobody misses so little.
const ALIKE = 1.15
// Around a subject, of its own size.
const ROOM = 0.12
// Large enough to find a subject and what is around it.
const LOOKED_AT = 640
// What is made up loses its detail over this much of the added width, or the same tree would stand there twice.
const FADES_WITHIN = 0.5
// Of the frame's longer side.
const BLUR = 0.02

/**
 * A picture in a frame's size and shape. What is too much is cut off; but not through its subject: then the picture goes
 * on beyond its edges, as a mirror image that grows soft, without what stands in front.
 */
export async function shapeToFrame(picture: RgbaPicture, frame: Size, open: OpenModel): Promise<RgbaPicture> {
  const shape = (picture.width * frame.height) / (picture.height * frame.width)
  if (Math.max(shape, 1 / shape) < ALIKE) return resizePicture(picture, frame, 'cover')
  const small = await fitWithin(picture, LOOKED_AT)
  const matte = await findMatte(small, open)
  const box = matte?.isSubject ? findBoundingBox(matte.alpha) : undefined
  if (!matte || !box) return resizePicture(picture, frame, 'cover')
  const window = windowOf(picture, frame, scaleBox(box, picture.width / small.width, picture.height / small.height))
  const isWhole = Math.abs((window.width * frame.height) / (window.height * frame.width) - 1) < 0.01
  if (isWhole) return resizePicture(cropPicture(picture, window), frame, 'fill')
  const { left, top, width, height } = scaleBox(window, small.width / picture.width, small.height / picture.height)
  const within = { left, top, width: Math.min(width, small.width - left), height: Math.min(height, small.height - top) }
  return extended(flattenOnWhite(cropPicture(picture, window)), cropPlane(matte.alpha, within), frame)
}

/** As much of the picture as has to be seen: all of its narrow direction, and of the other what the subject takes. */
function windowOf({ width, height }: Size, frame: Size, subject: Box): Box {
  const isTooTall = width * frame.height < height * frame.width
  const [across, along] = isTooTall ? [width, height] : [height, width]
  const ratio = isTooTall ? frame.height / frame.width : frame.width / frame.height
  const [from, length] = isTooTall ? [subject.top, subject.height] : [subject.left, subject.width]
  const seen = Math.round(Math.min(along, Math.max(across * ratio, length * (1 + 2 * ROOM))))
  const start = Math.round(Math.min(along - seen, Math.max(0, from + length / 2 - seen / 2)))
  return isTooTall ? { left: 0, top: start, width, height: seen } : { left: start, top: 0, width: seen, height }
}

/** In the middle of the frame, with made-up sides. */
async function extended(picture: RgbaPicture, alpha: Plane, frame: Size): Promise<RgbaPicture> {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const inner = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const middle = await resizePicture(picture, inner, 'fill')
  const behind = await withoutSubject(middle, alpha)
  const soft = await blurred(behind, BLUR * Math.max(frame.width, frame.height))
  const [left, top] = [(frame.width - inner.width) >> 1, (frame.height - inner.height) >> 1]
  const reach = FADES_WITHIN * Math.max(left, top)
  const rgba = new Uint8Array(frame.width * frame.height * 4).fill(255)
  for (let y = 0; y < frame.height; y++) {
    const innerY = mirrored(y - top, inner.height)
    for (let x = 0; x < frame.width; x++) {
      const beyond = Math.max(left - x, x - left - inner.width + 1, top - y, y - top - inner.height + 1)
      const from = (innerY * inner.width + mirrored(x - left, inner.width)) * 4
      const to = (y * frame.width + x) * 4
      const share = beyond > 0 ? smoothStep(0, reach, beyond) : 0
      const sharp = beyond > 0 ? behind.rgba : middle.rgba
      for (let part = 0; part < 3; part++)
        rgba[to + part] = Math.round(sharp[from + part]! + (soft.rgba[from + part]! - sharp[from + part]!) * share)
    }
  }
  return { ...frame, rgba }
}

/** A place beyond an edge is as far within it. */
function mirrored(place: number, length: number): number {
  const around = ((place % (2 * length)) + 2 * length) % (2 * length)
  return around < length ? around : 2 * length - 1 - around
}

async function withoutSubject(picture: RgbaPicture, alpha: Plane): Promise<RgbaPicture> {
  const cover = boxMean(resizePlane(alpha, picture), Math.round(picture.width / 100))
  const known = createPlane(
    picture,
    cover.values.map(share => (share > 0.01 ? 0 : 1)),
  )
  const planes = fillSmoothly(
    ([0, 1, 2] as const).map(channel => extractChannel(picture, channel)),
    known,
  )
  const rgba = new Uint8Array(picture.rgba.length).fill(255)
  for (const [channel, { values }] of planes.entries())
    for (let at = 0; at < values.length; at++) rgba[at * 4 + channel] = Math.round(values[at]! * 255)
  return { width: picture.width, height: picture.height, rgba }
}

async function blurred({ rgba, width, height }: RgbaPicture, sigma: number): Promise<RgbaPicture> {
  const image = openPixels(rgba, { width, height, channels: 4 }).blur(Math.max(0.5, sigma))
  return { width, height, rgba: await image.raw().toBuffer() }
}
