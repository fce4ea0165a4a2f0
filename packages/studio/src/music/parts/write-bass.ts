import type { Part } from '../genres/genre.ts'
import { type Chord, scaleOver } from '../harmony/chords.ts'
import type { Instrument } from '../instruments.ts'
import { scalePitches, nearestPitch, stepPitch } from '../melody/ladder.ts'
import { type Bar, chordAt, type Plan } from '../plan/plan.ts'
import type { Note } from '../score.ts'
import { patternFor, type Strike, readStrikes, strikeVelocity } from './read-strikes.ts'

// G1: below, small loudspeakers only reproduce the click of a note.
const LOWEST = 31
// A bass drum has one pitch, and a second stroke a fourth above.
const DRUM_PITCH = 45

/** Basses, and drums tuned to the chord. */
export function writeBass(plan: Plan, plays: (bar: Bar) => boolean, part: Part, instrument: Instrument): Note[] {
  const { patterns } = part
  if (!patterns) return []
  return plan.bars.flatMap((bar, index) => {
    if (!plays(bar)) return []
    const next = plan.bars[index + 1]?.chords[0]?.chord ?? plan.finalChord
    return readStrikes(patternFor(patterns, bar.energy), bar, plan.meter).map(strike => ({
      beat: strike.beat,
      beats: strike.beats * 0.95,
      pitch: pitchOf(strike, { plan, instrument, chord: chordAt(bar, strike.beat), next }),
      velocity: strikeVelocity({ ...strike, sign: 'x' }, bar),
    }))
  })
}

type Ground = { plan: Plan; instrument: Instrument; chord: Chord; next: Chord }

function pitchOf({ sign }: Strike, { plan, instrument, chord, next }: Ground): number {
  if (instrument.nature === 'unpitched') return sign === 'R' ? DRUM_PITCH : DRUM_PITCH + 5
  const root = rootPitch(chord, plan.key, instrument)
  const tone = (index: number): number => root + ((chord.tones[index] ?? 7) % 12)
  switch (sign) {
    case '3':
      return tone(1)
    case '5':
      return root + (chord.tones.find(tone => tone >= 6 && tone <= 8) ?? 7)
    case '7':
      return tone(3)
    case '8':
      return root + 12
    case 'a':
      return approachOf(rootPitch(next, plan.key, instrument), root, plan, next)
    default:
      return root
  }
}

/** In the lowest good octave of the instrument. */
export function rootPitch(chord: Chord, key: number, { range }: Instrument): number {
  const low = Math.max(LOWEST, range[0])
  return low + ((chord.root + key - low + 120) % 12)
}

/** The scale step next to the target, on the side of the bass. */
function approachOf(goal: number, from: number, plan: Plan, next: Chord): number {
  const rungs = scalePitches(scaleOver(plan.mode, next), plan.key, [goal - 5, goal + 5])
  return stepPitch(rungs, nearestPitch(rungs, goal), from < goal ? -1 : 1)
}
