/** What a part does in the whole. */
export type Role = 'melody' | 'counter' | 'pad' | 'chords' | 'arpeggio' | 'bass' | 'runs' | 'percussion' | 'drums'

/** How large the room sounds in which all play. */
export type Room = 'small' | 'hall' | 'vast'
