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

/** Hues that words name, from dark to light; two neighbours of each other for one alone. */
export const HUES: Readonly<Record<string, readonly [deep: string, clear: string]>> = {
  red: ['#5c0a12', '#d8232f'],
  orange: ['#7a3205', '#f28a1c'],
  yellow: ['#7d5a06', '#f7cf3d'],
  green: ['#0d3b22', '#4fae5f'],
  cyan: ['#063f4a', '#43c6d6'],
  blue: ['#0a1f4d', '#3f7fe0'],
  purple: ['#2b0f52', '#8b4fd6'],
  pink: ['#6b1440', '#f490b8'],
  brown: ['#2f1a0e', '#9a6438'],
  gold: ['#5c4209', '#e8bc4a'],
  silver: ['#3b434c', '#c3ccd4'],
  black: ['#050507', '#23242a'],
  white: ['#b9bcc2', '#f6f6f4'],
  grey: ['#2b2e33', '#8f969e'],
  gray: ['#2b2e33', '#8f969e'],
  burgundy: ['#2a040d', '#8c1a33'],
  rust: ['#45180a', '#b7512a'],
  copper: ['#4a220f', '#c9794a'],
  coral: ['#7a2a20', '#ff7f63'],
  olive: ['#2c3010', '#8a9142'],
  mint: ['#2f6a55', '#9be3c4'],
  teal: ['#04383a', '#17a3a0'],
  navy: ['#04081f', '#1f3170'],
  lavender: ['#453a72', '#b9a6ee'],
  magenta: ['#55083f', '#e02aa5'],
  cream: ['#cfc4a8', '#f7efdc'],
  paper: ['#d8d1c1', '#f4efe4'],
}

/** Four colours of those that are named, each deep and clear. */
function palette(names: readonly string[]): Palette | undefined {
  if (names.includes('pastel')) return PASTEL
  const known = names.flatMap(name => (HUES[name] ? [HUES[name]] : []))
  const [first, second = first] = known
  if (!first || !second) return undefined
  const third = known[2] ?? first
  return [first[0], second[1], first[1], third === first ? second[0] : third[1]]
}

/** Flowing folds of colour. */
export const abstract: PaintedPlace = {
  horizon: 0.6,
  eye: 1.5,
  stands: [4, 8],
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
