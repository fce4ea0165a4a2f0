import { decodeSubtitles } from '@kinora/media/text/decode-subtitles'
import { parseSrt } from '@kinora/media/text/parse-srt'
import { parseVtt } from '@kinora/media/text/parse-vtt'
import { WrongUsage } from './exit-codes.ts'

/** The subtitles of an SRT or VTT file, as a composition takes them. */
export function readCues(bytes: Uint8Array, name: string): { text: string; from: number; to: number }[] {
  const text = decodeSubtitles(bytes)
  const { cues, problems } = /^\uFEFF?WEBVTT/.test(text) ? parseVtt(text) : parseSrt(text)
  const [first] = problems
  if (first) throw new WrongUsage(`${name}: line ${first.line}: ${first.says}`)
  if (cues.length === 0) throw new WrongUsage(`${name}: there is no cue in it`)
  return cues.map(cue => ({ text: cue.text, from: cue.startSeconds, to: cue.endSeconds }))
}
