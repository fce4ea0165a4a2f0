import { WrongUsage } from './exit-codes.ts'
import type { Given } from './people-command.ts'

/** The only word of a command that is about one thing. */
export function oneWord({ words }: Given, what: string): string {
  if (words.length === 1 && words[0] !== undefined) return words[0]
  throw new WrongUsage(`${what} expected, got ${words.length === 0 ? 'nothing' : words.join(' ')}`)
}
