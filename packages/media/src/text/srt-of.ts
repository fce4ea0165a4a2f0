import type { Cue } from './cue.ts'
import { stampOf } from './time-stamp.ts'

/** A SubRip file: numbered, with commas. */
export const srtOf = (cues: readonly Cue[]): string =>
  cues
    .map(({ startSeconds, endSeconds, text }, index) => {
      const times = `${stampOf(startSeconds, ',')} --> ${stampOf(endSeconds, ',')}`
      // The format has no way to write an arrow of its own kind.
      return `${index + 1}\n${times}\n${tightened(text).replaceAll('-->', '→')}\n`
    })
    .join('\n')

/** Without blank lines, which would end the cue. */
export const tightened = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n')
