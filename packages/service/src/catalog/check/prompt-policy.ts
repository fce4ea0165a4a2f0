import { simplifyCharacter } from '@kinora/media/language/simplify-character'
import { foldText, type Word, splitWords } from './policy-words.ts'

/** The list entry that a text matches. For a pattern, the match is not quoted. */
export type Objection = { entry?: string }

/** Compares a text with a list. */
export type PromptPolicy = (text: string) => Objection | undefined

type Entry = { entry: string; words: readonly string[] }

/**
 * Parses a list: a word or phrase a line; `#` begins a comment line; a line between slashes is a regular expression
 * over the normalised text. A line that cannot match, or an invalid expression, is an error, so that a broken list is
 * not mistaken for an empty one.
 */
export function readPromptPolicy(list: string): PromptPolicy {
  const patterns: RegExp[] = []
  const entries: Entry[] = []
  for (const [index, raw] of list
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (line.length > 2 && line.startsWith('/') && line.endsWith('/')) patterns.push(patternOf(line, index + 1))
    else entries.push(entryOf(line, index + 1))
  }
  const findEntry = entryFinder(entries)
  return text => {
    const folded = foldText(text)
    const entry = findEntry(splitWords(folded))
    if (entry !== undefined) return { entry }
    return patterns.some(pattern => pattern.test(folded)) ? {} : undefined
  }
}

/** Long texts are checked in pieces that overlap by more than this, spaced letters included. */
export const LONGEST_ENTRY = 200

function entryOf(line: string, number: number): Entry {
  if (line.length > LONGEST_ENTRY) throw new Error(`line ${number} is longer than ${LONGEST_ENTRY} characters`)
  const words = splitWords(foldText(line)).map(word => word.text)
  if (words.length === 0) throw new Error(`line ${number} has no letter, digit or pictogram to look for`)
  return { entry: line, words }
}

function patternOf(line: string, number: number): RegExp {
  const source = Array.from(line.slice(1, -1), simplifyCharacter).join('')
  try {
    return new RegExp(source, 'iu')
  } catch (error) {
    throw new Error(`line ${number} is not a valid regular expression: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Finds the first entry in a text in one pass, whatever the length of the list. Words match whole, so that "grape" does
 * not match a part of it. Phrases match across spaces and punctuation but not across sentences. Also found are words
 * split by punctuation ("go-re"), phrases written as one word, and spaced letters ("g o r e").
 */
function entryFinder(entries: readonly Entry[]): (words: readonly Word[]) => string | undefined {
  const byFirst = Map.groupBy(entries, ({ words: [first] }) => first)
  const whole = new Map(entries.map(({ entry, words }) => [words.join(''), entry]))
  const longest = [...whole.keys()].reduce((most, text) => Math.max(most, text.length), 0)
  const beginnings = new Set(Array.from(whole.keys(), text => text[0]))

  const phraseAt = (words: readonly Word[], at: number): string | undefined =>
    byFirst
      .get(words[at]?.text)
      ?.find(one => one.words.every((text, index) => isNext(words[at + index], text, index === 0)))?.entry

  const joinedAt = (words: readonly Word[], at: number): string | undefined => {
    if (!beginnings.has(words[at]?.text[0])) return undefined
    let text = ''
    for (let to = at; to < words.length && text.length <= longest; to++) {
      if (to > at && words[to]?.gap !== 'tight') return undefined
      text += words[to]?.text
      const entry = whole.get(text)
      if (entry !== undefined) return entry
    }
    return undefined
  }

  const spelled = (letters: string): string | undefined =>
    // An article before it, or a one-letter word after it, does not prevent a match.
    [letters, letters.replace(/^[ai]/, ''), letters.replace(/[ai]$/, ''), letters.replaceAll(/^[ai]|[ai]$/g, '')]
      .map(one => (one.length > 1 ? whole.get(one) : undefined))
      .find(entry => entry !== undefined)

  return words => {
    for (const at of words.keys()) {
      const entry = phraseAt(words, at) ?? joinedAt(words, at)
      if (entry !== undefined) return entry
    }
    for (const letters of lettersApartIn(words)) {
      const entry = spelled(letters)
      if (entry !== undefined) return entry
    }
    return undefined
  }
}

const isNext = (word: Word | undefined, text: string, isFirst: boolean): boolean =>
  word?.text === text && (isFirst || word.gap !== 'stop')

/** Runs of single letters, each joined to a word. */
function lettersApartIn(words: readonly Word[]): string[] {
  const runs: string[] = []
  let run = ''
  for (const { text, isLetter } of [...words, { text: '', isLetter: false }]) {
    if (!isLetter && run.length > 1) runs.push(run)
    run = isLetter ? run + text : ''
  }
  return runs
}
