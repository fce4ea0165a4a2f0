import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { pitchClasses, scaleOver } from '../harmony/chords.ts'
import { isPentatonic, MODES } from '../harmony/modes.ts'
import type { Instrument } from '../instruments.ts'
import { type Bar, chordAt, type Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import { scalePitches, nearestPitch, stepPitch } from './ladder.ts'
import { type Beat, makeMotif } from './motif.ts'
import { type Gesture, writeGesture } from './write-gesture.ts'

/** The line that is sung along: one motif, developed section by section, in the instrument's own range. */
export function writeMelody(
  plan: Plan,
  plays: (bar: Bar) => boolean,
  instrument: Instrument,
  seeded: SeededRandom,
): Note[] {
  const meter = plan.genre.meter
  const motif = makeMotif(plan.rules.density, meter, seeded.fork('motif'))
  const range = singingRangeOf(instrument, plan.rules.brightness)
  const home = (range[0] + range[1]) / 2
  const notes: Note[] = []
  let last = home
  for (const bar of plan.bars) {
    const gesture = writeGesture(motif, bar.section, bar.place, bar.isLastOfSection, meter, seeded)
    if (!gesture || !plays(bar)) continue
    last = sing(notes, { plan, bar, gesture, range, from: gesture.returns ? home : last })
  }
  return notes
}

/** An octave and a half where the instrument sounds best, higher for bright moods. */
function singingRangeOf({ range: [low, high] }: Instrument, brightness: number): [number, number] {
  const middle = low + (high - low) * (0.52 + 0.16 * brightness)
  return [Math.max(low, Math.round(middle - 9)), Math.min(high, Math.round(middle + 10))]
}

type LineOptions = { plan: Plan; bar: Bar; gesture: Gesture; range: [number, number]; from: number }

/** Adds a bar and returns its last pitch. Strong and long notes are chord tones, the others pass between them. */
function sing(notes: Note[], { plan, bar, gesture, range, from }: LineOptions): number {
  const lifted: [number, number] = gesture.lift > 0 ? [range[0] + 3, range[1] + 3] : range
  let pitch = from + 3 * gesture.lift
  // A bar that only leads in has the end of the gesture.
  const missing = plan.meter - bar.beats
  for (const [index, beat] of gesture.cell.entries()) {
    const at = bar.beat + beat.at / 4 - missing
    if (at < bar.beat) continue
    const chord = chordAt(bar, at)
    const scale = scalePitches(scaleOver(plan.mode, chord), plan.key, lifted)
    const delta = gesture.deltas[index] ?? 0
    const target = delta === 0 ? nearestPitch(scale, pitch) : stepPitch(scale, pitch, delta)
    const isEnd = index === gesture.cell.length - 1
    const tones = scalePitches(tonesOf(plan, bar, at, isEnd ? gesture.close : undefined), plan.key, lifted)
    pitch = isStrong(beat) || (isEnd && gesture.close) ? nearestPitch(tones, target, delta) : target
    notes.push({ beat: at, beats: (beat.length / 4) * plan.rules.legato, pitch, velocity: velocityAt(beat, bar) })
  }
  return pitch - 3 * gesture.lift
}

const isStrong = ({ at, length }: Beat): boolean => at % 8 === 0 || length >= 4

/** Chord tones; a phrase that closes wants the tonic if the chord has it, one that stays open anything but. */
function tonesOf(plan: Plan, bar: Bar, at: number, close?: 'open' | 'closed'): number[] {
  const mode: readonly number[] = MODES[plan.mode]
  const classes = pitchClasses(chordAt(bar, at)).filter(note => !isPentatonic(plan.mode) || mode.includes(note))
  const wanted = classes.filter(note => (note === 0) === (close === 'closed'))
  if (close && wanted.length > 0) return wanted
  return classes.length > 0 ? classes : [...mode]
}

function velocityAt({ at, length }: Beat, { place }: Bar): number {
  const accent = at === 0 ? 1.06 : at % 4 === 0 ? 1 : 0.9
  // A phrase of four bars swells to its third and falls.
  const arc = [0.95, 1, 1.05, 0.97][place % 4]!
  return 84 * accent * arc * (length >= 4 ? 1.03 : 0.97)
}
