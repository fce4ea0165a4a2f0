import { MODES } from '../harmony/modes.ts'
import { scalePitches } from '../melody/ladder.ts'
import type { Bar, Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'

const NOTES = 12

/** A glissando in the last beat before a section, as zither players do. */
export function writeRuns(plan: Plan, plays: (bar: Bar) => boolean): Note[] {
  const rungs = scalePitches(MODES[plan.mode], plan.key, [50, 92])
  return plan.bars
    .filter(bar => bar.isLastOfSection && plays(bar))
    .flatMap((bar, turn) => {
      const rises = turn % 2 === 0
      const run = rises ? rungs.slice(2, 2 + NOTES) : rungs.slice(-NOTES).toReversed()
      const from = bar.beat + bar.beats - 1
      return run.map((pitch, at) => {
        // Fingers gather speed along the strings.
        const place = 1 - (1 - at / NOTES) ** 1.25
        return { beat: from + place, beats: 1.2 - place * 0.5, pitch, velocity: 52 + (26 * at) / NOTES }
      })
    })
}
