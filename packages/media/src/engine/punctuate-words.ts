import type { TimedWord } from './contract.ts'

/** A word, where it stands in the text that is spoken, and when it is heard. */
export type SpokenWord = { text: string; from: number; to: number; startSeconds: number; endSeconds: number }

const PAUSE = /<#[\d.]*#>/g
// Brackets and quotation marks that open: they belong to the word behind them.
const OPENING = /[\p{Ps}\p{Pi}¿¡]+$/u

/**
 * The words of a speech with their times and with the marks that stand beside them in the text, as subtitles show them:
 * joined in their order they are the text again. What is not spoken, a sign or an emoji, stays with the word before it.
 */
export function punctuateWords(text: string, spoken: readonly SpokenWord[]): TimedWord[] {
  const words = joined(spoken)
  const gaps = [...words, undefined].map((word, at) => text.slice(words[at - 1]?.to ?? 0, word?.from ?? text.length))
  const sides = gaps.map((gap, at) => sidesOf(gap, { isFirst: at === 0, isLast: at === words.length }))
  return words.map((word, at) => ({
    text: `${sides[at]?.opening ?? ''}${word.text}${sides[at + 1]?.closing ?? ''}`,
    fromSeconds: seconds(word.startSeconds),
    toSeconds: seconds(word.endSeconds),
  }))
}

/** A word that was too long to be said in one go is one word. */
function joined(spoken: readonly SpokenWord[]): SpokenWord[] {
  const words: SpokenWord[] = []
  for (const word of spoken) {
    const last = words.at(-1)
    if (last?.from === word.from && last.to === word.to) last.endSeconds = word.endSeconds
    else words.push({ ...word })
  }
  return words
}

/** What of the text between two words closes the one, and what opens the other. */
function sidesOf(
  gap: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): { closing: string; opening: string } {
  const shown = gap.replace(PAUSE, ' ').replace(/\s+/g, ' ')
  if (isFirst) return { closing: '', opening: shown.trimStart() }
  if (isLast) return { closing: shown.trimEnd(), opening: '' }
  // Behind a space a mark stands before its word: a quotation mark that is the same on both sides, a sign of a currency.
  const space = shown.lastIndexOf(' ')
  const from = space > 0 || shown[0] === ' ' ? space + 1 : (OPENING.exec(shown)?.index ?? shown.length)
  return { closing: shown.slice(0, from).trimEnd(), opening: shown.slice(from) }
}

// A millisecond is finer than anything that is shown.
const seconds = (value: number): number => Math.round(value * 1_000) / 1_000
