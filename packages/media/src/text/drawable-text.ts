import { findEmojiPicture, inColour, wantsColour } from './emoji-pictures.ts'
import { facesFor, type Font, hasLatinFace } from './font-faces.ts'
import { splitGraphemes } from '../language/split-graphemes.ts'
import { isWide } from './scripts.ts'

// Tabs and other spaces without a width in the fonts; the ideographic and the hard space have one.
const SPACES = /[\t\u1680\u2000-\u200A\u202F\u205F]/g
// Some fonts have these, and draw nothing or a hyphen.
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g
// Marks that a Chinese font makes as wide as its ideographs.
const CURLY = /[\u2018\u2019\u201C\u201D]/g
const CURLY_IN_A_WORD = /(?<=\p{L})\u2019(?=\p{L})/gu

/**
 * Removes characters that neither the fonts nor the loaded emoji can draw, and control characters, so that no boxes
 * appear.
 */
export function drawableText(text: string, font: Font): string {
  return drawn(text, font)
    .map(({ shown }) => shown)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** The visible characters of a text that cannot be drawn, each once. */
export function undrawableIn(text: string, font: Font): string[] {
  const missing = drawn(text, font).filter(({ shown, written }) => shown === '' && SEEN.test(written))
  return [...new Set(missing.map(({ written }) => written))]
}

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

function drawn(text: string, font: Font): { written: string; shown: string }[] {
  const composed = straightened(
    text.normalize('NFC').replace(/\r\n?/g, '\n').replace(SPACES, ' ').replace(UNSEEN, ''),
    font,
  )
  const faces = facesFor(composed, font)
  const isCovered = (character: string): boolean => faces.some(({ covers }) => covers(character.codePointAt(0)!))
  return splitGraphemes(composed).map(written => ({
    written,
    shown: written === '\n' ? written : covered(written, isCovered),
  }))
}

/** An emoji unchanged; otherwise the base and its drawable marks, or nothing. */
function covered(grapheme: string, isCovered: (character: string) => boolean): string {
  const [base = '', ...marks] = grapheme
  const emoji = inColour(grapheme)
  if (findEmojiPicture(emoji) && (wantsColour(grapheme) || !isCovered(base))) return emoji
  return isCovered(base) ? base + marks.filter(isCovered).join('') : ''
}

/** Straight quotes where curly ones would separate Latin words. */
function straightened(text: string, font: Font): string {
  if (isWide(text)) return text.replace(CURLY_IN_A_WORD, "'")
  if (hasLatinFace(font)) return text
  return text.replace(CURLY, mark => (mark === '\u2018' || mark === '\u2019' ? "'" : '"'))
}
