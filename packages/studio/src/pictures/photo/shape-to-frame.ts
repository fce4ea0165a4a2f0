import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { type Box, findBoundingBox, cropPicture, cropPlane, scaleBox } from '../../planes/box.ts'
import { findMatte } from '../cutout/find-matte.ts'
import { boxAround, findHeads, isAlike, LOOKED_AT } from '../look-at/crop-to-subject.ts'
import type { Plane } from '../../planes/plane.ts'
import { fitWithin, flattenOnWhite, resizePicture } from '../../planes/resize-picture.ts'
import { continueBeyondEdges } from './continue-beyond-edges.ts'

// The margin around a subject, as a share of its size.
const ROOM = 0.12

/**
 * Fits a picture to a frame. It is cropped unless that would cut its subject; then its background is extended beyond
 * the edges. If an edge of the picture cuts the subject off, only the other side is extended, so that a cut body ends
 * at the frame's edge. If both edges cut it, it fills the frame, with the heads inside.
 */
export async function shapeToFrame(picture: RgbaPicture, frame: Size, open: OpenModel): Promise<RgbaPicture> {
  if (isAlike(picture, frame)) return resizePicture(picture, frame, 'cover')
  const small = await fitWithin(picture, LOOKED_AT)
  const inPicture = (box: Box): Box => scaleBox(box, picture.width / small.width, picture.height / small.height)
  const found = await findHeads(small)
  const heads = found && inPicture(found)
  const matte = await findMatte(small, open)
  const box = matte?.isSubject ? findBoundingBox(matte.alpha) : undefined
  if (!matte || !box)
    return heads
      ? resizePicture(cropPicture(picture, boxAround(picture, frame, undefined, heads)), frame, 'fill')
      : resizePicture(picture, frame, 'cover')
  const subject = inPicture(box)
  const window = windowOf(picture, frame, subject)
  const isWhole = Math.abs((window.width * frame.height) / (window.height * frame.width) - 1) < 0.01
  if (isWhole) return resizePicture(cropPicture(picture, window), frame, 'fill')
  const { left, top, width, height } = scaleBox(window, small.width / picture.width, small.height / picture.height)
  const within = { left, top, width: Math.min(width, small.width - left), height: Math.min(height, small.height - top) }
  const alpha = cropPlane(matte.alpha, within)
  const isTooWide = window.width * frame.height > window.height * frame.width
  const filling = boxAround(picture, frame, subject, heads)
  const hasHeads = heads !== undefined && heads.width <= filling.width && heads.height <= filling.height
  const [before, after] = cutEnds(alpha, isTooWide, hasHeads ? CUT_BODY : CUT_OFF)
  if (before && after) return resizePicture(cropPicture(picture, filling), frame, 'fill')
  return extended(flattenOnWhite(cropPicture(picture, window)), alpha, frame, before ? 0 : after ? 1 : 0.5)
}

/** The part of the picture that must be visible: its whole shorter side, and the subject with a margin along the other. */
function windowOf({ width, height }: Size, frame: Size, subject: Box): Box {
  const isTooTall = width * frame.height < height * frame.width
  const [across, along] = isTooTall ? [width, height] : [height, width]
  const ratio = isTooTall ? frame.height / frame.width : frame.width / frame.height
  const [from, length] = isTooTall ? [subject.top, subject.height] : [subject.left, subject.width]
  const seen = Math.round(Math.min(along, Math.max(across * ratio, length * (1 + 2 * ROOM))))
  const start = Math.round(Math.min(along - seen, Math.max(0, from + length / 2 - seen / 2)))
  return isTooTall ? { left: 0, top: start, width, height: seen } : { left: start, top: 0, width: seen, height }
}

// The least width of a cut, as a share of the subject's own width or height: a foot or a fingertip is narrower.
const CUT_OFF = 0.3
// The same for a body with its head in the frame. It is small, because shoulders may end at both edges.
const CUT_BODY = 0.1

/**
 * Reports the ends at which the picture's edge cuts the subject off: above and below for a wide picture, otherwise left
 * and right.
 */
function cutEnds(alpha: Plane, isTooWide: boolean, least: number): [before: boolean, after: boolean] {
  const box = findBoundingBox(alpha)
  if (!box) return [false, false]
  const { width, height, values } = alpha
  const [length, own] = isTooWide ? [width, box.width] : [height, box.height]
  const isCut = (at: (step: number) => number): boolean => {
    let count = 0
    for (let step = 0; step < length; step++) if (values[at(step)]! > 0.5) count++
    return count > least * own
  }
  return isTooWide
    ? [isCut(x => x), isCut(x => (height - 1) * width + x)]
    : [isCut(y => y * width), isCut(y => (y + 1) * width - 1)]
}

/** Places the picture at a fraction of the free space and extends it to fill the frame. */
async function extended(picture: RgbaPicture, alpha: Plane, frame: Size, share: number): Promise<RgbaPicture> {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const inner = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const at = {
    left: Math.floor((frame.width - inner.width) * share),
    top: Math.floor((frame.height - inner.height) * share),
  }
  return continueBeyondEdges(await resizePicture(picture, inner, 'fill'), alpha, frame, at)
}
