import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { type OpenModel, openModel } from '../../models/open-model.ts'
import { type OpenGraphModel, openGraphModel } from '../../models/tfjs/open-graph-model.ts'
import { type Box, cropPicture, findBoundingBox, scaleBox } from '../../planes/box.ts'
import { fitWithin, resizePicture } from '../../planes/resize-picture.ts'
import { findMatte } from '../cutout/find-matte.ts'
import { findFaces } from './faces/find-faces.ts'

// If the aspect ratios differ by less than this factor, crop at the centre; so little is cut off that the subject is not affected.
const ALIKE = 1.15
// Large enough to detect a subject and its surroundings.
export const LOOKED_AT = 640
// Margins around a face, as fractions of its size: above (hair), below and at each side.
const [ABOVE, BELOW, BESIDE] = [0.5, 0.15, 0.2]

export const isAlike = (picture: Size, frame: Size): boolean => {
  const shape = (picture.width * frame.height) / (picture.height * frame.width)
  return Math.max(shape, 1 / shape) < ALIKE
}

/** The box around all heads with a visible face, or undefined if there are none. */
export async function findHeads(picture: RgbaPicture, open: OpenGraphModel = openGraphModel): Promise<Box | undefined> {
  const faces = (await findFaces(picture, open)) ?? []
  if (faces.length === 0) return undefined
  const { width, height } = picture
  const clamp = (place: number, most: number): number => Math.min(most, Math.max(0, place))
  const left = clamp(Math.min(...faces.map(({ box }) => box.left - BESIDE * box.width)), width)
  const top = clamp(Math.min(...faces.map(({ box }) => box.top - ABOVE * box.height)), height)
  const right = clamp(Math.max(...faces.map(({ box }) => box.left + (1 + BESIDE) * box.width)), width)
  const bottom = clamp(Math.max(...faces.map(({ box }) => box.top + (1 + BELOW) * box.height)), height)
  return { left, top, width: right - left, height: bottom - top }
}

/**
 * The largest crop with the frame's aspect ratio, centred on the subject and moved to include the heads if they fit.
 */
export function boxAround(picture: Size, frame: Size, subject: Box | undefined, heads: Box | undefined): Box {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height)
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  const about = subject ?? heads ?? { left: 0, top: 0, ...picture }
  return {
    left: startOf([about.left, about.width], heads && [heads.left, heads.width], picture.width, width),
    top: startOf([about.top, about.height], heads && [heads.top, heads.height], picture.height, height),
    width,
    height,
  }
}

type Span = readonly [from: number, length: number]

/** The start of the crop on one axis: centred on the focus, then moved to include the heads. */
function startOf([from, length]: Span, heads: Span | undefined, all: number, seen: number): number {
  const middle = from + length / 2 - seen / 2
  const start = !heads
    ? middle
    : heads[1] > seen
      ? heads[0] + heads[1] / 2 - seen / 2
      : Math.min(heads[0], Math.max(heads[0] + heads[1] - seen, middle))
  return Math.round(Math.min(all - seen, Math.max(0, start)))
}

/** Crops and scales a picture to fill a frame, keeping the subject and faces in view. */
export async function cropToSubject(
  picture: RgbaPicture,
  frame: Size,
  open: OpenModel = openModel,
  openFaces: OpenGraphModel = openGraphModel,
): Promise<RgbaPicture> {
  if (isAlike(picture, frame)) return resizePicture(picture, frame, 'cover')
  const small = await fitWithin(picture, LOOKED_AT)
  const whole = (box: Box | undefined): Box | undefined =>
    box && scaleBox(box, picture.width / small.width, picture.height / small.height)
  const heads = await findHeads(small, openFaces)
  const matte = await findMatte(small, open)
  const subject = matte?.isSubject ? findBoundingBox(matte.alpha) : undefined
  if (!heads && !subject) return resizePicture(picture, frame, 'cover')
  return resizePicture(cropPicture(picture, boxAround(picture, frame, whole(subject), whole(heads))), frame, 'fill')
}
