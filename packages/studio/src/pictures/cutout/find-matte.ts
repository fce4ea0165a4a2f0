import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Model, type OpenModel, openModel } from '../../models/open-model.ts'
import { matteFromBackdrop } from './matte-from-backdrop.ts'
import { findBoundingBox, cropPicture, cropPlane, placePlane, scaleBox } from '../../planes/box.ts'
import { closeDarkGaps } from './close-dark-gaps.ts'
import { guidedFilter } from '../../planes/guided-filter.ts'
import {
  extractChannel,
  clampValue,
  extractLuma,
  type Plane,
  createPlane,
  resizePlane,
  smoothStep,
} from '../../planes/plane.ts'
import { flattenOnWhite, toModelPlanes, resizePicture } from '../../planes/resize-picture.ts'
import { fillMatteInside } from './fill-matte-inside.ts'
import { removeSpecks } from '../../planes/remove-specks.ts'

/** The subject of a picture. */
type Matte = {
  /** As a share of the picture's size, 0 to 1. */
  alpha: Plane
  /** As a share of the picture's area. */
  share: number
  /** Certainty: 1 if every pixel is clearly inside or outside. */
  confidence: number
  isSubject: boolean
  /** True if a clear subject leaves so little of the picture that there is nothing to cut it out of. */
  fillsPicture: boolean
  /** True if it is the picture's own alpha. */
  isOwn: boolean
}

// The size the model was trained in.
const SIDE = 320
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const
const [INPUT, OUTPUT] = ['input.1', '1959'] as const

// A smaller subject is a speck; a larger one is the scene itself, or fills the picture.
const MIN_SHARE = 0.003
const MAX_SHARE = 0.85
// Clear subjects reach 0.85 and more; scenery without one stays below 0.5.
const MIN_CONFIDENCE = 0.62

/** The subject's matte; undefined if no model is installed and the picture has no alpha. */
export async function findMatte(picture: RgbaPicture, open: OpenModel = openModel): Promise<Matte | undefined> {
  const own = extractChannel(picture, 3)
  if (isCutAlready(own)) {
    const share = meanOf(own)
    return { alpha: own, share, confidence: 1, isSubject: share > 0, fillsPicture: false, isOwn: true }
  }
  const model = await open('u2netp')
  if (!model) return undefined
  try {
    return await seenMatteOf(flattenOnWhite(picture), model)
  } finally {
    await model.close()
  }
}

async function seenMatteOf(picture: RgbaPicture, model: Model): Promise<Matte> {
  const seen = await lookAt(picture, model)
  const [share, confidence] = [meanOf(seen), confidenceOf(seen)]
  const isSubject = share > MIN_SHARE && share < MAX_SHARE && confidence > MIN_CONFIDENCE
  const closer = isSubject ? await lookCloser(picture, seen, model) : undefined
  const alpha = withBackdrop(closer ?? refined(picture, seen), isSubject ? matteFromBackdrop(picture) : undefined)
  const fillsPicture = share >= MAX_SHARE && confidence > MIN_CONFIDENCE
  return { alpha, share, confidence, isSubject: isSubject && isSolid(alpha), fillsPicture, isOwn: false }
}

/** Adds thin things before a plain backdrop, which the model overlooks. */
const withBackdrop = (alpha: Plane, seen: Plane | undefined): Plane =>
  seen
    ? createPlane(
        alpha,
        alpha.values.map((value, at) => Math.max(value, seen.values[at]!)),
      )
    : alpha

// The least solid share of the non-zero area. Subjects have 0.8 and more; a faint one is worse than none.
const MIN_SOLID = 0.45

function isSolid({ values }: Plane): boolean {
  let [solid, any] = [0, 0]
  for (const value of values) {
    if (value > 0.08) any++
    if (value > 0.6) solid++
  }
  return solid > MIN_SOLID * any
}

