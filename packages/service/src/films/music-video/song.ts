import type { SoundAnalysis } from '@kinora/media/engine/contract'

export type Phrase = { fromSeconds: number; toSeconds: number }

/** A pause of at least this length between words starts a new phrase. */
const BREATH_SECONDS = 0.7
/** Longer phrases are split, because a shot of one singer is at most this long. */
const LONGEST_PHRASE_SECONDS = 10

/** The loudness at a time, 0 to 1. Returns 0.5 if the song has no sections. */
export const energyAt = ({ sections }: SoundAnalysis, seconds: number): number =>
  (sections.find(({ fromSeconds, toSeconds }) => seconds >= fromSeconds && seconds < toSeconds) ?? sections.at(-1))
    ?.energy ?? 0.5

/** The phrases of a song, each sung in one breath. */
export function findPhrases({ words }: Pick<SoundAnalysis, 'words'>): Phrase[] {
  const phrases: Phrase[] = []
  for (const { fromSeconds, toSeconds } of words) {
    const last = phrases.at(-1)
    const continuesPhrase =
      last && fromSeconds - last.toSeconds < BREATH_SECONDS && toSeconds - last.fromSeconds <= LONGEST_PHRASE_SECONDS
    if (continuesPhrase) last.toSeconds = Math.max(last.toSeconds, toSeconds)
    else phrases.push({ fromSeconds, toSeconds })
  }
  return phrases
}

export const overlapSeconds = (a: Phrase, b: Phrase): number =>
  Math.max(0, Math.min(a.toSeconds, b.toSeconds) - Math.max(a.fromSeconds, b.fromSeconds))
