import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Box, findBoundingBox, cropPicture } from '../../planes/box.ts'
import { boxMean, clampValue, type Plane, createPlane, resizePlane, smoothStep } from '../../planes/plane.ts'

/** A subject over its background: its picture, its position on the canvas, and its nearness. */
export type SubjectLayer = { pixels: RgbaPicture; box: Box; nearness: number }

/**
 * The layer that, over the background, reproduces the picture exactly: the matte and, where the background was filled
 * (`cover` above 0), the minimum opacity that explains the difference, such as a shadow. The colours are the subject's
 * own.
 */
export function liftSubject(
  picture: RgbaPicture,
  behind: RgbaPicture,
  alpha: Plane,
  cover: Plane,
): Omit<SubjectLayer, 'nearness'> {
  const rgba = new Uint8Array(picture.rgba.length)
  const needed = createPlane(alpha)
  for (let at = 0; at < alpha.values.length; at++) {
    let share = alpha.values[at]! < FAINT ? 0 : alpha.values[at]!
    if (share === 0 && cover.values[at] === 0) continue
    if (share < 1 && cover.values[at]! > 0) share = Math.max(share, leastShareAt(picture, behind, at * 4))
    if (share === 0) continue
    const whole = Math.min(1, Math.ceil(share * 255) / 255)
    needed.values[at] = whole
    rgba[at * 4 + 3] = Math.round(whole * 255)
    for (let part = at * 4; part < at * 4 + 3; part++) {
      const back = behind.rgba[part]!
      rgba[part] = Math.round(clampValue(back + (picture.rgba[part]! - back) / whole, 0, 255))
    }
  }
  const box = findBoundingBox(needed) ?? { left: 0, top: 0, width: 1, height: 1 }
  return { pixels: cropPicture({ width: picture.width, height: picture.height, rgba }, box), box }
}

const FAINT = 0.02
// Invisible differences in codes, which resizing leaves everywhere.
const SAME = 2

/** The minimum opacity at which some colour over `behind` gives `seen`. */
function leastShareAt(seen: RgbaPicture, behind: RgbaPicture, at: number): number {
  let most = 0
  for (let part = at; part < at + 3; part++) {
    const [front, back] = [seen.rgba[part]!, behind.rgba[part]!]
    if (Math.abs(front - back) <= SAME) continue
    most = Math.max(most, front > back ? (front - back) / (255 - back) : (back - front) / back)
  }
  return most
}

// The minimum step between subject and background, so that camera motion is visible.
const LEAST_STEP = 0.28
// As a share of the subject's height.
const FEET = 0.06
// The row of the canvas, as a share, below which a subject is cut off by the frame and stands in front.
const CUT_OFF = 0.9
const CUT_OFF_NEARNESS = 0.8

/** The nearness of a subject: that of the ground at its feet, and well in front of its background. */
export function standingNearness(alpha: Plane, nearness: Plane): number {
  const small = resizePlane(alpha, nearness)
  const box = findBoundingBox(small)
  if (!box) return 0.5
  const bottom = box.top + box.height
  const feet = meanIn(nearness, small, bottom - Math.max(1, box.height * FEET), bottom)
  const back = meanIn(nearness, small, box.top, box.top + box.height * 0.6)
  const standing = bottom > CUT_OFF * nearness.height ? Math.max(feet, CUT_OFF_NEARNESS) : feet
  return clampValue(Math.max(standing, back + LEAST_STEP), 0.3, 1)
}

function meanIn(plane: Plane, weights: Plane, top: number, bottom: number): number {
  let [sum, weight] = [0, 0]
  for (let at = Math.floor(top) * plane.width; at < Math.ceil(bottom) * plane.width; at++) {
    sum += plane.values[at]! * weights.values[at]!
    weight += weights.values[at]!
  }
  return weight === 0 ? 0 : sum / weight
}

// The contact area, as a share of the canvas' width: the ground around the feet moves with the subject, so that it does
// not slide.
const CONTACT = 0.03

/** The background's nearness, adjusted to the subject's where it touches the ground. */
export function groundSubject(alpha: Plane, nearness: Plane, standing: number): Plane {
  const small = resizePlane(alpha, nearness)
  const box = findBoundingBox(small)
  if (!box) return nearness
  const bottom = box.top + box.height
  const feet = createPlane(
    small,
    small.values.map((share, at) => {
      const below =
        (Math.floor(at / small.width) - (bottom - box.height * FEET * 2)) / Math.max(1, box.height * FEET * 2)
      return share * clampValue(below)
    }),
  )
  const radius = Math.max(1, Math.round(nearness.width * CONTACT))
  const touch = boxMean(boxMean(feet, radius), radius)
  const most = touch.values.reduce((a, b) => Math.max(a, b), 1e-6)
  return createPlane(
    nearness,
    nearness.values.map((near, at) => near + (standing - near) * (touch.values[at]! / most)),
  )
}

// A single layer has its outline cut pixel by pixel: soft parts of the matte stay with the background. The step is
// smaller, so that the cut is less visible.
const STEP_SHARE = 0.6

/** The nearness of a single layer: the subject is a step in front of its surroundings. */
export function raiseSubject(alpha: Plane, nearness: Plane, standing: number): Plane {
  const small = resizePlane(alpha, nearness)
  return createPlane(
    nearness,
    nearness.values.map((near, at) => near + (standing - near) * STEP_SHARE * smoothStep(0.45, 0.8, small.values[at]!)),
  )
}
