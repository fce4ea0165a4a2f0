import { requireNumber } from './require-number.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** BT.709 codes of limited range. */
export function rgbToYuv([red, green, blue]: Rgb): [luma: number, blue: number, red: number] {
  for (const part of [red, green, blue]) requireNumber(part, 'a colour', 0, 255)
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return [
    Math.round(16 + (219 * luma) / 255),
    Math.round(128 + (224 * (blue - luma)) / 1.8556 / 255),
    Math.round(128 + (224 * (red - luma)) / 1.5748 / 255),
  ]
}
