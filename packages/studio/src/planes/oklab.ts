import { parseHexColour } from '@kinora/media/text/colour'

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

/** Converts an sRGB byte to linear light. */
export const byteToLinear = (byte: number): number => LINEAR[byte]!

const encoded = Uint8Array.from({ length: 4097 }, (_, index) => {
  const v = index / 4096
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055))
})

/** Converts linear light to an sRGB byte. */
export const linearToByte = (light: number): number =>
  encoded[light <= 0 ? 0 : light >= 1 ? 4096 : Math.round(light * 4096)]!

/** A colour in OKLab: lightness and two perceptually uniform axes. */
export function rgbToLab(red: number, green: number, blue: number): [light: number, a: number, b: number] {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The same for `#rrggbb`. */
export const hexToLab = (hex: string): ReturnType<typeof rgbToLab> => rgbToLab(...parseHexColour(hex))

export function labToRgb(light: number, a: number, b: number): [red: number, green: number, blue: number] {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    linearToByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    linearToByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    linearToByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
