import type { Size } from '../frames/size.ts'
import type { Font, TextFont, Weight } from './font-faces.ts'

export const MAX_LINES = 2

/** Sizes as fractions of the em: the outline around a glyph and the soft shadow below it. */
export const OUTLINE_EM = 0.075
export const SHADOW_BLUR_EM = 0.14
export const SHADOW_DROP_EM = 0.04
/** The extent of outline and shadow beyond a glyph; a blur is visible up to one and a half times its size. */
export const HALO_EM = OUTLINE_EM + 1.5 * SHADOW_BLUR_EM + SHADOW_DROP_EM

type SubtitlePlace = {
  font: TextFont
  /** The widest line, with its halo within the margins. */
  maxWidth: number
  /** The lower edge of the last line, in pixels from above. */
  bottom: number
}

type Shape = { sizeOfShortSide: number; sideMargin: number; bottomMargin: number }

// Upright films are watched on phones: larger letters, and room below for the player's buttons.
const LANDSCAPE: Shape = { sizeOfShortSide: 0.053, sideMargin: 0.08, bottomMargin: 0.07 }
const SQUARE: Shape = { sizeOfShortSide: 0.053, sideMargin: 0.05, bottomMargin: 0.075 }
const UPRIGHT: Shape = { sizeOfShortSide: 0.058, sideMargin: 0.06, bottomMargin: 0.18 }

const SMALLEST_SIZE = 12

export function placeSubtitle({ width, height }: Size, font: Font): SubtitlePlace {
  const shape = width > height * 1.1 ? LANDSCAPE : height > width * 1.1 ? UPRIGHT : SQUARE
  const size = Math.max(SMALLEST_SIZE, Math.round(Math.min(width, height) * shape.sizeOfShortSide))
  return {
    font: { font, weight: chooseFontWeight(font, size), size },
    // In a very small frame, a line still holds two ideographs.
    maxWidth: Math.max(2 * size, Math.floor(width * (1 - 2 * shape.sideMargin) - 2 * HALO_EM * size)),
    bottom: Math.round(height * (1 - shape.bottomMargin)),
  }
}

// Small bold ideographs are illegible; above this size bold reads better over a picture. Serif faces stay regular.
const BOLD_FROM_SIZE = 22
export const chooseFontWeight = (font: Font, size: number): Weight =>
  font === 'sans' && size < BOLD_FROM_SIZE ? 500 : 700
