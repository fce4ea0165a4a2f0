import type { MeasuredUnit } from './arrange-lines.ts'
import { breakUnits, chopped } from './break-units.ts'
import type { TextFont } from './font-faces.ts'
import { widthOf } from './measure-text.ts'

/** The units of a text with their widths, none wider than a line. */
export function measuredUnits(text: string, font: TextFont, maxWidth: number, language?: string): MeasuredUnit[] {
  const spaceWidthOf = (space: string): number => (space === '' ? 0 : widthOf(space, font))
  const fits = (piece: string): boolean => widthOf(piece, font) <= maxWidth
  return breakUnits(text, language).flatMap(unit => {
    const width = widthOf(unit.text, font)
    if (width <= maxWidth) return { ...unit, width, spaceWidth: spaceWidthOf(unit.space) }
    return chopped(unit, fits).map(piece => ({
      ...piece,
      width: widthOf(piece.text, font),
      spaceWidth: spaceWidthOf(piece.space),
    }))
  })
}
