import type { Cue } from './cue.ts'
import { splitGraphemes } from '../language/split-graphemes.ts'
import { type SubtitleLayout, subtitlePages } from './layout-subtitle.ts'

/** A cue that fits on the screen, and the lines it is drawn in. */
type LaidCue = Cue & { lines: string[] }

/**
 * Cues as they are shown: each fits into two lines; a longer one becomes several, one after the other, whose times are
 * shared out by their characters. Cues of which nothing can be drawn are gone.
 */
export const splitCues = (cues: readonly Cue[], layout: SubtitleLayout): LaidCue[] =>
  cues.flatMap(cue => pagesOf(cue, subtitlePages(cue.text, layout)))

function pagesOf({ startSeconds, endSeconds }: Cue, pages: readonly string[][]): LaidCue[] {
  const lengths = pages.map(lines => splitGraphemes(lines.join('')).length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let shown = 0
  // To the millisecond, as the files have it, so that each begins exactly where the last one ends.
  const timeNow = (): number => Math.round((startSeconds + ((endSeconds - startSeconds) * shown) / total) * 1000) / 1000
  return pages.map((lines, page) => {
    const start = page === 0 ? startSeconds : timeNow()
    shown += lengths[page]!
    const end = page === pages.length - 1 ? endSeconds : timeNow()
    return { startSeconds: start, endSeconds: end, text: lines.join('\n'), lines }
  })
}
