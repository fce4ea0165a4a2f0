import type { Part } from '../genres/genre.ts'
import type { Bar, Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import { patternFor, readStrikes, strikeVelocity } from './read-strikes.ts'
import type { Voicings } from './write-voicings.ts'

/** Chords, struck or arpeggiated, by the patterns of the part. */
export function writeChords(plan: Plan, plays: (bar: Bar) => boolean, part: Part, { of }: Voicings): Note[] {
  const { patterns } = part
  if (!patterns) return []
  return plan.bars.filter(plays).flatMap(bar =>
    readStrikes(patternFor(patterns, bar.energy), bar, plan.meter).flatMap(strike => {
      const harmony = bar.chords.findLast(({ beat }) => beat <= strike.beat + 1e-6)
      const voicing = (harmony && of.get(harmony)) ?? []
      const velocity = strikeVelocity(strike, bar)
      return pitchesOf(strike.sign, voicing, part.role).map(pitch => ({
        beat: strike.beat,
        beats: strike.beats,
        pitch,
        velocity,
      }))
    }),
  )
}

/** A digit counts tones from below, continuing into the next octave; in an arpeggio a stroke is the lowest tone. */
function pitchesOf(sign: string, voicing: readonly number[], role: Part['role']): number[] {
  const index = Number(sign) - 1
  if (Number.isNaN(index)) return role === 'arpeggio' ? voicing.slice(0, 1) : [...voicing]
  const pitch = voicing[index % voicing.length]
  return pitch === undefined ? [] : [pitch + 12 * Math.floor(index / voicing.length)]
}
