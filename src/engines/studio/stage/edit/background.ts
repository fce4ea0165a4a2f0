import { boxMean, clamped, type Plane, planeOf, smoothStep } from '../cutout/plane.ts'
import type { Areas } from './areas-of.ts'
import { copiedLab, type LabPicture } from './lab-picture.ts'
import { paintOf } from './recolour.ts'

/** Out of focus behind the subject; without one, what is far. Returns where the picture stays sharp. */
export async function blurBackground(lab: LabPicture, areas: Areas): Promise<Plane> {
  const subject = await areas.subject()
  const near = await areas.nearness()
  const sharp = subject ?? planeOf(lab, near.values.map(value => smoothStep(0.35, 0.7, value)))
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

/** Blurred as if the sharp part were not there: its colours do not bleed into what is around it. */
function blurredOutside(lab: LabPicture, sharp: Plane, radius: number): LabPicture {
  const weights = planeOf(sharp, sharp.values.map((value, at) => (1 - value) * (1 + 5 * smoothStep(0.8, 1, lab.light[at]!)) + 1e-4))
  const passes = (plane: Plane): Plane => boxMean(boxMean(boxMean(plane, radius), radius), radius)
  const sum = passes(weights)
  const part = (values: Float32Array): Float32Array => {
    const mean = passes(planeOf(lab, values.map((value, at) => value * weights.values[at]!)))
    return mean.values.map((value, at) => value / sum.values[at]!)
  }
  return { width: lab.width, height: lab.height, light: part(lab.light), a: part(lab.a), b: part(lab.b) }
}

/** A studio's backdrop of one colour: lighter behind the subject, with a soft shadow below it. */
export function fillBackground(lab: LabPicture, subject: Plane, colour: string): void {
  const paint = paintOf(colour) ?? paintOf('white')!
  const angle = (paint.hue * Math.PI) / 180
  const light = paint.light ?? 0.7
  const { width, height } = lab
  const own = copiedLab(lab)
  const shadow = shadowOf(subject)
  for (let at = 0; at < lab.light.length; at++) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    const lit = 0.05 * (1 - smoothStep(0.1, 0.75, Math.hypot(x - 0.5, y - 0.42)))
    const floor = 0.03 * smoothStep(0.7, 1, y)
    const back = clamped(light + lit - floor - 0.02) * (1 - 0.24 * shadow.values[at]!)
    const share = subject.values[at]!
    lab.light[at] = back + (own.light[at]! - back) * share
    const [a, b] = [Math.cos(angle) * paint.chroma * 0.8, Math.sin(angle) * paint.chroma * 0.8]
    lab.a[at] = a + (own.a[at]! - a) * share
    lab.b[at] = b + (own.b[at]! - b) * share
  }
}

/** Where a subject stands: dark close below its lower outline, soft and faint further away. */
export function shadowOf({ width, height, values }: Plane): Plane {
  const ends = new Float32Array(width).fill(-1)
  for (let x = 0; x < width; x++) {
    for (let y = height - 1; y >= 0; y--) {
      if (values[y * width + x]! < 0.5) continue
      // What is cut off by the frame stands on nothing.
      ends[x] = y < height * 0.985 ? y : -1
      break
    }
  }
  const made = planeOf({ width, height })
  const lowest = Math.max(...ends)
  const [close, wide] = [height * 0.008, height * 0.03]
  for (let x = 0; x < width; x++) {
    // Hands and mirrors hang above the ground; their shadows lie elsewhere.
    if (ends[x]! < 0 || lowest - ends[x]! > height * 0.22) continue
    for (let y = Math.max(0, Math.floor(ends[x]! - wide)); y < Math.min(height, ends[x]! + 2 * wide); y++) {
      const away = y - ends[x]!
      made.values[y * width + x] = 0.75 * Math.exp(-((away / close) ** 2)) + 0.45 * Math.exp(-(((away - close) / wide) ** 2))
    }
  }
  return boxMean(boxMean(made, Math.max(1, Math.round(width * 0.006))), Math.max(1, Math.round(width * 0.006)))
}
