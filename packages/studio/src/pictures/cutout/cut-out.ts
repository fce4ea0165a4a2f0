import type { RgbaPicture } from '@kinora/media/frames/size'
import { type OpenModel, openModel } from '../../models/open-model.ts'
import { type Box, findBoundingBox, cropPicture, cropPlane, scaleBox } from '../../planes/box.ts'
import { cleanColours } from './clean-colours.ts'
import { framedCard } from './framed-card.ts'
import { findCutSides, type Sides } from '../../planes/find-cut-sides.ts'
import { findMatte } from './find-matte.ts'
import type { Plane } from '../../planes/plane.ts'
import { fitWithin } from '../../planes/resize-picture.ts'

export type Cutout = {
  /** Straight alpha, cropped. At most 1,536 a side, so it may be smaller than its box. */
  cutout: RgbaPicture
  /** Its box in the picture, in pixels. */
  box: Box
  /** Its box as a share of the picture's area. */
  share: number
  /** 0 to 1. */
  confidence: number
  /** True if a subject was cut out; otherwise the whole picture is a framed card. */
  isSubject: boolean
  /** True if a subject fills the picture, so that it is not cut out. */
  fillsPicture: boolean
  /** The sides at which the picture's edge cuts it off. */
  cutAt: Sides
  /** True if it ends in a wide cut below, like a portrait: it cannot stand in a scene. */
  isBust: boolean
  /** True if so much of it is cut off that it cannot be used even at the edge of a frame. */
  isSevered: boolean
}

// Enough for a 1080p frame; more pixels take seconds without a visible gain.
const MAX_SIDE = 1_536

/** The subject of a picture, cut out; a picture with transparency keeps it. */
export async function cutOut(picture: RgbaPicture, open: OpenModel = openModel): Promise<Cutout> {
  const small = await fitWithin(picture, MAX_SIDE)
  const matte = await findMatte(small, open)
  const found = matte && findBoundingBox(matte.alpha)
  const box = matte && found && (matte.isOwn ? found : grounded(matte.alpha, found))
  if (!matte?.isSubject || !box) {
    const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
    const confidence = matte?.confidence ?? 0
    const fillsPicture = matte?.fillsPicture ?? false
    return {
      cutout: await framedCard(small),
      box: whole,
      share: 1,
      confidence,
      isSubject: false,
      fillsPicture,
      ...UNCUT,
    }
  }
  const part = cropPicture(small, box)
  return {
    cutout: matte.isOwn ? part : cleanColours(part, cropPlane(matte.alpha, box)),
    box: scaleBox(box, picture.width / small.width, picture.height / small.height),
    share: (box.width * box.height) / (small.width * small.height),
    confidence: matte.confidence,
    isSubject: true,
    fillsPicture: false,
    cutAt: findCutSides(matte.alpha),
    ...cutsOf(matte.alpha, box, matte.isOwn),
  }
}

// The width of a foot, as a share of the subject's width.
const FOOT = 0.01

/** The box without faint remains below the subject, which would make it float. */
function grounded({ values, width }: Plane, box: Box): Box {
  const { left, top } = box
  let { height } = box
  const solidIn = (row: number): number =>
    values
      .subarray(row * width + left, row * width + left + box.width)
      .reduce((sum, one) => sum + (one > 0.6 ? 1 : 0), 0)
  while (height > 1 && solidIn(top + height - 1) < FOOT * box.width) height--
  return { ...box, height: height > 1 ? height : box.height }
}

const NOWHERE: Sides = { left: false, right: false, top: false, bottom: false }
const UNCUT = { cutAt: NOWHERE, isBust: false, isSevered: false }

/** Its own transparency ends where the subject does. */
function cutsOf(alpha: Plane, box: Box, isOwn: boolean): Pick<Cutout, 'isBust' | 'isSevered'> {
  const bust = isBust(alpha, box)
  return { isBust: bust, isSevered: !isOwn && isSevered(alpha, box, bust) }
}

// The zone at the lower edge, as a share of the picture's height, because mattes fade out just above the edge; and the
// width of a cut, as a share of the subject's width, because feet and stems are narrower.
const AT_EDGE = 0.05
const WIDE = 0.3

function isBust({ values, width, height }: Plane, { left, top, width: across, height: down }: Box): boolean {
  if (top + down < height * (1 - AT_EDGE)) return false
  const row = Math.max(0, Math.min(height - 1, Math.floor(top + down - 1 - 0.5 * AT_EDGE * height)))
  const line = values.subarray(row * width + left, row * width + left + across)
  return line.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) > WIDE * across
}

// Of the subject's own height or width, along an edge of the picture. Hair may touch the upper edge, an elbow a side. A
// portrait with one cut side can stand in a corner of the frame, with two nowhere; other subjects need no cut side.
const [TOP, ONE_SIDE, BOTH_SIDES] = [0.3, 0.35, 0.12]

function isSevered({ values, width, height }: Plane, { left, top, width: across, height: down }: Box, bust: boolean) {
  const share = (count: number, at: (step: number) => number): number =>
    Array.from({ length: count }, (_, step) => values[at(step)]!).filter(value => value > 0.5).length / count
  const alongSide = (column: number): number => share(down, step => (top + step) * width + column)
  const sides = [left === 0 ? alongSide(0) : 0, left + across === width ? alongSide(width - 1) : 0] as const
  const [more, less] = [Math.max(...sides), Math.min(...sides)]
  const above = top === 0 && height > 0 ? share(across, step => left + step) : 0
  return above > TOP || less > BOTH_SIDES || (!bust && more > ONE_SIDE)
}
