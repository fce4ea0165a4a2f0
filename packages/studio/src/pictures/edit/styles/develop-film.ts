import { clampValue, smoothStep } from '../../../planes/plane.ts'
import type { Style } from '../edits.ts'
import type { LabPicture } from '../../../planes/lab-picture.ts'
import { grainAt } from '../soft-noise.ts'
import { curved, glow, vignette } from '../apply-tone.ts'

/**
 * The rendering of a film stock: contrast, saturation, black and white points, tints of shadows and lights, vignette,
 * grain.
 */
type Stock = {
  steep: number
  colour: number
  black: number
  white: number
  shadows: readonly [number, number]
  lights: readonly [number, number]
  corners: number
  grain: number
  glow: number
}

const STOCKS: Partial<Record<Style, Stock>> = {
  noir: {
    steep: 1.55,
    colour: 0,
    black: 0,
    white: 0.97,
    shadows: [0, 0],
    lights: [0, 0],
    corners: 0.5,
    grain: 0.02,
    glow: 0.12,
  },
  'black-and-white': {
    steep: 1.16,
    colour: 0,
    black: 0.01,
    white: 0.99,
    shadows: [0, 0],
    lights: [0, 0],
    corners: 0,
    grain: 0,
    glow: 0,
  },
  sepia: {
    steep: 0.98,
    colour: 0.06,
    black: 0.09,
    white: 0.93,
    shadows: [0.016, 0.036],
    lights: [0.01, 0.052],
    corners: 0.3,
    grain: 0.016,
    glow: 0.1,
  },
  retro: {
    steep: 0.94,
    colour: 0.78,
    black: 0.1,
    white: 0.95,
    shadows: [-0.008, 0.004],
    lights: [0.014, 0.034],
    corners: 0.26,
    grain: 0.018,
    glow: 0.14,
  },
  cinematic: {
    steep: 1.18,
    colour: 0.96,
    black: 0.02,
    white: 0.97,
    shadows: [-0.018, -0.024],
    lights: [0.014, 0.028],
    corners: 0.3,
    grain: 0.006,
    glow: 0.14,
  },
  documentary: {
    steep: 1.06,
    colour: 0.84,
    black: 0.02,
    white: 0.98,
    shadows: [-0.002, -0.004],
    lights: [0.002, 0.004],
    corners: 0.1,
    grain: 0.01,
    glow: 0,
  },
  neon: {
    steep: 1.25,
    colour: 1.2,
    black: 0.03,
    white: 0.95,
    shadows: [0.02, -0.085],
    lights: [0.075, -0.03],
    corners: 0.36,
    grain: 0.006,
    glow: 0.4,
  },
}

export const isFilmStock = (style: Style): boolean => STOCKS[style] !== undefined

/** Applies a film stock; edges and details stay. */
export function developFilm(lab: LabPicture, style: Style, seed: number): void {
  const stock = STOCKS[style]
  if (!stock) return
  const { black, white, shadows, lights } = stock
  const size = Math.max(1, Math.max(lab.width, lab.height) / 1_600)
  for (let at = 0; at < lab.light.length; at++) {
    const bent = style === 'neon' ? clampValue(lab.light[at]!) ** 1.35 * 0.86 : clampValue(lab.light[at]!)
    const light = curved(bent, stock.steep)
    const share = smoothStep(0.2, 0.8, light)
    const middle = smoothStep(0, 0.2, light) * (1 - 0.7 * smoothStep(0.85, 1, light))
    lab.a[at] = lab.a[at]! * stock.colour + (shadows[0] * (1 - share) + lights[0] * share) * middle
    lab.b[at] = lab.b[at]! * stock.colour + (shadows[1] * (1 - share) + lights[1] * share) * middle
    const [x, y] = [Math.floor((at % lab.width) / size), Math.floor(Math.floor(at / lab.width) / size)]
    const grain = stock.grain === 0 ? 0 : grainAt(x, y, seed) * stock.grain * (1 - 0.6 * Math.abs(2 * light - 1))
    lab.light[at] = clampValue(black + (white - black) * light + grain)
  }
  if (stock.glow > 0) glow(lab, stock.glow)
  if (stock.corners > 0) vignette(lab, stock.corners)
}
