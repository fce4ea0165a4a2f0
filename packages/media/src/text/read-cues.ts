import type { Cue, CueProblem, ParsedCues } from './cue.ts'
import { parseTimeStamp } from './parse-time-stamp.ts'

type CueSyntax = {
  /** True if the line above a time is a number or name of the cue, given the line before it. */
  isName: (line: string, before: string | undefined) => boolean
  /** Text without markup. */
  plain: (text: string) => string
}

// Position settings follow the second time; burnt-in subtitles ignore them.
const TIMES = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s.*)?$/
// Slightly malformed times still count as times; otherwise they would become text of the previous cue.
const LOOKS_LIKE_TIMES = /^[\s\d:.,-]*-->|^\s*\d\S*\s*-->|-->\s*\d{1,4}\s*:/

// Longer texts are not subtitles.
const MAX_CUE_CHARACTERS = 2_000

/**
 * Everything from one time line to the next is one cue, whatever numbers and blank lines are there. A bad cue is
 * reported and left out without affecting others. Sorted by start.
 */
export function readCues(lines: readonly string[], { isName, plain }: CueSyntax): ParsedCues {
  const cues: Cue[] = []
  const problems: CueProblem[] = []
  const starts = lines.flatMap((line, index) => (LOOKS_LIKE_TIMES.test(line) ? [index] : []))
  for (const [place, index] of starts.entries()) {
    const next = starts[place + 1] ?? lines.length
    const named = next < lines.length && next - 1 > index && isName(lines[next - 1]!.trim(), lines[next - 2])
    const text = textOf(lines.slice(index + 1, named ? next - 1 : next), plain)
    const cue = timed(lines[index]!, text)
    if (typeof cue === 'string') problems.push({ line: index + 1, says: cue })
    else cues.push(cue)
  }
  // A stable sort: cues with the same start keep their order.
  cues.sort((a, b) => a.startSeconds - b.startSeconds)
  return { cues, problems }
}

function timed(line: string, text: string): Cue | string {
  const [, start = '', end = ''] = TIMES.exec(line) ?? []
  const [startSeconds, endSeconds] = [parseTimeStamp(start), parseTimeStamp(end)]
  if (startSeconds === undefined || endSeconds === undefined) return 'the times cannot be read'
  if (endSeconds <= startSeconds) return 'it ends before it begins'
  if (text === '') return 'it has no text'
  if (text.length > MAX_CUE_CHARACTERS) return `its text has more than ${MAX_CUE_CHARACTERS} characters`
  return { startSeconds, endSeconds, text }
}

const textOf = (lines: readonly string[], plain: (text: string) => string): string =>
  plain(lines.join('\n'))
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n')

/** Lines with any line ending, without a byte order mark. */
export const splitLines = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)

// Only valid tags: "3 < 5" is text.
export const withoutTags = (text: string): string => text.replace(/<\/?[a-zA-Z][^<>]*>/g, '')
