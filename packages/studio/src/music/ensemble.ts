/** What a part does in the whole; drums have a groove instead. */
export const ROLES = ['melody', 'counter', 'pad', 'chords', 'arpeggio', 'bass', 'runs', 'percussion'] as const
export type Role = (typeof ROLES)[number] | 'drums'

/** How large the room sounds in which all play. */
export const ROOMS = ['small', 'hall', 'vast'] as const
export type Room = (typeof ROOMS)[number]
