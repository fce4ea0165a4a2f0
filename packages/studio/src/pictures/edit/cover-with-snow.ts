import { boxMean, clampValue, type Plane, createPlane, smoothStep } from '../../planes/plane.ts'
import { hueBetween, hueDegrees, type LabPicture, lightPlane } from '../../planes/lab-picture.ts'
import { softNoise } from './soft-noise.ts'

type Where = { leaves: Plane; sky: Plane; subject: Plane | undefined }

/** Snow on the ground, on crowns and along upper edges; greens lose their colour; the air is cold and pale. */
export function coverWithSnow(lab: LabPicture, where: Where, seed: number): void {
  const { leaves, sky, subject } = where
  const longer = Math.max(lab.width, lab.height)
  const around = boxMean(lightPlane(lab), Math.max(2, Math.round(longer * 0.008)))
  const wide = boxMean(lightPlane(lab), Math.max(4, Math.round(longer * 0.04)))
  const drifts = softNoise(lab, longer * 0.035, seed, 4)
  const caps = capsOf(where, Math.max(3, lab.height * 0.008), drifts)
  const horizon = horizonRowOf(sky)
  for (let at = 0; at < lab.light.length; at++) {
    const own = subject?.values[at] ?? 0
    const free = 1 - Math.max(own, sky.values[at]!)
    const [light, a, b] = [lab.light[at]!, lab.a[at]!, lab.b[at]!]
    const detail = light - around.values[at]!
    const below = smoothStep(horizon, horizon + 0.16, Math.floor(at / lab.width) / lab.height)
    const isEarth =
      (1 - smoothStep(28, 45, hueBetween(hueDegrees(a, b), 80))) *
      smoothStep(0.015, 0.04, Math.hypot(a, b)) *
      smoothStep(0.2, 0.35, light)
    const isBlossom =
      (1 - smoothStep(25, 45, hueBetween(hueDegrees(a, b), 350))) *
      smoothStep(0.04, 0.08, Math.hypot(a, b)) *
      smoothStep(0.5, 0.6, light)
    const drift = (drifts.values[at]! - 0.5) * 1.1
    const isWater =
      (1 - smoothStep(40, 60, hueBetween(hueDegrees(a, b), 240))) * smoothStep(0.045, 0.07, Math.hypot(a, b))
    const open = Math.max(leaves.values[at]!, isEarth * 0.95, 0.85) * smoothStep(0.03, 0.12, light) * (1 - isWater)
    // Nearly full cover on the ground, thinner where nothing grows; on crowns only where light falls from above.
    const lying = clampValue(open * (0.96 + 0.16 * drift)) * smoothStep(0, 0.3, open)
    const crown = Math.max(leaves.values[at]!, 0.35 * isEarth, isBlossom) * (1 - below)
    const frosted = crown * smoothStep(-0.09, 0.06, detail + drift * 0.08)
    const cover = clampValue(Math.max(lying * below * free, frosted * 0.82 * free, caps.values[at]! * 0.8))
    // Uncovered areas get winter colours.
    const fade = free * (0.45 + 0.4 * leaves.values[at]!) + own * 0.08
    const pale = light + (0.55 - light) * 0.08 * free
    const [coldA, coldB] = [a * (1 - fade), b * (1 - fade) - 0.008 * free]
    const relief =
      clampValue(detail, -0.2, 0.2) * (below > 0.5 ? 0.42 : 0.3) + (light - wide.values[at]!) * 0.2 + drift * 0.03
    const shade = clampValue(-relief * 5)
    const snow = clampValue((below > 0.5 ? 0.9 : 0.84) + relief, 0.5, 0.985)
    lab.light[at] = pale + (snow - pale) * cover
    lab.a[at] = coldA + (-0.004 - coldA) * cover
    lab.b[at] = coldB + (-0.009 - 0.026 * shade - coldB) * cover
  }
  winterSky(lab, sky)
}

/** White along upper edges against the sky, never on a subject. */
function capsOf({ sky, subject }: Where, thickness: number, drifts: Plane): Plane {
  const { width, height } = sky
  const made = createPlane(sky)
  for (let x = 0; x < width; x++) {
    // At the frame's upper edge there is no upper side.
    let depth = thickness * 3
    for (let y = 1; y < height; y++) {
      const at = y * width + x
      depth = sky.values[at]! > 0.5 ? 0 : depth + 1
      const thick = thickness * (0.35 + 1.3 * drifts.values[at]!)
      const own = subject?.values[at] ?? 0
      made.values[at] = (1 - sky.values[at]!) * (1 - own) * (1 - smoothStep(thick * 0.6, thick, depth))
    }
  }
  return boxMean(made, Math.max(1, Math.round(thickness * 0.12)))
}

/** The lower edge of the sky as a fraction of the height, or a default. */
function horizonRowOf({ width, height, values }: Plane): number {
  const ends: number[] = []
  for (let x = 0; x < width; x += 4) {
    let y = 0
    while (y < height && values[y * width + x]! > 0.5) y++
    if (y > 0) ends.push(y / height)
  }
  if (ends.length < width / 16) return 0.42
  return clampValue(ends.sort((one, other) => one - other)[Math.floor(ends.length * 0.6)]!, 0.2, 0.62)
}

function winterSky(lab: LabPicture, sky: Plane): void {
  for (let at = 0; at < lab.light.length; at++) {
    const share = sky.values[at]! * 0.55
    if (share < 0.01) continue
    lab.light[at] = lab.light[at]! + (0.88 - lab.light[at]!) * share
    lab.a[at] = lab.a[at]! + (-0.006 - lab.a[at]!) * share
    lab.b[at] = lab.b[at]! + (-0.016 - lab.b[at]!) * share
  }
}
