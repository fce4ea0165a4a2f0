import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Nature } from '../instruments.ts'
import type { Plan } from '../plan/plan.ts'
import type { Role } from '../ensemble.ts'
import type { Note } from '../score.ts'

// The spread of timing of good players in milliseconds.
const LOOSENESS_MS: Record<Role, number> = {
  melody: 7,
  counter: 8,
  pad: 8,
  chords: 5,
  arpeggio: 4,
  bass: 4,
  runs: 6,
  percussion: 4,
  drums: 2.5,
}
// From string to string.
const STRUM_MS = 11
const VELOCITY_SPREAD = 0.05

/** The notes as played: swing, small deviations of time and velocity, strummed chords. */
export function humaniseNotes(
  notes: readonly Note[],
  plan: Plan,
  role: Role,
  nature: Nature,
  seeded: SeededRandom,
): Note[] {
  const beatMs = 60_000 / plan.tempo
  const strummed = nature === 'strummed' && role === 'chords'
  let string = 0
  let struckAt = -1
  return notes
    .toSorted((a, b) => a.beat - b.beat || a.pitch - b.pitch)
    .map(note => {
      const offset = (bellOf(seeded) * LOOSENESS_MS[role]) / beatMs
      string = strummed && note.beat === struckAt ? string + 1 : 0
      struckAt = note.beat
      const swung = swungOf(note.beat, plan)
      const beat = Math.max(0, swung + offset + (string * STRUM_MS) / beatMs)
      const velocity = note.velocity * touchAt(note.beat, plan) * (1 + VELOCITY_SPREAD * bellOf(seeded))
      return {
        beat,
        beats: Math.max(0.05, swungOf(note.beat + note.beats, plan) - swung),
        pitch: note.pitch,
        velocity: Math.round(Math.min(127, Math.max(8, velocity))),
      }
    })
}

/** The velocity of a section by mood; it grows slightly towards the end. */
function touchAt(beat: number, { rules, sections, lastBeat }: Plan): number {
  const [soft, strong] = rules.touch
  const section = sections.findLast(({ startBeat }) => startBeat <= beat + 1e-6)
  const energy = beat >= lastBeat || !section ? 0.7 : section.energy
  const place = section ? (beat - section.startBeat) / section.beats : 0
  return (soft + (strong - soft) * energy) * (1.18 + 0.08 * Math.min(1, place))
}

/** Delays the second note of each pair (swing). */
function swungOf(beat: number, { genre: { swing }, lastBeat }: Plan): number {
  if (!swing || beat >= lastBeat) return beat
  const pair = Math.floor(beat / swing.unit + 1e-9)
  const place = beat / swing.unit - pair
  const moved = place < 0.5 ? place * 2 * swing.part : swing.part + (place - 0.5) * 2 * (1 - swing.part)
  return (pair + moved) * swing.unit
}

/** Approximately normal, within 3. */
const bellOf = (seeded: SeededRandom): number => (seeded.next() + seeded.next() + seeded.next() - 1.5) * 2
