import { splitGraphemes } from '../language/split-graphemes.ts'
import { isEmoji, isUnspaced, isWide } from './scripts.ts'

/** A unit that stays on one line, and the space before it, which is dropped at the start of a line. */
export type Unit = { text: string; space: string }

// Characters that must not begin a line: closing marks, repetition and length marks, small kana; and those that must
// not end one.
const NO_START =
  '，。、．！？；：）］｝〉》」』】〕〗〙〛’”…—–～〜·・％‰℃°″′,.!?;:)]}%ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ'
const NO_END = '（［｛〈《「『【〔〖〘〚‘“([{＄￥$£¥€#＃@＠'

const startsBadly = (text: string): boolean => NO_START.includes(text.charAt(0))
const endsBadly = (text: string): boolean => NO_END.includes(text.slice(-1))

// Enough for a family emoji; only the end of a long unit matters.
const LONGEST_GRAPHEME = 32

/**
 * Splits a text into units between which a line may break: at spaces; around ideographs and kana, but not within a
 * dictionary word; after a hyphen. A line never begins or ends with a forbidden mark.
 */
export function breakUnits(text: string, language?: string): Unit[] {
  const units: Unit[] = []
  let space = ''
  for (const { segment } of new Intl.Segmenter(localeOf(language), { granularity: 'word' }).segment(text)) {
    if (/^[ \n\u3000]+$/.test(segment)) {
      space = segment.includes('\u3000') ? '\u3000' : ' '
      continue
    }
    const last = units.at(-1)
    if (last && !mayBreak(last.text, segment, space !== '')) last.text += space + segment
    else units.push({ text: segment, space: last ? space : '' })
    space = ''
  }
  return units
}

function mayBreak(before: string, after: string, isSpaced: boolean): boolean {
  if (startsBadly(after) || endsBadly(before)) return false
  if (isSpaced) return true
  const last = splitGraphemes(before.slice(-LONGEST_GRAPHEME)).at(-1) ?? ''
  const first = splitGraphemes(after)[0] ?? ''
  if (isWide(last) || isWide(first) || isEmoji(first) || isEmoji(last)) return true
  if (isUnspaced(last) && isUnspaced(first)) return true
  return /[\p{L}\p{N}]-$/u.test(before.slice(-3)) && /^\p{L}/u.test(after)
}

/** `auto` and unknown values detect the language from the text. */
const localeOf = (language: string | undefined): string | undefined =>
  language !== undefined && /^[a-z]{2}$/.test(language) ? language : undefined

/** Cuts a unit that is wider than a line, such as a URL. */
export function chopUnit(unit: Unit, fits: (text: string) => boolean): Unit[] {
  const pieces: string[] = []
  let piece: string[] = []
  for (const grapheme of splitGraphemes(unit.text)) {
    if (piece.length > 0 && !fits(piece.join('') + grapheme))
      pieces.push(piece.splice(0, cutOf([...piece, grapheme])).join(''))
    piece.push(grapheme)
  }
  pieces.push(piece.join(''))
  return pieces.map((text, index) => ({ text, space: index === 0 ? unit.space : '' }))
}

/** The last allowed break before the last grapheme; directly before it if there is none. */
function cutOf(graphemes: readonly string[]): number {
  for (let cut = graphemes.length - 1; cut > 0; cut--)
    if (!startsBadly(graphemes[cut]!) && !endsBadly(graphemes[cut - 1]!)) return cut
  return graphemes.length - 1
}
