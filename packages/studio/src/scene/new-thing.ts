import type { Subject } from '../direct/shot-list.ts'

/** Something that the words did not name and the scene needs. */
export const newThing = (words: string, sprite: string, more: Partial<Subject> = {}): Subject => ({
  words,
  what: { sprite },
  count: 1,
  size: 'normal',
  motion: 'still',
  ...more,
})
