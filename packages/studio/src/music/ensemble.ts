/** The role of a part. Drums have a groove instead. */
export const ROLES = ['melody', 'counter', 'pad', 'chords', 'arpeggio', 'bass', 'runs', 'percussion'] as const
export type Role = (typeof ROLES)[number] | 'drums'

/** The size of the room. */
export const ROOMS = ['small', 'hall', 'vast'] as const
export type Room = (typeof ROOMS)[number]
