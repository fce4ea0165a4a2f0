import type { Cue } from './cue.ts'
import { tightened } from './srt-of.ts'
import { stampOf } from './time-stamp.ts'

/** A WebVTT file, as browsers show it. */
export const vttOf = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...cues.map(({ startSeconds, endSeconds, text }) => {
      const times = `${stampOf(startSeconds, '.')} --> ${stampOf(endSeconds, '.')}`
      return `${times}\n${escaped(tightened(text))}\n`
    }),
  ].join('\n')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
