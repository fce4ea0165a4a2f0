/** One subtitle; its text may have several lines. */
export type Cue = { startSeconds: number; endSeconds: number; text: string }

/** An unusable part of a subtitle file; lines are counted from 1. */
export type CueProblem = { line: number; says: string }

export type ParsedCues = { cues: Cue[]; problems: CueProblem[] }
