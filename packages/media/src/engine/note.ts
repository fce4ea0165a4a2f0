/** What a note is about: the sentence is made of these where it is shown. */
export const NOTE_CODES = [
  'unknown',
  'unshown',
  'unused',
  'stands-for',
  'nearest-kin',
  'block',
  'not-acted',
  'nearest-place',
  'place-not-shown',
  'not-visible',
  'setting-not-seen',
  'move-not-made',
  'arc-only',
  'not-drawn-yet',
] as const
export type NoteCode = (typeof NOTE_CODES)[number]

/**
 * A note on one word of a prompt, as data. `as` is what is drawn instead, or where the word asks for what cannot be had there;
 * `degrees` is how far a camera goes around.
 */
export type Note = { code: NoteCode; word: string; as?: string; degrees?: number }

/** A note as it is kept with a task: a sentence after the name of its field, or a note on a word. */
export type ToldNote = string | Note
