// A full stop ends a sentence before a space or the end, so that `3.5` and `a.com` stay whole.
const SENTENCE_END = /(?<=[。！？!?；;\n])(?![”’"」』）)])|(?<=[。！？!?][”’"」』）)])|(?<=[^\s.]\.["”’)]?)(?=\s|$)/u
const CLAUSE_END = /[，,、：:。！？!?；;\n—–|•·]|\.(?=\s|$)|(?<=\s)-(?=\s)/u
const ABBREVIATION = /(?:^|\s)(?:mr|mrs|ms|dr|st|vs|no|e\.g|i\.e|etc|approx|[a-z])\.$/iu

/** The sentences of a text, trimmed, with their own marks. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.split(SENTENCE_END)) {
    open += piece
    if (ABBREVIATION.test(open.trimEnd())) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

/** The clauses of a text, trimmed and without their separators; brackets and quotations are not cut. */
export function splitClauses(text: string): string[] {
  const clauses: string[] = []
  let open = ''
  let depth = 0
  for (const [at, character] of Array.from(text).entries()) {
    if ('（([【《「『“'.includes(character)) depth++
    else if ('）)]】》」』”'.includes(character)) depth = Math.max(0, depth - 1)
    const isThousands = character === ',' && /\d$/.test(open) && /^\d{3}/.test(tailOf(text, at))
    const isEnd =
      character === '.'
        ? /^(?:\s|$)/.test(tailOf(text, at)) && !ABBREVIATION.test(`${open}.`)
        : CLAUSE_END.test(character)
    const isDash = character === '-' && /\s$/.test(open) && /^\s/.test(tailOf(text, at))
    const isClock = character === ':' && /\d$/.test(open) && /^\d/.test(tailOf(text, at))
    if (depth === 0 && (isEnd || isDash) && !isThousands && !isClock) {
      if (open.trim()) clauses.push(open.trim())
      open = ''
    } else open += character
  }
  if (open.trim()) clauses.push(open.trim())
  return clauses
}

const tailOf = (text: string, at: number): string =>
  Array.from(text)
    .slice(at + 1, at + 5)
    .join('')
