import { boxMean, type Plane, createPlane, smoothStep } from '../../planes/plane.ts'
import type { Areas } from './find-areas.ts'
import type { LabPicture } from '../../planes/lab-picture.ts'

/** Blurs the background of the subject; without one, far areas. Returns the sharp area. */
export async function blurBackground(lab: LabPicture, areas: Areas): Promise<Plane> {
  const subject = await areas.subject()
  const near = await areas.nearness()
  const sharp =
    subject ??
    createPlane(
      lab,
      near.values.map(value => smoothStep(0.35, 0.7, value)),
    )
  const radius = Math.max(2, Math.round(Math.max(lab.width, lab.height) * 0.009))
  const soft = blurredOutside(lab, sharp, radius)
  for (let at = 0; at < lab.light.length; at++) {
    // The ground at the subject's feet is as near as the subject.
    const keep = Math.max(sharp.values[at]!, subject ? smoothStep(0.8, 1.1, near.values[at]!) * 0.7 : 0)
    lab.light[at] = soft.light[at]! + (lab.light[at]! - soft.light[at]!) * keep
    lab.a[at] = soft.a[at]! + (lab.a[at]! - soft.a[at]!) * keep
    lab.b[at] = soft.b[at]! + (lab.b[at]! - soft.b[at]!) * keep
  }
  return sharp
}

/** Blurs as if the sharp part were absent, so that its colours do not bleed. */
function blurredOutside(lab: LabPicture, sharp: Plane, radius: number): LabPicture {
  const weights = createPlane(
    sharp,
    sharp.values.map((value, at) => (1 - value) * (1 + 5 * smoothStep(0.8, 1, lab.light[at]!)) + 1e-4),
  )
  const passes = (plane: Plane): Plane => boxMean(boxMean(boxMean(plane, radius), radius), radius)
  const sum = passes(weights)
  const part = (values: Float32Array): Float32Array => {
    const mean = passes(
      createPlane(
        lab,
        values.map((value, at) => value * weights.values[at]!),
      ),
    )
    return mean.values.map((value, at) => value / sum.values[at]!)
  }
  return { width: lab.width, height: lab.height, light: part(lab.light), a: part(lab.a), b: part(lab.b) }
}
