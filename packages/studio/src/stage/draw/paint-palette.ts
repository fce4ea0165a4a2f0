import type { RgbaPicture } from '@kinora/media/frames/size'
import { hexToLab, labToRgb, rgbToLab } from '../../planes/oklab.ts'

/** The share of a place's own colours that remains. */
const SHARE = 0.62
/** Quantisation steps of a channel. */
const BITS = 5

/**
 * Recolours a picture of a place with a palette: each colour moves towards the palette colour of the same lightness.
 */
export function paintPalette(picture: RgbaPicture, palette: readonly string[]): RgbaPicture {
  if (palette.length === 0) return picture
  const tones = palette.map(hexToLab).toSorted(([a], [b]) => a - b)
  const toneAt = (light: number): readonly [a: number, b: number] => {
    const above = tones.findIndex(([own]) => own >= light)
    const [high, low] = [tones[above] ?? tones.at(-1)!, tones[Math.max(0, (above < 0 ? tones.length : above) - 1)]!]
    const share = high[0] > low[0] ? Math.min(1, Math.max(0, (light - low[0]) / (high[0] - low[0]))) : 0
    return [low[1] + (high[1] - low[1]) * share, low[2] + (high[2] - low[2]) * share]
  }
  // By distinct colours, not by pixels: a place has few.
  const moves = new Int16Array(3 << (3 * BITS))
  const known = new Uint8Array(1 << (3 * BITS))
  const rgba = Uint8Array.from(picture.rgba)
  const coarse = (byte: number): number => byte >> (8 - BITS)
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
    const key = (coarse(red) << (2 * BITS)) | (coarse(green) << BITS) | coarse(blue)
    if (!known[key]) {
      known[key] = 1
      const [light, a, b] = rgbToLab(red, green, blue)
      const [toA, toB] = toneAt(light)
      const to = labToRgb(light, a + (toA - a) * SHARE, b + (toB - b) * SHARE)
      for (const part of [0, 1, 2]) moves[key * 3 + part] = to[part]! - rgba[at + part]!
    }
    for (let part = 0; part < 3; part++)
      rgba[at + part] = Math.min(255, Math.max(0, rgba[at + part]! + moves[key * 3 + part]!))
  }
  return { ...picture, rgba }
}
