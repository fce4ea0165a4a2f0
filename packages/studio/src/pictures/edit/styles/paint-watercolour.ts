import { boxMean, clampValue, createPlane, smoothStep } from '../../../planes/plane.ts'
import { createEmptyLab, type LabPicture, lightPlane } from '../../../planes/lab-picture.ts'
import { softNoise } from '../soft-noise.ts'
import { brushPicture } from './brush-picture.ts'
import { traceLines, measureSlopes } from './trace-lines.ts'
import { paperTexture } from './paper-texture.ts'

/** Thin washes on paper: flat areas that bleed, pigment at their edges, white lights. */
export function paintWatercolour(lab: LabPicture, seed: number): LabPicture {
  const longer = Math.max(lab.width, lab.height)
  const wash = brushPicture(brushPicture(wobbled(lab, longer / 420, seed), longer / 120), longer / 190)
  const { across, down } = measureSlopes(wash)
  const steep = createPlane(
    lab,
    across.map((value, at) => Math.hypot(value, down[at]!)),
  )
  const rims = boxMean(steep, Math.max(1, Math.round(longer / 1_100)))
  const lines = traceLines(brushPicture(lab, longer / 350), longer / 1_000, 0.03)
  const pools = softNoise(lab, longer / 14, seed + 3, 4)
  const paper = paperTexture(lab, seed + 9)
  const soft = boxMean(lightPlane(wash), Math.round(longer / 40))
  for (let at = 0; at < wash.light.length; at++) {
    // High key: paper shows through everything except the deepest shade.
    const light = 0.2 + 0.8 * clampValue(wash.light[at]!) ** 0.78
    const pool = (pools.values[at]! - 0.5) * 0.16
    const rim = smoothStep(0.012, 0.07, rims.values[at]!) * 0.15
    const thin = smoothStep(0.82, 0.97, light)
    const tooth = paper.values[at]! * (0.018 + 0.03 * (1 - thin))
    const bled = light + (soft.values[at]! - wash.light[at]!) * 0.12
    const painted = clampValue(bled + pool * (1 - thin) - rim - lines.values[at]! * 0.16 + tooth, 0.08, 0.975)
    const pigment = (1.2 + pool * 2.4 + rim * 1.4) * (1 - 0.65 * thin)
    wash.light[at] = painted + (0.965 - painted) * thin * 0.7
    wash.a[at] = wash.a[at]! * pigment + 0.002
    wash.b[at] = wash.b[at]! * pigment + 0.008
  }
  return wash
}

/** Shapes waver by some pixels, as from an unsteady hand. */
function wobbled(lab: LabPicture, by: number, seed: number): LabPicture {
  const { width, height } = lab
  const [across, down] = [softNoise(lab, by * 16, seed, 2), softNoise(lab, by * 16, seed + 50, 2)]
  const made = createEmptyLab(lab)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const u = Math.round(clampValue(x + (across.values[at]! - 0.5) * 4 * by, 0, width - 1))
      const v = Math.round(clampValue(y + (down.values[at]! - 0.5) * 4 * by, 0, height - 1))
      made.light[at] = lab.light[v * width + u]!
      made.a[at] = lab.a[v * width + u]!
      made.b[at] = lab.b[v * width + u]!
    }
  }
  return made
}
