import type { RgbaPicture, Size } from '../../../media/src/frames/size.ts'
import { type Colour, pictureOf } from './photo/test-pictures.ts'

export const LANDSCAPE: Size = { width: 320, height: 200 }

/** Shares of the sides: where the sky ends, and where a red tower stands out of the hills. */
export const HORIZON = 0.42
const TOWER = 0.66

type Tint = 'day' | 'evening' | 'dark'

const TINTS: Record<Tint, Colour> = { day: [1, 1, 1], evening: [1, 0.66, 0.4], dark: [0.2, 0.22, 0.3] }

/** A blue sky, wooded hills, and a meadow that comes near. */
export function landscapeOf(size: Size, tint: Tint = 'day'): RgbaPicture {
  return pictureOf(size, (x, y) => {
    const [u, v] = [x / size.width, y / size.height]
    const [red, green, blue] = colourAt(u, v, ((x * 7 + y * 13) % 11) - 5, Math.sin(x / 3) * Math.cos(y / 4))
    const [r, g, b] = TINTS[tint]
    return [Math.round(red * r), Math.round(green * g), Math.round(blue * b)]
  })
}

function colourAt(u: number, v: number, grain: number, wave: number): Colour {
  if (Math.abs(u - TOWER) < 0.03 && v > 0.2 && v < 0.6) return [196 + grain, 40, 36]
  if (v < HORIZON) return [120 + 90 * v, 165 + 70 * v, 232]
  if (v < 0.6) return [60 + 22 * wave, 92 + 26 * wave, 46 + 3 * grain]
  return [104 + 6 * grain + 16 * wave, 150 + 5 * grain + 18 * wave, 62 + 2 * grain]
}
