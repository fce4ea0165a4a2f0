import { readWordFile } from '../../words/vocabulary/word-data.ts'
import type { Placement, SceneCamera } from '@kinora/media/scene/scene-schema'
import { foldText, type Token, tokenise } from '../../words/tokenise.ts'

export const OPERATIONS = ['remove', 'add', 'replace', 'move', 'set'] as const
export type Operation = (typeof OPERATIONS)[number]
export const STEPPED = ['view', 'speed', 'size', 'age', 'light', 'length', 'volume', 'count'] as const
export type Step = { of: (typeof STEPPED)[number]; by: 1 | -1 }
export type Sex = 'woman' | 'man'
export const TURNS = ['facing', 'looking'] as const
export type Turn = (typeof TURNS)[number]
export const MOMENTS = ['start', 'then', 'end'] as const
export type Moment = (typeof MOMENTS)[number]
/** When something is done: relative to what is done already, at a second of the clip, and how long. */
export type When = { moment?: Moment; at?: number; seconds?: number }

export type Posture = Partial<Record<Placement['relation'], Placement['relation']>>

type EditWords = {
  operations: Record<Operation, string[]>
  /** The operations that put something into somebody's hands. */
  giving: string[]
  between: string[]
  /** Words between a thing and its new form. */
  becoming: string[]
  /** Words of what takes the place of what is done. */
  instead: string[]
  /** The words for replacing that exchange two things of the document. */
  exchanging: string[]
  joints: string[]
  /** These name what somebody goes to: `closer to the door`. */
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
  when: Record<Moment, string[]>
  /** Patterns of a second of the clip, of a duration and of the length of the clip; the first group that matches is the number. */
  seconds: Record<'at' | 'for' | 'long', string>
  /** The words before something that somebody turns to, with the body or with the eyes. */
  turns: Record<Turn, string[]>
  /** Words for a direction that nothing of the document is in. */
  directions: [string[], 'camera' | 'away'][]
  relations: [string[], Pick<Placement, 'relation' | 'side'>][]
  /** Words for how somebody is somewhere, and what they make of a relation: to lie on something is `lying-on`. */
  postures: [string[], Posture][]
  /** Words for a side of the picture or of what somebody is on. */
  sides: [string[], 'left' | 'right'][]
  /** Words for the lamps of a place. */
  lamps: string[]
  switches: Record<'on' | 'off', string[]>
  only: string[]
  /** Words for one that is not in the document yet. */
  indefinite: string[]
  it: string[]
  ands: string[]
  numbers: Record<string, number>
  metres: string[]
  /** Words for the fields themselves: without them a request means the same. */
  fields: string[]
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
  | { moment: Moment }
/** A range of tokens that is understood. */
export type Found = Meant & { from: number; to: number; text: string }

let table: Map<string, Meant> | undefined
let longest = 0

function phrases(): Map<string, Meant> {
  if (table) return table
  table = new Map()
  const { operations, steps, views, music, letters, lines, when } = editWords()
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
  for (const moment of MOMENTS) add(when[moment], { moment })
  return table
}

/**
 * A part of a request, with its operations, steps and views; `rest` has blanks in their place. A dependent part belongs
 * to the one before it: `before they leave`.
 */
export type Clause = {
  text: string
  found: Found[]
  rest: string
  isDependent: boolean
  when?: When
  /** The length of the clip. */
  seconds?: number
}

const QUOTES = /^["“”「」]$/u

/** The parts of a request: `make it night and remove the dog` has two. */
export function readClauses(words: string): Clause[] {
  const folded = foldText(words)
  const tokens = tokenise(folded)
  const { joints } = editWords()
  const cuts = new Set<number>()
  const parts = new Set<number>()
  let isQuoted = false
  for (const [at, token] of tokens.entries()) {
    if (QUOTES.test(token.text)) {
      isQuoted = !isQuoted
      continue
    }
    if (isQuoted) continue
    if (token.type === 'clause' || token.type === 'sentence') cuts.add(at)
    // A conjunction begins a part only before an operation or a moment.
    const next = tokens[at + 1]
    const isJoint = joints.includes(token.text)
    if (isJoint && next && matchAt(tokens, at + 1)) cuts.add(at)
    else if (at > 0 && !cuts.has(at - 1) && momentAt(tokens, at)?.moment === 'then') parts.add(at)
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
    else {
      if (parts.has(at)) close()
      part.push(token)
    }
  close()
  return clauses
}

function readClause(words: string, tokens: readonly Token[], from: number, to: number): Clause {
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(tokens, at)
    const next = tokens[at + (match?.taken ?? 0)]?.text ?? ''
    const isPlaced = match !== undefined && 'step' in match.meant && editWords().towards.includes(next)
    const isMoment = match === undefined || !('moment' in match.meant) || momentAt(tokens, at) !== undefined
    if (match && !isPlaced && isMoment) {
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
  const { when, timed, long } = readWhen(text, found)
  return {
    text,
    found,
    isDependent: editWords().dependent.includes(tokens[0]?.text ?? ''),
    rest: blank(text, [...found.filter(one => !('about' in one)), ...timed]),
    ...(Object.keys(when).length > 0 && { when }),
    ...(long !== undefined && { seconds: long }),
  }
}

type Range = Pick<Found, 'from' | 'to'>

/** When a part is: `at the end`, `at 3 seconds`, `for 2 seconds`. `timed` are the ranges of the numbers. */
function readWhen(text: string, found: readonly Found[]): { when: When; timed: Range[]; long: number | undefined } {
  const timed: Range[] = []
  const secondsOf = (name: 'at' | 'for' | 'long'): number | undefined => {
    const match = new RegExp(editWords().seconds[name], 'iu').exec(foldText(text))
    const said = match?.slice(1).find(one => one !== undefined)
    const number = said === undefined ? Number.NaN : (editWords().numbers[said] ?? Number(said))
    if (!match || !Number.isFinite(number)) return undefined
    timed.push({ from: match.index, to: match.index + match[0].length })
    return number
  }
  const moment = found.flatMap(one => ('moment' in one ? [one.moment] : []))[0]
  const [at, seconds, long] = [secondsOf('at'), secondsOf('for'), secondsOf('long')]
  return {
    when: {
      ...(moment && { moment }),
      ...(at !== undefined && { at }),
      ...(seconds !== undefined && { seconds }),
    },
    timed,
    long,
  }
}

/** `first` and `then` begin a part; `at the end` is a moment unless it is the end of something. */
function momentAt(tokens: readonly Token[], at: number): { moment: Moment } | undefined {
  const match = matchAt(tokens, at)
  if (!match || !('moment' in match.meant)) return undefined
  const { moment } = match.meant
  if (moment === 'start') return at === 0 || editWords().joints.includes(tokens[at - 1]!.text) ? { moment } : undefined
  return tokens[at + match.taken]?.text === 'of' ? undefined : { moment }
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

const blank = (text: string, found: readonly Range[]): string =>
  found.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)

/** Words without those that name music, letters or lines. */
export const withoutWords = (rest: string, { found }: Clause): string =>
  found.reduce((left, one) => ('about' in one ? left.replace(one.text, ' '.repeat(one.text.length)) : left), rest)
