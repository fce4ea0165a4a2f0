import { isId } from '../../core/ids.ts'
import { WrongUsage } from './exit-codes.ts'
import type { Given } from './people-command.ts'
import { nearestName } from '../unknown-flag.ts'

// Arguments that are ids.
const IDS = ['TASK', 'FILM', 'SUBJECT']

export function readId(word: string, what: string): string {
  if (isId(word)) return word
  throw new WrongUsage(`${what} must be an id (decimal digits), got ${JSON.stringify(word)}`)
}

/** The single argument of a command. */
export function oneWord({ words }: Given, what: string): string {
  if (words.length === 1 && words[0] !== undefined) return IDS.includes(what) ? readId(words[0], what) : words[0]
  throw new WrongUsage(`${what} expected, got ${words.length === 0 ? 'nothing' : words.join(' ')}`)
}

/** The values of a flag, each of which must be one of these. */
export function readChoices(given: Given, flag: string, choices: readonly string[]): string[] {
  const texts = given.texts(flag)
  const wrong = texts.find(one => !choices.includes(one))
  if (wrong === undefined) return texts
  const meant = nearestName(wrong, choices)
  throw new WrongUsage(
    `--${flag} takes one of ${choices.join(', ')}, got ${JSON.stringify(wrong)}${meant ? `; is ${meant} meant?` : ''}`,
  )
}

/** Describes a filter that matches nothing: ` with state failed or success and type text2video`. */
export function filterWords(filter: Record<string, readonly string[]>): string {
  const parts = Object.entries(filter).flatMap(([name, values]) =>
    values.length > 0 ? [`${name} ${values.join(' or ')}`] : [],
  )
  return parts.length > 0 ? ` with ${parts.join(' and ')}` : ''
}
