import type { Style } from './edits.ts'
import { type LabPicture, resizeLab } from '../../planes/lab-picture.ts'
import { paintAnime } from './styles/paint-anime.ts'
import { developFilm, isFilmStock } from './styles/develop-film.ts'
import { paintInk } from './styles/paint-ink.ts'
import { paintOil } from './styles/paint-oil.ts'
import { drawPencil } from './styles/draw-pencil.ts'
import { paintWatercolour } from './styles/paint-watercolour.ts'

const PAINTERS: Partial<Record<Style, (lab: LabPicture, seed: number) => LabPicture>> = {
  anime: paintAnime,
  watercolour: paintWatercolour,
  ink: paintInk,
  oil: paintOil,
  pencil: (lab, seed) => drawPencil(lab, seed, false),
  'coloured-pencil': (lab, seed) => drawPencil(lab, seed, true),
}

/** True if a style repaints everything, so that no detail of the photo is restored. */
export const isPainted = (style: Style | undefined): boolean => style !== undefined && !isFilmStock(style)

/** Pixel art is made last, at the final size (see styles/pixelate.ts). */
export function applyStyle(lab: LabPicture, style: Style, seed: number): LabPicture {
  const paint = PAINTERS[style]
  if (paint) return paint(lab, seed)
  developFilm(lab, style, seed)
  return lab
}

// The working size: brushes, lines and paper have no finer visible detail.
const PAINTED_PIXELS = 1_400_000

/** The size that a style works in. */
export function paintable(lab: LabPicture, style: Style | undefined): LabPicture {
  const shrink = Math.sqrt(PAINTED_PIXELS / (lab.width * lab.height))
  if (!isPainted(style) || shrink >= 1) return lab
  return resizeLab(lab, { width: Math.round(lab.width * shrink), height: Math.round(lab.height * shrink) })
}
