import type { Made } from '@kinora/media/engine/contract'

// Notes say what was asked for and not done, each a short sentence after the name of the field it is about. What is not in
// them was done.

// As many as anybody reads, each as long as a line or two.
const MOST_NOTES = 20
const MOST_CHARACTERS = 300
const MOST_WORDS = 20

const NOT_UNDERSTOOD = 'prompt: these words were not understood:'
const NOT_SHOWN = 'prompt: these words were understood, but nothing is seen of them:'
const NOT_USED = 'prompt: these words were not used:'
const LISTS = [NOT_UNDERSTOOD, NOT_SHOWN, NOT_USED]

const listed = (says: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${says} ${words.map(word => `"${word.replaceAll('"', "'")}"`).join(', ')}`]

/** What an engine made nothing of, of the words that are the caller's own. */
const wordNotes = (
  { unknown = [], unshown = [] }: Pick<Made, 'unknown' | 'unshown'>,
  isOwn: (word: string) => boolean = () => true,
): string[] => [...listed(NOT_UNDERSTOOD, unknown.filter(isOwn)), ...listed(NOT_SHOWN, unshown.filter(isOwn))]

export const unusedNotes = (words: readonly string[]): string[] => listed(NOT_USED, words)

/** Everything an engine told of an order that was made, or is going to be. */
export const notesOfMade = (made: Partial<Made>, isOwn?: (word: string) => boolean): string[] => [
  ...(made.notes ?? []),
  ...wordNotes(made, isOwn),
]

/** Each thing once, lists of words as one, and no more of it than can be read. */
export function tidyNotes(notes: readonly string[]): string[] {
  const lists = LISTS.flatMap(says => listed(says, shortened(wordsAfter(says, notes))))
  const others = notes.filter(note => !LISTS.some(says => note.startsWith(says)))
  const all = [...new Set([...others, ...lists].map(cut))]
  if (all.length <= MOST_NOTES) return all
  const left = all.length - MOST_NOTES + 1
  return [...all.slice(0, MOST_NOTES - 1), `and ${left} more notes`]
}

const wordsAfter = (says: string, notes: readonly string[]): string[] => [
  ...new Set(
    notes
      .filter(note => note.startsWith(says))
      .flatMap(note => Array.from(note.slice(says.length).matchAll(/"([^"]*)"/g), match => match[1] ?? '')),
  ),
]

const shortened = (words: readonly string[]): string[] =>
  words.length > MOST_WORDS
    ? [...words.slice(0, MOST_WORDS - 1), `… and ${words.length - MOST_WORDS + 1} more`]
    : [...words]

const cut = (note: string): string => {
  const characters = Array.from(note.replaceAll(/[\s\p{C}]+/gu, ' '))
  return characters.length > MOST_CHARACTERS
    ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : characters.join('')
}
