import type { Cue } from '../../src/text/cue.ts'
import { removeBlankLines } from './format-srt.ts'
import { formatTimeStamp } from './format-time-stamp.ts'

/** A WebVTT file, as browsers show it. */
export const formatVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...cues.map(({ startSeconds, endSeconds, text }) => {
      const times = `${formatTimeStamp(startSeconds, '.')} --> ${formatTimeStamp(endSeconds, '.')}`
      return `${times}\n${escaped(removeBlankLines(text))}\n`
    }),
  ].join('\n')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
