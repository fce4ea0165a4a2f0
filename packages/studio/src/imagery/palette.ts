import { darker } from '../bodies/darker.ts'
import { HUES } from '../hues/hues.ts'

export type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** A dark and a bright shade of each named hue; blue if none is known. */
export function paletteOf(names: readonly string[]): { dark: Rgb[]; bright: Rgb[] } {
  const known = names.flatMap(name =>
    Object.hasOwn(HUES, name) ? [HUES[name]!] : name.startsWith('#') ? [{ deep: darker(name, 0.4), clear: name }] : [],
  )
  const hues = known.length > 0 ? known : [HUES['blue']!]
  return { dark: hues.map(({ deep }) => parse(deep)), bright: hues.map(({ clear }) => parse(clear)) }
}

/** The background colour of a hue: the bright shade of light hues, the dark shade of the others, for contrast. */
export function backgroundOf(name: string): Rgb {
  const { dark, bright } = paletteOf([name])
  return name === 'black' ? [5, 5, 8] : name === 'white' ? [250, 250, 248] : BRIGHT.has(name) ? bright[0]! : dark[0]!
}
const BRIGHT: ReadonlySet<string> = new Set([
  'cream',
  'beige',
  'paper',
  'pink',
  'peach',
  'yellow',
  'mint',
  'sky',
  'lavender',
  'silver',
])

export const mixRgb = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((part, at) => part + (b[at]! - part) * share) as unknown as Rgb

export const css = ([r, g, b]: Rgb, alpha = 1): string => `rgba(${r | 0}, ${g | 0}, ${b | 0}, ${alpha.toFixed(3)})`

/** The nth colour, cyclically. */
export const nth = (colours: readonly Rgb[], index: number): Rgb => colours[index % colours.length]!
