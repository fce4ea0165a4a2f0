const DOUBLE_MARKS = ['""', '“”', '「」', '『』']
const TITLE_MARKS = ['《》']
// Not the apostrophe of a word.
const SINGLE_MARKS = String.raw`(?<![\p{L}\p{N}])‘([^’\n]{1,600})’(?!\p{L})`

const between = (marks: readonly string[], most: number): string[] =>
  marks.map(([open, close]) => `${open}([^${close}\\n]{1,${most}})${close}`)

/** Quotations and titles: text in double quotation marks of any kind or in title marks. */
const QUOTED = new RegExp(between([...DOUBLE_MARKS, ...TITLE_MARKS], 400).join('|'), 'gu')
/** Possible speech: text in double or single quotation marks, without title marks. */
const SPOKEN = new RegExp([...between(DOUBLE_MARKS, 600), SINGLE_MARKS].join('|'), 'gu')

export type Quoted = { text: string; from: number; to: number }

/** Text in quotation or title marks, with its position. */
export const findQuotes = (text: string): Quoted[] => find(QUOTED, text).filter(quote => quote.text !== '')

/** Text in the marks of speech, with its position; empty quotations included. */
export const findSpokenQuotes = (text: string): Quoted[] => find(SPOKEN, text)

const find = (pattern: RegExp, text: string): Quoted[] =>
  [...text.matchAll(pattern)].map(match => ({
    text: (match.slice(1).find(part => part !== undefined) ?? '').trim(),
    from: match.index,
    to: match.index + match[0].length,
  }))
