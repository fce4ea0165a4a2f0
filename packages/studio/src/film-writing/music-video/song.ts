import type { SoundAnalysis } from '@kinora/media/engine/contract'
import type { Section } from '../general/read-scenes.ts'

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

/** A section is a chorus, an intro or an outro by its energy relative to the loudest. */
const [CHORUS, QUIET] = [0.85, 0.6]

/** The part of each section of a song, by its energy and its place. A song of even energy is all verse. */
export function nameSections({ sections }: Pick<SoundAnalysis, 'sections'>): Section[] {
  const loudest = Math.max(...sections.map(({ energy }) => energy), 0.01)
  const shares = sections.map(({ energy }) => energy / loudest)
  if (shares.every(share => share >= CHORUS)) return sections.map(() => 'verse')
  return shares.map((share, at): Section => {
    if (share >= CHORUS) return 'chorus'
    if (at === 0 && share < QUIET) return 'intro'
    if (at === shares.length - 1) return 'outro'
    const choruses = shares.slice(0, at).filter((other, before) => other >= CHORUS && !(shares[before - 1]! >= CHORUS))
    return choruses.length > 1 && shares.slice(at).some(other => other >= CHORUS) ? 'bridge' : 'verse'
  })
}

/** The part of a song at a time. */
export function sectionAt(song: Pick<SoundAnalysis, 'sections'>, seconds: number): Section {
  const at = song.sections.findIndex(({ fromSeconds, toSeconds }) => seconds >= fromSeconds && seconds < toSeconds)
  return nameSections(song).at(at) ?? 'verse'
}
