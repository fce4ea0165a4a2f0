import { splitGraphemes } from './split-graphemes.ts'

type Word = { text: string; fromSeconds: number; toSeconds: number }

/** The pause that ends a phrase, and the longest time that a line is shown. */
const PAUSE_SECONDS = 0.7
const LONGEST_SECONDS = 6

/**
 * Builds subtitles from timed words: one phrase at a time, in lines that fit, each shown while its words are spoken.
 */
export function subtitlesFromWords(words: readonly Word[]): Subtitle[] {
  const whole = words
    .filter(({ text, fromSeconds, toSeconds }) => text.trim() !== '' && toSeconds > fromSeconds)
    .flatMap(splitWideWord)
  return phrasesOf(whole)
    .flatMap(phrase => divided(phrase))
    .map(lineOf)
}

function phrasesOf(words: readonly Word[]): Word[][] {
  const phrases: Word[][] = []
  for (const word of words) {
    const last = phrases.at(-1)
    const before = last?.at(-1)
    const isNew =
      !before || word.fromSeconds - before.toSeconds > PAUSE_SECONDS || /[.!?。！？…]["”’」』]?$/u.test(before.text)
    if (isNew) phrases.push([word])
    else last?.push(word)
  }
  return phrases
}

/** Splits a phrase that is too wide or too long at the best place: near its middle, after punctuation, at a pause. */
function divided(words: readonly Word[]): (readonly Word[])[] {
  const [first, last] = [words[0], words.at(-1)]
  const isFitting =
    subtitleWidth(joinWords(words.map(({ text }) => text))) <= MAX_WIDTH &&
    (last?.toSeconds ?? 0) - (first?.fromSeconds ?? 0) <= LONGEST_SECONDS
  if (words.length < 2 || isFitting) return [words]
  const whole = subtitleWidth(joinWords(words.map(({ text }) => text)))
  let best = { at: 1, cost: Number.POSITIVE_INFINITY }
  for (let at = 1; at < words.length; at++) {
    const share = subtitleWidth(joinWords(words.slice(0, at).map(({ text }) => text))) / whole
    const pause = words[at]!.fromSeconds - words[at - 1]!.toSeconds
    const isMark = /[,;:，；：、]$/u.test(words[at - 1]!.text)
    const cost = Math.abs(share - 0.5) - (isMark ? 0.25 : 0) - Math.min(0.2, pause * 0.5)
    if (cost < best.cost) best = { at, cost }
  }
  return [...divided(words.slice(0, best.at)), ...divided(words.slice(best.at))]
}

const lineOf = (words: readonly Word[]): Subtitle => ({
  text: joinWords(words.map(({ text }) => text)).replace(/[,;，；、]$/u, ''),
  fromSeconds: words[0]?.fromSeconds ?? 0,
  toSeconds: words.at(-1)?.toSeconds ?? 0,
})

/** Splits a `word` that is a whole phrase, as recognisers return for Chinese; its pieces share its time. */
function splitWideWord(word: Word): Word[] {
  if (subtitleWidth(word.text) <= MAX_WIDTH) return [word]
  const letters = splitGraphemes(word.text)
  const pieces = /\s/u.test(word.text.trim()) ? word.text.trim().split(/\s+/u) : letters
  // A word without a break opportunity is cut at the end of the line.
  const small = pieces.flatMap(piece => (subtitleWidth(piece) <= MAX_WIDTH ? [piece] : splitGraphemes(piece)))
  const whole = small.reduce((sum, piece) => sum + subtitleWidth(piece), 0)
  let spent = 0
  return small.map(text => {
    const from = spent
    spent += subtitleWidth(text)
    const at = (width: number): number => word.fromSeconds + ((word.toSeconds - word.fromSeconds) * width) / whole
    return { text, fromSeconds: at(from), toSeconds: at(spent) }
  })
}

/** One line of subtitles; times are seconds of the film. */
export type Subtitle = { text: string; fromSeconds: number; toSeconds: number }

/** The widest line: 42 Latin letters, or 20 full-width characters. */
export const MAX_WIDTH = 42

const BROAD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

export const isBroad = (text: string): boolean => BROAD.test(text)

/** The width in Latin letters; 20 full-width characters fill a line. */
export const subtitleWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (BROAD.test(letter) ? MAX_WIDTH / 20 : 1), 0)

/** Joins the words of a line: full-width scripts take no spaces, Latin words do. */
export function joinWords(words: readonly string[]): string {
  let line = ''
  for (const word of words.map(text => text.trim()).filter(Boolean)) {
    const isApart =
      line !== '' &&
      !BROAD.test(line.at(-1) ?? '') &&
      !BROAD.test(word.charAt(0)) &&
      !/^[,.!?;:，。！？；：、’')\]]/u.test(word)
    line += isApart ? ` ${word}` : word
  }
  return line
}
