const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What readers take for single characters: letters with their marks, whole emoji. */
export const splitGraphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
