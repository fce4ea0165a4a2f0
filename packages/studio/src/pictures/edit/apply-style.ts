import type { Style } from './edits.ts'
import { type LabPicture, resizedLab } from '../../planes/lab-picture.ts'
import { animeOf } from './styles/anime-of.ts'
import { develop, isFilm } from './styles/develop.ts'
import { inkOf } from './styles/ink-of.ts'
import { oilOf } from './styles/oil-of.ts'
import { pencilOf } from './styles/pencil-of.ts'
import { watercolourOf } from './styles/watercolour-of.ts'

const PAINTERS: Partial<Record<Style, (lab: LabPicture, seed: number) => LabPicture>> = {
  anime: animeOf,
  watercolour: watercolourOf,
  ink: inkOf,
  oil: oilOf,
  pencil: (lab, seed) => pencilOf(lab, seed, false),
  'coloured-pencil': (lab, seed) => pencilOf(lab, seed, true),
}

/** Whether a style paints everything anew, so that nothing of the photograph's own detail is wanted. */
export const isPainted = (style: Style | undefined): boolean => style !== undefined && !isFilm(style)

/** Pixels are made at the end, in the final size (see styles/pixels-of.ts). */
export function applyStyle(lab: LabPicture, style: Style, seed: number): LabPicture {
  const paint = PAINTERS[style]
  if (paint) return paint(lab, seed)
  develop(lab, style, seed)
  return lab
}

// Brushes, lines and paper are as fine as anyone can see in a picture of this many pixels.
const PAINTED_PIXELS = 1_400_000

/** The size that a style works in. */
export function paintable(lab: LabPicture, style: Style | undefined): LabPicture {
  const shrink = Math.sqrt(PAINTED_PIXELS / (lab.width * lab.height))
  if (!isPainted(style) || shrink >= 1) return lab
  return resizedLab(lab, { width: Math.round(lab.width * shrink), height: Math.round(lab.height * shrink) })
}
