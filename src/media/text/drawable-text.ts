import { facesFor, type Font, hasLatinFace, type Weight } from './font-faces.ts'
import { graphemesOf } from './graphemes.ts'
import { isWide } from './scripts.ts'

// Tabs and all other spaces that have no width of their own in the fonts; the ideographic and the hard space do.
const SPACES = /[\t\u1680\u2000-\u200A\u202F\u205F]/g
// Fonts have some of these, and draw nothing or a hyphen.
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g
// The marks that a Chinese font makes as wide as its ideographs.
const CURLY = /[\u2018\u2019\u201C\u201D]/g
const CURLY_IN_A_WORD = /(?<=\p{L})\u2019(?=\p{L})/gu

/**
 * A text with everything that the fonts at hand can draw, and without boxes for what they cannot: an emoji without a
 * font is left out, and so are characters of control.
 */
export function drawableText(text: string, font: Font, weight: Weight = '700Bold'): string {
  const composed = straightened(
    text.normalize('NFC').replace(/\r\n?/g, '\n').replace(SPACES, ' ').replace(UNSEEN, ''),
    font,
    weight,
  )
  const faces = facesFor(composed, font, weight)
  const isCovered = (character: string): boolean => faces.some(({ covers }) => covers(character.codePointAt(0)!))
  return graphemesOf(composed)
    .map(grapheme => (grapheme === '\n' ? grapheme : covered(grapheme, isCovered)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** The base and those of its marks that can be drawn, or nothing. */
function covered(grapheme: string, isCovered: (character: string) => boolean): string {
  const [base = '', ...marks] = grapheme
  return isCovered(base) ? base + marks.filter(isCovered).join('') : ''
}

/** Straight quotes where curly ones would tear Latin words apart. */
function straightened(text: string, font: Font, weight: Weight): string {
  if (isWide(text)) return text.replace(CURLY_IN_A_WORD, "'")
  if (hasLatinFace(font, weight)) return text
  return text.replace(CURLY, mark => (mark === '\u2018' || mark === '\u2019' ? "'" : '"'))
}
