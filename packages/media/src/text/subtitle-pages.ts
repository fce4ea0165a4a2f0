import type { Size } from '../frames/size.ts'
import { drawableText } from './drawable-text.ts'
import type { Font } from './font-faces.ts'
import { layOutPages } from './lay-out-pages.ts'
import { measureTextWidth } from './measure-text-width.ts'
import { isWide } from './scripts.ts'
import { MAX_LINES, placeSubtitle } from './subtitle-place.ts'

export type SubtitleLayout = {
  frame: Size
  font: Font
  /** The language for the dictionary, two letters; detected from the text by default. */
  language?: string
}

/** Pages of two lines for the whole text. The author's line breaks are kept if they fit. */
export function subtitlePages(text: string, { frame, font, language }: SubtitleLayout): string[][] {
  const place = placeSubtitle(frame, font)
  const drawable = drawableText(text, font)
  if (drawable === '') return []
  const given = drawable.split('\n').filter(line => line !== '')
  const fits = (line: string): boolean => measureTextWidth(line, place.font) <= place.maxWidth
  if (given.length > 1 && given.length <= MAX_LINES && given.every(fits)) return [given]
  return layOutPages(rejoined(given), { font: place.font, maxWidth: place.maxWidth, maxLines: MAX_LINES, language })
}

/** Joins lines: with spaces, except between ideographs. */
const rejoined = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (isWide(text.slice(-1)) && isWide(line.charAt(0)) ? text + line : `${text} ${line}`))
