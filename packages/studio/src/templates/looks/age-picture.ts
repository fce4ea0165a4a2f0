import type { RgbaPicture } from '@kinora/media/frames/size'

// The shadows and the lights of yellowed paper.
const [SHADE, LIGHT] = [
  [38, 30, 22],
  [242, 226, 196],
] as const

/** Like an old print: brown, with weak blacks. */
export function agePicture({ width, height, rgba }: RgbaPicture): RgbaPicture {
  const made = Uint8Array.from(rgba)
  for (let at = 0; at < made.length; at += 4) {
    const luma = (0.3 * rgba[at]! + 0.59 * rgba[at + 1]! + 0.11 * rgba[at + 2]!) / 255
    for (let part = 0; part < 3; part++) made[at + part] = SHADE[part]! + (LIGHT[part]! - SHADE[part]!) * luma
  }
  return { width, height, rgba: made }
}
