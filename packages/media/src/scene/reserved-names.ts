/** Targets other than entities and places. */
export const RESERVED: ReadonlySet<string> = new Set(['camera', 'screen', 'away', 'left', 'right'])
