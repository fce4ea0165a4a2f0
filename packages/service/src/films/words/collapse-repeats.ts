/**
 * A text without runs of white space and of marks: one space, one line break or two, three marks. What is read by
 * patterns is bounded this way, and nobody means more by more.
 */
export const collapseRepeats = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, lines => (lines.split('\n').length > 2 ? '\n\n' : '\n'))
    .replaceAll(/([\p{P}\p{S}])\1{3,}/gu, '$1$1$1')
    .trim()
