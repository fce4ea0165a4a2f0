import type { Bar, Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import type { Voicings } from './write-voicings.ts'

/** Held chords: common tones continue, for two bars at most. */
export function writePad(plan: Plan, plays: (bar: Bar) => boolean, { of }: Voicings): Note[] {
  const notes: Note[] = []
  for (const bar of plan.bars.filter(plays))
    for (const harmony of bar.chords)
      for (const pitch of of.get(harmony) ?? []) {
        const tied = notes.findLast(note => note.pitch === pitch)
        const goesOn = tied && Math.abs(tied.beat + tied.beats - harmony.beat) < 1e-6 && tied.beats < 2 * plan.meter
        if (goesOn && bar.place > 0) tied.beats += harmony.beats
        else notes.push({ beat: harmony.beat, beats: harmony.beats, pitch, velocity: 66 })
      }
  return notes
}
