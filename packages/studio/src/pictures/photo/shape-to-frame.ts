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
// Of the frame's longer side: how soft the enlargement is, and how soon the picture's edge goes over into it.
const [BLUR, EDGE] = [0.03, 0.012]

/**
 * A picture in a frame's size and shape. What is too much is cut off; but not through its subject: then a soft
 * enlargement of the picture, without what stands in front, goes on beyond its edges: mirror images show seams and streaks.
 * It goes on at one side only where
 * its other edge cuts the subject off: a body that ends in a straight line shall end at the frame's own edge. Cut off at
 * both, it fills the frame.
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
  const alpha = cropPlane(matte.alpha, within)
  const isTooWide = window.width * frame.height > window.height * frame.width
  const [before, after] = cutEnds(alpha, isTooWide)
  if (before && after) return resizePicture(cropAround(picture, frame, box, small), frame, 'fill')
  return extended(flattenOnWhite(cropPicture(picture, window)), alpha, frame, before ? 0 : after ? 1 : 0.5)
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

// Of the subject's own width or height: narrower are a foot and a fingertip.
const CUT_OFF = 0.3

/** Whether the subject is cut off at the edges beyond which a picture would go on: above and below one that is too wide, else left and right. */
function cutEnds(alpha: Plane, isTooWide: boolean): [before: boolean, after: boolean] {
  const box = findBoundingBox(alpha)
  if (!box) return [false, false]
  const { width, height, values } = alpha
  const [length, own] = isTooWide ? [width, box.width] : [height, box.height]
  const isCut = (at: (step: number) => number): boolean => {
    let count = 0
    for (let step = 0; step < length; step++) if (values[at(step)]! > 0.5) count++
    return count > CUT_OFF * own
  }
  return isTooWide
    ? [isCut(x => x), isCut(x => (height - 1) * width + x)]
    : [isCut(y => y * width), isCut(y => (y + 1) * width - 1)]
}

/** As much of a picture as fills the frame, around its subject. */
function cropAround(picture: RgbaPicture, frame: Size, box: Box, small: Size): RgbaPicture {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height)
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const at = (from: number, length: number, all: number, seen: number): number =>
    Math.round(Math.min(all - seen, Math.max(0, from + length / 2 - seen / 2)))
  const {
    left,
    top,
    width: across,
    height: down,
  } = scaleBox(box, picture.width / small.width, picture.height / small.height)
  return cropPicture(picture, {
    left: at(left, across, picture.width, width),
    top: at(top, down, picture.height, height),
    width,
    height,
  })
}

/** At a share of the free side of the frame, before a soft enlargement of itself without what stands in it. */
async function extended(picture: RgbaPicture, alpha: Plane, frame: Size, share: number): Promise<RgbaPicture> {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const inner = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const middle = await resizePicture(picture, inner, 'fill')
  const longer = Math.max(frame.width, frame.height)
  const behind = await resizePicture(await withoutSubject(middle, alpha), frame, 'cover')
  const { rgba } = await blurred(behind, BLUR * longer)
  const [left, top] = [
    Math.floor((frame.width - inner.width) * share),
    Math.floor((frame.height - inner.height) * share),
  ]
  const edge = EDGE * longer
  for (let y = 0; y < inner.height; y++) {
    for (let x = 0; x < inner.width; x++) {
      // At the frame's own edges it ends as it is.
      const within = Math.min(
        left > 0 ? x + 0.5 : edge,
        top > 0 ? y + 0.5 : edge,
        left + inner.width < frame.width ? inner.width - x - 0.5 : edge,
        top + inner.height < frame.height ? inner.height - y - 0.5 : edge,
      )
      const shown = smoothStep(0, edge, within)
      const from = (y * inner.width + x) * 4
      const to = ((y + top) * frame.width + x + left) * 4
      for (let part = 0; part < 3; part++)
        rgba[to + part] = Math.round(rgba[to + part]! + (middle.rgba[from + part]! - rgba[to + part]!) * shown)
    }
  }
  return { ...frame, rgba }
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
