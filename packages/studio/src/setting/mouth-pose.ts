/** How a mouth is held at a moment: what ears find in a sound, and what lips on the stage follow. */
export type MouthPose = {
  /** 0 closed, 1 as far open as when somebody sings. */
  open: number
  /** -1 drawn together as for a kiss or an "oo", 1 drawn apart as for an "ee". */
  wide: number
}

/** How the mouth of somebody moves through a film, frame by frame; whose, by the words that name him, where it is known. */
export type SpeechTrack = { by?: string; poses: readonly MouthPose[] }

export const CLOSED: MouthPose = { open: 0, wide: 0 }
