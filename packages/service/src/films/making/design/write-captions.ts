import type { Text } from '@kinora/media/film/timeline'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { splitCaptions } from '@kinora/media/language/split-captions'
import type { Storyboard } from '@kinora/media/shots/storyboard'
import { takeQuotedWords } from '@kinora/studio/film-writing'
import { placeLines, totalSeconds } from './place-lines.ts'

const CAPTIONS = /\b(?:sub-?titles?|captions?|captioned|subtitled)\b|字幕/iu
const NO_CAPTIONS =
  /\b(?:no|without(?: any)?|skip the|do not (?:add|use)|don't (?:add|use)) (?:sub-?titles?|captions?)\b|(?:不要|不加|不用|无需?|没有|不需要|去掉)字幕/iu
/** `caption: "Bread is love"`: a text that is shown once. */
const WRITTEN = /(?:captions?|subtitles?|字幕)\s*(?:says?|reads?|saying|reading|[:：]|为|是)*\s*[:：]?\s*[“"「『]/iu

/** True if a prompt asks for captions of all speech. */
export const asksForCaptions = (prompt: string): boolean =>
  CAPTIONS.test(takeQuotedWords(prompt).rest.replaceAll(new RegExp(WRITTEN, 'giu'), '')) && !NO_CAPTIONS.test(prompt)

/** A caption disappears this long before the next scene. */
const BEFORE_CUT_SECONDS = 0.1

/**
 * Captions of speech, one piece at a time. In a film without a voice, captions of the scenes: `told` has them for the
 * first shot of each.
 */
export function writeCaptions(
  { shots, narration }: Storyboard,
  told: readonly string[],
  say: (text: string) => number,
): Text[] {
  const starts = [0]
  for (const { frames } of shots) starts.push((starts.at(-1) ?? 0) + frames / FRAMES_PER_SECOND)
  const seconds = starts.at(-1) ?? 0
  const lines = narration?.lines ?? []
  if (lines.length === 0)
    return told.flatMap((text, at) => {
      const next = told.findIndex((other, later) => later > at && other !== '')
      const end = (next < 0 ? seconds : starts[next]!) - BEFORE_CUT_SECONDS
      return text === '' ? [] : piecesWithin(text, starts[at]!, end)
    })
  // Follows the pace of the narration: faster if the film would end too soon.
  const lengths = lines.map(({ text }) => ({ fromSeconds: 0, toSeconds: say(text) }))
  const hurry = Math.max(1, totalSeconds(lengths) / seconds)
  const spoken = lengths.map(({ toSeconds }) => ({ fromSeconds: 0, toSeconds: toSeconds / hurry }))
  const shotStarts = lines.map(({ shot }) => starts[shot] ?? 0)
  const places = placeLines(spoken, shotStarts, seconds)
  return lines.flatMap(({ text }, at) => piecesWithin(text, places[at]!, places[at]! + spoken[at]!.toSeconds))
}

/** Each piece gets a share of the time by its letters. */
function piecesWithin(text: string, from: number, to: number): Text[] {
  const pieces = splitCaptions(text)
  const whole = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const frameAt = (letters: number): number =>
    Math.round((from + ((to - from) * letters) / Math.max(1, whole)) * FRAMES_PER_SECOND)
  let letters = 0
  return pieces.map(piece => {
    const fromFrame = frameAt(letters)
    letters += piece.length
    return {
      text: piece,
      style: 'subtitle',
      font: 'sans',
      fromFrame,
      toFrame: Math.max(fromFrame + 1, frameAt(letters)),
    }
  })
}
