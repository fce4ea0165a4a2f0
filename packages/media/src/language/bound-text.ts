/** The limits of a parsed text. A Chinese character, an emoji and a punctuation mark count as a word. */
export type TextBounds = {
  /** Longer words are not words of a supported language. */
  letters: number
  /** Words in a row without a comma or a full stop. */
  clauseWords: number
  words: number
}

export type BoundText = {
  text: string
  /** A note on the omitted text; undefined if everything is kept. */
  leftOut: readonly string[]
}

/** Words joined by hyphens, dots and the like, such as an address. */
const LONGEST_JOINED = 90
/** `!!!!`, `-----` and blank lines: more repetitions add no meaning. */
const LONGEST_RUN = 8
/** The length of a quotation of omitted text in a note. */
const QUOTED_LETTERS = 24

const LETTER = String.raw`[[\p{L}\p{M}\p{N}]--[\p{Script=Han}]]`
const PIECES = new RegExp(
  [
    String.raw`(?<word>${LETTER}+(?:['’_.@&\/+=~%#\\\-]${LETTER}+)*)`,
    String.raw`(?<blank>\s+)`,
    String.raw`(?<stop>[,;:.!?，、；：。！？…\n])`,
    String.raw`(?<sign>[^])`,
  ].join('|'),
  'gv',
)
/** A Chinese character or an emoji; other single characters have no meaning. */
const SAYING = /[\p{L}\p{Extended_Pictographic}]/u
const LETTERS = new RegExp(`${LETTER}+`, 'gv')

/**
 * Cuts a text to the limits of the parser, whose work per word may depend on the clause and on the text. Takes linear
 * time; a text within the limits is returned unchanged.
 */
export function boundText(text: string, bounds: TextBounds): BoundText {
  const kept: string[] = []
  const cut = { word: '', clause: '', rest: '' }
  let [words, inClause, run, last] = [0, 0, 0, '']
  // Removed parts leave a single space.
  let blanks = 0
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match
    const { word, blank, stop } = match.groups as Record<string, string | undefined>
    if (blank !== undefined) {
      kept.push(piece.slice(0, LONGEST_RUN - blanks))
      blanks = Math.min(LONGEST_RUN, blanks + piece.length)
      if (piece.includes('\n')) inClause = 0
      continue
    }
    run = piece === last ? run + 1 : 1
    last = piece
    if (word === undefined && run > LONGEST_RUN && !SAYING.test(piece)) continue
    if (stop !== undefined) inClause = 0
    else if (word !== undefined || SAYING.test(piece)) inClause += 1
    if (inClause > bounds.clauseWords) {
      cut.clause ||= quote(text.slice(match.index, match.index + 2 * QUOTED_LETTERS))
      continue
    }
    words += 1
    if (words > bounds.words) {
      cut.rest = quote(text.slice(match.index))
      break
    }
    const short = word === undefined ? piece : shorten(word, bounds.letters)
    if (short !== piece) cut.word ||= quote(piece)
    kept.push(short)
    blanks = 0
  }
  const leftOut = [
    ...(cut.word ? [`words are read up to ${bounds.letters} letters, without the rest of "${cut.word}"`] : []),
    ...(cut.clause
      ? [`at most ${bounds.clauseWords} words without a comma or a full stop are read, up to "${cut.clause}"`]
      : []),
    ...(cut.rest ? [`the first ${bounds.words} words are read, up to "${cut.rest}"`] : []),
  ]
  return leftOut.length === 0 && kept.join('').length === text.length
    ? { text, leftOut }
    : { text: kept.join(''), leftOut }
}

const shorten = (word: string, letters: number): string =>
  word
    .replace(LETTERS, run => (run.length > letters ? run.slice(0, letters).toWellFormed() : run))
    .slice(0, LONGEST_JOINED)

function quote(text: string): string {
  const first = text.slice(0, QUOTED_LETTERS).toWellFormed().replaceAll(/\s+/gu, ' ').trim()
  return text.length > QUOTED_LETTERS ? `${first}…` : first
}
