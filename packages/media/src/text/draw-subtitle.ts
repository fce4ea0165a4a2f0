import type { Size } from '../frames/size.ts'
import { contrastingColour, parseHexColour } from './colour.ts'
import { drawLines } from './draw-lines.ts'
import type { Font } from './font-faces.ts'
import type { PlacedPicture } from './crop-to-ink.ts'
import { MAX_LINES, placeSubtitle } from './subtitle-place.ts'

type SubtitleStyle = {
  frame: Size
  font: Font
  /** #RGB or #RRGGBB. */
  color?: string
  /** By default a contrasting colour. */
  outline?: string
}

/** The sprite of a subtitle and its position; undefined if it is empty. */
export function drawSubtitle(
  lines: readonly string[],
  { frame, font, color = '#FFFFFF', outline = contrastingColour(color) }: SubtitleStyle,
): PlacedPicture | undefined {
  if (lines.length > MAX_LINES) throw new Error(`a subtitle has ${MAX_LINES} lines at most, not ${lines.length}`)
  parseHexColour(outline)
  const place = placeSubtitle(frame, font)
  return drawLines(
    lines,
    { x: frame.width / 2, bottom: place.bottom },
    { font: place.font, color, outline, align: 'center' },
  )
}
