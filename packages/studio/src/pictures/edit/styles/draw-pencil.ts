import { boxMean, clampValue, type Plane, createPlane, smoothStep } from '../../../planes/plane.ts'
import { type LabPicture, lightPlane } from '../../../planes/lab-picture.ts'
import { chanceAt, grainAt } from '../soft-noise.ts'
import { brushPicture } from './brush-picture.ts'
import { traceLines } from './trace-lines.ts'
import { paperTexture } from './paper-texture.ts'

/** Graphite on paper: outlines, with single hatching in half tones and cross-hatching in the dark. */
export function drawPencil(lab: LabPicture, seed: number, isColoured: boolean): LabPicture {
  const longer = Math.max(lab.width, lab.height)
  const calm = brushPicture(lab, longer / 260)
  const lines = traceLines(calm, longer / 900, 0.014)
  const form = boxMean(lightPlane(calm), Math.round(longer / 34))
  const pitch = Math.max(3, longer / 300)
  const [first, second] = [hatchOf(lab, pitch, 0.9, seed), hatchOf(lab, pitch * 1.15, -0.55, seed + 4)]
  const paper = paperTexture(lab, seed + 9)
  for (let at = 0; at < calm.light.length; at++) {
    const light = clampValue(calm.light[at]!)
    // Only areas darker than their surroundings are drawn: a sketch has no photographic shadows.
    const dodged = clampValue(light / (0.35 + 0.7 * form.values[at]!))
    const tone = clampValue(1 - (0.55 * light + 0.45 * dodged)) * 1.12
    const half = first.values[at]! * smoothStep(0.16, 0.46, tone)
    const deep = second.values[at]! * smoothStep(0.42, 0.74, tone)
    const graphite = clampValue(tone * 0.26 + half * 0.3 + deep * 0.36 + lines.values[at]! * 0.6)
    // Graphite stays on the raised grain of the paper.
    const held = clampValue(graphite * (1 + 0.28 * paper.values[at]!))
    const colour = isColoured ? clampValue(0.4 + held * 1.1) * 1.15 : 0
    calm.light[at] = clampValue((isColoured ? 0.96 - held * 0.52 : 0.955 - held * 0.78) + paper.values[at]! * 0.012)
    calm.a[at] = calm.a[at]! * colour
    calm.b[at] = calm.b[at]! * colour + (isColoured ? 0.006 : 0.004 * (1 - held))
  }
  return calm
}

/** Parallel strokes with small variations of position and strength. */
function hatchOf(lab: LabPicture, pitch: number, slope: number, seed: number): Plane {
  const made = createPlane(lab)
  const length = Math.hypot(1, slope)
  for (let at = 0; at < made.values.length; at++) {
    const [x, y] = [at % lab.width, Math.floor(at / lab.width)]
    const along = (x - slope * y) / length
    const across = (y + slope * x) / length + Math.sin(along / (pitch * 9)) * pitch * 0.45
    const row = Math.floor(across / pitch)
    const place = Math.abs(across / pitch - row - 0.5) * 2
    const strength = 0.55 + 0.45 * chanceAt(row, Math.floor(along / (pitch * 14)), seed)
    made.values[at] = (1 - smoothStep(0.3, 0.85, place)) * strength * clampValue(1 + grainAt(x, y, seed) * 0.35)
  }
  return made
}
