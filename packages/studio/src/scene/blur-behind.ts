import type { RgbaPicture } from '@kinora/media/frames/size'

/** Sharp between these shares of the subject's distance, wholly soft beyond the outer ones. */
const [SHARP_FROM, SHARP_TO] = [0.75, 1.12]
const [SOFT_FROM, SOFT_TO] = [0.45, 1.9]

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
    const far = depth[at]! / metres
    const share =
      far > SHARP_TO
        ? Math.min(1, (far - SHARP_TO) / (SOFT_TO - SHARP_TO))
        : far < SHARP_FROM
          ? Math.min(1, (SHARP_FROM - far) / (SHARP_FROM - SOFT_FROM))
          : 0
    if (share === 0) continue
    const from = at * 4
    for (let channel = from; channel < from + 3; channel++)
      rgba[channel] = rgba[channel]! + (soft[channel]! - rgba[channel]!) * share
  }
  return { width, height, rgba }
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
