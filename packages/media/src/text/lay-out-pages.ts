import type { TextFont } from './font-faces.ts'
import { measuredUnits } from './measured-units.ts'
import { measureTextWidth } from './measure-text-width.ts'
import { paginate } from './paginate.ts'

type Room = { font: TextFont; maxWidth: number; maxLines: number; language?: string | undefined }

/**
 * Lays a text out on as many pages as it needs, every line within its width. A line may be wider than its units,
 * because marks and digits have other shapes beside ideographs. It is then laid out again with a smaller width.
 */
export function layOutPages(text: string, { font, maxWidth, maxLines, language }: Room): string[][] {
  for (let width = maxWidth; ; ) {
    const pages = paginate(measuredUnits(text, font, width, language), width, maxLines)
    const excess = Math.max(...pages.flat().map(line => measureTextWidth(line, font))) - maxWidth
    if (excess <= 0 || width < maxWidth / 2) return pages
    width -= Math.max(1, excess)
  }
}
