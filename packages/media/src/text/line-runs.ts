import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import { findEmojiPicture } from './emoji-pictures.ts'
import { setFont, type TextFont } from './font-faces.ts'
import { splitGraphemes } from '../language/split-graphemes.ts'
import { isRightToLeft } from './scripts.ts'

/** A run of letters, or an emoji, which is drawn as a picture because fonts have none. */
type Run = { text: string } | { image: Image }

// As shares of the em: slightly larger than a capital, slightly below the baseline.
const EMOJI_EM = 1.16
const EMOJI_DESCENT_EM = 0.21

function runsOf(line: string): Run[] {
  const runs: Run[] = []
  for (const grapheme of splitGraphemes(line)) {
    const image = findEmojiPicture(grapheme)
    const last = runs.at(-1)
    if (image) runs.push({ image })
    else if (last && 'text' in last) last.text += grapheme
    else runs.push({ text: grapheme })
  }
  return runs
}

const widthOfRun = (run: Run, context: SKRSContext2D, { size }: TextFont): number =>
  'image' in run ? EMOJI_EM * size : context.measureText(run.text).width

/** The width of a line; sets the context's font. */
export function lineWidth(context: SKRSContext2D, line: string, font: TextFont): number {
  setFont(context, line, font)
  return runsOf(line).reduce((sum, run) => sum + widthOfRun(run, context, font), 0)
}

type LineAt = { x: number; y: number; align: 'left' | 'center'; paint: 'fill' | 'stroke' }

/** Draws a line on its baseline, emoji among its letters; `x` is its left edge or its middle. */
export function drawLine(context: SKRSContext2D, line: string, font: TextFont, { x, y, align, paint }: LineAt): void {
  const isReversed = isRightToLeft(line)
  const draw = (text: string, left: number): void =>
    paint === 'fill' ? context.fillText(text, left, y) : context.strokeText(text, left, y)
  setFont(context, line, font)
  context.direction = isReversed ? 'rtl' : 'ltr'
  context.textAlign = align
  const runs = runsOf(line)
  if (runs.every(run => 'text' in run)) return draw(line, x)
  const whole = lineWidth(context, line, font)
  context.textAlign = 'left'
  let left = align === 'center' ? x - whole / 2 : x
  for (const run of isReversed ? runs.toReversed() : runs) {
    const width = widthOfRun(run, context, font)
    const side = EMOJI_EM * font.size
    if ('text' in run) draw(run.text, left)
    else context.drawImage(run.image, left, y + EMOJI_DESCENT_EM * font.size - side, side, side)
    left += width
  }
}
