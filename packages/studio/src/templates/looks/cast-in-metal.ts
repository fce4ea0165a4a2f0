import type { RgbaPicture } from '@kinora/media/frames/size'
import { blurValues } from '../../figures/picture.ts'

// The extent of the relief, as a share of the height.
const SOFT = 0.008
const BULGE = 0.03

/** A person as bright metal: the relief is derived from the brightness, and rounded towards the outline. */
export function castInMetal({ width, height, rgba }: RgbaPicture): RgbaPicture {
  const area = width * height
  const [luma, alpha] = [new Float32Array(area), new Float32Array(area)]
  for (let at = 0; at < area; at++) {
    luma[at] = (0.3 * rgba[at * 4]! + 0.59 * rgba[at * 4 + 1]! + 0.11 * rgba[at * 4 + 2]!) / 255
    alpha[at] = rgba[at * 4 + 3]! / 255
  }
  const fine = blurValues(luma, width, height, Math.max(1, SOFT * height))
  const body = blurValues(alpha, width, height, Math.max(2, BULGE * height), 3)
  const made = Uint8Array.from(rgba)
  const slope = (values: Float32Array, at: number, step: number): number =>
    (values[at + step] ?? 0) - (values[at - step] ?? 0)
  for (let at = 0; at < area; at++) {
    if (alpha[at] === 0) continue
    const across = 20 * slope(fine, at, 1) + 44 * slope(body, at, 1)
    const down = 20 * slope(fine, at, width) + 44 * slope(body, at, width)
    // The reflection: a bright sky above, a dark horizon, a floor below.
    const facing = Math.tanh(0.9 * down + 0.4 * across)
    const mirrored = 0.5 + 0.5 * Math.sin(4.4 * facing + 2.6 * fine[at]! + 0.6)
    const glint = Math.max(0, mirrored - 0.93) * 5
    const light = 0.05 + 0.46 * mirrored ** 1.3 + 0.34 * fine[at]! ** 1.3 + glint
    made[at * 4] = Math.min(255, 236 * light)
    made[at * 4 + 1] = Math.min(255, 246 * light)
    made[at * 4 + 2] = Math.min(255, 14 + 255 * light)
  }
  return { width, height, rgba: made }
}
