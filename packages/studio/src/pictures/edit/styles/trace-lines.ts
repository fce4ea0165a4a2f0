import { boxMean, type Plane, createPlane, smoothStep } from '../../../planes/plane.ts'
import { type LabPicture, lightPlane } from '../../../planes/lab-picture.ts'

/**
 * Pen lines, 1 for ink: where a picture is darker than its wider surroundings. Flat areas have none. `weight` is about
 * the line width in pixels.
 */
export function traceLines(lab: LabPicture, weight: number, threshold = 0.016): Plane {
  const fine = boxMean(boxMean(lightPlane(lab), Math.max(1, Math.round(weight * 0.5))), 1)
  const wide = boxMean(boxMean(fine, Math.max(2, Math.round(weight * 1.3))), Math.max(1, Math.round(weight * 0.9)))
  return createPlane(
    lab,
    fine.values.map((value, at) => smoothStep(threshold, threshold * 3.2, wide.values[at]! - value)),
  )
}

/** The gradient of lightness at each pixel. */
export function measureSlopes({ width, height, light }: LabPicture): { across: Float32Array; down: Float32Array } {
  const [across, down] = [new Float32Array(light.length), new Float32Array(light.length)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      across[at] = light[x < width - 1 ? at + 1 : at]! - light[x > 0 ? at - 1 : at]!
      down[at] = light[y < height - 1 ? at + width : at]! - light[y > 0 ? at - width : at]!
    }
  }
  return { across, down }
}
