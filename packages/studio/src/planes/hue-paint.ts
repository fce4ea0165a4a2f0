import { rgbToLab } from './oklab.ts'
import { thingHue } from '../hues/hues.ts'

/** A colour in OKLab: hue in degrees, chroma and lightness. */
export type Paint = { hue: number; chroma: number; light: number }

/** Paint over existing colours: stronger than an object of that hue. */
const STRONG: Readonly<Record<string, Paint>> = {
  red: { hue: 27, chroma: 0.2, light: 0.55 },
  orange: { hue: 55, chroma: 0.17, light: 0.7 },
  yellow: { hue: 98, chroma: 0.17, light: 0.85 },
  green: { hue: 145, chroma: 0.15, light: 0.58 },
  blue: { hue: 258, chroma: 0.17, light: 0.52 },
  purple: { hue: 302, chroma: 0.17, light: 0.5 },
  pink: { hue: 355, chroma: 0.13, light: 0.76 },
  brown: { hue: 58, chroma: 0.07, light: 0.42 },
  gold: { hue: 86, chroma: 0.14, light: 0.76 },
  black: { hue: 270, chroma: 0.006, light: 0.24 },
  white: { hue: 100, chroma: 0.006, light: 0.93 },
  grey: { hue: 260, chroma: 0.004, light: 0.58 },
  silver: { hue: 260, chroma: 0.006, light: 0.78 },
}

/** The paint of a hue; undefined for a rainbow, and for unknown names. */
export function huePaint(name: string): Paint | undefined {
  if (Object.hasOwn(STRONG, name)) return STRONG[name]
  const thing = name === 'rainbow' ? undefined : thingHue(name)
  if (thing === undefined) return undefined
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(thing.slice(at, at + 2), 16))
  const [light, a, b] = rgbToLab(red!, green!, blue!)
  return { hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b), light }
}
