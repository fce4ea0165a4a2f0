/** One line of subtitles; times are seconds of the film. */
export type Subtitle = { text: string; fromSeconds: number; toSeconds: number }

/** As wide as a line may be: 42 Latin letters, or 20 of the scripts whose letters are as broad as they are high. */
export const MOST_WIDTH = 42

const BROAD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

export const isBroad = (text: string): boolean => BROAD.test(text)

/** In Latin letters; 20 broad ones are a line. */
export const subtitleWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (BROAD.test(letter) ? MOST_WIDTH / 20 : 1), 0)

/** Words of a line put together: broad scripts need no spaces, Latin words among them do. */
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
