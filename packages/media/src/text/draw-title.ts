import type { Size } from '../frames/size.ts'
import { arrangeLines } from './arrange-lines.ts'
import { contrastingColour } from './colour.ts'
import { drawLines, LINE_EM, PLATE_PADDING_EM } from './draw-lines.ts'
import { drawableText } from './drawable-text.ts'
import type { Font, TextFont } from './font-faces.ts'
import { splitGraphemes } from '../language/split-graphemes.ts'
import type { PlacedPicture } from './crop-to-ink.ts'
import { measuredUnits } from './measured-units.ts'
import { HALO_EM, chooseFontWeight } from './subtitle-place.ts'

type TitleStyle = {
  frame: Size
  font: Font
  /** In the middle of a card, at the top, at the lower left, or as large as a board allows. */
  place: 'centre' | 'upper' | 'lower-third' | 'board'
  color?: string
  /** A dark translucent plate behind the text, for busy pictures. */
  plate?: boolean
  language?: string
}

const PLACES = {
  centre: { sizeOfShortSide: 0.105, maxLines: 3, align: 'center', sideMargin: 0.1 },
  upper: { sizeOfShortSide: 0.09, maxLines: 2, align: 'center', sideMargin: 0.1 },
  'lower-third': { sizeOfShortSide: 0.062, maxLines: 2, align: 'left', sideMargin: 0.08 },
  board: { sizeOfShortSide: 0.3, maxLines: 4, align: 'center', sideMargin: 0.08 },
} as const
// In a wide frame a lower third is a column at the left, because the subject is in the middle.
const COLUMN = { sizeOfShortSide: 0.062, maxLines: 4, align: 'left', sideMargin: 0.055 } as const
const COLUMN_WIDTH = 0.3
// Heads begin below it.
const UPPER_TOP = 0.07

const isColumn = ({ place, frame }: TitleStyle): boolean => place === 'lower-third' && frame.width > 1.2 * frame.height
const placeFor = (style: TitleStyle) => (isColumn(style) ? COLUMN : PLACES[style.place])

const PLATE = 'rgba(10, 10, 14, 0.55)'
// Large letters need a thinner outline.
const OUTLINE_EM = 0.035
const SMALLEST_OF_SHORT_SIDE = 0.04
const MAX_CHARACTERS = 200

/** A title as a sprite: a long one in smaller letters, and finally truncated. Undefined if it is empty. */
export function drawTitle(text: string, style: TitleStyle): PlacedPicture | undefined {
  const { frame, place, color = '#FFFFFF', plate = false } = style
  const title = setTitle(text, style)
  if (!title) return undefined
  const { size } = title.font
  const { align, sideMargin } = placeFor(style)
  const middle = { x: frame.width / 2, bottom: Math.round((frame.height + title.lines.length * LINE_EM * size) / 2) }
  const high = { ...middle, bottom: Math.round(frame.height * UPPER_TOP + title.lines.length * LINE_EM * size) }
  const left = Math.round(frame.width * sideMargin + (plate ? PLATE_PADDING_EM : HALO_EM) * size)
  const low = { x: left, bottom: Math.round(frame.height * 0.82) }
  return drawLines(title.lines, place === 'lower-third' ? low : place === 'upper' ? high : middle, {
    font: title.font,
    color,
    outline: contrastingColour(color),
    outlineEm: OUTLINE_EM,
    align,
    ...(plate && { plate: PLATE }),
  })
}

type SetTitle = { lines: string[]; font: TextFont }

function setTitle(text: string, style: TitleStyle): SetTitle | undefined {
  const { frame, font, place, plate = false, language } = style
  const { sizeOfShortSide, maxLines, sideMargin } = placeFor(style)
  const share = isColumn(style) ? COLUMN_WIDTH : 1 - 2 * sideMargin
  const shortSide = Math.min(frame.width, frame.height)
  const smallest = Math.round(shortSide * SMALLEST_OF_SHORT_SIDE)
  const graphemes = splitGraphemes(drawableText(text.slice(0, 4 * MAX_CHARACTERS).replaceAll('\n', ' '), font))
  const whole = graphemes.length <= MAX_CHARACTERS
  let words = graphemes.slice(0, MAX_CHARACTERS).join('') + (whole ? '' : '…')
  let size = Math.round(shortSide * sizeOfShortSide)
  while (graphemes.length > 0) {
    const textFont = { font, weight: chooseFontWeight(font, size), size }
    const maxWidth = frame.width * share - 2 * (plate ? PLATE_PADDING_EM : HALO_EM) * size
    const set = (text: string): string[] | undefined =>
      arrangeLines(measuredUnits(text, textFont, maxWidth, language), maxWidth, maxLines)
    const lines = setParts(words, maxLines, set) ?? set(words)
    // On a board, letters are reduced before a word is broken.
    if (lines && (place !== 'board' || size <= smallest || keepsWords(words, lines))) return { lines, font: textFont }
    if (size > smallest) size = Math.max(smallest, Math.floor(size * 0.9))
    else {
      graphemes.splice(Math.floor(Math.min(graphemes.length, MAX_CHARACTERS) * 0.9))
      words = `${graphemes.join('').trimEnd()}…`
    }
  }
  return undefined
}

/** A text after a full stop begins a new line if there is space; the full stop ends the line before it. */
function setParts(words: string, maxLines: number, set: (text: string) => string[] | undefined): string[] | undefined {
  const parts = words.split(' · ')
  const lines = parts.length > 1 ? parts.flatMap(part => set(part) ?? []) : []
  return lines.length > 0 && lines.length <= maxLines && parts.every(part => set(part)) ? lines : undefined
}

const keepsWords = (text: string, lines: readonly string[]): boolean =>
  text.split(/\s+/u).every(word => /\p{Script=Han}/u.test(word) || lines.some(line => line.includes(word)))
