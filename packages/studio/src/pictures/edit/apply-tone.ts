import { boxMean, clampValue, smoothStep } from '../../planes/plane.ts'
import type { Tone } from './edits.ts'
import { type LabPicture, lightPlane } from '../../planes/lab-picture.ts'

/** Applies tone words: brighter, warmer, crisper. */
export function applyTone(lab: LabPicture, tone: Tone): void {
  const { brightness = 0, contrast = 0, saturation = 0, warmth = 0, sharpness = 0, softness = 0 } = tone
  if (sharpness > 0) sharpen(lab, clampValue(sharpness) * 0.9)
  const bend = 2 ** (-clampValue(brightness, -1, 1) * 0.75)
  const steep = 1 + clampValue(contrast, -1, 1) * 0.45
  const colourful = 1 + clampValue(saturation, -1, 1) * (saturation < 0 ? 0.8 : 0.55)
  const warm = clampValue(warmth, -1, 1)
  for (let at = 0; at < lab.light.length; at++) {
    const bent = clampValue(lab.light[at]!) ** bend
    const light = curved(bent, steep)
    // Least in black and white, where a cast would look wrong.
    const middle = smoothStep(0, 0.35, light) * (1 - 0.55 * smoothStep(0.8, 1, light))
    lab.light[at] = light
    lab.a[at] = lab.a[at]! * colourful + warm * 0.012 * middle
    lab.b[at] = lab.b[at]! * colourful + warm * 0.045 * middle
  }
  if (softness > 0) glow(lab, clampValue(softness) * 0.5)
}

/** A steeper curve around the middle, within black and white. */
export function curved(light: number, steep: number): number {
  const middle = 0.56
  const span = light < middle ? middle : 1 - middle
  const way = Math.min(1, Math.abs(light - middle) / span)
  // A power curve; below 1 it raises contrast around the middle.
  return middle + Math.sign(light - middle) * span * way ** (1 / steep)
}

/** A general improvement: slightly crisper, clearer and more colourful. */
export function enhance(lab: LabPicture, strength = 1): void {
  sharpen(lab, 0.22 * strength)
  for (let at = 0; at < lab.light.length; at++) {
    const chroma = Math.hypot(lab.a[at]!, lab.b[at]!)
    // Pale colours gain, strong ones and skin do not.
    const gain = 1 + 0.1 * strength * (1 - smoothStep(0.03, 0.16, chroma))
    lab.light[at] = curved(clampValue(lab.light[at]!), 1 + 0.05 * strength)
    lab.a[at]! *= gain
    lab.b[at]! *= gain
  }
}

function sharpen(lab: LabPicture, strength: number): void {
  const longer = Math.max(lab.width, lab.height)
  const around = boxMean(boxMean(lightPlane(lab), Math.max(1, Math.round(longer / 900))), 1)
  for (let at = 0; at < lab.light.length; at++) {
    const detail = lab.light[at]! - around.values[at]!
    // Strong edges are left alone, because they would get a halo.
    lab.light[at] = clampValue(lab.light[at]! + strength * detail * (1 - smoothStep(0.08, 0.25, Math.abs(detail))))
  }
}

/** A glow from bright areas, as through a soft filter. */
export function glow(lab: LabPicture, strength: number): void {
  const radius = Math.max(2, Math.round(Math.max(lab.width, lab.height) * 0.014))
  const blurred = boxMean(boxMean(lightPlane(lab), radius), radius)
  for (let at = 0; at < lab.light.length; at++) {
    const light = clampValue(lab.light[at]!)
    const screened = 1 - (1 - light) * (1 - clampValue(blurred.values[at]!) * 0.55)
    lab.light[at] = light + (screened - light) * strength
  }
}

/** A vignette. */
export function vignette({ width, height, light, a, b }: LabPicture, strength: number): void {
  for (let at = 0; at < light.length; at++) {
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5]
    const fall = 1 - strength * smoothStep(0.35, 0.78, Math.hypot(x, y))
    light[at]! *= fall
    a[at]! *= fall
    b[at]! *= fall
  }
}
