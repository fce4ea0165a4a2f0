import { mix, pow } from './arithmetic.ts'

/** Linear light: red, green, blue. 1 is a white sheet in daylight; brighter light is above 1. */
export type Colour = readonly [number, number, number]

const linear = (byte: number): number => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
}

/** A screen colour, `#rrggbb`, multiplied by a strength. */
export function parseColour(hex: string, strength = 1): Colour {
  const n = Number.parseInt(hex.slice(1), 16)
  return [linear(n >> 16) * strength, linear((n >> 8) & 255) * strength, linear(n & 255) * strength]
}

export function scaleColour(c: Colour, by: number): Colour {
  return [c[0] * by, c[1] * by, c[2] * by]
}

export function mixColours(a: Colour, b: Colour, t: number): Colour {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
}

export function multiplyColours(a: Colour, b: Colour): Colour {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
}

export function addColours(a: Colour, b: Colour): Colour {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function colourLuminance(c: Colour): number {
  return c[0] * 0.2126 + c[1] * 0.7152 + c[2] * 0.0722
}

/** Towards grey of the same brightness. */
export function desaturate(c: Colour, t: number): Colour {
  const l = colourLuminance(c)
  return mixColours(c, [l, l, l], t)
}
