import { readData } from '../../../data-files/read-data.ts'
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

const STOCKS = readData<Partial<Record<Style, Stock>>>('pictures/film-stocks.json')

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