/** The model's matte, in its own size. */
async function lookAt(picture: RgbaPicture, model: Model): Promise<Plane> {
  const small = await resizePicture(picture, { width: SIDE, height: SIDE }, 'fill')
  const data = toModelPlanes(small, (value, channel) => (value - MEAN[channel]!) / DEVIATION[channel]!)
  const made = await model.run({ [INPUT]: { data, shape: [1, 3, SIDE, SIDE] } })
  const seen = createPlane({ width: SIDE, height: SIDE }, made[OUTPUT] as Float32Array)
  // Gaps first: a wheel in its dark arch belongs to the car.
  return fillMatteInside(removeSpecks(closeDarkGaps(seen, extractLuma(small))))
}

// A subject below this share of the model's side has so few pixels that legs and stems are lost.
const SMALL = 0.5
const ROOM = 0.2
// The closer look must show the same subject.
const MIN_AGREEMENT = 0.55

/** A second pass over a small subject with a margin; undefined if it does not help. */
async function lookCloser(picture: RgbaPicture, seen: Plane, model: Model): Promise<Plane | undefined> {
  const found = findBoundingBox(seen)
  if (!found || Math.max(found.width, found.height) > SMALL * SIDE) return undefined
  const room = ROOM * Math.max(found.width, found.height)
  const [left, top] = [Math.max(0, Math.floor(found.left - room)), Math.max(0, Math.floor(found.top - room))]
  const right = Math.min(SIDE, Math.ceil(found.left + found.width + room))
  const bottom = Math.min(SIDE, Math.ceil(found.top + found.height + room))
  const coarse = { left, top, width: right - left, height: bottom - top }
  const box = scaleBox(coarse, picture.width / SIDE, picture.height / SIDE)
  const part = cropPicture(picture, box)
  const alpha = refined(part, await lookAt(part, model))
  const agreement = agreementOf(cropPlane(seen, coarse), resizePlane(alpha, coarse))
  return agreement < MIN_AGREEMENT ? undefined : placePlane(alpha, box, picture)
}

/** Intersection over union. */
function agreementOf(a: Plane, b: Plane): number {
  let [both, either] = [0, 0]
  for (let at = 0; at < a.values.length; at++) {
    both += Math.min(a.values[at]!, b.values[at]!)
    either += Math.max(a.values[at]!, b.values[at]!)
  }
  return either === 0 ? 0 : both / either
}

// A few soft pixels at rounded corners do not count as alpha.
const MIN_CLEAR = 0.02

function isCutAlready(alpha: Plane): boolean {
  const clear = alpha.values.reduce((sum, value) => sum + (value < 0.5 ? 1 : 0), 0)
  return clear / alpha.values.length > MIN_CLEAR
}

const meanOf = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean distance of non-zero matte values from a half. */
function confidenceOf({ values }: Plane): number {
  let [sure, area] = [0, 0]
  for (const value of values) {
    if (value < 0.05) continue
    area++
    sure += Math.abs(2 * value - 1)
  }
  return area === 0 ? 0 : sure / area
}

// The side at which lines between matte and picture are located.
const COARSE_SIDE = 640
// The maximum error of the model's outline, as a share of the coarse side.
const REACH = 0.008
const EPSILON = 4e-4

/** Refines the model's blurred matte along the picture's own edges. */
function refined(picture: RgbaPicture, seen: Plane): Plane {
  const shrink = Math.min(1, COARSE_SIDE / Math.max(picture.width, picture.height))
  const size = {
    width: Math.max(1, Math.round(picture.width * shrink)),
    height: Math.max(1, Math.round(picture.height * shrink)),
  }
  const coarse = resizePlane(seen, size)
  const radius = Math.max(2, Math.round(Math.max(size.width, size.height) * REACH))
  const alpha = guidedFilter(extractLuma(picture), coarse, radius, EPSILON)
  for (let at = 0; at < alpha.values.length; at++) {
    alpha.values[at] = smoothStep(0.1, 0.9, clampValue(alpha.values[at]!))
  }
  return alpha
}
