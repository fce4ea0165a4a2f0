import { boxMean, clampValue, smoothStep } from '../../../planes/plane.ts'
import { type LabPicture, lightPlane } from '../../../planes/lab-picture.ts'
import { softNoise } from '../soft-noise.ts'
import { brushPicture } from './brush-picture.ts'
import { traceLines } from './trace-lines.ts'
import { paperTexture } from './paper-texture.ts'

/** Ink on rice paper: few bleeding greys, dark strokes at contours, hardly any colour, much empty paper. */
export function paintInk(lab: LabPicture, seed: number): LabPicture {
  const longer = Math.max(lab.width, lab.height)
  const wash = brushPicture(brushPicture(lab, longer / 110), longer / 90)
  const strokes = traceLines(brushPicture(lab, longer / 300), longer / 560, 0.011)
  const dry = softNoise(lab, longer / 160, seed, 3)
  const bleed = boxMean(boxMean(lightPlane(wash), Math.round(longer / 110)), Math.round(longer / 160))
  const pools = softNoise(lab, longer / 9, seed + 3, 4)
  const soft = boxMean(strokes, Math.max(1, Math.round(longer / 1_200)))
  const paper = paperTexture(lab, seed + 9)
  for (let at = 0; at < wash.light.length; at++) {
    const light = clampValue(wash.light[at]! * 0.6 + bleed.values[at]! * 0.4)
    // Lights become bare paper; four or five greys of one ink remain.
    const water = clampValue((0.86 - light) / 0.78) ** 1.05
    const grey = water * (0.9 + (pools.values[at]! - 0.5) * 0.7)
    // A dry brush leaves gaps.
    const stroke = soft.values[at]! * smoothStep(0.28, 0.5, dry.values[at]! + 0.22 * water)
    const ink = clampValue(grey * 0.82 + stroke * 0.85)
    const tooth = paper.values[at]! * (0.012 + 0.035 * ink)
    wash.light[at] = clampValue(0.945 - ink * 0.8 + tooth, 0.1, 0.97)
    const kept = 0.22 * smoothStep(0.05, 0.2, Math.hypot(wash.a[at]!, wash.b[at]!)) * (1 - 0.5 * ink)
    wash.a[at] = wash.a[at]! * kept + 0.003 * (1 - ink)
    wash.b[at] = wash.b[at]! * kept + 0.019 * (1 - ink)
  }
  return wash
}
