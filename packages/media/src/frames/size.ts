/** Pixels across and down. */
export type Size = { width: number; height: number }

/** Pixels in the format of canvases and picture files: red, green, blue and straight alpha. */
export type RgbaPicture = Size & { rgba: Uint8Array }
