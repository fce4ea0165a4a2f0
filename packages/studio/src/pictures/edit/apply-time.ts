import { readData } from '../../data-files/read-data.ts'
import type { TimeOfDay } from '../../setting/setting.ts'
import { boxMean, clampValue, type Plane, createPlane, smoothStep } from '../../planes/plane.ts'
import type { Areas } from './find-areas.ts'
import { type LabPicture, lightPlane } from '../../planes/lab-picture.ts'
import { paintEvening, paintStars } from './paint-sky.ts'
import { glow } from './apply-tone.ts'

/** The effect of a time of day on a daylight picture; a and b are colour shifts by lightness. */
type Hour = {
  /** Gamma of the lights, above 1 darker; then a gain. */
  bend: number
  scale: number
  colour: number
  shadows: readonly [number, number]
  lights: readonly [number, number]
  /** Additional light from the side of the sun, and the strength of its glow. */
  fromSide: number
  glows: number
}

const HOURS = readData<Record<Exclude<TimeOfDay, 'night'>, Hour>>('pictures/hours.json')

/** Lights a picture as at another hour. */
export async function applyTime(lab: LabPicture, areas: Areas, time: TimeOfDay, seed: number): Promise<void> {
  const [sky, subject] = [await areas.sky(), await areas.subject()]
  if (time === 'night') return nightfall(lab, sky, subject, seed)
  const sun = sunOf(lab, sky, seed)
  const wasDark = meanOf(lab.light) < 0.34 || isDarkIn(lab, sky)
  const hour = HOURS[time]
  // A dark picture is first brightened to daylight.
  const lift = wasDark && time !== 'dusk' ? 0.6 : 1
  for (let at = 0; at < lab.light.length; at++) {
    const [x, y] = [(at % lab.width) / lab.width, Math.floor(at / lab.width) / lab.height]
    const side = 1 + hour.fromSide * (0.5 - Math.min(1, Math.hypot(x - sun.x, (y - sun.y) * 0.6)))
    const light = clampValue(clampValue(lab.light[at]! * side) ** (hour.bend * lift) * hour.scale)
    const share = smoothStep(0.15, 0.75, light)
    const middle = smoothStep(0, 0.25, light)
    lab.light[at] = light
    lab.a[at] = lab.a[at]! * hour.colour + (hour.shadows[0] * (1 - share) + hour.lights[0] * share) * middle
    lab.b[at] = lab.b[at]! * hour.colour + (hour.shadows[1] * (1 - share) + hour.lights[1] * share) * middle
  }
  if (time === 'sunset' || time === 'dawn' || time === 'dusk') paintEvening(lab, sky, time, sun)
  else clearSky(lab, sky, wasDark ? 0.7 : time === 'noon' ? 0.35 : 0.15)
  if (hour.glows > 0) sunGlow(lab, sun, subject, hour)
}

/** True for an evening sky. */
function isDarkIn({ light }: LabPicture, { values }: Plane): boolean {
  let [sum, share] = [0, 1e-6]
  for (let at = 0; at < values.length; at += 5) {
    sum += values[at]! * light[at]!
    share += values[at]!
  }
  return share > 0.01 * values.length && sum / share < 0.52
}

const meanOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The sun's position: above the horizon, on the lighter side. */
function sunOf(lab: LabPicture, sky: Plane, seed: number): { x: number; y: number } {
  let [left, right, rows, share] = [0, 0, 0, 0]
  for (let at = 0; at < lab.light.length; at += 3) {
    const x = at % lab.width
    if (x < lab.width / 2) left += lab.light[at]!
    else right += lab.light[at]!
    share += sky.values[at]!
    rows = Math.max(rows, sky.values[at]! > 0.6 ? Math.floor(at / lab.width) : 0)
  }
  const isEven = Math.abs(left - right) < 0.03 * (left + right)
  const isLeft = isEven ? seed % 2 === 0 : left > right
  const hasSky = share > 0.02 * (lab.light.length / 3)
  return { x: isLeft ? 0.14 : 0.86, y: hasSky ? clampValue(rows / lab.height - 0.06, 0.12, 0.6) : 0.1 }
}

