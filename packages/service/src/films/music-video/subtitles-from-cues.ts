import { type Subtitle, subtitlesFromWords } from '@kinora/media/language/subtitles-from-words'

/** A cue of a subtitle file, whose text may have several lines. */
type Cue = { startSeconds: number; endSeconds: number; text: string }

/**
 * The cues of a file as lines that fit: in order, without overlaps, within the film. The lines of a long cue share its
 * time.
 */
export function subtitlesFromCues(cues: readonly Cue[], filmSeconds: number): Subtitle[] {
  return timed(cues, filmSeconds).flatMap(({ cue: { text, startSeconds }, toSeconds }) =>
    toSeconds > startSeconds ? subtitlesFromWords(wordsOf(text, startSeconds, toSeconds)) : [],
  )
}

/** Cues without time: after the film, or starting together with another. */
export const unseenCues = <C extends Cue>(cues: readonly C[], filmSeconds: number): C[] =>
  timed(cues, filmSeconds).flatMap(({ cue, toSeconds }) => (toSeconds > cue.startSeconds ? [] : [cue]))

function timed<C extends Cue>(cues: readonly C[], filmSeconds: number): { cue: C; toSeconds: number }[] {
  const ordered = cues.toSorted((a, b) => a.startSeconds - b.startSeconds)
  return ordered.map((cue, at) => ({
    cue,
    toSeconds: Math.min(cue.endSeconds, ordered[at + 1]?.startSeconds ?? filmSeconds, filmSeconds),
  }))
}

/** The words of a cue, with shares of its time by their lengths. */
function wordsOf(text: string, fromSeconds: number, toSeconds: number): Subtitle[] {
  const words = text.split(/\s+/u).filter(Boolean)
  const whole = words.reduce((sum, word) => sum + word.length, 0)
  let spent = 0
  return words.map(word => {
    const from = spent
    spent += word.length
    const at = (letters: number): number => fromSeconds + ((toSeconds - fromSeconds) * letters) / whole
    return { text: word, fromSeconds: at(from), toSeconds: at(spent) }
  })
}
