/** The subjects of notes; sentences are built where they are shown. */
export const NOTE_CODES = [
  'unknown',
  'unshown',
  'unused',
  'stands-for',
  'nearest-asset',
  'block',
  'not-acted',
  'nearest-place',
  'place-not-shown',
  'not-visible',
  'not-placed',
  'still-seen',
  'setting-not-seen',
  'move-not-made',
  'not-drawn-yet',
] as const
export type NoteCode = (typeof NOTE_CODES)[number]

/**
 * A note on one word of a prompt, as data. `as` is the thing that is drawn instead, or the place that cannot show it.
 */
export type Note = { code: NoteCode; word: string; as?: string }

/** A note as stored with a task: a sentence that begins with its field, or a note on a word. */
export type ToldNote = string | Note
