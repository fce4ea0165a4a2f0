import { readWordFile } from '../../words/vocabulary/word-data.ts'
import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import { foldText, type Token, tokenise } from '../../words/tokenise.ts'

export const OPERATIONS = ['remove', 'add', 'replace', 'move', 'set'] as const
export type Operation = (typeof OPERATIONS)[number]
export const STEPPED = ['view', 'speed', 'size', 'age', 'light', 'length', 'volume', 'count'] as const
export type Step = { of: (typeof STEPPED)[number]; by: 1 | -1 }
export type Sex = 'woman' | 'man'

type EditWords = {
  operations: Record<Operation, string[]>
  /** The operations that put something into somebody's hands. */
  giving: string[]
  between: string[]
  /** Words between a thing and its new form. */
  becoming: string[]
  joints: string[]
  /** After a step these name a place to go to: `closer to the door`. */
  towards: string[]
  /** Words at the beginning of a part that depends on the one before it. */
  dependent: string[]
  /** Phrases for all people. */
  everyone: string[]
  pronouns: Record<Sex | 'all', string[]>
  nouns: Record<Sex, { en: string; zh: string }>
  possessives: string[]
  music: string[]
  letters: string[]
  lines: string[]
  views: [string[], Partial<SceneCamera>][]
  steps: Record<string, Step & { words: string[] }>
}

let loaded: EditWords | undefined
/** The words of requests to change a document: a file of `data/words`. */
export const editWords = (): EditWords => (loaded ??= JSON.parse(readWordFile('edits.json')) as EditWords)

/** The meaning of a word of a request. */
type Meant =
  | { operation: Operation }
  | { step: Step }
  | { view: Partial<SceneCamera> }
  | { about: 'music' | 'letters' | 'lines' }
/** A range of tokens that is understood. */
export type Found = Meant & { from: number; to: number; text: string }

let table: Map<string, Meant> | undefined
let longest = 0

function phrases(): Map<string, Meant> {
  if (table) return table
  table = new Map()
  const { operations, steps, views, music, letters, lines } = editWords()
  const add = (words: readonly string[], meant: Meant): void => {
    for (const word of words) {
      const key = tokenise(foldText(word)).map(({ text }) => text)
      longest = Math.max(longest, key.length)
      table!.set(key.join(' '), meant)
    }
  }
  for (const operation of OPERATIONS) add(operations[operation], { operation })
  for (const { words, of, by } of Object.values(steps)) add(words, { step: { of, by } })
  for (const [words, view] of views) add(words, { view })
  add(music, { about: 'music' })
  add(letters, { about: 'letters' })
  add(lines, { about: 'lines' })
  return table
}

/**
 * A part of a request, with its operations, steps and views; `rest` has blanks in their place. A dependent part belongs
 * to the one before it: `before they leave`.
 */
export type Clause = { text: string; found: Found[]; rest: string; isDependent: boolean }

const QUOTES = /^["“”「」]$/u

/** The parts of a request: `make it night and remove the dog` has two. */
export function readClauses(words: string): Clause[] {
  const folded = foldText(words)
  const tokens = tokenise(folded)
  const { joints } = editWords()
  const cuts = new Set<number>()
  let isQuoted = false
  for (const [at, token] of tokens.entries()) {
    if (QUOTES.test(token.text)) {
      isQuoted = !isQuoted
      continue
    }
    if (isQuoted) continue
    if (token.type === 'clause' || token.type === 'sentence') cuts.add(at)
    // A conjunction begins a part only before an operation.
    const next = tokens[at + 1]
    if (joints.includes(token.text) && next && matchAt(tokens, at + 1)) cuts.add(at)
  }
  const clauses: Clause[] = []
  let part: Token[] = []
  const close = (): void => {
    const [first, last] = [part[0], part.at(-1)]
    if (first && last) clauses.push(readClause(words, part, first.from, last.to))
    part = []
  }
  for (const [at, token] of tokens.entries())
    if (cuts.has(at)) close()
    else part.push(token)
  close()
  return clauses
}

function readClause(words: string, tokens: readonly Token[], from: number, to: number): Clause {
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(tokens, at)
    const next = tokens[at + (match?.taken ?? 0)]?.text ?? ''
    const isPlaced = match !== undefined && 'step' in match.meant && editWords().towards.includes(next)
    if (match && !isPlaced) {
      const [first, last] = [tokens[at]!, tokens[at + match.taken - 1]!]
      found.push({
        ...match.meant,
        from: first.from - from,
        to: last.to - from,
        text: words.slice(first.from, last.to),
      })
    }
    at += match?.taken ?? 1
  }
  const text = words.slice(from, to)
  return {
    text,
    found,
    isDependent: editWords().dependent.includes(tokens[0]?.text ?? ''),
    rest: blank(
      text,
      found.filter(one => !('about' in one)),
    ),
  }
}

/** The longest phrase that begins at a token. */
function matchAt(tokens: readonly Token[], at: number): { meant: Meant; taken: number } | undefined {
  const known = phrases()
  for (let taken = Math.min(longest, tokens.length - at); taken > 0; taken--) {
    const meant = known.get(
      tokens
        .slice(at, at + taken)
        .map(({ text }) => text)
        .join(' '),
    )
    if (meant) return { meant, taken }
  }
  return undefined
}

const blank = (text: string, found: readonly Found[]): string =>
  found.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)

/** Words without those that name music, letters or lines. */
export const withoutWords = (rest: string, { found }: Clause): string =>
  found.reduce((left, one) => ('about' in one ? left.replace(one.text, ' '.repeat(one.text.length)) : left), rest)
