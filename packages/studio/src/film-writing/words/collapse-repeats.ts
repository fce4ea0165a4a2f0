/**
 * Limits runs of white space and marks: one space, two line breaks, three marks. This bounds the work of patterns and
 * changes no meaning.
 */
export const collapseRepeats = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, lines => (lines.split('\n').length > 2 ? '\n\n' : '\n'))
    .replaceAll(/([\p{P}\p{S}])\1{3,}/gu, '$1$1$1')
    .trim()
