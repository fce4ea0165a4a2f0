/** A place in a picture or a frame, in shares of its sides. */
export type ShareBox = { left: number; top: number; width: number; height: number }
