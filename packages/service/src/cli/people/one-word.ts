import { isId } from '../../core/ids.ts'
import { WrongUsage } from './exit-codes.ts'
import type { Given } from './people-command.ts'

// Arguments that are ids.
const IDS = ['TASK', 'FILM', 'SUBJECT']

export function readId(word: string, what: string): string {
  if (isId(word)) return word
  throw new WrongUsage(`${what} must be an id (decimal digits), got ${JSON.stringify(word)}`)
}

/** The only word of a command that is about one thing. */
export function oneWord({ words }: Given, what: string): string {
  if (words.length === 1 && words[0] !== undefined) return IDS.includes(what) ? readId(words[0], what) : words[0]
  throw new WrongUsage(`${what} expected, got ${words.length === 0 ? 'nothing' : words.join(' ')}`)
}
