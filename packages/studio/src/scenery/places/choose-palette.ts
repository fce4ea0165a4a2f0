import { HUES } from '../../hues/hues.ts'

/** Palettes of four. */
type Palette = readonly [string, string, string, string]

const PASTEL: Palette = ['#cdb8e6', '#f7d3df', '#bfe3ea', '#fdf0d8']

/** Four colours from the named ones, each deep and clear. */
export function choosePalette(names: readonly string[]): Palette | undefined {
  if (names.includes('pastel')) return PASTEL
  const known = names.flatMap(name => (Object.hasOwn(HUES, name) ? [HUES[name]!] : []))
  const [first, second = first] = known
  if (!first || !second) return undefined
  const third = known[2] ?? first
  return [first.deep, second.clear, first.clear, third === first ? second.deep : third.clear]
}
