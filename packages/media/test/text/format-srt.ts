import type { Cue } from '../../src/text/cue.ts'
import { formatTimeStamp } from './format-time-stamp.ts'

/** A SubRip file: numbered, with commas. */
export const formatSrt = (cues: readonly Cue[]): string =>
  cues
    .map(({ startSeconds, endSeconds, text }, index) => {
      const times = `${formatTimeStamp(startSeconds, ',')} --> ${formatTimeStamp(endSeconds, ',')}`
      // The format has no way to write an arrow of its own kind.
      return `${index + 1}\n${times}\n${removeBlankLines(text).replaceAll('-->', '→')}\n`
    })
    .join('\n')

/** Without blank lines, which would end the cue. */
export const removeBlankLines = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n')
