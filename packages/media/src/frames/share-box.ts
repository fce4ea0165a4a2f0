/** A box in a picture or frame, in fractions of its sides. */
export type ShareBox = { left: number; top: number; width: number; height: number }

/** The face of an entity of a scene document. */
export type FaceBox = ShareBox & { who: string }
