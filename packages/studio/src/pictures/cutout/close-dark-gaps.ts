import { boxMean, type Plane, createPlane, smoothStep } from '../../planes/plane.ts'

// Half of the widest gap, as a share of the longer side.
const REACH = 0.04
// Luma.
const [BLACK, DARK] = [0.16, 0.26]

/**
 * Closes narrow dark gaps in the matte: tyres in their arches and undersides are as dark as the ground, and the model
 * leaves them out. `luma` and `matte` have the same size.
 */
export function closeDarkGaps(matte: Plane, luma: Plane): Plane {
  const radius = Math.max(1, Math.round(Math.max(matte.width, matte.height) * REACH))
  const grown = where(
    boxMean(
      where(matte, value => value > 0.5),
      radius,
    ),
    // One pixel is a thousandth; less is rounding.
    share => share > 1e-4,
  )
  const closed = boxMean(
    where(boxMean(grown, radius), share => share > 0.9999),
    1,
  )
  return createPlane(
    matte,
    matte.values.map((value, at) => {
      const dark = 1 - smoothStep(BLACK, DARK, luma.values[at]!)
      return Math.max(value, dark * closed.values[at]!)
    }),
  )
}

const where = (plane: Plane, isSo: (value: number) => boolean): Plane =>
  createPlane(
    plane,
    plane.values.map(value => (isSo(value) ? 1 : 0)),
  )
