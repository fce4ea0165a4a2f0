import { HUES } from '../../hues/hues.ts'
import { parseColour as c, scaleColour } from '../colour.ts'
import { colours } from '../paint-land.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Palettes of four. */
type Palette = readonly [string, string, string, string]
const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#14213d', '#e76f51', '#f4a261', '#2a9d8f'],
  ['#2b1055', '#d53a9d', '#743ad5', '#ffb347'],
  ['#0b486b', '#3b8686', '#79bd9a', '#f2d0a4'],
  ['#3d0c11', '#d80032', '#f78ca2', '#f9dec9'],
  ['#0f1a2b', '#2f6690', '#81c3d7', '#f6e7cb'],
  ['#1d1a39', '#451952', '#ae445a', '#f39f5a'],
  ['#10371f', '#3f7d4f', '#c9d76a', '#f5efc8'],
]

const PASTEL: Palette = ['#cdb8e6', '#f7d3df', '#bfe3ea', '#fdf0d8']

/** Four colours from the named ones, each deep and clear. */
function palette(names: readonly string[]): Palette | undefined {
  if (names.includes('pastel')) return PASTEL
  const known = names.flatMap(name => (Object.hasOwn(HUES, name) ? [HUES[name]!] : []))
  const [first, second = first] = known
  if (!first || !second) return undefined
  const third = known[2] ?? first
  return [first.deep, second.clear, first.clear, third === first ? second.deep : third.clear]
}

/** Flowing folds of colour. */
export const abstract: PaintedPlace = {
  horizon: 0.6,
  eye: 1.5,
  subjectDepths: [4, 8],
  floor: 0,
  lightFromSide: true,
  paint(context) {
    const { air, kernels, seeded, options } = context
    const bright =
      { dawn: 0.85, morning: 1, noon: 1.15, afternoon: 1, sunset: 0.85, dusk: 0.5, night: 0.3 }[options.time] *
      (options.weather === 'clear' ? 1 : 0.8)
    const picked = seeded.pick(PALETTES)
    const [a, b, d, e] = palette(options.colours ?? []) ?? picked
    kernels.set({
      ...colours({
        fieldA: scaleColour(c(a), bright),
        fieldB: scaleColour(c(b), bright),
        fieldC: scaleColour(c(d), bright),
        fieldD: scaleColour(c(e), bright),
      }),
      flowScale: seeded.between(1.5, 2.3),
      flowTurn: seeded.between(-0.5, 0.5),
    })
    for (let y = 0; y < context.height; y++) kernels.call('flowRow', y)
    air.hazePerMetre = 0
    air.sun = scaleColour(c('#fff4e6'), 1.6 * bright)
    air.ambient = scaleColour(c(d), 0.5 * bright)
  },
}
