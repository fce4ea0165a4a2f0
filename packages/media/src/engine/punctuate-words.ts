import type { TimedWord } from './contract.ts'

/** A word, its position in the spoken text, and its times. */
export type SpokenWord = { text: string; from: number; to: number; startSeconds: number; endSeconds: number }

const PAUSE = /<#[\d.]*#>/g
// Opening brackets and quotation marks belong to the word after them.
const OPENING = /[\p{Ps}\p{Pi}¿¡]+$/u

/**
 * Words of speech with their times and punctuation, for subtitles: joined in order they are the text again. Unspoken
 * signs and emoji stay with the word before them.
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

/** A word that was spoken in parts is one word. */
function joined(spoken: readonly SpokenWord[]): SpokenWord[] {
  const words: SpokenWord[] = []
  for (const word of spoken) {
    const last = words.at(-1)
    if (last?.from === word.from && last.to === word.to) last.endSeconds = word.endSeconds
    else words.push({ ...word })
  }
  return words
}

/** Splits the text between two words into the marks of the first and those of the second. */
function sidesOf(
  gap: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): { closing: string; opening: string } {
  const shown = gap.replace(PAUSE, ' ').replace(/\s+/g, ' ')
  if (isFirst) return { closing: '', opening: shown.trimStart() }
  if (isLast) return { closing: shown.trimEnd(), opening: '' }
  // A mark after a space belongs to the next word: a straight quotation mark, a currency sign.
  const space = shown.lastIndexOf(' ')
  const from = space > 0 || shown[0] === ' ' ? space + 1 : (OPENING.exec(shown)?.index ?? shown.length)
  return { closing: shown.slice(0, from).trimEnd(), opening: shown.slice(from) }
}

// Milliseconds are finer than anything shown.
const seconds = (value: number): number => Math.round(value * 1_000) / 1_000
