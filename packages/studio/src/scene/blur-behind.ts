import type { DepthMap } from '@kinora/media/compositor/nearness'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { blurValues } from '../figures/picture.ts'

/** Sharp between these shares of the subject's distance, wholly soft beyond the outer ones. */
const [SHARP_FROM, SHARP_TO] = [0.75, 1.12]
const [SOFT_FROM, SOFT_TO] = [0.45, 1.9]
/** Distances are soft a little further than colours, so that no edge of theirs lies within one of these. */
const SOFTER_EDGES = 4

/** What a lens does that is near to its subject: whatever of a plate is not as far as that becomes soft. A picture of its own. */
export function blurBehind(picture: RgbaPicture, depth: Float32Array, metres: number, radius: number): RgbaPicture {
  const { width, height } = picture
  const rgba = Uint8Array.from(picture.rgba)
  const soft = Uint8Array.from(picture.rgba)
  for (let round = 0; round < 3; round++) {
    blurLines(soft, height, width, width * 4, 4, radius)
    blurLines(soft, width, height, 4, width * 4, radius)
  }
  for (let at = 0; at < depth.length; at++) {
    const share = softShare(depth[at]! / metres)
    if (share === 0) continue
    const from = at * 4
    for (let channel = from; channel < from + 3; channel++)
      rgba[channel] = rgba[channel]! + (soft[channel]! - rgba[channel]!) * share
  }
  return { width, height, rgba }
}

/**
 * How near what became soft is, as soft as it looks: along edges that nobody sees any more a camera that steps aside would
 * tear the picture into steps.
 */
export function blurNearness(
  { width, height, nearness }: DepthMap,
  depth: Float32Array,
  metres: number,
  radius: number,
): DepthMap {
  const soft = blurValues(Float32Array.from(nearness), width, height, radius * SOFTER_EDGES)
  const mixed = Uint8Array.from(nearness, (near, at) => near + (soft[at]! - near) * softShare(depth[at]! / metres))
  return { width, height, nearness: mixed }
}

/** How soft something is, by its distance as a share of the subject's. */
function softShare(far: number): number {
  if (far > SHARP_TO) return Math.min(1, (far - SHARP_TO) / (SOFT_TO - SHARP_TO))
  return far < SHARP_FROM ? Math.min(1, (SHARP_FROM - far) / (SHARP_FROM - SOFT_FROM)) : 0
}

/** The mean of a stretch around each pixel of each line; opacity stays. */
function blurLines(rgba: Uint8Array, lines: number, count: number, next: number, step: number, radius: number): void {
  const line = new Uint8Array(count)
  const span = 2 * radius + 1
  for (let at = 0; at < lines; at++) {
    for (let channel = 0; channel < 3; channel++) {
      const from = at * next + channel
      for (let i = 0; i < count; i++) line[i] = rgba[from + i * step]!
      let sum = line[0]! * (radius + 1)
      for (let i = 1; i <= radius; i++) sum += line[Math.min(count - 1, i)]!
      for (let i = 0; i < count; i++) {
        rgba[from + i * step] = (sum / span + 0.5) | 0
        sum += line[Math.min(count - 1, i + radius + 1)]! - line[Math.max(0, i - radius)]!
      }
    }
  }
}
