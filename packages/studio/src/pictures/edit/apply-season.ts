import type { Season } from '../../setting/setting.ts'
import { boxMean, clampValue, type Plane, smoothStep } from '../../planes/plane.ts'
import type { Areas } from './find-areas.ts'
import { hueBetween, hueDegrees, type LabPicture, lightPlane } from '../../planes/lab-picture.ts'
import { softNoise } from './soft-noise.ts'
import { coverWithSnow } from './cover-with-snow.ts'

/** Turns leaves and ground into another season's. */
export async function applySeason(lab: LabPicture, areas: Areas, season: Season, seed: number): Promise<void> {
  const [leaves, sky, subject] = [await areas.leaves(), await areas.sky(), await areas.subject()]
  if (season === 'winter') return coverWithSnow(lab, { leaves, sky, subject }, seed)
  const crowns = crownsOf(leaves)
  if (season === 'autumn') return autumn(lab, leaves, crowns, seed)
  if (season === 'spring') return spring(lab, leaves, crowns, sky, seed)
  return summer(lab, leaves, sky, subject)
}

// Rows from above, as a fraction: green above belongs to trees, below to grass.
const [CROWN, GRASS] = [0.5, 0.72]

function crownsOf({ width, height, values }: Plane): Float32Array {
  return values.map((value, at) => value * (1 - smoothStep(CROWN, GRASS, Math.floor(at / width) / height)))
}

/** From gold to red, varying between trees; grass only dries. */
function autumn(lab: LabPicture, leaves: Plane, crowns: Float32Array, seed: number): void {
  const longer = Math.max(lab.width, lab.height)
  const trees = softNoise(lab, longer * 0.09, seed, 3)
  const spots = softNoise(lab, longer * 0.012, seed + 31, 2)
  for (let at = 0; at < lab.light.length; at++) {
    const share = leaves.values[at]!
    if (share > 0.01) {
      const crown = share > 0 ? crowns[at]! / share : 0
      const which = clampValue((trees.values[at]! - 0.5) * 2.2 + 0.5 + (spots.values[at]! - 0.5) * 0.5)
      const hue = ((crown * (38 + 52 * which) + (1 - crown) * (84 + 8 * which)) * Math.PI) / 180
      const chroma = Math.hypot(lab.a[at]!, lab.b[at]!)
      const strong = Math.min(0.19, (chroma * (1.15 + 0.3 * crown) + 0.014) * (1.05 + 0.25 * (1 - which) * crown))
      const light = clampValue(lab.light[at]! * (1.02 + 0.1 * crown) + 0.012)
      lab.light[at] = lab.light[at]! + (light - lab.light[at]!) * share
      lab.a[at] = lab.a[at]! + (Math.cos(hue) * strong - lab.a[at]!) * share * 0.94
      lab.b[at] = lab.b[at]! + (Math.sin(hue) * strong - lab.b[at]!) * share * 0.94
    }
    // Low autumn sun over everything.
    const middle = smoothStep(0.1, 0.5, lab.light[at]!)
    lab.a[at]! += 0.004 * middle
    lab.b[at]! += 0.012 * middle
  }
}

/** Fresh greens, and blossoms on lit crowns. */
function spring(lab: LabPicture, leaves: Plane, crowns: Float32Array, sky: Plane, seed: number): void {
  const longer = Math.max(lab.width, lab.height)
  const trees = softNoise(lab, longer * 0.1, seed, 2)
  const buds = softNoise(lab, longer * 0.006, seed + 17, 2)
  const around = boxMean(lightPlane(lab), Math.max(2, Math.round(longer * 0.01)))
  for (let at = 0; at < lab.light.length; at++) {
    const share = leaves.values[at]!
    lab.light[at] = clampValue(lab.light[at]! ** 0.94)
    if (share > 0.01) {
      turnTo(lab, at, share * 0.8, 128, 1.18)
      const lit = smoothStep(-0.03, 0.06, lab.light[at]! - around.values[at]! + (buds.values[at]! - 0.5) * 0.12)
      const blossom = crowns[at]! * smoothStep(0.46, 0.58, trees.values[at]!) * lit * 0.85
      lab.light[at] = lab.light[at]! + (Math.min(0.9, lab.light[at]! * 0.65 + 0.42) - lab.light[at]!) * blossom * 0.85
      lab.a[at] = lab.a[at]! + (0.078 - lab.a[at]!) * blossom
      lab.b[at] = lab.b[at]! + (0.004 - lab.b[at]!) * blossom
    }
    lab.b[at]! -= 0.012 * sky.values[at]!
  }
}

/** Lush leaves, green grass, a blue sky and strong light. */
function summer(lab: LabPicture, leaves: Plane, sky: Plane, subject: Plane | undefined): void {
  for (let at = 0; at < lab.light.length; at++) {
    const [a, b] = [lab.a[at]!, lab.b[at]!]
    const low = smoothStep(0.4, 0.6, Math.floor(at / lab.width) / lab.height)
    const isDry =
      (1 - smoothStep(18, 30, hueBetween(hueDegrees(a, b), 86))) * smoothStep(0.03, 0.06, Math.hypot(a, b)) * low
    const share = Math.max(leaves.values[at]!, isDry * (1 - (subject?.values[at] ?? 0)) * 0.85)
    if (share > 0.01) turnTo(lab, at, share * 0.85, 133, 1.22)
    const blue = sky.values[at]! * 0.5
    lab.light[at] = clampValue(lab.light[at]! ** 0.92 * 1.01)
    lab.a[at] = lab.a[at]! + (-0.03 - lab.a[at]!) * blue
    lab.b[at] = lab.b[at]! + (-0.085 - lab.b[at]!) * blue + 0.006 * (1 - sky.values[at]!)
  }
}

/** Rotates a pixel's hue by a fraction, with its chroma times `gain`. */
function turnTo(lab: LabPicture, at: number, share: number, degrees: number, gain: number): void {
  const chroma = Math.hypot(lab.a[at]!, lab.b[at]!) * gain
  const angle = (degrees * Math.PI) / 180
  lab.a[at] = lab.a[at]! + (Math.cos(angle) * chroma - lab.a[at]!) * share
  lab.b[at] = lab.b[at]! + (Math.sin(angle) * chroma - lab.b[at]!) * share
}
