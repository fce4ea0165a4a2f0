import { seededRandom } from '@kinora/media/core/seeded-random'
import { readData } from '../../data-files/read-data.ts'
import { boxMean, clampValue, type Plane, createPlane, smoothStep } from '../../planes/plane.ts'
import type { LabPicture } from '../../planes/lab-picture.ts'

type Stop = readonly [light: number, a: number, b: number]

/** From the zenith to the horizon. */
const EVENINGS = readData<Record<'sunset' | 'dawn' | 'dusk', readonly [Stop, Stop, Stop]>>('pictures/evenings.json')

/** Evening colours with the existing clouds: areas lighter than the surrounding sky are lit from below. */
export function paintEvening(
  lab: LabPicture,
  sky: Plane,
  time: 'sunset' | 'dawn' | 'dusk',
  sun: { x: number; y: number },
): void {
  const horizon = horizonOf(sky)
  if (horizon === undefined) return
  const [zenith, middle, low] = EVENINGS[time]
  const around = meanWithin(lab, sky, Math.round(Math.max(lab.width, lab.height) * 0.06))
  for (let at = 0; at < lab.light.length; at++) {
    const share = sky.values[at]!
    if (share < 0.01) continue
    const [x, y] = [(at % lab.width) / lab.width, Math.floor(at / lab.width)]
    // Near the sun, the horizon's colours reach higher.
    const down = clampValue(y / horizon + 0.22 * (0.5 - Math.abs(x - sun.x)))
    const [from, to, way] = down < 0.55 ? [zenith, middle, down / 0.55] : [middle, low, (down - 0.55) / 0.45]
    const cloud = (lab.light[at]! - around.values[at]!) * 0.9
    const lit = smoothStep(-0.05, 0.12, cloud)
    const mix = (part: 0 | 1 | 2): number => from[part] + (to[part] - from[part]) * way
    lab.light[at] = lab.light[at]! + (clampValue(mix(0) + cloud) - lab.light[at]!) * share * 0.92
    lab.a[at] = lab.a[at]! + (mix(1) + 0.02 * (lit - 0.5) - lab.a[at]!) * share * 0.95
    lab.b[at] = lab.b[at]! + (mix(2) + 0.04 * (lit - 0.5) - lab.b[at]!) * share * 0.95
  }
}

/** The lightness of the sky around each pixel, without things in front of it. */
function meanWithin({ light }: LabPicture, sky: Plane, radius: number): Plane {
  const sums = boxMean(
    createPlane(
      sky,
      sky.values.map((value, at) => value * light[at]!),
    ),
    radius,
  )
  const shares = boxMean(sky, radius)
  return createPlane(
    sky,
    sums.values.map((sum, at) => (shares.values[at]! > 1e-3 ? sum / shares.values[at]! : light[at]!)),
  )
}

/** Row where the sky ends; undefined without one. */
function horizonOf({ width, height, values }: Plane): number | undefined {
  for (let y = height - 1; y >= 0; y--) {
    let share = 0
    for (let x = 0; x < width; x += 3) share += values[y * width + x]!
    if (share > (width / 3) * 0.05) return Math.max(1, y)
  }
  return undefined
}

// Pixels of a full-HD sky for each star.
const PIXELS_PER_STAR = 5_200

/** A night sky: navy, lighter towards the horizon, with faint clouds, and stars between them. */
export function paintStars(lab: LabPicture, sky: Plane, seed: number): void {
  const horizon = horizonOf(sky)
  if (horizon === undefined) return
  const around = meanWithin(lab, sky, Math.round(Math.max(lab.width, lab.height) * 0.05))
  const clouds = new Float32Array(lab.light.length)
  for (let at = 0; at < lab.light.length; at++) {
    const share = sky.values[at]!
    if (share < 0.01) continue
    const down = clampValue(Math.floor(at / lab.width) / horizon)
    const cloud = (lab.light[at]! - around.values[at]!) * 0.6
    clouds[at] = smoothStep(0.015, 0.06, Math.abs(cloud))
    lab.light[at] = lab.light[at]! + (0.17 + 0.15 * down * down + cloud - lab.light[at]!) * share
    lab.a[at] = lab.a[at]! + (0.002 - lab.a[at]!) * share
    lab.b[at] = lab.b[at]! + (-0.058 + 0.008 * down - lab.b[at]!) * share
  }
  const seeded = seededRandom(seed).fork('stars')
  const size = Math.sqrt((lab.width * lab.height) / (1_920 * 1_080))
  const count = Math.round((lab.width * lab.height) / (PIXELS_PER_STAR * size * size))
  for (let star = 0; star < count; star++) {
    const [x, y] = [seeded.next() * lab.width, seeded.next() * horizon]
    const [bright, hue] = [seeded.next() ** 3, seeded.between(-1, 1)]
    const at = Math.floor(y) * lab.width + Math.floor(x)
    if (sky.values[at]! < 0.9 || clouds[at]! > 0.5) continue
    // Fainter near the horizon, through more air.
    const strength = (0.25 + 0.6 * bright) * (1 - 0.75 * (y / horizon))
    dot(lab, x, y, (0.6 + 0.9 * bright) * Math.max(0.75, size), strength, hue)
  }
}

function dot(lab: LabPicture, x: number, y: number, radius: number, strength: number, hue: number): void {
  const reach = Math.ceil(radius * 2)
  for (let row = Math.max(0, Math.floor(y) - reach); row <= Math.min(lab.height - 1, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x) - reach); column <= Math.min(lab.width - 1, x + reach); column++) {
      const away = ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) / (radius * radius)
      const share = Math.exp(-away * 1.6) * strength
      if (share < 0.01) continue
      const at = row * lab.width + column
      lab.light[at] = lab.light[at]! + (0.97 - lab.light[at]!) * share
      lab.b[at] = lab.b[at]! + (0.02 * hue - lab.b[at]!) * share
    }
  }
}
