import { clampValue, smoothStep } from '../../../planes/plane.ts'
import type { LabPicture } from '../../../planes/lab-picture.ts'
import { brushPicture } from './brush-picture.ts'
import { traceLines } from './trace-lines.ts'

// The number of shades, as in cel paint.
const SHADES = 7

/** Flat, bright paint with few shades, and fine dark lines. */
export function paintAnime(lab: LabPicture): LabPicture {
  const longer = Math.max(lab.width, lab.height)
  const flat = brushPicture(brushPicture(lab, longer / 260), longer / 300)
  const lines = traceLines(flat, longer / 900)
  for (let at = 0; at < flat.light.length; at++) {
    const light = clampValue((clampValue(flat.light[at]!) ** 0.78 - 0.02) * 1.02)
    const step = light * SHADES
    const whole = Math.floor(step)
    // Steps with soft edges: hard ones flicker on slopes.
    const shaded = (whole + smoothStep(0.32, 0.68, step - whole)) / SHADES
    const ink = lines.values[at]! * 0.8
    const chroma = Math.hypot(flat.a[at]!, flat.b[at]!)
    const gain = 1.18 + 0.25 * (1 - smoothStep(0.05, 0.14, chroma))
    // Shadows are slightly violet.
    const shadow = 1 - smoothStep(0.2, 0.5, light)
    flat.light[at] = (light + (shaded - light) * 0.62) * (1 - ink * 0.72)
    flat.a[at] = flat.a[at]! * gain * (1 - ink * 0.4) + 0.006 * shadow
    flat.b[at] = flat.b[at]! * gain * (1 - ink * 0.4) - 0.012 * shadow
  }
  return flat
}
