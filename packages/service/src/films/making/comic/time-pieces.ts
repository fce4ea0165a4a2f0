import type { TimedWord } from '@kinora/media/engine/contract'

const lettersOf = (text: string): number => Array.from(text.replaceAll(/[^\p{L}\p{N}]/gu, '')).length

/**
 * The time of each piece of a text. Spoken words are assigned to pieces by their letters, so that spoken forms of
 * numbers and signs matter little. A piece lasts from the start of its first word to the end of its last.
 */
export function timePieces(pieces: readonly string[], words: readonly TimedWord[]): TimedWord[] {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || pieces.length === 0) return []
  const whole = Math.max(
    1,
    pieces.reduce((sum, piece) => sum + lettersOf(piece), 0),
  )
  const spoken = Math.max(
    1,
    words.reduce((sum, word) => sum + lettersOf(word.text), 0),
  )
  let [letters, word, heard] = [0, 0, 0]
  return pieces.flatMap((text, index) => {
    letters += lettersOf(text)
    const own: TimedWord[] = []
    const isLast = index === pieces.length - 1
    while (word < words.length) {
      const next = words[word]!
      // By its middle: a word across two pieces belongs to the one with more of it.
      const middle = heard + lettersOf(next.text) / 2
      if (!isLast && middle / spoken >= letters / whole) break
      heard += lettersOf(next.text)
      own.push(next)
      word += 1
    }
    const [from, to] = [own[0], own.at(-1)]
    return from && to ? [{ text, fromSeconds: from.fromSeconds, toSeconds: to.toSeconds }] : []
  })
}
