import { hasWords } from './has-words.ts'
import { splitGraphemes } from './split-graphemes.ts'
import { isBroad, MAX_WIDTH, subtitleWidth } from './subtitles-from-words.ts'
import { splitSentences } from './split-sentences.ts'

/** The length of one utterance, in the width of subtitle lines: about twelve seconds. */
const MAX_BREATH = MAX_WIDTH * 3

/**
 * Splits a text into utterances: short sentences are joined, and a long one is an utterance. Punctuation alone is not
 * spoken.
 */
export const splitUtterances = (text: string): string[] => packSentences(text, MAX_BREATH).filter(hasWords)

/** Splits a text into captions: complete lines that fit, cut after punctuation and near the middle. */
export const splitCaptions = (text: string): string[] => packSentences(text, MAX_WIDTH)

function packSentences(text: string, maxWidth: number): string[] {
  const packs: string[] = []
  for (const sentence of splitSentences(text)) {
    const last = packs.at(-1)
    const together = last === undefined ? sentence : `${last}${isBroad(last.slice(-1)) ? '' : ' '}${sentence}`
    if (last !== undefined && subtitleWidth(together) <= maxWidth) packs[packs.length - 1] = together
    else packs.push(...splitInHalves(sentence, maxWidth))
  }
  return packs
}

function splitInHalves(text: string, maxWidth: number): string[] {
  if (subtitleWidth(text) <= maxWidth) return [text]
  const letters = splitGraphemes(text)
  const whole = subtitleWidth(text)
  let best = { at: Math.floor(letters.length / 2), cost: Number.POSITIVE_INFINITY }
  let width = 0
  for (let at = 1; at < letters.length; at++) {
    width += subtitleWidth(letters[at - 1] ?? '')
    const [before, after] = [letters[at - 1] ?? '', letters[at] ?? '']
    const isInWord = /[\p{Script=Latin}\p{N}'’-]/u.test(before) && /[\p{Script=Latin}\p{N}'’-]/u.test(after)
    const isMark = /[，,；;：:、。！？!?…]/u.test(before) && !/[，,；;：:、。！？!?…”’"」』）)]/u.test(after)
    const isHanging = /[，,；;：:、。！？!?…”’"」』）).]/u.test(after)
    const cost =
      Math.abs(width / whole - 0.5) + (isInWord || isHanging ? 10 : isMark ? 0 : /\s/u.test(before) ? 0.3 : 0.45)
    if (cost < best.cost) best = { at, cost }
  }
  const parts = [letters.slice(0, best.at).join('').trim(), letters.slice(best.at).join('').trim()]
  return parts.filter(Boolean).flatMap(part => (part === text ? [part] : splitInHalves(part, maxWidth)))
}