/** Warm light around the sun, over everything except most of the subject. */
function sunGlow(
  lab: LabPicture,
  sun: { x: number; y: number },
  subject: Plane | undefined,
  { glows, lights }: Hour,
): void {
  const aspect = lab.width / lab.height
  for (let at = 0; at < lab.light.length; at++) {
    const [x, y] = [(at % lab.width) / lab.width, Math.floor(at / lab.width) / lab.height]
    const away = Math.hypot((x - sun.x) * aspect, y - sun.y)
    const wide = Math.exp(-away * 1.9) * 0.42 + Math.exp(-away * away * 26) * 0.4
    const share = clampValue(wide * glows * (1 - 0.62 * (subject?.values[at] ?? 0)))
    lab.light[at] = lab.light[at]! + (0.93 - lab.light[at]!) * share
    lab.a[at] = lab.a[at]! + (lights[0] * 1.3 - lab.a[at]!) * share
    lab.b[at] = lab.b[at]! + (lights[1] * 1.3 - lab.b[at]!) * share
  }
}

/** Bluer, as on a clear day. */
function clearSky(lab: LabPicture, sky: Plane, strength: number): void {
  for (let at = 0; at < lab.light.length; at++) {
    const share = sky.values[at]! * strength * (1 - smoothStep(0.86, 0.98, lab.light[at]!))
    if (share < 0.01) continue
    const high = 1 - Math.floor(at / lab.width) / lab.height
    lab.light[at] = lab.light[at]! + (0.82 - 0.16 * high - lab.light[at]!) * share * 0.7
    lab.a[at] = lab.a[at]! + (-0.03 - lab.a[at]!) * share
    lab.b[at] = lab.b[at]! + (-0.055 - 0.04 * high - lab.b[at]!) * share
  }
}

/** Moonlight: little colour, a cool cast, deep but readable shadows; lamps glow, and a clear sky has stars. */
function nightfall(lab: LabPicture, sky: Plane, subject: Plane | undefined, seed: number): void {
  const lamps = lampsOf(lab, sky, subject)
  const wasDark = meanOf(lab.light) < 0.34
  const [bend, scale] = wasDark ? [1.1, 0.92] : [1.45, 0.6]
  for (let at = 0; at < lab.light.length; at++) {
    const was = clampValue(lab.light[at]!)
    // The subject gets slightly more moonlight.
    const moon = 1 + 0.14 * (subject?.values[at] ?? 0)
    const light = clampValue(was ** bend * scale * moon + 0.012)
    const cool = smoothStep(0.02, 0.3, light)
    lab.light[at] = light
    lab.a[at] = lab.a[at]! * 0.42 - 0.006 * cool
    lab.b[at] = lab.b[at]! * 0.42 - 0.042 * cool
  }
  paintStars(lab, sky, seed)
  glow(lab, 0.18)
  light(lab, lamps)
}

/** Small spots much brighter than their surroundings: lamps, lit signs, headlights. */
function lampsOf(lab: LabPicture, sky: Plane, subject: Plane | undefined): Plane {
  const plane = lightPlane(lab)
  const longer = Math.max(lab.width, lab.height)
  const around = boxMean(boxMean(plane, Math.round(longer * 0.012)), Math.round(longer * 0.012))
  const made = createPlane(lab)
  for (let at = 0; at < made.values.length; at++) {
    const above = plane.values[at]! - around.values[at]!
    const warm = smoothStep(-0.01, 0.05, lab.b[at]!)
    const bright = smoothStep(0.8, 0.92, plane.values[at]!) * smoothStep(0.16, 0.3, above)
    made.values[at] = bright * (0.25 + 0.75 * warm) * (1 - sky.values[at]!) * (1 - 0.85 * (subject?.values[at] ?? 0))
  }
  return made
}

/** Lights lamps: warm, with a glow. */
function light(lab: LabPicture, lamps: Plane): void {
  const longer = Math.max(lab.width, lab.height)
  const near = boxMean(boxMean(lamps, Math.max(1, Math.round(longer * 0.006))), Math.max(1, Math.round(longer * 0.006)))
  const wide = boxMean(boxMean(lamps, Math.round(longer * 0.03)), Math.round(longer * 0.03))
  for (let at = 0; at < lab.light.length; at++) {
    const share = clampValue(lamps.values[at]! + near.values[at]! * 0.9 + wide.values[at]! * 1.6)
    if (share < 0.004) continue
    lab.light[at] = lab.light[at]! + (0.93 - lab.light[at]!) * share * 0.8
    lab.a[at] = lab.a[at]! + (0.035 - lab.a[at]!) * share
    lab.b[at] = lab.b[at]! + (0.11 - lab.b[at]!) * share
  }
}
