import { MODES } from '../harmony/modes.ts'
import type { Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import { scalePitches, stepPitch } from './ladder.ts'

// Quick enough to be heard as part of the note, in beats.
const GRACE_BEATS = 0.09

/** A short note from above before every second long one, and a turn within those of three beats and more. */
export function ornamentNotes(notes: readonly Note[], plan: Plan): Note[] {
  const rungs = scalePitches(MODES[plan.mode], plan.key, [24, 108])
  let long = 0
  return notes.flatMap(note => {
    if (note.beats < 0.9 || long++ % 2 === 1) return [note]
    const above = stepPitch(rungs, note.pitch, 1)
    const grace = { ...note, beats: GRACE_BEATS, pitch: above, velocity: note.velocity * 0.8 }
    const rest = { ...note, beat: note.beat + GRACE_BEATS, beats: note.beats - GRACE_BEATS }
    if (note.beats < 2.8) return [grace, rest]
    const turn = note.beat + note.beats - 1
    return [
      grace,
      { ...rest, beats: turn - rest.beat },
      { ...note, beat: turn, beats: 0.25, pitch: above, velocity: note.velocity * 0.85 },
      { ...note, beat: turn + 0.25, beats: 0.75, velocity: note.velocity * 0.85 },
    ]
  })
}
