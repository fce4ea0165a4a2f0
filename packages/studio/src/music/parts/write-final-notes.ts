import type { Part } from '../genres/genre.ts'
import { pitchClasses } from '../harmony/chords.ts'
import type { Instrument } from '../instruments.ts'
import { scalePitches, nearestPitch } from '../melody/ladder.ts'
import type { Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import { rootPitch } from './write-bass.ts'

/** The notes of a part on the final chord: the melody ends on the tonic, the others hold the chord. */
export function writeFinalNotes(
  plan: Plan,
  part: Part,
  instrument: Instrument,
  voicing: readonly number[],
  last: Note | undefined,
): Note[] {
  const beat = plan.lastBeat
  const beats = heldBeatsOf(plan)
  const root = rootPitch(plan.finalChord, plan.key, instrument)
  switch (part.role) {
    case 'melody':
    case 'counter': {
      if (!last) return []
      const wanted = part.role === 'melody' ? [0] : pitchClasses(plan.finalChord).slice(1)
      return [
        {
          beat,
          beats,
          pitch: nearestPitch(scalePitches(wanted, plan.key, instrument.range), last.pitch),
          velocity: 84,
        },
      ]
    }
    case 'pad':
      return voicing.map(pitch => ({ beat, beats, pitch, velocity: 70 }))
    case 'chords':
      return voicing.map(pitch => ({ beat, beats, pitch, velocity: 84 }))
    case 'arpeggio':
      return spreadOf(plan, voicing, beats)
    case 'bass':
      return [{ beat, beats, pitch: root, velocity: 86 }]
    case 'percussion':
      return [{ beat, beats: 1, pitch: instrument.nature === 'unpitched' ? 45 : root, velocity: 92 }]
    case 'runs':
      return []
  }
}

/** An arpeggio up through the chord, a sixteenth apart, while there is time. */
function spreadOf(plan: Plan, voicing: readonly number[], beats: number): Note[] {
  const tones = [...voicing, ...voicing.map(pitch => pitch + 12)]
  const apart = Math.min(0.25, (beats * 0.5) / tones.length)
  return tones.map((pitch, at) => ({
    beat: plan.lastBeat + at * apart,
    beats: beats - at * apart,
    pitch,
    velocity: 78 - 2 * at,
  }))
}

/** Most of the tail; the rest is for the release and the reverb. */
const heldBeatsOf = ({ tailBeats, tempo }: Plan): number => Math.max(tailBeats * 0.4, tailBeats - (1.3 * tempo) / 60)
