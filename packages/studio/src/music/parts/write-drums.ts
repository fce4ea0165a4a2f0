import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Groove, Lines } from '../genres/genre.ts'
import { type DrumName, DRUMS } from '../instruments.ts'
import type { Bar, Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import { readStrikes, strikeVelocity } from './read-strikes.ts'

/** The groove by each bar's energy, a fill at the end of a section, a cymbal where a fuller one begins. */
export function writeDrums(plan: Plan, seeded: SeededRandom): Note[] {
  const { grooves = [], fills } = plan.genre
  return plan.bars.flatMap((bar, index) => {
    const groove = grooveFor(grooves, bar.energy)
    if (!groove) return []
    const turns = bar.isLastOfSection && (bar.place > 0 || bar.isLast) && bar.energy >= 0.5
    const lines = turns && fills ? seeded.pick(fills) : groove.lines
    const before = plan.bars[index - 1]
    const opens = bar.place === 0 && before !== undefined && bar.energy > before.energy && bar.energy >= 0.6
    return [...hitsOf(lines, bar, plan.meter), ...(opens && !plan.genre.slows ? [crashAt(bar.beat, 92)] : [])]
  })
}

const grooveFor = (grooves: readonly Groove[], energy: number): Groove | undefined =>
  grooves.findLast(groove => groove.from <= energy)

const hitsOf = (lines: Lines, bar: Bar, meter: number): Note[] =>
  Object.entries(lines).flatMap(([drum, pattern]) =>
    readStrikes(pattern, bar, meter).map(strike => ({
      beat: strike.beat,
      beats: 0.25,
      pitch: DRUMS[drum as DrumName],
      velocity: strikeVelocity(strike, bar),
    })),
  )

export const crashAt = (beat: number, velocity: number): Note => ({ beat, beats: 2, pitch: DRUMS.crash, velocity })
export const kickAt = (beat: number, velocity: number): Note => ({ beat, beats: 0.5, pitch: DRUMS.kick, velocity })
