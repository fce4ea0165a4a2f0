import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { type Box, findBoundingBox, scaleBox } from '../../planes/box.ts'
import { findMatte } from '../cutout/find-matte.ts'
import { clampValue, type Plane } from '../../planes/plane.ts'
import { fitWithin } from '../../planes/resize-picture.ts'
import type { Crop } from './edits.ts'

// Closer aspect ratios lose nothing relevant.
const SAME_RATIO = 1.05
const LOOK_SIDE = 512

/** The crop of a picture for a frame of this size, around its subject, with heads in the frame. */
export async function findCrop(
  picture: RgbaPicture,
  size: Size,
  crop: Crop | undefined,
  open: OpenModel,
): Promise<Box> {
  const subject = isSameRatio(picture, size) && !crop ? undefined : await findSubjectBox(picture, open)
  return cropAround(picture, size, crop, subject)
}

function isSameRatio(picture: Size, size: Size): boolean {
  const ratio = size.width / size.height / (picture.width / picture.height)
  return Math.max(ratio, 1 / ratio) < SAME_RATIO
}

/** The same with a known subject. */
export function cropAround(picture: Size, size: Size, crop: Crop | undefined, subject: SubjectBox | undefined): Box {
  const outer = crop ? closerBox(picture, crop, subject) : wholeOf(picture)
  return boxWithin(outer, size.width / size.height, subject)
}

const wholeOf = ({ width, height }: Size): Box => ({ left: 0, top: 0, width, height })

/** The subject's box in pixels, and the column of its head, usually its highest part. */
type SubjectBox = Box & { headX: number }

/** Undefined without a subject. */
export async function findSubjectBox(picture: RgbaPicture, open: OpenModel): Promise<SubjectBox | undefined> {
  const small = await fitWithin(picture, LOOK_SIDE)
  const matte = await findMatte(small, open)
  const box = matte?.isSubject ? findBoundingBox(matte.alpha) : undefined
  if (!matte || !box) return undefined
  const scale = { x: picture.width / small.width, y: picture.height / small.height }
  return { ...scaleBox(box, scale.x, scale.y), headX: headColumnOf(matte.alpha, box) * scale.x }
}

/** The centre column of the upper quarter. */
function headColumnOf({ width, values }: Plane, box: Box): number {
  let [sum, share] = [0, 1e-6]
  for (let y = box.top; y < box.top + box.height * 0.25; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      share += values[y * width + x]!
      sum += values[y * width + x]! * (x + 0.5)
    }
  }
  return sum / share
}

// A closer view shows the subject with this margin, and at least a third of the picture.
const ROOM = 1.25
const LEAST = 0.34

function closerBox(picture: Size, { ratio, on }: Crop, subject: SubjectBox | undefined): Box {
  if (ratio !== undefined) return boxWithin(wholeOf(picture), ratio, subject)
  const middle = {
    left: picture.width * 0.2,
    top: picture.height * 0.2,
    width: picture.width * 0.6,
    height: picture.height * 0.6,
  }
  const { left, top, width, height } = (on === 'subject' && subject) || middle
  const wide = clampValue(width * ROOM, picture.width * LEAST, picture.width)
  const high = clampValue(height * ROOM, picture.height * LEAST, picture.height)
  return {
    left: clampValue(left + width / 2 - wide / 2, 0, picture.width - wide),
    top: clampValue(top + height / 2 - high / 2, 0, picture.height - high),
    width: wide,
    height: high,
  }
}

/** The largest box of an aspect ratio inside another, moved to include the subject, above all its upper part. */
function boxWithin(outer: Box, ratio: number, subject: SubjectBox | undefined): Box {
  const width = Math.min(outer.width, outer.height * ratio)
  const height = Math.min(outer.height, outer.width / ratio)
  const middleX = !subject
    ? outer.left + outer.width / 2
    : subject.width < width
      ? subject.left + subject.width / 2
      : subject.headX
  // Without a subject slightly above the centre; a subject that does not fit has its head a tenth below the upper edge.
  const top = subject
    ? subject.height * 1.05 < height
      ? subject.top + subject.height / 2 - height / 2
      : subject.top - height * 0.08
    : outer.top + (outer.height - height) * 0.42
  return {
    left: clampValue(middleX - width / 2, outer.left, outer.left + outer.width - width),
    top: clampValue(top, outer.top, outer.top + outer.height - height),
    width,
    height,
  }
}

/** A part of a picture in another size. */
export async function cropAndResize({ rgba, width, height }: RgbaPicture, box: Box, size: Size): Promise<RgbaPicture> {
  const left = Math.min(width - 1, Math.max(0, Math.round(box.left)))
  const top = Math.min(height - 1, Math.max(0, Math.round(box.top)))
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(box.width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height))),
  }
  const image = openPixels(rgba, { width, height, channels: 4 })
    .extract(part)
    .resize({ width: size.width, height: size.height, fit: 'fill', kernel: 'lanczos3' })
  return { width: size.width, height: size.height, rgba: await image.raw().toBuffer() }
}
