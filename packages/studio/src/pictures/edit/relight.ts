import { clampValue, type Plane, smoothStep } from '../../planes/plane.ts'
import type { Light } from '../../scenery/plate.ts'
import type { LabPicture } from '../../planes/lab-picture.ts'

type Mean = { light: number; a: number; b: number }

function meanOf({ light, a, b }: LabPicture, weights?: Plane): Mean {
  let [sum, sumLight, sumA, sumB] = [1e-6, 0, 0, 0]
  for (let at = 0; at < light.length; at += 5) {
    const weight = weights?.values[at] ?? 1
    sum += weight
    sumLight += weight * light[at]!
    sumA += weight * a[at]!
    sumB += weight * b[at]!
  }
  return { light: sumLight / sum, a: sumA / sum, b: sumB / sum }
}

/** Matches the brightness and colour of the surroundings, with slightly more on the side of the light. */
export function relight(front: LabPicture, alpha: Plane, behind: LabPicture, { direction, colour }: Light): void {
  const [there, own] = [meanOf(behind), meanOf(front, alpha)]
  const gain = clampValue(((there.light + 0.22) / (own.light + 0.22)) ** 0.55, 0.55, 1.14)
  const strongest = Math.max(...colour, 1e-6)
  const warm = (colour[0] - colour[2]) / strongest
  const side = clampValue(direction[0], -1, 1)
  for (let at = 0; at < front.light.length; at++) {
    const x = (at % front.width) / front.width - 0.5
    const lit = smoothStep(0.35, 0.8, front.light[at]!) * (0.6 + 0.8 * clampValue(x * side * 2, -0.5, 0.5))
    const light = clampValue(front.light[at]! * gain * (1 + 0.1 * x * side * 2))
    front.light[at] = light
    front.a[at] = front.a[at]! * 0.96 + there.a * 0.35 + 0.012 * warm * lit
    front.b[at] = front.b[at]! * 0.96 + there.b * 0.35 + 0.034 * warm * lit
  }
}
