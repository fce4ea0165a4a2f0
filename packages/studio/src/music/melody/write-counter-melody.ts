import { pitchClasses } from '../harmony/chords.ts'
import type { Instrument } from '../instruments.ts'
import { type Bar, chordAt, type Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import { scalePitches, nearestPitch } from './ladder.ts'

/** A second voice in long notes: moves where the melody rests on a tone, by the smallest way to another chord tone. */
export function writeCounterMelody(
  plan: Plan,
  plays: (bar: Bar) => boolean,
  instrument: Instrument,
  melody: readonly Note[],
): Note[] {
  const [low, high] = instrument.range
  const middle = low + (high - low) * 0.45
  const notes: Note[] = []
  let pitch = middle
  for (const bar of plan.bars.filter(plays)) {
    const half = plan.meter === 4 ? bar.beats / 2 : bar.beats
    for (let at = bar.beat; at < bar.beat + bar.beats - 1e-6; at += half) {
      const sung = melody.findLast(note => note.beat <= at + 1e-6)?.pitch ?? 0
      const classes = pitchClasses(chordAt(bar, at)).filter(note => (note + plan.key) % 12 !== sung % 12)
      // Drawn to the middle, or it would sink to the end of its range.
      pitch = nearestPitch(
        scalePitches(classes, plan.key, [Math.round(middle - 8), Math.round(middle + 8)]),
        (pitch * 3 + middle) / 4,
      )
      const last = notes.at(-1)
      if (last && last.pitch === pitch && last.beat + last.beats > at - 0.1 && last.beats < plan.meter)
        last.beats += half
      else notes.push({ beat: at, beats: half * 0.97, pitch, velocity: 70 })
    }
  }
  return notes
}
