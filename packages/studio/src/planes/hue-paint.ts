import { readData } from '../data-files/read-data.ts'
import { rgbToLab } from './oklab.ts'
import { thingHue } from '../hues/hues.ts'

/** A colour in OKLab: hue in degrees, chroma and lightness. */
export type Paint = { hue: number; chroma: number; light: number }

/** Paint over existing colours: stronger than an object of that hue. */
const STRONG = readData<Readonly<Record<string, Paint>>>('pictures/strong-paints.json')

/** The paint of a hue; undefined for a rainbow, and for unknown names. */
export function huePaint(name: string): Paint | undefined {
  if (Object.hasOwn(STRONG, name)) return STRONG[name]
  const thing = name === 'rainbow' ? undefined : thingHue(name)
  if (thing === undefined) return undefined
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(thing.slice(at, at + 2), 16))
  const [light, a, b] = rgbToLab(red!, green!, blue!)
  return { hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b), light }
}
