/** Converts sRGB bytes to linear light, 0 to 1, and back. */
export const lightOfByte = (byte: number): number => LIGHT[byte]!

export function byteOfLight(light: number): number {
  const bounded = Math.min(1, Math.max(0, light))
  const value = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
}

const LIGHT = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
