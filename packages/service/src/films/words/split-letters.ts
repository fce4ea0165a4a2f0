const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What readers take for single letters: an emoji of several signs is one. */
export const splitLetters = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
