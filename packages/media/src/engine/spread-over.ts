/** A time range, in seconds. */
export type Span = { from: number; to: number }

type Spoken = { letters: number; pauseBefore: number }

// If pauses exceed the time, words keep this fraction of it.
const LEAST_SPOKEN_SHARE = 0.5

/** Divides a time among words by letters, with the requested pauses between them. */
export function spreadOver({ from, to }: Span, said: readonly Spoken[]): Span[] {
  const letters = Math.max(
    1,
    said.reduce((sum, one) => sum + one.letters, 0),
  )
  // A pause before the first word is outside this time.
  const pauses = said.map(({ pauseBefore }, at) => (at === 0 ? 0 : pauseBefore))
  const asked = pauses.reduce((sum, seconds) => sum + seconds, 0)
  const paused = Math.min(asked, (to - from) * (1 - LEAST_SPOKEN_SHARE))
  const secondsPerLetter = (to - from - paused) / letters
  let at = from
  return said.map((one, index) => {
    const begin = at + (asked > 0 ? (paused * pauses[index]!) / asked : 0)
    at = begin + one.letters * secondsPerLetter
    return { from: begin, to: at }
  })
}
