/** Pixels across and down. */
export type Size = { width: number; height: number }

/** A picture as canvases and picture files have it: rows of red, green, blue and straight alpha. */
export type RgbaPicture = Size & { rgba: Uint8Array }
