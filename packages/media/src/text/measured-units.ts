import type { MeasuredUnit } from './arrange-lines.ts'
import { breakUnits, chopUnit } from './break-units.ts'
import type { TextFont } from './font-faces.ts'
import { measureTextWidth } from './measure-text-width.ts'

/** The units of a text with their widths, none wider than a line. */
export function measuredUnits(text: string, font: TextFont, maxWidth: number, language?: string): MeasuredUnit[] {
  const spaceWidthOf = (space: string): number => (space === '' ? 0 : measureTextWidth(space, font))
  const fits = (piece: string): boolean => measureTextWidth(piece, font) <= maxWidth
  return breakUnits(text, language).flatMap(unit => {
    const width = measureTextWidth(unit.text, font)
    if (width <= maxWidth) return { ...unit, width, spaceWidth: spaceWidthOf(unit.space) }
    return chopUnit(unit, fits).map(piece => ({
      ...piece,
      width: measureTextWidth(piece.text, font),
      spaceWidth: spaceWidthOf(piece.space),
    }))
  })
}
