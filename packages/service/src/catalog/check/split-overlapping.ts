// Folded and taken apart, a piece takes some megabytes and milliseconds: others are served between two of them.
const PIECE = 8_192

/**
 * A text in pieces, each of which begins before the end of the one before it by at least `overlap` characters, so that
 * whatever is shorter lies whole in one of them. They begin between sentences, words or characters, in this order of
 * preference: half a word must not look like another.
 */
export function* splitOverlapping(text: string, overlap: number): Generator<string> {
  for (let from = 0; ; ) {
    const to = from + PIECE
    yield text.slice(from, to)
    if (to >= text.length) return
    const latest = to - overlap
    // Half a piece at most is looked at again.
    from = beginningIn(text, Math.max(from + 1, latest - PIECE / 2), latest)
  }
}

const BREAKS = [/[\n.!?。！？](?=[^\n.!?。！？]*$)/, /\s(?=\S*$)/, /\p{Script=Han}(?=\P{Script=Han}*$)/u]

function beginningIn(text: string, earliest: number, latest: number): number {
  const stretch = text.slice(earliest, latest)
  for (const end of BREAKS) {
    const found = stretch.search(end)
    if (found >= 0) return earliest + found + 1
  }
  return latest
}
