import { findBoundingBox } from '../../planes/box.ts'
import { boxMean, type Plane, createPlane, resizePlane, smoothStep } from '../../planes/plane.ts'
import { hueBetween, hueDegrees, type LabPicture, resizeLab } from '../../planes/lab-picture.ts'

// Small enough to search quickly; colours give the outline.
const SIDE = 420
// The allowed differences between neighbours, and from the cloth's colour. Folds and shadows mostly change lightness.
const STEP = 0.035
const [LIGHT_REACH, COLOUR_REACH] = [0.2, 0.05]
// At least as likely a part of the person, a little around it included.
const LIKELY = 0.02

/**
 * The clothes of a person: from the middle of the body, the connected area of one colour within edges. Empty if that is
 * unclear, because a wrong area is worse than none.
 */
export function findClothes(lab: LabPicture, subject: Plane, part: 'upper' | 'lower'): Plane {
  const shrink = Math.min(1, SIDE / Math.max(lab.width, lab.height))
  const size = {
    width: Math.max(1, Math.round(lab.width * shrink)),
    height: Math.max(1, Math.round(lab.height * shrink)),
  }
  const small = resizeLab(lab, size)
  const alpha = resizePlane(subject, size)
  const box = findBoundingBox(alpha)
  if (!box) return createPlane(lab)
  const { width, height } = size
  // A half-length portrait has a larger head; a tall narrow figure is seen from head to foot.
  const isCropped = box.top + box.height > height * 0.95 && box.height < 2.2 * box.width
  const rows: readonly [number, number] = isCropped ? [0.42, 0.9] : part === 'lower' ? [0.52, 0.92] : [0.18, 0.46]
  const isTorso = (at: number): boolean => {
    const x = ((at % width) - box.left) / box.width
    const y = (Math.floor(at / width) - box.top) / box.height
    return alpha.values[at]! > 0.6 && x > 0.2 && x < 0.8 && y > rows[0] && y < rows[1] && !isSkin(small, at)
  }
  const torso = [...alpha.values.keys()].filter(isTorso)
  const colour = mainOf(small, torso)
  if (!colour) return createPlane(lab)
  const isNear = (at: number): boolean =>
    Math.abs(small.light[at]! - colour.light) < LIGHT_REACH &&
    Math.hypot(small.a[at]! - colour.a, small.b[at]! - colour.b) < COLOUR_REACH
  const around = boxMean(alpha, 3)
  const bodyTop = box.top + box.height * (isCropped ? 0.38 : 0.16)
  const bodyEnd = isCropped || part === 'lower' ? height : box.top + box.height * 0.62
  const isInside = (at: number): boolean => {
    const y = Math.floor(at / width)
    return y > bodyTop && y < bodyEnd && around.values[at]! > LIKELY
  }
  const made = createPlane(size)
  const queue = torso.filter(isNear)
  for (const at of queue) made.values[at] = 1
  for (let first = 0; first < queue.length; first++) {
    const at = queue[first]!
    const x = at % width
    for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (to < 0 || to >= width * height || made.values[to]! > 0 || !isInside(to) || !isNear(to)) continue
      if (wayOf(small, at, to) > STEP) continue
      made.values[to] = 1
      queue.push(to)
    }
  }
  if (!isPlausible(made, alpha)) return createPlane(lab)
  const soft = resizePlane(boxMean(made, 1), lab)
  return createPlane(
    lab,
    soft.values.map(value => smoothStep(0.2, 0.7, value)),
  )
}

/** A single garment: a fair part of the person, and hardly anything beside it. */
function isPlausible(cloth: Plane, person: Plane): boolean {
  let [area, within, whole] = [0, 0, 0]
  for (let at = 0; at < cloth.values.length; at++) {
    area += cloth.values[at]!
    within += cloth.values[at]! * smoothStep(0.05, 0.4, person.values[at]!)
    whole += person.values[at]!
  }
  return area > 0.1 * whole && area < 0.92 * whole && within > 0.8 * area
}

const wayOf = ({ light, a, b }: LabPicture, from: number, to: number): number =>
  Math.hypot(light[from]! - light[to]!, a[from]! - a[to]!, b[from]! - b[to]!)

function isSkin({ light, a, b }: LabPicture, at: number): boolean {
  const chroma = Math.hypot(a[at]!, b[at]!)
  return hueBetween(hueDegrees(a[at]!, b[at]!), 55) < 24 && chroma > 0.03 && chroma < 0.12 && light[at]! > 0.34
}

// The least share of the examined pixels.
const MAIN = 0.2

type Colour = { light: number; a: number; b: number }

/** The colour that most of these places have. */
function mainOf({ light, a, b }: LabPicture, places: readonly number[]): Colour | undefined {
  const bins = new Map<string, Colour & { count: number }>()
  for (const at of places) {
    const key = [light[at]! / 0.2, a[at]! / 0.08, b[at]! / 0.08].map(Math.round).join(' ')
    const bin = bins.get(key) ?? { count: 0, light: 0, a: 0, b: 0 }
    bin.count++
    bin.light += light[at]!
    bin.a += a[at]!
    bin.b += b[at]!
    bins.set(key, bin)
  }
  const best = [...bins.values()].toSorted((one, other) => other.count - one.count)[0]
  // Cloth of many colours cannot be separated from its surroundings.
  if (!best || best.count < places.length * MAIN) return undefined
  return { light: best.light / best.count, a: best.a / best.count, b: best.b / best.count }
}
