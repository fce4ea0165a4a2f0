const DOUBLE_MARKS = ['""', '“”', '「」', '『』']
const TITLE_MARKS = ['《》']
// Not the apostrophe of a word.
const SINGLE_MARKS = String.raw`(?<![\p{L}\p{N}])‘([^’\n]{1,600})’(?!\p{L})`

const between = (marks: readonly string[], most: number): string[] =>
  marks.map(([open, close]) => `${open}([^${close}\\n]{1,${most}})${close}`)

/** What is quoted or named: in double marks of any sort or those of titles. */
const QUOTED = new RegExp(between([...DOUBLE_MARKS, ...TITLE_MARKS], 400).join('|'), 'gu')
/** What may be said by somebody: in double or single marks; nobody says the title of a book. */
const SPOKEN = new RegExp([...between(DOUBLE_MARKS, 600), SINGLE_MARKS].join('|'), 'gu')

export type Quoted = { text: string; from: number; to: number }

/** What stands in quotation marks or those of titles, and where. */
export const findQuotes = (text: string): Quoted[] => find(QUOTED, text).filter(quote => quote.text !== '')

/** What stands in marks that speech is written in, and where; empty ones too. */
export const findSpokenQuotes = (text: string): Quoted[] => find(SPOKEN, text)

const find = (pattern: RegExp, text: string): Quoted[] =>
  [...text.matchAll(pattern)].map(match => ({
    text: (match.slice(1).find(part => part !== undefined) ?? '').trim(),
    from: match.index,
    to: match.index + match[0].length,
  }))
