import type { RgbaPicture } from '@kinora/media/frames/size'
import { brushPicture } from '../../pictures/edit/styles/brush-picture.ts'
import { traceLines } from '../../pictures/edit/styles/trace-lines.ts'
import { toLabPicture, toRgbaPicture } from '../../planes/lab-picture.ts'
import { clampValue } from '../../planes/plane.ts'

// As a share of the longer side.
const [BRUSH, LINE] = [0.006, 0.0026]
// Steps of lightness, softened so that gradients do not flicker.
const STEPS = 4

/** Flat colours inside thick black lines. */
export function drawCartoon(picture: RgbaPicture): RgbaPicture {
  const longer = Math.max(picture.width, picture.height)
  const lab = toLabPicture(picture)
  const flat = brushPicture(brushPicture(lab, longer * BRUSH, 10), longer * BRUSH * 0.6, 12)
  const lines = traceLines(flat, Math.max(2, longer * LINE), 0.02)
  for (let at = 0; at < flat.light.length; at++) {
    const light = clampValue(flat.light[at]! * 1.08)
    const step = Math.floor(light * STEPS)
    const within = light * STEPS - step
    const held = (step + clampValue((within - 0.4) / 0.2)) / STEPS
    const ink = 1 - 0.95 * lines.values[at]!
    flat.light[at] = clampValue(0.08 + 0.9 * (0.25 * light + 0.75 * held)) * ink
    flat.a[at]! *= 1.45 * ink
    flat.b[at]! *= 1.45 * ink
  }
  return toRgbaPicture(flat)
}
