/** The codes of notes. A note refers to one place of the document. */
export const NOTE_CODES = {
  'stands-in': 'Something else is drawn for an asset.',
  'not-drawn': 'The stage cannot draw it.',
  'not-in-frame': 'It is in the scene, and the camera does not see it.',
  covered: 'It is in the frame, and something hides it.',
  'no-room': 'There is no room for it where it is said to be.',
  conflict: 'Two parts of the document cannot both be true.',
  through: 'Two bodies are in each other, or a body is in what is built.',
  floats: 'A body is above what it is on.',
  'not-placed': 'It is drawn, and no frame shows this position.',
  'not-afforded': 'What it is put on or done to does not allow that.',
  'not-acted': 'This body cannot be seen doing that.',
  'place-view': 'The place can only be seen from another side.',
  'not-heard': 'It makes no sound, or its sound comes from no one place.',
  'not-spoken': 'It could not be spoken.',
  'text-cut': 'The letters do not fit where they are said to be.',
  'not-understood': 'The reader does not know the word.',
  unread: 'The words say more than was read.',
} as const

export type NoteCode = keyof typeof NOTE_CODES
