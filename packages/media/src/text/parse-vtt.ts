import type { ParsedCues } from './cue.ts'
import { splitLines, readCues, withoutTags } from './read-cues.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00A0', lrm: '\u200E', rlm: '\u200F' }

/** WebVTT; as tolerant as for .srt files. */
export function parseVtt(text: string): ParsedCues {
  const lines = splitLines(text)
  const parsed = readCues(withoutComments(lines), {
    isName: (line, before) => line !== '' && (before === undefined || before.trim() === ''),
    plain: text =>
      withoutTags(text.replace(/<[\d:.]+>/g, '')).replace(/&([a-z]+);/g, (all, name: string) => ENTITIES[name] ?? all),
  })
  if (!/^WEBVTT(?:\s|$)/.test(lines[0] ?? ''))
    parsed.problems.unshift({ line: 1, says: 'it does not begin with WEBVTT' })
  return parsed
}

/** Blanks out comments, styles and regions, up to the next blank line; the numbers of the lines stay. */
function withoutComments(lines: readonly string[]): string[] {
  let inside = false
  return lines.map((line, index) => {
    const begins = index === 0 || lines[index - 1]!.trim() === ''
    if (line.trim() === '') inside = false
    else if (begins && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) inside = true
    return inside ? '' : line
  })
}
