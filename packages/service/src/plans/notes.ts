import type { Made } from '@kinora/media/engine/contract'
import type { Note, NoteCode, ToldNote } from '@kinora/media/engine/note'

// Notes list what was asked for and not done; everything else was done. A note on a word is stored as data and becomes
// a sentence when shown. All other notes are short sentences that begin with their field.

// More are not read.
const MAX_NOTES = 20
const MAX_CHARACTERS = 300
const MAX_WORDS = 20

type Sentence = { says: string; of?: (note: Note) => string }
const drawnAs = ({ as }: Note): string => (as === undefined ? '' : ` as ${as}`)
const seenIn = ({ as }: Note): string => (as === undefined ? '' : ` (seen: ${as})`)

/** The sentences in the order of display, and what each adds to a word. */
const SENTENCES: Record<NoteCode, Sentence> = {
  'stands-for': { says: 'prompt: abstract words, shown by a scene:' },
  'nearest-asset': { says: 'prompt: drawn as the most similar thing:', of: drawnAs },
  block: { says: 'prompt: drawn as blocks with their words on them:' },
  'not-acted': { says: 'prompt: actions that are not performed:' },
  'nearest-place': { says: 'prompt: places drawn as the most similar one:', of: drawnAs },
  'place-not-shown': { says: 'prompt: places that are not shown:', of: seenIn },
  'not-visible': { says: 'prompt: in the scene, but hidden, outside the frame or too small to be seen:' },
  'not-placed': { says: 'prompt: drawn, but not in this position:' },
  'still-seen': { says: 'prompt: visible, although excluded:' },
  'setting-not-seen': { says: 'prompt: a time, season or weather without a visible effect:', of: seenIn },
  'move-not-made': { says: 'prompt: camera moves that are not made:' },
  'not-drawn-yet': {
    says: 'prompt: understood, but not drawn yet:',
    of: ({ as }) => (as === undefined ? '' : ` in ${as}`),
  },
  unknown: { says: 'prompt: these words were not understood:' },
  unshown: { says: 'prompt: these words were understood, but are not visible:' },
  unused: { says: 'prompt: these words were not used:' },
}

const wordNotes = (code: NoteCode, words: readonly string[]): Note[] => words.map(word => ({ code, word }))

export const unusedNotes = (words: readonly string[]): Note[] => wordNotes('unused', words)

/** All notes of an engine on an order; of notes on words, only those on the caller's words. */
export const notesOfMade = (
  { notes = [], told = [], unknown = [], unshown = [] }: Partial<Made>,
  isOwn: (word: string) => boolean = () => true,
): ToldNote[] => [
  ...notes,
  ...[...told, ...wordNotes('unknown', unknown), ...wordNotes('unshown', unshown)].filter(({ word }) => isOwn(word)),
]

/** The sentences shown: no duplicates, one list per code, limited in length. */
export function tidyNotes(notes: readonly ToldNote[]): string[] {
  const sentences = notes.filter(note => typeof note === 'string')
  const lists = Object.entries(SENTENCES).flatMap(([code, { says, of }]) =>
    listed(
      says,
      notes.flatMap(note => (typeof note !== 'string' && note.code === code ? [quoted(note, of)] : [])),
    ),
  )
  const all = [...new Set([...sentences, ...lists].map(cut))]
  if (all.length <= MAX_NOTES) return all
  const left = all.length - MAX_NOTES + 1
  return [...all.slice(0, MAX_NOTES - 1), `and ${left} more notes`]
}

const quoted = (note: Note, of: Sentence['of']): string => `"${note.word.replaceAll('"', "'")}"${of ? of(note) : ''}`

function listed(says: string, words: readonly string[]): string[] {
  const each = [...new Set(words)]
  if (each.length === 0) return []
  const shown =
    each.length > MAX_WORDS ? [...each.slice(0, MAX_WORDS - 1), `and ${each.length - MAX_WORDS + 1} more`] : each
  return [`${says} ${shown.join(', ')}`]
}

const cut = (note: string): string => {
  const characters = Array.from(note.replaceAll(/[\s\p{C}]+/gu, ' '))
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
    : characters.join('')
}
