import type { ParsedCues } from './cue.ts'
import { splitLines, readCues, withoutTags } from './read-cues.ts'

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

/** Parses untrusted subtitles. Unusable parts are reported, and so is a file without cues. */
export function parseSrt(text: string): ParsedCues {
  const parsed = readCues(splitLines(text), {
    // A number right below a time is text, not the number of the next cue.
    isName: (line, before) => /^\d+$/.test(line) && (isBlank(before) || !before!.includes('-->')),
    // {\an8} and similar are positions and styles of another format.
    plain: text => withoutTags(text.replace(/\{\\[^{}]*\}/g, '')),
  })
  if (parsed.cues.length + parsed.problems.length === 0)
    parsed.problems.push({ line: 1, says: 'there are no subtitles' })
  return parsed
}
