/** One subtitle; its text may have several lines. */
export type Cue = { startSeconds: number; endSeconds: number; text: string }

/** Something in a subtitle file that could not be used; lines are counted from 1. */
export type CueProblem = { line: number; says: string }

export type ParsedCues = { cues: Cue[]; problems: CueProblem[] }
