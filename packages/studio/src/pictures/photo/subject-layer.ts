import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Box, findBoundingBox, cropPicture } from '../../planes/box.ts'
import { boxMean, clampValue, type Plane, createPlane, resizePlane, smoothStep } from '../../planes/plane.ts'

/** A subject that is drawn over its background: how it looks, where on the canvas, and how near it stands. */
export type SubjectLayer = { pixels: RgbaPicture; box: Box; nearness: number }

/**
 * What has to lie over the background so that both together are the picture again, code by code: the matte, and where
 * the background was painted (`cover` above 0) as little as explains the difference, such as a shadow. The colours are
 * the subject's own.
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
// Codes that nobody sees, and that resizing leaves everywhere.
const SAME = 2

/** The smallest opacity at which some colour over `behind` can give `seen`. */
function leastShareAt(seen: RgbaPicture, behind: RgbaPicture, at: number): number {
  let most = 0
  for (let part = at; part < at + 3; part++) {
    const [front, back] = [seen.rgba[part]!, behind.rgba[part]!]
    if (Math.abs(front - back) <= SAME) continue
    most = Math.max(most, front > back ? (front - back) / (255 - back) : (back - front) / back)
  }
  return most
}

// A subject must stand out from what is behind it, or there is nothing to see of a camera that moves.
const LEAST_STEP = 0.28
// Of the subject's height.
const FEET = 0.06
// Of the canvas: whatever reaches this far down is cut off by the frame, and stands before it.
const CUT_OFF = 0.9
const CUT_OFF_NEARNESS = 0.8

/** How near a subject stands: as near as the ground is at its feet, and in any case well before what is behind it. */
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

// Of the canvas' width: around its feet the ground moves with a subject, so that it does not glide.
const CONTACT = 0.03

/** The background's nearness, brought to the subject's where it touches the ground. */
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

// In one piece an outline is cut pixel by pixel: where the matte is soft it stays with what is behind, and the step is
// smaller than between layers, so that less of the cut is seen.
const STEP_SHARE = 0.6

/** The nearness of a picture that stays in one piece: the subject stands out of its surroundings as a step. */
export function raiseSubject(alpha: Plane, nearness: Plane, standing: number): Plane {
  const small = resizePlane(alpha, nearness)
  return createPlane(
    nearness,
    nearness.values.map((near, at) => near + (standing - near) * STEP_SHARE * smoothStep(0.45, 0.8, small.values[at]!)),
  )
}
