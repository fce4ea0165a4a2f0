/** What was heard in a song. Times are seconds from its beginning. */
export type Song = {
  seconds: number
  /** 0 where no rhythm is heard. */
  beatsPerMinute: number
  beats: readonly number[]
  /** Those of the beats that begin a bar. */
  downbeats: readonly number[]
  sections: readonly { fromSeconds: number; toSeconds: number; energy: number }[]
  language: string
  words: readonly { text: string; fromSeconds: number; toSeconds: number }[]
}

export type Phrase = { fromSeconds: number; toSeconds: number }

/** Singers breathe between phrases. */
const BREATH_SECONDS = 0.7
/** A longer phrase is two: nobody holds a picture of one singer for more. */
const LONGEST_PHRASE_SECONDS = 10

/** How loud it is at a time, 0 to 1; in the middle where nothing is known. */
export const energyAt = ({ sections }: Song, seconds: number): number =>
  (sections.find(({ fromSeconds, toSeconds }) => seconds >= fromSeconds && seconds < toSeconds) ?? sections.at(-1))
    ?.energy ?? 0.5

/** What is sung in one breath. */
export function findPhrases({ words }: Pick<Song, 'words'>): Phrase[] {
  const phrases: Phrase[] = []
  for (const { fromSeconds, toSeconds } of words) {
    const last = phrases.at(-1)
    const isSame =
      last && fromSeconds - last.toSeconds < BREATH_SECONDS && toSeconds - last.fromSeconds <= LONGEST_PHRASE_SECONDS
    if (isSame) last.toSeconds = Math.max(last.toSeconds, toSeconds)
    else phrases.push({ fromSeconds, toSeconds })
  }
  return phrases
}

export const overlapSeconds = (a: Phrase, b: Phrase): number =>
  Math.max(0, Math.min(a.toSeconds, b.toSeconds) - Math.max(a.fromSeconds, b.fromSeconds))
