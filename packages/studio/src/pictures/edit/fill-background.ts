import { clampValue, type Plane, smoothStep } from '../../planes/plane.ts'
import { copyLab, type LabPicture } from '../../planes/lab-picture.ts'
import { huePaint } from '../../planes/hue-paint.ts'
import { groundShadow } from './ground-shadow.ts'

/** A studio backdrop of one colour: lighter behind the subject, with a soft shadow below it. */
export function fillBackground(lab: LabPicture, subject: Plane, colour: string): void {
  const paint = huePaint(colour) ?? huePaint('white')!
  const angle = (paint.hue * Math.PI) / 180
  const { light } = paint
  const { width, height } = lab
  const own = copyLab(lab)
  const shadow = groundShadow(subject)
  for (let at = 0; at < lab.light.length; at++) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    const lit = 0.05 * (1 - smoothStep(0.1, 0.75, Math.hypot(x - 0.5, y - 0.42)))
    const floor = 0.03 * smoothStep(0.7, 1, y)
    const back = clampValue(light + lit - floor - 0.02) * (1 - 0.24 * shadow.values[at]!)
    const share = subject.values[at]!
    lab.light[at] = back + (own.light[at]! - back) * share
    const [a, b] = [Math.cos(angle) * paint.chroma * 0.8, Math.sin(angle) * paint.chroma * 0.8]
    lab.a[at] = a + (own.a[at]! - a) * share
    lab.b[at] = b + (own.b[at]! - b) * share
  }
}
