import type { FilmSound } from '@kinora/client'
import type { Subtitle } from './draft.ts'

type Word = FilmSound['words'][number]

// The length of a line that is read at a glance; a pause or the end of a sentence ends it earlier.
const MAX_LETTERS = 42
const MAX_WIDE_LETTERS = 18
const PAUSE_SECONDS = 0.6
const SENTENCE_END = /[.!?。！？…]["'”’)]*$/u
const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u

/** Subtitle lines from spoken words, with their times. */
export function subtitlesFromWords(words: readonly Word[]): Subtitle[] {
  const lines: Word[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    const isOver =
      !line ||
      !last ||
      SENTENCE_END.test(last.text) ||
      word.fromSeconds - last.toSeconds > PAUSE_SECONDS ||
      joinWords([...line, word]).length > (WIDE.test(word.text) ? MAX_WIDE_LETTERS : MAX_LETTERS)
    if (isOver) lines.push([word])
    else line.push(word)
  }
  return lines.map(line => ({ text: joinWords(line), from: line[0]!.fromSeconds, to: endOf(line) }))
}

const endOf = (line: readonly Word[]): number => {
  const [first, last] = [line[0]!, line.at(-1)!]
  return Math.max(last.toSeconds, Math.round((first.fromSeconds + 0.1) * 1_000) / 1_000)
}

/** Chinese characters are joined without spaces. */
export const joinWords = (words: readonly Pick<Word, 'text'>[]): string =>
  words.reduce(
    (text, word) =>
      text === '' || (WIDE.test(word.text) && WIDE.test(text)) ? text + word.text : `${text} ${word.text}`,
    '',
  )
