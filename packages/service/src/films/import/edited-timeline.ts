/** A piece of a film after an edit elsewhere: which source, and what of it, in frames of the film. */
export type EditedPiece = {
  source: string
  fromFrame: number
  frames: number
  /** The transition to the next piece. */
  transition?: { kind: string; frames: number }
}

/** The names of sources in an edited timeline: exported names, URLs or files. */
export type EditedNames = {
  /** The source with one of these names, URLs or files; undefined if the film has none. */
  sourceOf: (names: readonly string[]) => string | undefined
  framesPerSecond: number
  /** Names of transitions that films have. */
  transitions: readonly string[]
}

const MAX_MESSAGE = 400

/** An edited timeline that cannot be used; the message says where and why. */
export class UnusableEdit extends Error {
  constructor(message: string) {
    // Names in it may be as long as the timeline.
    super(message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE).toWellFormed()}…` : message)
    this.name = 'UnusableEdit'
  }
}

/** More pieces are no film. */
export const MAX_PIECES = 1_000

export function requirePieces(pieces: readonly EditedPiece[]): readonly EditedPiece[] {
  if (pieces.length === 0) throw new UnusableEdit('it shows nothing of the film')
  if (pieces.length > MAX_PIECES) throw new UnusableEdit(`it has ${pieces.length} clips; at most ${MAX_PIECES}`)
  return pieces
}
