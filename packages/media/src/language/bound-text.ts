/** As many of each are read. A Chinese sign, a pictogram and a punctuation mark count as a word. */
export type TextBounds = {
  /** Longer words are no words of any language that is read here. */
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
/** `!!!!`, `-----` and blank lines: as many of one sign in a row say all that more would. */
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
/** A Chinese sign or a pictogram: what else stands alone says nothing by itself. */
const SAYING = /[\p{L}\p{Extended_Pictographic}]/u
const LETTERS = new RegExp(`${LETTER}+`, 'gv')

/**
 * A text as it is read: what a reader does with each word may look at every other word of the clause and of the text, so
 * both have a length. Takes time in proportion to the text; a text within the bounds is given back as it is.
 */
export function boundText(text: string, bounds: TextBounds): BoundText {
  const kept: string[] = []
  const cut = { word: '', clause: '', rest: '' }
  let [words, inClause, run, last] = [0, 0, 0, '']
  // The space around omitted pieces is no longer than that between two words.
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
