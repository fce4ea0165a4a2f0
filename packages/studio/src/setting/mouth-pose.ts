/** The pose of a mouth at a moment, from the analysis of a sound, for lips on the stage. */
export type MouthPose = {
  /** 0 closed, 1 as wide as in singing. */
  open: number
  /** -1 rounded as for an "oo", 1 wide as for an "ee". */
  wide: number
}

/** The mouth motion of a person through a film, frame by frame. `by` are the words for the person, if known. */
export type SpeechTrack = { by?: string; poses: readonly MouthPose[] }

export const CLOSED: MouthPose = { open: 0, wide: 0 }
