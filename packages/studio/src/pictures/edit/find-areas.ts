import type { RgbaPicture } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { guidedFilter } from '../../planes/guided-filter.ts'
import { findMatte } from '../cutout/find-matte.ts'
import {
  boxMean,
  clampValue,
  extractLuma,
  type Plane,
  createPlane,
  resizePlane,
  smoothStep,
} from '../../planes/plane.ts'
import { fitWithin } from '../../planes/resize-picture.ts'
import { findFarArea } from '../photo/find-far-area.ts'
import { estimateNearness } from '../photo/estimate-nearness.ts'
import { hueBetween, hueDegrees, type LabPicture } from '../../planes/lab-picture.ts'

/** The areas of a picture, 0 to 1, in its size. Each is computed on first use. */
export type Areas = {
  /** Undefined if there is no subject, or no model. */
  subject(): Promise<Plane | undefined>
  /** All zeros if there is none. */
  sky(): Promise<Plane>
  /** Leaves and grass, without the subject. */
  leaves(): Promise<Plane>
  nearness(): Promise<Plane>
}

// A sharper outline is not visible.
const SUBJECT_SIDE = 1_280
const SKY_SIDE = 480

export function findAreas(picture: RgbaPicture, lab: LabPicture, open: OpenModel): Areas {
  const once = <T>(find: () => Promise<T>): (() => Promise<T>) => {
    let found: Promise<T> | undefined
    return () => (found ??= find())
  }
  const subject = once(async () => {
    const matte = await findMatte(await fitWithin(picture, SUBJECT_SIDE), open)
    return matte?.isSubject ? resizePlane(matte.alpha, lab) : undefined
  })
  const sky = once(async () => skyOf(picture, lab, await subject()))
  return {
    subject,
    sky,
    leaves: once(async () => leavesOf(lab, await subject())),
    nearness: once(async () => resizePlane(await estimateNearness(picture, open), lab)),
  }
}

/** Greens and their yellows. A green subject is a plant. */
function leavesOf({ width, height, light, a, b }: LabPicture, subject: Plane | undefined): Plane {
  const made = createPlane({ width, height })
  let [within, green] = [0, 0]
  for (let at = 0; at < light.length; at++) {
    const chroma = Math.hypot(a[at]!, b[at]!)
    if (chroma < 0.022) continue
    const near = 1 - smoothStep(26, 42, hueBetween(hueDegrees(a[at]!, b[at]!), 124))
    made.values[at] = near * smoothStep(0.022, 0.05, chroma) * smoothStep(0.08, 0.2, light[at]!)
    within += subject?.values[at] ?? 0
    green += made.values[at]! * (subject?.values[at] ?? 0)
  }
  if (subject && green < 0.4 * within) {
    for (let at = 0; at < light.length; at++) made.values[at]! *= 1 - subject.values[at]!
  }
  return made
}

/** The far area, if it has the colours of a sky: blue, or nearly white above something green. A wall does not. */
async function skyOf(picture: RgbaPicture, lab: LabPicture, subject: Plane | undefined): Promise<Plane> {
  const small = await fitWithin(picture, SKY_SIDE)
  const far = behindOf(findFarArea(small), subject && resizePlane(subject, small))
  const whole = resizePlane(far, lab)
  let [share, light, a, b, blue, green] = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at < whole.values.length; at += 5) {
    const part = whole.values[at]! * (1 - (subject?.values[at] ?? 0))
    share += part
    light += part * lab.light[at]!
    a += part * lab.a[at]!
    b += part * lab.b[at]!
    const [hue, own] = [hueDegrees(lab.a[at]!, lab.b[at]!), Math.hypot(lab.a[at]!, lab.b[at]!)]
    if (hueBetween(hue, 124) < 35 && own > 0.03) green++
    if (hueBetween(hue, 245) < 50 && own > 0.012) blue += part
  }
  const count = whole.values.length / 5
  if (share < 0.03 * count) return createPlane(lab)
  const chroma = Math.hypot(a / share, b / share)
  const isBlue = chroma > 0.018 && hueBetween(hueDegrees(a, b), 245) < 50
  const isPale = light / share > 0.7 && chroma < 0.05 && (green > 0.03 * count || blue > 0.25 * share)
  if (!isBlue && !isPale) return createPlane(lab)
  const mean = { light: light / share }
  const led = resizePlane(guidedFilter(extractLuma(small), withoutHoles(far, small), 6, 2e-3), lab)
  for (let at = 0; at < led.values.length; at++) {
    // Between twigs and through windows: areas with the sky's colour, near it.
    const isLike = 1 - smoothStep(0.14, 0.26, Math.abs(lab.light[at]! - mean.light))
    const isBlueToo = smoothStep(0.02, 0.06, -lab.b[at]!)
    const isCloud = smoothStep(mean.light, mean.light + 0.05, lab.light[at]!)
    const likely = Math.max(isLike, isBlueToo, isCloud) * (1 - (subject?.values[at] ?? 0))
    led.values[at] = clampValue(smoothStep(0.25, 0.75, led.values[at]!) * likely)
  }
  return led
}

/** The far area, continued behind the subject up to its outline. */
function behindOf(far: Plane, subject: Plane | undefined): Plane {
  if (!subject) return far
  const free = createPlane(
    far,
    subject.values.map(value => 1 - smoothStep(0, 0.3, value)),
  )
  const seen = boxMean(
    createPlane(
      far,
      far.values.map((value, at) => value * free.values[at]!),
    ),
    10,
  )
  const shares = boxMean(free, 10)
  return createPlane(
    far,
    far.values.map((value, at) => {
      const hidden = shares.values[at]! > 0.02 ? seen.values[at]! / shares.values[at]! : 0
      return value * free.values[at]! + hidden * (1 - free.values[at]!)
    }),
  )
}

/** Dark clouds and blue gaps belong to the sky around them. */
function withoutHoles(far: Plane, { rgba }: RgbaPicture): Plane {
  const around = boxMean(boxMean(far, 12), 12)
  return createPlane(
    far,
    far.values.map((value, at) => {
      const [red, blue] = [rgba[at * 4]!, rgba[at * 4 + 2]!]
      return blue > red + 12 ? Math.max(value, smoothStep(0.3, 0.5, around.values[at]!)) : value
    }),
  )
}
