import { boxMean, type Plane, createPlane } from '../../planes/plane.ts'

// The depth inside its outline at which a subject is opaque, as a share of the longer side.
const DEPTH = 0.012
const LIKELY = 0.5

/** Makes the inside of a subject opaque, so that the background does not shine through where the model was unsure. */
export function fillMatteInside(matte: Plane): Plane {
  const likely = createPlane(
    matte,
    matte.values.map(value => (value > LIKELY ? 1 : 0)),
  )
  const around = boxMean(likely, Math.max(1, Math.round(Math.max(matte.width, matte.height) * DEPTH)))
  return createPlane(
    matte,
    matte.values.map((value, at) => (around.values[at]! > 0.999 ? 1 : value)),
  )
}
